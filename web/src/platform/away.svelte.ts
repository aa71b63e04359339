/** What happened at a table while I was away: since I last looked at it, in this browser. */
import type { LogLine } from "./log";
import { recall, remember } from "./memory";

const LONG = 60_000; // milliseconds out of sight that count as having been away

export class Away {
  /** Whether I am to be told of it. */
  open = $state(true);
  /** The last line that I had seen when I came, 0 if I had never been here; and the last that was told by then. */
  private seen = $state(0);
  private until = $state(0);

  constructor(
    private readonly place: string,
    private readonly log: () => LogLine[],
  ) {
    this.comeBack();
  }

  /** The lines that I have missed. */
  get missed(): LogLine[] {
    return this.seen > 0 ? this.log().filter(({ number }) => number > this.seen && number <= this.until) : [];
  }

  /** Called with every line: all that is there at first I may have missed; what is told while I look, I see. */
  look(hidden: boolean): void {
    const line = this.newest;
    if (line === 0) return;
    if (this.until === 0) this.until = line;
    if (!hidden) this.glance(line);
  }

  /** The page goes out of sight, or comes back into it. */
  turn(hidden: boolean): void {
    if (hidden) {
      this.glance(this.newest);
    } else if (this.comeBack()) {
      this.until = this.newest;
      this.open = true;
    }
    this.look(hidden);
  }

  private get newest(): number {
    return this.log().at(-1)?.number ?? 0;
  }

  /** Remembers for all tabs of this browser that I have seen this line, and when. */
  private glance(line: number): void {
    if (line > 0) remember(this.place, `${line} ${Date.now()}`);
  }

  /** Whether I have been away; what I had seen by then is where the missed lines begin. */
  private comeBack(): boolean {
    const [line = 0, at = 0] = (recall(this.place) ?? "").split(" ").map(Number);
    if (Date.now() - at <= LONG) return false;
    this.seen = line;
    return true;
  }
}
