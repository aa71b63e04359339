/** A desk: the table, and how its question is answered; a game adds what its player has in mind (cards selected). */
import type { Drawer } from "../platform/drawer.svelte";
import type { MoveLine, Text } from "../platform/messages";
import type { TableState } from "../platform/table.svelte";

export class Desk<Shown = unknown> {
  /** Lines of the log with which something begins, by their keys. */
  readonly heads: readonly string[] = [];
  /** Titles of what begins without a line that says so, by the key of its first line. */
  readonly titles: Readonly<Record<string, string>> = {};
  private minded = $state(-1);

  constructor(
    readonly state: TableState,
    readonly drawer: Drawer,
  ) {}

  /** The table as the stage shows it now. */
  get view(): Shown {
    return this.state.view as Shown;
  }

  /** What I may play now; empty when I am not asked. */
  get legal(): MoveLine[] {
    return this.state.question?.legal ?? [];
  }

  /** Whether a line only tells more of the one before it. */
  isDetail(_: Text): boolean {
    return false;
  }

  movesOf(kind: string): MoveLine[] {
    return this.legal.filter((move) => move.kind === kind);
  }

  /** Whether what the player has in mind (cards selected, a plan) is for this question: it is good for one only. */
  protected get isFresh(): boolean {
    return this.minded === (this.state.play?.window ?? -2);
  }

  /** From now on it is for this question. */
  protected freshen(): void {
    this.minded = this.state.play?.window ?? -1;
    this.state.refusal = null;
  }

  answer(move: string): void {
    void this.state.answer(move);
  }
}
