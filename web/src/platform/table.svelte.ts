/** One table as this page knows it: who sits there, what is on the stage, what was told, what was refused. */
import { flushSync } from "svelte";

import { known } from "./api";
import { Away } from "./away.svelte";
import type { Frame, Frames } from "./frames";
import { written, type LogLine } from "./log";
import type { FromTable, Line as ChatLine, MoveLine, Play, Problem, Table, Text } from "./messages";
import { commitNonce, nonceOf } from "./nonce";
import { Presenter } from "./presenter";
import { problemOf } from "./refusal";
import { TableSocket, type Line, type Wish } from "./socket";

/** What is asked of me. */
export interface Question {
  window: number;
  legal: MoveLine[];
}

/** A frame, and how many lines of the log stand before those it tells. */
type Placed = Frame<unknown> & { after: number };

const KEPT = 200; // lines of chat
const NOTICE = 6000; // milliseconds for which a notice stays

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
  /** Something that was just said and is no part of the log. */
  notice = $state.raw<Text | null>(null);
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
  private opened: string | null = null;
  private noticed: ReturnType<typeof setTimeout> | undefined;
  private readonly presenter = new Presenter<Placed>({
    show: (frame) => this.show(frame),
    rest: () => this.rest(),
    root: () => this.root,
  });

  private awaiting: (() => void)[] = [];

  readonly away: Away;

  constructor(readonly number: string) {
    this.away = new Away(`log.${number}`, () => this.log);
  }

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
    clearTimeout(this.noticed);
    this.socket?.close();
  }

  /** The game's way to show what happens; messages wait until it is loaded. */
  showWith(frames: Frames<unknown>): void {
    this.frames = frames;
    for (const play of this.unshown.splice(0)) this.stage(play);
  }

  /** Waits until all that came has been shown. */
  async settled(): Promise<void> {
    while (this.showing) await new Promise<void>((resolve) => this.awaiting.push(resolve));
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
    this.away.open = false;
    const done = await this.ask({ type: "answer", window: question.window, move });
    this.sending = false;
    return done !== null;
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

  /** On coming back all lines come again: each is kept once. */
  private hearLine(line: ChatLine): void {
    if (line.number > (this.chat.at(-1)?.number ?? 0)) this.chat = [...this.chat, line].slice(-KEPT);
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
    if (play.notice) this.note(play.notice);
    if (this.frames) this.stage(play);
    else this.unshown.push(play);
  }

  private note(notice: Text): void {
    this.notice = notice;
    clearTimeout(this.noticed);
    this.noticed = setTimeout(() => (this.notice = null), NOTICE);
  }

  // ------------------------------------------------------------ what is shown

  private stage(play: Play): void {
    if (play.whole) this.forget();
    const frames = this.frames!(this.last, play);
    this.last = frames.at(-1)?.view ?? play.view;
    if (this.isAside(play)) return this.rest(this.last);
    this.showing = true;
    let after = play.after;
    const placed = frames.map((frame): Placed => {
      after += frame.told.length;
      return { ...frame, calm: play.whole, after: after - frame.told.length };
    });
    this.presenter.add(placed);
  }

  /** Whether nothing has happened and my question stays: somebody else has answered, say. It stays under my finger. */
  private isAside({ events, told, window, after }: Play): boolean {
    const undone = after < (this.log.at(-1)?.number ?? 0);
    return !this.presenter.busy && !undone && events.length + told.length === 0 && window === this.play?.window;
  }

  /** All is told anew: on coming, and on coming back. */
  private forget(): void {
    this.presenter.clear();
    this.last = null;
    this.log = [];
  }

  private show(frame: Placed): void {
    flushSync(() => {
      this.view = frame.view;
      this.log = written(this.log, frame.after, frame.told);
    });
  }

  private rest(view = this.view): void {
    flushSync(() => {
      this.view = view;
      this.play = this.newest;
      this.showing = false;
    });
    for (const go of this.awaiting.splice(0)) go();
  }
}
