import type { GameParts } from "../parts";
import Ask from "./Ask.svelte";
import { MagiciansDesk } from "./desk";
import { frames } from "./frames";
import Hand from "./Hand.svelte";
import Seat from "./Seat.svelte";
import Stage from "./Stage.svelte";

const parts: GameParts = {
  frames,
  makeDesk: (state, drawer) => new MagiciansDesk(state, drawer),
  Stage,
  Seat,
  Ask,
  Hand,
};

export default parts;
