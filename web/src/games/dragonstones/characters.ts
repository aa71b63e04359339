/** The characters as pictures: an icon and a tone each; those that a table brings along share one. (D16 to D42) */
import anvil from "icon:anvil";
import badGnome from "icon:bad-gnome";
import bandit from "icon:bandit";
import cauldron from "icon:cauldron";
import doubleDragon from "icon:double-dragon";
import dragonHead from "icon:dragon-head";
import dragonSpiral from "icon:dragon-spiral";
import dwarfFace from "icon:dwarf-face";
import fairy from "icon:fairy";
import ghost from "icon:ghost";
import goblinHead from "icon:goblin-head";
import magicSwirl from "icon:magic-swirl";
import pointyHat from "icon:pointy-hat";
import robber from "icon:robber";
import scroll from "icon:scroll-unfurled";
import seaDragon from "icon:sea-dragon";
import shamrock from "icon:shamrock";
import skullStaff from "icon:skull-staff";
import spikedDragonHead from "icon:spiked-dragon-head";
import swapBag from "icon:swap-bag";
import topHat from "icon:top-hat";
import troll from "icon:troll";
import twoShadows from "icon:two-shadows";
import warlockHood from "icon:warlock-hood";
import witchFace from "icon:witch-face";
import wizardFace from "icon:wizard-face";
import womanElfFace from "icon:woman-elf-face";
import wyvern from "icon:wyvern";

/** What a character is about, as the ground of its picture. */
export type Tone = "r" | "b" | "y" | "stones" | "points" | "coins" | "tricks" | "curse" | "own";

export interface Figure {
  icon: string;
  tone: Tone;
  /** Two that share a name are told apart by this. (D37) */
  mark?: string;
}

/** In the order of their numbers. (printed.toml) */
const PRINTED: [string, Figure][] = [
  ["witch", { icon: witchFace, tone: "curse" }],
  ["red-dragon", { icon: dragonHead, tone: "r" }],
  ["blue-dragon", { icon: seaDragon, tone: "b" }],
  ["yellow-dragon", { icon: spikedDragonHead, tone: "y" }],
  ["magician", { icon: wizardFace, tone: "points" }],
  ["enchanter", { icon: magicSwirl, tone: "points" }],
  ["sorcerer", { icon: warlockHood, tone: "points" }],
  ["thief", { icon: robber, tone: "tricks" }],
  ["alchemist", { icon: cauldron, tone: "coins" }],
  ["ancient-dragon", { icon: dragonSpiral, tone: "stones" }],
  ["apprentice", { icon: pointyHat, tone: "points" }],
  ["brigand", { icon: bandit, tone: "tricks" }],
  ["charlatan", { icon: topHat, tone: "points" }],
  ["doppelganger", { icon: twoShadows, tone: "tricks" }],
  ["two-headed-dragon", { icon: doubleDragon, tone: "stones" }],
  ["rainbow-dragon", { icon: wyvern, tone: "stones" }],
  ["enchantress", { icon: womanElfFace, tone: "points" }],
  ["ghost", { icon: ghost, tone: "tricks" }],
  ["fairy", { icon: fairy, tone: "coins" }],
  ["gnome", { icon: badGnome, tone: "coins" }],
  ["goblin", { icon: goblinHead, tone: "tricks" }],
  ["leprechaun", { icon: shamrock, tone: "tricks" }],
  ["merchant", { icon: swapBag, tone: "stones" }],
  ["dwarf-4", { icon: dwarfFace, tone: "coins", mark: "4" }],
  ["dwarf-5", { icon: dwarfFace, tone: "coins", mark: "5" }],
  ["necromancer", { icon: skullStaff, tone: "curse" }],
  ["goldsmith", { icon: anvil, tone: "coins" }],
  ["troll", { icon: troll, tone: "tricks" }],
];

const FIGURES = new Map(PRINTED);

/** The picture of a character. */
export const figureOf = (id: string): Figure => FIGURES.get(id) ?? { icon: scroll, tone: "own" };

/** A character that an event tells by its number, from 1. */
export const idOf = (number: number): string => PRINTED[number - 1]?.[0] ?? `own-${number - PRINTED.length}`;
