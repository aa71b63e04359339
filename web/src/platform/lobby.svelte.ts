/** What the front page knows: the games, my tables, open tables, my name. */
import { games, hello, openTables, rename } from "./api";
import type { GameLine, Me, Problem, TableLine } from "./messages";
import { problemOf } from "./refusal";

const LOOK = 8000; // milliseconds between two looks at open tables
const SOON = 1000; // and until the games are known

export class Lobby {
  games = $state.raw<GameLine[] | null>(null);
  me = $state.raw<Me | null>(null);
  open = $state.raw<TableLine[]>([]);
  problem = $state.raw<Problem | null>(null);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  /** The tables where I sit and the game is not over; those that a change of rules has ended are shown as such. */
  get mine(): TableLine[] {
    return (this.me?.tables ?? []).filter(({ status }) => status !== "over");
  }

  /** Tables of others with a seat for me. */
  get joinable(): TableLine[] {
    const own = new Set(this.mine.map(({ table }) => table));
    return this.open.filter(({ table, free }) => free > 0 && !own.has(table));
  }

  async start(): Promise<void> {
    await Promise.all([this.greet(), this.look()]);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  async rename(name: string): Promise<void> {
    await this.attempt(async () => (this.me = await rename(name)));
  }

  private async greet(): Promise<void> {
    await this.attempt(async () => (this.me = await hello()));
  }

  private async look(): Promise<void> {
    await this.attempt(async () => {
      [this.games, this.open] = await Promise.all([games(), openTables()]);
    });
    if (!this.closed) this.timer = setTimeout(() => void this.look(), this.games ? LOOK : SOON);
  }

  private async attempt(what: () => Promise<unknown>): Promise<void> {
    try {
      await what();
      this.problem = null;
    } catch (error) {
      this.problem = problemOf(error);
    }
  }
}
