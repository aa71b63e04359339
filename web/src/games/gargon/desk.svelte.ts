/** The desk of a player of this game: the table, and the cards that are selected for a play. */
import { Desk } from "../desk.svelte";
import type { Shown } from "./frames";
import { allowed, possible, type Limits } from "./mix";
import { pieces } from "./cards";

/** Cards to look through: somebody's winnings or the discards by colour, a stack in its order. */
export interface Looking {
  title: string;
  cards: string[];
  note: string;
  ordered?: boolean;
}

export class GargonDesk extends Desk<Shown> {
  override readonly heads = ["event-dealt", "event-led"];
  selected = $state.raw<string[]>([]); // pieces
  looking = $state.raw<Looking | null>(null);

  /** Whether I am asked to play cards or pass. */
  get playing(): boolean {
    return this.state.question !== null && this.view.phase === "playing";
  }

  get limits(): Limits {
    return { mix: this.view.mix, restricted: this.view.restricted };
  }

  private get hand(): string[] {
    return this.view.hand ?? [];
  }

  private cardOf(piece: string): string {
    return pieces(this.hand).find((one) => one.piece === piece)?.card ?? piece;
  }

  /** The selected cards, as they are written. */
  get cards(): string[] {
    return this.isFresh ? this.selected.map((piece) => this.cardOf(piece)) : [];
  }

  isSelected(piece: string): boolean {
    return this.cards.length > 0 && this.selected.includes(piece);
  }

  get isAllowed(): boolean {
    return allowed(this.cards, this.limits);
  }

  /** Whether any play can be made of the hand at all. (G11) */
  get canPlay(): boolean {
    return !this.view.must_pass;
  }

  /** Whether a play can be made with this card and those already selected. */
  isLit(piece: string): boolean {
    return this.isSelected(piece) || possible([...this.cards, this.cardOf(piece)], this.hand, this.limits);
  }

  /** Selects a card or lets go of it; one that leads to no play is asked about, and the table says why not. */
  touch(piece: string): void {
    if (!this.playing) return;
    const now = this.cards.length > 0 ? this.selected : [];
    if (this.isSelected(piece)) return this.select(now.filter((one) => one !== piece));
    if (!this.isLit(piece)) return void this.state.answer([...this.cards, this.cardOf(piece)].join("+"));
    this.select([...now, piece]);
  }

  private select(selected: string[]): void {
    this.freshen();
    this.selected = selected;
  }

  async play(): Promise<void> {
    if (await this.state.answer(this.cards.join("+"))) this.selected = [];
  }
}
