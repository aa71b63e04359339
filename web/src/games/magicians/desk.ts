/** The desk of a player of this game: the table alone, for every play is a button. */
import { Desk } from "../desk.svelte";
import type { Shown } from "./frames";

export class MagiciansDesk extends Desk<Shown> {
  override readonly heads = ["event-dealt"];
}
