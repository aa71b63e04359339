/** The socket of one table: it comes back when it is lost, and sends again what has no reply yet. */
import { hello } from "./api";
import type { Done, FromPage, FromTable } from "./messages";
import { Refusal, unreachable } from "./refusal";

/** Why the server closes a socket for good (see server/sockets.py). */
export const FOREIGN = 4401;
export const PRIVATE = 4403;
export const UNKNOWN = 4404;
export const FROZEN = 4409;

const WAITS = [200, 500, 1000, 2000, 4000, 8000]; // milliseconds before trying again

/** A request before it has its number. */
export type Wish = FromPage extends infer One ? (One extends FromPage ? Omit<One, "id"> : never) : never;
type Asked = { request: FromPage; done: (done: Done) => void; failed: (why: Refusal) => void };

/** Asking these twice is asking once; of others we cannot know whether they were heard. */
const REPEATABLE = new Set<FromPage["type"]>(["answer", "open", "sit"]);

/** A line that was closed for good says why. */
const CLOSED = new Map<number, Closed>([
  [PRIVATE, "private"],
  [UNKNOWN, "unknown"],
  [FROZEN, "frozen"],
]);
export type Closed = "private" | "unknown" | "frozen";
export type Line = "connecting" | "open" | "lost" | Closed;

export const isClosed = (line: Line): line is Closed => [...CLOSED.values()].some((one) => one === line);

export class TableSocket {
  private socket: WebSocket | null = null;
  private readonly asked = new Map<number, Asked>();
  private next = 1;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly table: string,
    private readonly hear: (message: FromTable) => void,
    private readonly line: (line: Line) => void,
  ) {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  /** Asks the table; the promise is kept when it is done and committed. */
  ask(wish: Wish): Promise<Done> {
    const request = { ...wish, id: this.next++ } as FromPage;
    return new Promise((done, failed) => {
      this.asked.set(request.id, { request, done, failed });
      if (this.isOpen()) this.send(request);
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  private isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  private send(request: FromPage): void {
    this.socket?.send(JSON.stringify(request));
  }

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const address = `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/socket`;
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as FromTable);
    socket.onopen = () => this.resend();
    socket.onclose = (event) => this.lose(event.code);
  }

  private resend(): void {
    for (const { request } of this.asked.values()) this.send(request);
  }

  private receive(message: FromTable): void {
    this.tries = 0;
    this.line("open");
    if (message.type === "done") this.settle(message.id, (one) => one.done(message));
    if (message.type === "refused" && message.id !== null) {
      this.settle(message.id, (one) => one.failed(new Refusal(message.problem)));
    }
    this.hear(message);
  }

  private settle(id: number, how: (one: Asked) => void): void {
    const one = this.asked.get(id);
    this.asked.delete(id);
    if (one) how(one);
  }

  private lose(code: number): void {
    if (this.closed) return;
    const closed = CLOSED.get(code);
    if (closed) return this.line(closed);
    this.giveUpUnsafe();
    this.line("lost");
    const wait = WAITS[Math.min(this.tries++, WAITS.length - 1)]!;
    this.timer = setTimeout(() => void this.again(code), wait);
  }

  /** A request that must not be asked twice is given back to whoever made it. */
  private giveUpUnsafe(): void {
    for (const [id, { request, failed }] of this.asked) {
      if (REPEATABLE.has(request.type)) continue;
      this.asked.delete(id);
      failed(unreachable());
    }
  }

  private async again(code: number): Promise<void> {
    if (code === FOREIGN) await hello().catch(() => null);
    if (!this.closed) this.connect();
  }

  /** Back online, or looked at again: no need to wait longer. */
  private readonly hurry = (): void => {
    if (this.closed || document.hidden || this.socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.timer);
    this.connect();
  };
}
