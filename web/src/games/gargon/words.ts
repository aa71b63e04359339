/** Cards and colours in words. */
import type { Text } from "../../platform/messages";
import { sayIn } from "../../platform/words";
import { amuletsOn, colourOf, isHidden, valueOf } from "./cards";

export const GAME = "gargon";

/** A text of this game, or of the page. */
export const say = (key: string, values?: Record<string, unknown>): string => sayIn(GAME, key, values);

export const colourText = (letter: string): Text => ({ key: `colour-${letter}` });

export const colourName = (letter: string): string => sayIn(GAME, `colour-${letter}`);

export const creatureName = (letter: string): string => sayIn(GAME, `creature-${letter}`);

/** A card with its creature, colour, value and amulets; of one face down, what its back shows. */
export function cardName(card: string): string {
  const letter = colourOf(card);
  if (isHidden(card)) return `${creatureName(letter)} (${colourName(letter)})`;
  const values = { colour: colourText(letter), value: valueOf(card) };
  return sayIn(GAME, "move-pick", {
    creature: { key: `creature-${letter}` },
    card: { key: "card", values },
    amulets: amuletsOn(valueOf(card)),
  });
}
