import "./colours.css";

import type { GameParts } from "../parts";
import Ask from "./Ask.svelte";
import { GargonDesk } from "./desk.svelte";
import { frames } from "./frames";
import Hand from "./Hand.svelte";
import Score from "./Score.svelte";
import Seat from "./Seat.svelte";
import Stage from "./Stage.svelte";
import Won from "./Won.svelte";

const parts: GameParts = {
  frames,
  makeDesk: (state, drawer) => new GargonDesk(state, drawer),
  Stage,
  Seat,
  Badge: Won,
  Score,
  Ask,
  Hand,
};

export default parts;
