import "./things.css";

import type { GameParts } from "../parts";
import Ask from "./Ask.svelte";
import { DragonstonesDesk } from "./desk.svelte";
import { frames } from "./frames";
import Hand from "./Hand.svelte";
import Points from "./Points.svelte";
import Seat from "./Seat.svelte";
import Stage from "./Stage.svelte";

const parts: GameParts = {
  frames,
  makeDesk: (state, drawer) => new DragonstonesDesk(state, drawer),
  Stage,
  Seat,
  Badge: Points,
  Ask,
  Hand,
};

export default parts;
