/** Play now: a table with bots, at which one sits and plays without being asked anything. */
import { known, openTable } from "./api";
import type { GameLine, NewTable } from "./messages";
import type { Proposed } from "./newtable";
import { go } from "./route.svelte";

/** What somebody wants on arriving at a new table: to sit down, and perhaps to start at once. */
export type Intent = "sit" | "start";

const intents = new Map<string, Intent>();

/** What I want at this table, told once. */
export function intentFor(table: string): Intent | null {
  const intent = intents.get(table) ?? null;
  intents.delete(table);
  return intent;
}

/** Goes to a table that was just opened, to sit down on its first free seat. */
export function goAndSit(table: string, start: boolean): void {
  intents.set(table, start ? "start" : "sit");
  go(`/t/${encodeURIComponent(table)}`);
}

/** Opens a table and goes there; where bots fill it, the game starts at once. */
export async function openAndSit(wanted: NewTable, start: boolean): Promise<void> {
  await known();
  const { table } = await openTable(wanted);
  goAndSit(table, start);
}

export const playNow = ({ game, usual }: GameLine, options: Proposed): Promise<void> => {
  const bots = Array.from({ length: usual - 1 }, () => "apprentice");
  return openAndSit({ game, bots, options }, true);
};
