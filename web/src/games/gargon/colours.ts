/** The six creatures: each has a colour, a letter, an icon and a pattern. (G1) */
import dragon from "icon:dragon-head";
import fairy from "icon:fairy";
import gargoyle from "icon:gargoyle";
import pegasus from "icon:pegasus";

import { MANTICORE, PHOENIX } from "./drawings";

/** In the order in which cards are sorted and picked. */
export const LETTERS = ["w", "b", "v", "r", "y", "g"] as const;
export type Letter = (typeof LETTERS)[number];

export const ICONS: Record<Letter, string | string[]> = {
  w: dragon,
  b: pegasus,
  v: gargoyle,
  r: PHOENIX,
  y: MANTICORE,
  g: fairy,
};

export const isLetter = (text: string): text is Letter => LETTERS.some((letter) => letter === text);
