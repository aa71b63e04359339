/** Cards as they are written: `y12` is the yellow 12, `y` alone a yellow card whose value is hidden. */
import { apart } from "../../platform/numbers";
import { isLetter, LETTERS, type Letter } from "./colours";

const VALUES = 16;
const DIGIT = 7; // bits that a face or a colour takes in an event

export const colourOf = (card: string): Letter => {
  const letter = card.charAt(0);
  if (!isLetter(letter)) throw new Error(`no card: ${card}`);
  return letter;
};

export const valueOf = (card: string): number => Number(card.slice(1));

export const isHidden = (card: string): boolean => card.length === 1;

/** The amulets on a card depend on its value alone. (G2) */
export function amuletsOn(value: number): number {
  if (value === 0 || value > 12) return 0;
  return [5, 3, 2, 1][Math.floor((value - 1) / 3)]!;
}

/** A face as events tell it: 1 to 16 are white, 17 to 32 blue, and so on. */
export const cardOf = (face: number): string =>
  `${LETTERS[Math.floor((face - 1) / VALUES)]}${(face - 1) % VALUES}`;

/** Up to three faces or colours of an event. */
export const facesOf = (told: number): number[] => apart(told, DIGIT, 3).filter((one) => one > 0);

const rank = (card: string): number => LETTERS.indexOf(colourOf(card)) * VALUES + valueOf(card);

/** By colour, then by value. */
export const sorted = (cards: string[]): string[] => [...cards].sort((a, b) => rank(a) - rank(b));

/** The cards without one of this name. */
export function without(cards: string[], card: string): string[] {
  const at = cards.indexOf(card);
  return at < 0 ? cards : [...cards.slice(0, at), ...cards.slice(at + 1)];
}

/** Names that tell cards apart, both 0s of a colour too. */
export const pieces = (cards: string[]): { card: string; piece: string }[] =>
  cards.map((card, i) => ({ card, piece: cards.indexOf(card) < i ? `${card}b` : card }));
