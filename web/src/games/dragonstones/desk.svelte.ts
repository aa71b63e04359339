/** The desk of a player of this game: the table, the coins in my fist, the stones I am about to pay. */
import { flushSync } from "svelte";

import { Desk } from "../desk.svelte";
import type { DragonstonesView } from "../../platform/messages";
import { setOff, whereabouts } from "../../platform/motion";
import { changed, fits, NO_COINS, read, within, written, type Bidding, type Coin, type Coins } from "./coins";
import type { Shown } from "./frames";
import { NO_STONES, payment, stonesOf, sum, type Stone, type Stones } from "./stones";

/** Whether what I held for the question has been opened and paid, as far as the stage shows. */
function isSpent({ phase, lots, viewer, open }: Shown, asked: DragonstonesView | undefined): boolean {
  const lot = lots[viewer ?? -1];
  const opened = phase === "silver" ? lot?.silver : lot?.gold;
  return phase === "power" || phase !== asked?.phase || (opened !== null && opened !== undefined && !open);
}

export class DragonstonesDesk extends Desk<Shown> {
  override readonly heads = ["event-turn"];
  /** The character that somebody wants to read about; null: the one on offer. */
  looked = $state.raw<string | null>(null);
  private held = $state.raw<Coins>(NO_COINS);
  private laid = $state.raw<Stones>(NO_STONES);

  // ------------------------------------------------------------ the fist

  /** What I am bidding with, if I am asked to bid. */
  get bidding(): Bidding | null {
    const { phase } = this.view;
    return this.state.question !== null && phase !== "power" ? phase : null;
  }

  get purse(): Coins {
    const { viewer, seats } = this.view;
    return (viewer === null ? null : seats[viewer]?.purse) ?? NO_COINS;
  }

  /** My bid that is in, while others are awaited. */
  get answered(): string | null {
    return this.state.play?.answered ?? null;
  }

  /** The coins in my fist: what I put there for this bidding, else those of the bid that is in. */
  get fist(): Coins {
    if (isSpent(this.view, this.state.play?.view as DragonstonesView | undefined)) return NO_COINS;
    const held = this.isFresh ? this.held : (read(this.answered ?? "") ?? NO_COINS);
    return within(held, this.purse);
  }

  /** Into the fist. What does not fit is asked about, and the table says why not. */
  put(coin: Coin): void {
    if (!this.state.question) return;
    const bidding = this.bidding;
    const more = changed(this.fist, coin, 1);
    const move = bidding && fits(bidding, coin) ? written(bidding, more) : this.wrongBid(coin);
    if (bidding && this.isLegal(move)) this.hold(more);
    else if (!this.isLegal(move)) this.answer(move);
  }

  /** Out of the fist again. */
  take(coin: Coin): void {
    if (this.bidding && this.fist[coin] > 0) this.hold(changed(this.fist, coin, -1));
  }

  /** A bid of something that is not asked for now. */
  private wrongBid(coin: Coin): string {
    const bidding = coin === "silver" ? "silver" : "bid";
    return written(bidding, changed(NO_COINS, coin, 1));
  }

  private isLegal(move: string): boolean {
    return this.legal.some((one) => one.move === move);
  }

  private hold(coins: Coins): void {
    this.move(() => {
      this.held = coins;
    });
  }

  /** The bid that is in the fist, as it is written. */
  get bid(): string {
    return written(this.bidding ?? "bid", this.fist);
  }

  // ------------------------------------------------------------ a payment

  get stones(): Stones {
    const { viewer, seats } = this.view;
    return stonesOf((viewer === null ? null : seats[viewer]?.stones) ?? {});
  }

  get paying(): boolean {
    return this.movesOf("pay").length > 0;
  }

  /** How many stones are wanted. */
  get price(): number {
    const args = this.movesOf("pay")[0]?.args;
    return args ? (args["red"] ?? 0) + (args["blue"] ?? 0) + (args["yellow"] ?? 0) : 0;
  }

  get payment(): Stones {
    return this.isFresh && this.paying ? this.laid : NO_STONES;
  }

  get isPaid(): boolean {
    return this.isLegal(payment(this.payment));
  }

  /** One more stone to pay; one too many is asked about. */
  lay(stone: Stone): void {
    if (!this.paying) return;
    const more = { ...this.payment, [stone]: this.payment[stone] + 1 };
    if (sum(more) > this.price) this.answer(payment(more));
    else this.move(() => (this.laid = more));
  }

  takeBack(stone: Stone): void {
    if (this.payment[stone] > 0)
      this.move(() => (this.laid = { ...this.payment, [stone]: this.payment[stone] - 1 }));
  }

  // ------------------------------------------------------------ motion

  /** Changes what is in my hands, and lets it travel there. */
  private move(change: () => void): void {
    const root = this.state.root;
    const before = root && whereabouts(root);
    flushSync(() => {
      if (!this.isFresh) {
        this.held = this.fist;
        this.laid = NO_STONES;
      }
      change();
      this.freshen();
    });
    if (root && before) setOff(root, before, undefined);
  }
}
