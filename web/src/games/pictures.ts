/** What the front page shows of each game before its chunk is loaded: a picture, and how long it takes. */
import type { Component } from "svelte";

import GargonPicture from "./gargon/Picture.svelte";
import MagiciansPicture from "./magicians/Picture.svelte";

export const PICTURES: Record<string, { Picture: Component; minutes: number }> = {
  magicians: { Picture: MagiciansPicture, minutes: 20 },
  gargon: { Picture: GargonPicture, minutes: 45 },
};
