/** The legal plays, sorted to where one clicks for them: a value of the hand, the pile, or jokers by themselves. */
import type { MoveLine } from "../../platform/messages";
import { JOKER } from "./cards";

const NATURAL_TOP = 1; // the top of the pile is used as a magician (moves.py)

/** Cards of one value in the hand. */
export interface Group {
  card: string;
  count: number;
}

export function groupsOf(hand: string[]): Group[] {
  const groups: Group[] = [];
  for (const card of hand) {
    const last = groups.at(-1);
    if (last?.card === card) last.count += 1;
    else groups.push({ card, count: 1 });
  }
  return groups;
}

const arg = (move: MoveLine, name: string): number => move.args[name] ?? 0;

/** What a play announces. */
export function totalOf(move: MoveLine): number {
  const cards = arg(move, "naturals") + arg(move, "jokers") + (arg(move, "top") > 0 ? 1 : 0);
  return arg(move, "value") * cards;
}

const rising = (moves: MoveLine[]): MoveLine[] => [...moves].sort((a, b) => totalOf(a) - totalOf(b));

/** Plays with magicians of this value from the hand; for a crystal ball, playing it. */
export function playsWith(legal: MoveLine[], card: string): MoveLine[] {
  const fits = (move: MoveLine): boolean =>
    move.kind === "play" && arg(move, "naturals") > 0 && String(arg(move, "value")) === card;
  return rising(legal.filter((move) => fits(move) || move.move === card));
}

/** Plays with the top of the pile and no magician of the hand. */
export function playsFromPile(legal: MoveLine[]): MoveLine[] {
  const fits = (move: MoveLine): boolean =>
    move.kind === "play" && arg(move, "naturals") === 0 && arg(move, "top") === NATURAL_TOP;
  return rising(legal.filter((move) => fits(move) || move.move === "^ball"));
}

/** Jokers by themselves, whose value one names: a row for one joker, a row for two. */
export function jokerRows(legal: MoveLine[]): { cards: string; plays: MoveLine[] }[] {
  const rows = new Map<string, MoveLine[]>();
  for (const move of legal) {
    const alone = /^([^=\d]+)=\d+$/.exec(move.move)?.[1];
    if (alone) rows.set(alone, [...(rows.get(alone) ?? []), move]);
  }
  return [...rows].map(([cards, plays]) => ({ cards, plays: rising(plays) }));
}

/** A play that asks the server why nothing can be played with these cards. */
export const attempt = ({ card, count }: Group): string =>
  card === JOKER
    ? `${Array.from({ length: count }, () => JOKER).join("+")}=7`
    : Array.from({ length: card === "ball" ? 1 : count }, () => card).join("+");
