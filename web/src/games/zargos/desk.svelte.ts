/** The desk of a player of this game: the table, the place looked at, a card in hand, a plan for many pawns. */
import { Desk } from "../desk.svelte";
import type { MoveLine, Text } from "../../platform/messages";
import type { Shown } from "./frames";
import { isAimed } from "./cards";
import { canDoWithout, written, type Group } from "./groups";
import { aimsOf, idOf, isFront, isPair, isSea, placeOf, type Pawns } from "./places";

/** What is asked in the midst of a fight, or right after it. */
const MIDST = new Set(["help", "war", "reroll", "trim"]);

const DETAILS = new Set(["helped", "volley", "threw", "rerolled", "fell"].map((kind) => `event-${kind}`));
const SIDES = ["attack", "defence"]; // that a Wind of War is for

/** Where attacks are told and can be told anew: no die has fallen. */
const EDITED = new Set(["attack", "order"]);

export class ZargosDesk extends Desk<Shown> {
  override readonly heads = ["event-round", "event-turn"];
  override readonly titles = { "event-points": "page-zargos-counted" };
  /** The place that somebody wants to know more of. */
  looked = $state<number | null>(null);
  /** Fights are fought one after the other without asking which comes next. */
  private hasty = $state(false);
  private held = $state.raw<string | null>(null);
  private firstSea = $state<number | null>(null); // of the two that a storm is to close
  private planned = $state.raw<Pawns>({});
  private changing = $state(false); // an answer that I have given

  /** All that happens in a fight, a Wind of War too; other cards are lines of their own. */
  override isDetail({ key, values }: Text): boolean {
    return DETAILS.has(key) || (key === "event-played" && SIDES.includes(String(values?.["aim"])));
  }

  private note(change: () => void): void {
    if (!this.isFresh) {
      this.held = null;
      this.firstSea = null;
      this.planned = this.view.lifted;
      this.changing = false;
    }
    this.freshen();
    change();
  }

  // ------------------------------------------------------------ what I have answered

  /** My answer while others are still asked; null while I am changing it. */
  get answered(): string | null {
    if (!this.state.question || (this.isFresh && this.changing)) return null;
    return this.state.play?.answered ?? null;
  }

  /** What I may play now; nothing while my answer stands. */
  override get legal(): MoveLine[] {
    return this.answered === null ? super.legal : [];
  }

  changeAnswer(): void {
    this.note(() => (this.changing = true));
  }

  override answer(move: string): void {
    void this.give(move);
  }

  /** An answer that is taken ends what I had in mind for it. */
  private async give(move: string): Promise<void> {
    if (!(await this.state.answer(move))) return;
    this.changing = false;
    this.held = null;
    this.firstSea = null;
  }

  // ------------------------------------------------------------ places

  /** The moves that each place stands for now; of two seas the second, once the first is chosen. */
  get choices(): Map<number, MoveLine[]> {
    const found = new Map<number, MoveLine[]>();
    const { card } = this;
    for (const move of card === null ? this.legal : this.cardMoves(card)) {
      if (card === null && move.kind === "card") continue;
      const aims = aimsOf(this.view, move);
      const first = this.first;
      if (first !== null && !aims.includes(first)) continue;
      for (const place of aims) found.set(place, [...(found.get(place) ?? []), move]);
    }
    return found;
  }

  /** The first of two seas. */
  get first(): number | null {
    return this.isFresh ? this.firstSea : null;
  }

  /** A place is chosen; one that cannot be is asked about, and the table says why not. */
  touch(place: number): void {
    this.looked = place;
    const moves = this.choices.get(place) ?? [];
    const [move] = moves;
    if (!move) return this.askAbout(place);
    if (this.isPlanning) return this.put(place, 1);
    if (isPair(this.view, move)) return this.touchSea(place);
    // Where Dragons swim or sail into the same sea, the list tells the two apart.
    if (moves.length === 1 || move.kind === "card") this.answer(move.move);
  }

  /** A group is dragged from one place to another; how many is asked next. */
  async carry(source: number, target: number): Promise<void> {
    const from = this.movesOf("from").find((move) => move.args["place"] === source);
    if (!from || !(await this.state.answer(from.move))) return;
    await this.state.settled();
    this.touch(target);
  }

  private touchSea(place: number): void {
    const first = this.first;
    const move = this.choices.get(place)?.find((one) => aimsOf(this.view, one).includes(first ?? -1));
    if (first !== null && first !== place && move) return this.answer(move.move);
    this.note(() => (this.firstSea = first === null ? place : null));
  }

  private askAbout(place: number): void {
    const kind = this.aiming;
    if (kind) this.answer(`${kind} ${idOf(this.view.atlas, place)}`);
  }

  /** What a place would be chosen for, if any could be. */
  private get aiming(): string | null {
    if (this.movesOf("to").length + this.movesOf("sail").length > 0) return "to";
    const kinds = ["from", "help", "fight", "put", "shelter"];
    return kinds.find((kind) => this.movesOf(kind).length > 0) ?? null;
  }

  // ------------------------------------------------------------ cards

  /** The card in my hand that is looking for its target. */
  get card(): string | null {
    return this.isFresh ? this.held : null;
  }

  cardMoves(card: string): MoveLine[] {
    return this.legal.filter(({ kind, move }) => {
      const words = move.split(" ");
      return (kind === "card" && words[0] === card) || (["discard", "shed"].includes(kind) && words[1] === card);
    });
  }

