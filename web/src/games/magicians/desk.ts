/** The desk of a player of this game: the table, and how plays are made. */
import type { Desk } from "../parts";
import type { Drawer } from "../../platform/drawer.svelte";
import type { MoveLine } from "../../platform/messages";
import type { TableState } from "../../platform/table.svelte";

export class MagiciansDesk implements Desk {
  readonly heads = ["event-dealt"];

  constructor(
    readonly state: TableState,
    readonly drawer: Drawer,
  ) {}

  /** What I may play now; empty when I am not asked. */
  get legal(): MoveLine[] {
    return this.state.question?.legal ?? [];
  }

  play(move: string): void {
    void this.state.answer(move);
  }
}
