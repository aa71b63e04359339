/** Which cards make a play: the five mixes, the leader's mix to follow, the colours of the last player. (G7 to G9) */
import { colourOf } from "./cards";
import { LETTERS, type Letter } from "./colours";

const MOST_PLAYED = 3;
const OF_ONE_COLOUR = 2;

/** What a seat is held to. */
export interface Limits {
  mix: string | null; // of the leader; null: any of the five
  restricted: string[] | null; // the colours already played, for the last player
}

type Counts = Record<Letter, number>;

const countsOf = (cards: string[]): Counts => {
  const counts: Counts = { w: 0, b: 0, v: 0, r: 0, y: 0, g: 0 };
  for (const card of cards) counts[colourOf(card)] += 1;
  return counts;
};

const size = (counts: Counts): number => LETTERS.reduce((sum, letter) => sum + counts[letter], 0);

/** The mix of some cards, as it is written: `2+1` for a pair and another. */
function mixOf(counts: Counts): string {
  return LETTERS.map((letter) => counts[letter])
    .filter((count) => count > 0)
    .sort((a, b) => b - a)
    .join("+");
}

const isOpen = (letter: Letter, { restricted }: Limits): boolean =>
  restricted === null || restricted.includes(letter);

function isPlay(counts: Counts, limits: Limits): boolean {
  const used = LETTERS.filter((letter) => counts[letter] > 0);
  if (used.length === 0 || size(counts) > MOST_PLAYED) return false;
  if (used.some((letter) => counts[letter] > OF_ONE_COLOUR || !isOpen(letter, limits))) return false;
  return limits.mix === null || mixOf(counts) === limits.mix;
}

/** Whether these cards are a play as they are. */
export const allowed = (cards: string[], limits: Limits): boolean => isPlay(countsOf(cards), limits);

function canGrow(chosen: Counts, held: Counts, limits: Limits): boolean {
  if (isPlay(chosen, limits)) return true;
  if (size(chosen) >= MOST_PLAYED) return false;
  return LETTERS.some((letter) => {
    const more = held[letter] > chosen[letter] && chosen[letter] < OF_ONE_COLOUR && isOpen(letter, limits);
    return more && canGrow({ ...chosen, [letter]: chosen[letter] + 1 }, held, limits);
  });
}

/** Whether some play with these cards can be made of the hand. */
export const possible = (cards: string[], hand: string[], limits: Limits): boolean =>
  canGrow(countsOf(cards), countsOf(hand), limits);

/** How many cards the mix still needs. */
export const missing = (cards: string[], { mix }: Limits): number =>
  mix === null ? 0 : mix.split("+").reduce((sum, part) => sum + Number(part), 0) - cards.length;
