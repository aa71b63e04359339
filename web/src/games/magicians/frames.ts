/** What is shown when something happens: cards go from a hand to the fight, the fight to whoever takes it. */
import { MINE, STAY, type Frame, type Frames, type Travel } from "../../platform/frames";
import { withTexts } from "../../platform/log";
import type { Event, MagiciansView, Play, Text } from "../../platform/messages";
import { PIECE } from "../../platform/motion";
import { BALL, JOKER } from "./cards";

/** Cards played together. Of plays that this page has not seen it does not know who made them. */
export interface FightPlay {
  seat: number | null;
  cards: string[];
  total: number | null;
}

export interface DealScore {
  seat: number;
  deal: number;
  all: number;
}

export interface Shown extends MagiciansView {
  plays: FightPlay[];
  /** The plays of the fight that was taken last: the taking may be taken back. */
  taken: FightPlay[];
  /** At the end of a deal, before the next one is shown. */
  scores: DealScore[] | null;
}

const SCORES = 3500; // milliseconds for which a deal's scores stay
const TAKEN = 550;

/** The cards of a play as the event tells them: magicians below, jokers above. (M13) */
export function playedCards([kind, , , b]: Event): { cards: string[]; fromPile: boolean } {
  if (kind === "repeated") return { cards: [BALL], fromPile: b === 1 };
  const [value, naturals, jokers, top] = [0, 8, 16, 24].map((shift) => (b >> shift) & 255) as [
    number,
    number,
    number,
    number,
  ];
  const magicians = Array.from({ length: naturals + (top === 1 ? 1 : 0) }, () => String(value));
  const jesters = Array.from({ length: jokers + (top === 2 ? 1 : 0) }, () => JOKER);
  return { cards: [...magicians, ...jesters], fromPile: top > 0 };
}

const isPlay = ([kind]: Event): boolean => kind === "played" || kind === "repeated";

/** The first of these plays that make up the fight: all, or fewer if some were undone. Null: none do. */
function upTo(plays: FightPlay[], fight: string[]): FightPlay[] | null {
  for (let count = plays.length; count >= 0; count--) {
    const some = plays.slice(0, count);
    if (some.flatMap(({ cards }) => cards).join() === fight.join()) return some;
  }
  return null;
}

/** The plays of the fight, where they are known; else its cards in one. */
function playsOf(
  before: Shown | null,
  { fight }: MagiciansView,
  events: Event[],
): { plays: FightPlay[]; taken: FightPlay[] } {
  let { plays, taken } = before ?? { plays: [], taken: [] };
  for (const event of events) {
    const [kind, seat, total] = event;
    if (kind === "took") taken = plays;
    if (kind === "took" || kind === "dealt") plays = [];
    if (isPlay(event)) plays = [...plays, { seat, cards: playedCards(event).cards, total }];
  }
  const known = upTo(plays, fight) ?? upTo(taken, fight) ?? [{ seat: null, cards: fight, total: null }];
  return { plays: known, taken };
}

/** Where cards come from and go to in one action. */
function travelOf(before: Shown, event: Event | undefined, viewer: number | null): Travel {
  const seat = event?.[1] ?? null;
  const start = before.fight.length;
  const place = seat === null ? null : `seat:${seat}`;
  const { cards, fromPile } = event && isPlay(event) ? playedCards(event) : { cards: [], fromPile: false };
  const held = (card: string): number => (before.hand ?? []).filter((one) => one === card).length;
  return {
    from(piece) {
      if (piece.startsWith("hand:")) return "stock";
      const at = Number(piece.slice("fight:".length)) - start;
      const card = cards[at];
      if (!card || seat !== viewer || (fromPile && at === cards.lastIndexOf(card))) return place;
      return `${PIECE}hand:${card}:${held(card) - 1 - (at - cards.indexOf(card))}`;
    },
    to: (piece) => (piece.startsWith("fight:") ? (event?.[0] === "took" ? `pile:${seat}` : "stock") : null),
  };
}

/** The table right after a play that ended the deal. */
function afterPlay(before: Shown, event: Event): Shown {
  const [, seat, total] = event;
  const { cards, fromPile } = playedCards(event);
  const hand = [...(before.hand ?? [])];
  if (seat === before.viewer)
    for (const card of cards) if (hand.includes(card)) hand.splice(hand.indexOf(card), 1);
  const seats = before.seats.map((one, i) =>
    i === seat ? { ...one, hand_count: one.hand_count - cards.length + (fromPile ? 1 : 0) } : one,
  );
  const plays = [...before.plays, { seat, cards, total }];
  return {
    ...before,
    actors: [],
    total,
    fight: [...before.fight, ...cards],
    plays,
    seats,
    hand: before.hand && hand,
  };
}

const scoresOf = (events: Event[]): DealScore[] =>
  events.flatMap(([kind, seat, deal, all]) => (kind === "scored" && seat !== null ? [{ seat, deal, all }] : []));

/** A deal has ended: the last play, then the scores, then the next deal. */
function endOfDeal(before: Shown, play: Play, end: Shown): Frame<Shown>[] {
  const texts = withTexts(play.events, play.told);
  const next = play.events.findIndex(([kind]) => kind === "dealt");
  const cut = next < 0 ? texts.length : next;
  const told = (from: number, to: number): Text[] =>
    texts.slice(from, to).flatMap(({ text }) => (text ? [text] : []));
  const out = play.events.findIndex(([kind]) => kind === "went_out");
  const last = play.events.find(isPlay);
  const shown = last ? afterPlay(before, last) : before;
  const frames: Frame<Shown>[] = [
    { view: shown, told: told(0, out), hold: STAY, travel: travelOf(before, last, before.viewer) },
    {
      view: { ...shown, plays: [], fight: [], scores: scoresOf(play.events) },
      told: told(out, cut),
      hold: SCORES,
      travel: travelOf(shown, undefined, before.viewer),
    },
  ];
  return [
    ...frames,
    { view: end, told: told(cut, texts.length), hold: STAY, travel: travelOf(shown, undefined, before.viewer) },
  ];
}

export const frames: Frames<Shown> = (before, play) => {
  const view = play.view as MagiciansView;
  const end: Shown = { ...view, ...playsOf(before, view, play.events), scores: null };
  if (before && play.events.some(([kind]) => kind === "went_out")) return endOfDeal(before, play, end);
  const action = play.events.find((event) => isPlay(event) || event[0] === "took");
  const mine = action?.[1] === view.viewer;
  const hold = mine ? MINE : action?.[0] === "took" ? TAKEN : STAY;
  if (!before) return [{ view: end, told: play.told, hold: 0 }];
  return [{ view: end, told: play.told, hold, travel: travelOf(before, action, view.viewer) }];
};
