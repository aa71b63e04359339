/** What a host fills in for a new table, and the request that comes of it. */
import type { Clock, GameLine, NewTable, OptionLine } from "./messages";

export const BOTS = ["apprentice", "mage", "archmage", "random"] as const;

/** How an option is filled in: by what it takes. */
export type Field =
  | { kind: "flag" }
  | { kind: "count"; low: number; high: number }
  | { kind: "choice"; values: string[] }
  | { kind: "lines" }
  | { kind: "text" };

export function fieldOf({ allowed, file }: OptionLine): Field {
  const values = allowed.values ?? {};
  if (file) return { kind: "lines" };
  if (allowed.key === "allowed-flag") return { kind: "flag" };
  if (allowed.key === "allowed-count")
    return { kind: "count", low: Number(values["low"]), high: Number(values["high"]) };
  if (allowed.key === "allowed-choice") return { kind: "choice", values: (values["values"] as string[]) ?? [] };
  return { kind: "text" };
}

/** What an option is if nothing is said, with so many at the table. */
export const usualOf = ({ usual }: OptionLine, { low }: GameLine, seats: number): unknown => usual[seats - low];

export type Proposed = Record<string, string>;

export interface Form {
  game: string;
  seats: number;
  bots: (string | null)[]; // for the seats after the host's
  options: Record<string, string | number | boolean | null>;
  clock: Required<Clock>;
  join: "anyone" | "link";
  watch: "anyone" | "nobody";
}

/** A box is ticked or not and a choice is made from the beginning; other fields are empty. */
function shownAtFirst(option: OptionLine, usual: unknown): string | boolean | null {
  const { kind } = fieldOf(option);
  if (kind === "flag") return usual === true;
  return kind === "choice" ? String(usual) : null;
}

/** An empty form; a page may propose options where the game itself would have them otherwise. */
export const newForm = (game: GameLine, proposed: Proposed = {}): Form => ({
  game: game.game,
  seats: game.usual,
  bots: Array.from({ length: game.high - 1 }, () => null),
  options: Object.fromEntries(
    game.options.map((one) => [
      one.name,
      proposed[one.name] ?? shownAtFirst(one, usualOf(one, game, game.usual)),
    ]),
  ),
  clock: { kind: "none", seconds: 60, increment: 10 },
  join: "link",
  watch: "anyone",
});

/** The text of a file has lines: one line alone would be the name of a file, and the server reads none. */
const inLines = (value: Form["options"][string]): Form["options"][string] =>
  typeof value === "string" && !value.includes("\n") ? `${value}\n` : value;

/** Options left empty are left to the game. */
export function requestOf(form: Form, game: GameLine): NewTable {
  const files = game.options.filter((one) => fieldOf(one).kind === "lines").map(({ name }) => name);
  const given = Object.entries(form.options)
    .filter(([, value]) => value !== null && (typeof value !== "string" || value.trim() !== ""))
    .map(([name, value]) => [name, files.includes(name) ? inLines(value) : value]);
  const { kind, seconds, increment } = form.clock;
  const clock = kind === "none" ? { kind } : kind === "move" ? { kind, seconds } : { kind, seconds, increment };
  return {
    game: form.game,
    seats: form.seats,
    bots: form.bots.slice(0, form.seats - 1),
    options: Object.fromEntries(given),
    clock,
    join: form.join,
    watch: form.watch,
  };
}

/** Whether nobody is waited for. */
export const isFull = (form: Form): boolean => form.bots.slice(0, form.seats - 1).every((bot) => bot !== null);
