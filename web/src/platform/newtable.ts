/** What a host fills in for a new table, and the request that comes of it. */
import type { Clock, GameLine, NewTable, OptionLine } from "./messages";

export const BOTS = ["apprentice", "random"] as const;

/** How an option is filled in: by what it takes. */
export type Field =
  | { kind: "flag" }
  | { kind: "count"; low: number; high: number }
  | { kind: "choice"; values: string[] }
  | { kind: "lines" }
  | { kind: "text" };

/** What is a list if nothing is said takes the text of a file. */
export function fieldOf({ allowed, usual }: OptionLine): Field {
  const values = allowed.values ?? {};
  if (allowed.key === "allowed-flag") return { kind: "flag" };
  if (allowed.key === "allowed-count")
    return { kind: "count", low: Number(values["low"]), high: Number(values["high"]) };
  if (allowed.key === "allowed-choice") return { kind: "choice", values: (values["values"] as string[]) ?? [] };
  return { kind: Array.isArray(usual[0]) ? "lines" : "text" };
}

/** What an option is if nothing is said, with so many at the table. */
export const usualOf = ({ usual }: OptionLine, { low }: GameLine, seats: number): unknown => usual[seats - low];

export interface Form {
  game: string;
  seats: number;
  bots: (string | null)[]; // for the seats after the host's
  options: Record<string, string | number | boolean | null>;
  clock: Required<Clock>;
  join: "anyone" | "link";
  watch: "anyone" | "nobody";
}

export const newForm = (game: GameLine): Form => ({
  game: game.game,
  seats: game.usual,
  bots: Array.from({ length: game.high - 1 }, () => null),
  options: Object.fromEntries(
    game.options.map((one) => [
      one.name,
      fieldOf(one).kind === "flag" ? usualOf(one, game, game.usual) === true : null,
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
