/** What the front page shows of each game before its chunk is loaded: a picture, and how long it takes. */
import type { Component } from "svelte";

import type { GameLine } from "../platform/messages";
import DragonstonesPicture from "./dragonstones/Picture.svelte";
import GargonPicture from "./gargon/Picture.svelte";
import MagiciansPicture from "./magicians/Picture.svelte";

export const PICTURES: Record<string, { Picture: Component; minutes: number }> = {
  magicians: { Picture: MagiciansPicture, minutes: 20 },
  gargon: { Picture: GargonPicture, minutes: 45 },
  dragonstones: { Picture: DragonstonesPicture, minutes: 40 },
};

/** The games that this page can show, in its own order: the server may know more of them. */
export function shownGames(games: GameLine[]): GameLine[] {
  const order = Object.keys(PICTURES);
  const known = games.filter(({ game }) => order.includes(game));
  return known.sort((a, b) => order.indexOf(a.game) - order.indexOf(b.game));
}
