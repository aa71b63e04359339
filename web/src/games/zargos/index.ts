import "./things.css";

import type { GameParts } from "../parts";
import Ask from "./Ask.svelte";
import Badge from "./Badge.svelte";
import { ZargosDesk } from "./desk.svelte";
import { frames } from "./frames";
import Hand from "./Hand.svelte";
import Score from "./Score.svelte";
import Seat from "./Seat.svelte";
import Stage from "./Stage.svelte";

const parts: GameParts = {
  frames,
  makeDesk: (state, drawer) => new ZargosDesk(state, drawer),
  Stage,
  Seat,
  Badge,
  Score,
  Ask,
  Hand,
  dock: "min(13.6rem, 32dvh)",
};

export default parts;
