/** What a viewer calls the seats of a table. */
import type { Names } from "./catalogue";
import type { ChairLine, Table } from "./messages";
import { say } from "./words";

/** The names that people gave themselves. */
export const namesOf =
  (table: Table | null): Names =>
  (seat) =>
    table?.chairs[seat]?.name || null;

/** A seat in a word: you, somebody's name, or a number. */
export function seatLabel(table: Table | null, seat: number): string {
  if (table?.you === seat) return say("seat-you");
  return namesOf(table)(seat) ?? say("seat-other", { number: seat + 1 });
}

/** Seats of people, whether a bot stands in for them or not. */
export const people = (chairs: ChairLine[]): number[] =>
  chairs.flatMap((chair, seat) => (chair.taken && !chair.bot ? [seat] : []));

export const isBot = (chair: ChairLine): boolean => chair.bot !== null || chair.stand_in;
