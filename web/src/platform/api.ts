/** The lobby, over HTTP. */
import type { GameLine, Me, NewTable, Problem, TableLine } from "./messages";
import { Refusal, unreachable } from "./refusal";

async function ask<Answer>(method: string, path: string, data?: unknown): Promise<Answer> {
  const body = data === undefined ? {} : { body: JSON.stringify(data) };
  const headers = { "content-type": "application/json" };
  const response = await fetch(`/api${path}`, { method, headers, ...body }).catch(() => null);
  if (!response) throw unreachable();
  const told: unknown = await response.json().catch(() => null);
  if (!response.ok) throw told ? new Refusal(told as Problem) : unreachable();
  return told as Answer;
}

let greeting: Promise<Me> | null = null;

/** Who I am, asked anew. */
export const hello = (): Promise<Me> => (greeting = ask<Me>("POST", "/me"));
/** Makes sure that the server knows me; asked once. */
export const known = (): Promise<Me> => (greeting ??= hello().catch(forget));

function forget(error: unknown): never {
  greeting = null;
  throw error;
}

export const rename = (name: string): Promise<Me> => ask("PATCH", "/me", { name });
export const games = (): Promise<GameLine[]> => ask("GET", "/games");
export const openTables = (): Promise<TableLine[]> => ask("GET", "/tables");
export const oneTable = (table: string): Promise<TableLine> => ask("GET", `/tables/${encodeURIComponent(table)}`);
export const openTable = (wanted: NewTable): Promise<TableLine> => ask("POST", "/tables", wanted);
