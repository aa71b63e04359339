/** What every game brings to the table page, each in a chunk of its own. */
import type { Component } from "svelte";

import type { Drawer } from "../platform/drawer.svelte";
import type { Frames } from "../platform/frames";
import type { TableState } from "../platform/table.svelte";
import type { Desk } from "./desk.svelte";

// Which view and which desk a game's parts take is the game's own business: only here are they not named.
export interface GameParts {
  frames: Frames<any>;
  makeDesk(state: TableState, drawer: Drawer): Desk;
  /** The middle of the table. */
  Stage: Component<{ desk: any; view: any }>;
  /** What everybody sees of one seat, in the strip of players. */
  Seat: Component<{ desk: any; view: any; seat: number }>;
  /** What stands beside a seat's name. */
  Badge?: Component<{ desk: any; view: any; seat: number }>;
  /** What the points of a seat are made of, once the game is over. */
  Score?: Component<{ desk: any; view: any; seat: number }>;
  /** What I am asked, with the buttons to answer. */
  Ask: Component<{ desk: any; view: any }>;
  /** The least height of my things and of what I am asked, so that the stage keeps its size. */
  dock?: string;
  /** My own things. */
  Hand: Component<{ desk: any; view: any }>;
}

const LOADERS: Record<string, () => Promise<{ default: GameParts }>> = {
  dragonstones: () => import("./dragonstones"),
  gargon: () => import("./gargon"),
  magicians: () => import("./magicians"),
  zargos: () => import("./zargos"),
};

/** The parts of a game; null for one that this page does not know. */
export async function loadParts(game: string): Promise<GameParts | null> {
  const loaded = await LOADERS[game]?.();
  return loaded?.default ?? null;
}