  /** Takes a card in hand, to read it and to play it; one that cannot be played is asked about. */
  touchCard(card: string): void {
    if (!this.state.question) return;
    if (this.answered !== null) this.changeAnswer();
    if (this.cardMoves(card).length === 0) return this.answer(isAimed(card) ? `${card} #0` : card);
    const held = this.card === card ? null : card;
    this.note(() => {
      this.held = held;
      this.firstSea = null;
    });
  }

  // ------------------------------------------------------------ many pawns at once

  get isPlanning(): boolean {
    return this.state.question !== null && this.view.placing !== null && this.view.placing.place === null;
  }

  /** Where the pawns at hand are to go; those that a Mist Wind has lifted, back to where they stood. */
  get plan(): Pawns {
    return this.isFresh ? this.planned : this.view.lifted;
  }

  /** Pawns that are not yet planned for. */
  get left(): number {
    const placed = Object.values(this.plan).reduce((sum, pawns) => sum + pawns, 0);
    return (this.view.placing?.pawns ?? 0) - placed;
  }

  get putPlaces(): number[] {
    return this.movesOf("put").map((move) => move.args["place"]!);
  }

  put(place: number, pawns: number): void {
    const now = this.plan[place] ?? 0;
    const next = Math.max(0, Math.min(now + pawns, now + this.left));
    this.note(() => (this.planned = { ...this.planned, [place]: next }));
  }

  /** All that is left goes evenly to these places. */
  private spread(places: number[]): void {
    let left = this.left;
    const plan = { ...this.plan };
    for (let i = 0; left > 0 && places.length > 0; i = (i + 1) % places.length, left--) {
      plan[places[i]!] = (plan[places[i]!] ?? 0) + 1;
    }
    this.note(() => (this.planned = plan));
  }

  spreadEvenly(): void {
    this.spread(this.putPlaces);
  }

  /** To the provinces that border land of others. */
  spreadToFront(): void {
    const { atlas, provinces } = this.view;
    const holder = (one: number): string | null => provinces[one]?.holder ?? null;
    const front = this.putPlaces.filter((one) => !isSea(atlas, one) && isFront(atlas, one, holder));
    this.spread(front.length > 0 ? front : this.putPlaces);
  }

  forgetPlan(): void {
    this.note(() => (this.planned = {}));
  }

  /** The whole plan as it is written, place after place in the order of the map. */
  async carryOut(): Promise<void> {
    const { atlas } = this.view;
    const told = Object.entries(this.plan)
      .map(([place, pawns]) => [Number(place), pawns] as const)
      .filter(([, pawns]) => pawns > 0)
      .sort(([a], [b]) => a - b)
      .map(([place, pawns]) => `${idOf(atlas, place)} x${pawns}`);
    if (await this.state.answer(`put ${told.join(", ")}`)) this.planned = {};
  }

  // ------------------------------------------------------------ fights

  /** Fights all that is declared, in the order of the map, asking nothing more. */
  fightAll(): void {
    this.hasty = true;
    void this.goOn();
  }

  /** The next fight, if all are to be fought; called whenever something is asked. */
  async goOn(): Promise<void> {
    if (!this.hasty || !this.state.question || MIDST.has(this.view.phase)) return;
    const [next] = this.movesOf("fight");
    this.hasty = next !== undefined && (await this.state.answer(next.move));
  }

  // ------------------------------------------------------------ a group on its way

  /** Where the group that is being told comes from, and where it goes. */
  get source(): number {
    return this.first ?? placeOf(this.view.atlas, this.view.journey?.source);
  }

  get target(): number {
    return placeOf(this.view.atlas, this.view.journey?.target ?? this.view.placing?.place);
  }

  /** Whether a group can be taken out from the midst of others: those told after it do not need it. */
  isFree(group: Group): boolean {
    if (this.state.play?.undo !== true) return false;
    const later = this.toldAfter(group);
    const flies = this.view.regrouping?.flight === true;
    const apart = later.length === 0 || flies || EDITED.has(this.view.phase);
    const { atlas, provinces } = this.view;
    return apart && canDoWithout(group, later, (place) => (isSea(atlas, place) ? 0 : (provinces[place]?.pawns ?? 0)));
  }

  private toldAfter({ line }: Group): Group[] {
    return this.view.groups.filter((one) => one.line > line);
  }

  /** Takes one group out of the plan: the table goes back before it, and those after it are told again. */
  async takeOut(group: Group): Promise<void> {
    const all = this.view.groups;
    const later = this.toldAfter(group);
    const stands = (): boolean => this.view.groups.some(({ line }) => line >= group.line);
    while (stands() || this.view.journey !== null) {
      if ((await this.state.ask({ type: "undo" })) === null) break;
      await this.state.settled();
    }
    const gone = stands() ? all.slice(this.view.groups.length) : later;
    for (const one of gone) {
      if (!(await this.state.answer(written(this.view.atlas, one)))) return;
      await this.state.settled();
    }
  }

  /** Takes the last step of the telling back. */
  stepBack(): void {
    void this.state.ask({ type: "undo" });
  }

  /** Answers windows beforehand; an empty name takes it back. */
  stand(standing: string): void {
    void this.state.ask({ type: "stand", standing });
  }
}
