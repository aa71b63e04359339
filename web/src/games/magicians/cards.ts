/** The faces of the cards: 1 to 13, `ball` and `J`. (M1) */
import cowled from "icon:cowled";
import crescentStaff from "icon:crescent-staff";
import crystalBall from "icon:crystal-ball";
import enlightenment from "icon:enlightenment";
import fireSpell from "icon:fire-spell-cast";
import hood from "icon:hood";
import jesterHat from "icon:jester-hat";
import magicPalm from "icon:magic-palm";
import orbWand from "icon:orb-wand";
import pointyHat from "icon:pointy-hat";
import robe from "icon:robe";
import warlockHood from "icon:warlock-hood";
import witchFace from "icon:witch-face";
import wizardFace from "icon:wizard-face";
import wizardStaff from "icon:wizard-staff";

export const BALL = "ball";
export const JOKER = "J";

/** Magicians, mightier with every value: from a hood in the dark to the burning book. */
const MAGICIANS = [
  hood,
  pointyHat,
  robe,
  cowled,
  magicPalm,
  orbWand,
  witchFace,
  crescentStaff,
  warlockHood,
  fireSpell,
  wizardStaff,
  wizardFace,
  enlightenment,
];

export function iconOf(card: string): string {
  if (card === BALL) return crystalBall;
  return card === JOKER ? jesterHat : MAGICIANS[Number(card) - 1]!;
}

/** How mighty a card looks, from 0 to 1. */
export const might = (card: string): number => (card === BALL || card === JOKER ? 0.5 : (Number(card) - 1) / 12);
