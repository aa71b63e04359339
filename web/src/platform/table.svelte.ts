/** One table as this page knows it: who sits there, what is on the stage, what was told, what was refused. */
import { flushSync } from "svelte";

import { known } from "./api";
import type { Frame, Frames } from "./frames";
import type { FromTable, Line as ChatLine, MoveLine, Play, Problem, Table, Text } from "./messages";
import { commitNonce, nonceOf } from "./nonce";
import { Presenter } from "./presenter";
import { problemOf } from "./refusal";
import { TableSocket, type Line, type Wish } from "./socket";

export interface LogLine {
  number: number;
  text: Text;
}

/** What is asked of me. */
export interface Question {
  window: number;
  legal: MoveLine[];
}

const KEPT = 400; // lines of the log

export class TableState {
  line = $state<Line>("connecting");
  table = $state.raw<Table | null>(null);
  /** The view that the stage shows, and the newest message that is shown whole. */
  view = $state.raw<unknown>(null);
  play = $state.raw<Play | null>(null);
  /** When the newest message came, for the clocks. */
  heard = $state(0);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  refusal = $state.raw<Problem | null>(null);
  /** Whether frames are being shown. */
  showing = $state(false);
  /** An answer of mine is on its way. */
  sending = $state(false);
  root: HTMLElement | null = null;

  private socket: TableSocket | null = null;
  private frames: Frames<unknown> | null = null;
  private newest: Play | null = null;
  private readonly unshown: Play[] = [];
  private last: unknown = null; // the view that the newest frame leads to
  private lines = 0;
  private opened: string | null = null;
  private readonly presenter = new Presenter<unknown>({
    show: (frame) => this.show(frame),
    rest: () => this.rest(),
    root: () => this.root,
  });

  constructor(readonly number: string) {}

  /** My question, once all that led to it has been shown. */
  get question(): Question | null {
    const play = this.play;
    if (!play || this.showing || this.sending || play.window === null) return null;
    return { window: play.window, legal: play.legal };
  }

  get you(): number | null {
    return this.table?.you ?? null;
  }

  async connect(): Promise<void> {
    await known().catch(() => null);
    this.socket = new TableSocket(
      this.number,
      (message) => this.hear(message),
      (line) => (this.line = line),
    );
  }

  close(): void {
    this.socket?.close();
  }

  /** The game's way to show what happens; messages wait until it is loaded. */
  showWith(frames: Frames<unknown>): void {
    this.frames = frames;
    for (const play of this.unshown.splice(0)) this.stage(play);
  }

  readonly hurry = (): void => this.presenter.hurry();

  // ------------------------------------------------------------ what I ask

  /** Asks the table. What is refused is shown; the reply is null then. */
  async ask(wish: Wish): Promise<{ table?: string | null } | null> {
    this.refusal = null;
    try {
      return (await this.socket?.ask(wish)) ?? null;
    } catch (error) {
      this.refusal = problemOf(error);
      return null;
    }
  }

  /** Answers the question; an answer that the rules forbid is asked all the same, to be told why. */
  async answer(move: string): Promise<boolean> {
    const question = this.question;
    if (!question) return false;
    this.sending = true;
    const done = await this.ask({ type: "answer", window: question.window, move });
    this.sending = false;
    return done !== null;
  }

  /** Takes my last move back; the log keeps what was told, and says so. */
  async undo(): Promise<void> {
    if (await this.ask({ type: "undo" })) this.write([{ key: "page-undone" }]);
  }

  async sit(seat: number): Promise<boolean> {
    const done = await this.ask({ type: "sit", seat, nonce_hash: commitNonce(this.number) });
    if (!done && this.you !== null) this.refusal = null; // asked twice, heard twice: I do sit
    return done !== null || this.you !== null;
  }

  // ------------------------------------------------------------ what I hear

  private hear(message: FromTable): void {
    if (message.type === "table") this.hearTable(message);
    if (message.type === "play") this.hearPlay(message);
    if (message.type === "line") this.hearLine(message);
    if (message.type === "refused" && message.id === null) this.refusal = message.problem;
  }

  /** The server counts anew for every socket; here the lines go on. */
  private hearLine(line: ChatLine): void {
    const number = (this.chat.at(-1)?.number ?? 0) + 1;
    this.chat = [...this.chat, { ...line, number }].slice(-KEPT);
  }

  private hearTable(table: Table): void {
    this.table = table;
    const nonce = nonceOf(this.number);
    const commitment = table.fairness.nonce_hashes[table.you ?? -1] ?? "";
    if (!table.nonce_wanted || nonce === null || this.opened === commitment) return;
    this.opened = commitment;
    void this.ask({ type: "open", nonce });
  }

  private hearPlay(play: Play): void {
    this.newest = play;
    this.heard = Date.now();
    if (this.frames) this.stage(play);
    else this.unshown.push(play);
  }

  // ------------------------------------------------------------ what is shown

  private stage(play: Play): void {
    const frames = this.frames!(this.last, play);
    this.last = frames.at(-1)?.view ?? play.view;
    this.showing = true;
    this.presenter.add(frames);
  }

  private show(frame: Frame<unknown>): void {
    flushSync(() => {
      this.view = frame.view;
      if (frame.told.length > 0) this.write(frame.told);
    });
  }

  private write(told: Text[]): void {
    const lines = told.map((text) => ({ number: ++this.lines, text }));
    this.log = [...this.log, ...lines].slice(-KEPT);
  }

  private rest(): void {
    flushSync(() => {
      this.play = this.newest;
      this.showing = false;
    });
  }
}
