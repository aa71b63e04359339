/** What the page knows of each game before its chunk is loaded. */
import type { Component } from "svelte";

import type { GameLine } from "../platform/messages";
import type { Proposed } from "../platform/newtable";
import DragonstonesPicture from "./dragonstones/Picture.svelte";
import GargonPicture from "./gargon/Picture.svelte";
import MagiciansPicture from "./magicians/Picture.svelte";
import ZargosPicture from "./zargos/Picture.svelte";

interface Glimpse {
  Picture: Component;
  /** How long it takes. */
  minutes: number;
  /** What the page proposes where the game itself would have it otherwise. */
  options?: Proposed;
}

export const PICTURES: Record<string, Glimpse> = {
  magicians: { Picture: MagiciansPicture, minutes: 20 },
  gargon: { Picture: GargonPicture, minutes: 45 },
  dragonstones: { Picture: DragonstonesPicture, minutes: 40 },
  zargos: { Picture: ZargosPicture, minutes: 150, options: { setup: "quick" } },
};

/** The games that this page can show, in its own order: the server may know more of them. */
export function shownGames(games: GameLine[]): GameLine[] {
  const order = Object.keys(PICTURES);
  const known = games.filter(({ game }) => order.includes(game));
  return known.sort((a, b) => order.indexOf(a.game) - order.indexOf(b.game));
}
