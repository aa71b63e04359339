/** What is shown when something happens: each step of a round, from the view before to the one after. */
import { MINE, STAY, type Frame, type Frames, type Travel } from "../../platform/frames";
import { withTexts } from "../../platform/log";
import type { Event, GargonSeatView, GargonView, Text } from "../../platform/messages";
import { cardOf, colourOf, facesOf, isHidden, pieces, sorted, without } from "./cards";
import { LETTERS } from "./colours";

export interface Shown extends GargonView {
  /** The cards that fight just now. */
  fighting: string[];
  /** What is told of this very step. */
  caption: Text[];
}

type Told = { event: Event; text: Text | null };

// ---------------------------------------------------------------- steps

const OUTCOME = new Set(["won", "discarded", "nobody_won"]);
const SCORING = new Set(["hand_discarded", "majority", "doubled", "scored"]);

/** Events that are shown together. */
function together(first: Event, last: Event, next: Event): boolean {
  const [kind] = next;
  if (kind === "emptied") return true;
  if (kind === "drew") return first[0] === "passed" && first[1] === next[1];
  if (OUTCOME.has(kind)) return OUTCOME.has(last[0]);
  if (SCORING.has(kind)) return SCORING.has(last[0]);
  return kind === last[0] && (kind === "dealt" || kind === "revealed" || kind === "fought");
}

/** The events of a message as steps, each shown at once. */
export function stepsOf(told: Told[]): Told[][] {
  const steps: Told[][] = [];
  for (const one of told) {
    const step = steps.at(-1);
    if (step && together(step[0]!.event, step.at(-1)!.event, one.event)) step.push(one);
    else steps.push([one]);
  }
  return steps;
}

// ---------------------------------------------------------------- what an event does to a view

const changeSeat = (
  view: Shown,
  seat: number,
  change: (one: GargonSeatView) => Partial<GargonSeatView>,
): Shown => ({
  ...view,
  seats: view.seats.map((one, i) => (i === seat ? { ...one, ...change(one) } : one)),
});

function played(view: Shown, seat: number, a: number, secret: number | null): Shown {
  const colours = facesOf(a).map((colour) => LETTERS[colour - 1]!);
  const cards = secret ? facesOf(secret).map(cardOf) : colours;
  const shown = changeSeat(view, seat, (one) => {
    const hand = { ...one.hand };
    for (const letter of colours) hand[letter] = (hand[letter] ?? 0) - 1;
    return { hand, hand_count: one.hand_count - colours.length, lying: cards };
  });
  const mine = seat === view.viewer && view.hand;
  return mine ? { ...shown, hand: cards.reduce(without, mine), picked: [] } : shown;
}

function drew(view: Shown, seat: number, colour: number, stack: number, value: number | null): Shown {
  const letter = LETTERS[colour]!;
  const shown = changeSeat(view, seat, (one) => ({
    hand: { ...one.hand, [letter]: (one.hand[letter] ?? 0) + 1 },
    hand_count: one.hand_count + 1,
  }));
  const stacks = view.stacks.map((cards, i) => (i === stack ? cards.slice(0, -1) : cards));
  const mine = seat === view.viewer && view.hand && value !== null;
  return { ...shown, stacks, hand: mine ? sorted([...view.hand!, `${letter}${value}`]) : view.hand };
}

function won(view: Shown, seat: number, card: string): Shown {
  return changeSeat(view, seat, (one) => ({
    lying: without(one.lying, card),
    won_count: one.won_count + 1,
    won_top: colourOf(card),
    won: one.won && sorted([...one.won, card]),
  }));
}

function led(view: Shown, seat: number, round: number): Shown {
  const seats = view.seats.map((one) => ({ ...one, lying: [], passed: false }));
  return { ...view, seats, leader: seat, round, mix: null, fought: null, phase: "playing", actors: [seat] };
}

/** The view after one event, as far as the event tells. */
export function after(view: Shown, [kind, who, a, b, secret]: Event): Shown {
  const seat = who ?? -1;
  if (kind === "played") return played(view, seat, a, secret);
  if (kind === "passed") return changeSeat(view, seat, () => ({ passed: true }));
  if (kind === "drew") return drew(view, seat, a, b, secret);
  if (kind === "revealed")
    return { ...changeSeat(view, seat, () => ({ lying: facesOf(a).map(cardOf) })), phase: "battle" };
  if (kind === "chose") return { ...view, fought: LETTERS[a]!, actors: [seat] };
  if (kind === "fought") return { ...view, fighting: [...view.fighting, cardOf(a)] };
  if (kind === "won") return won(view, seat, cardOf(a));
  if (kind === "discarded") {
    const shown = changeSeat(view, seat, (one) => ({ lying: without(one.lying, cardOf(a)) }));
    return { ...shown, discarded: sorted([...view.discarded, cardOf(a)]) };
  }
  if (kind === "led") return led(view, seat, b);
  if (kind === "emptied") return { ...view, last_round: true };
  return view;
}

// ---------------------------------------------------------------- how it looks

const HOLDS: Record<string, number> = {
  revealed: 900,
  chose: 350,
  fought: 800,
  won: 500,
  discarded: 500,
  nobody_won: 700,
  drew: 300,
};

function holdOf([kind, seat]: Event, viewer: number | null): number {
  if (seat === viewer && (kind === "played" || kind === "passed")) return MINE;
  return HOLDS[kind] ?? STAY;
}

/** The cards before a seat with their names as pieces: one's own keep the names that they have in the hand. */
export const lyingPieces = (
  viewer: number | null,
  seat: number,
  cards: string[],
): { card: string; piece: string }[] =>
  pieces(cards).map(({ card, piece }, place) => {
    if (isHidden(card)) return { card, piece: `${seat}:${place}` };
    return { card, piece: seat === viewer ? piece : `${seat}:${piece}` };
  });

/** The card of a piece. */
const plain = (piece: string): string =>
  piece
    .split(":")
    .at(-1)!
    .replace(/(?<=\d)b$/, "");

/** Where things come from and go to in one step. */
function travelOf(step: Event[], viewer: number | null): Travel {
  const [kind, seat] = step[0]!;
  const drawn = step.filter(([one]) => one === "drew");
  const goal = (piece: string): string | null => {
    const gone = step.find(([what, , face]) => OUTCOME.has(what) && cardOf(face) === plain(piece));
    if (!gone) return null;
    return gone[0] === "won" ? `won:${gone[1]}` : "discards";
  };
  return {
    from(piece) {
      if (kind === "revealed") return "turn";
      if (kind === "played") return `hand:${seat}`;
      const card = plain(piece);
      const mine = drawn.find(
        ([, who, colour, , value]) => who === viewer && `${LETTERS[colour]}${value}` === card,
      );
      return mine ? `stack:${mine[3]}` : null;
    },
    to: goal,
    also: drawn.flatMap(([, who, colour, stack]) =>
      who === viewer ? [] : [{ from: `stack:${stack}`, to: `hand:${who}`, look: `back ${LETTERS[colour]}` }],
    ),
  };
}

const textsOf = (step: Told[]): Text[] => step.flatMap(({ text }) => (text ? [text] : []));

/** Of a pass the caption tells the pass, not every card; what is turned up speaks for itself. */
function captionOf(kind: string, told: Text[]): Text[] {
  if (kind === "revealed") return [];
  return kind === "passed" ? told.slice(0, 1) : told;
}

export const frames: Frames<Shown> = (before, play) => {
  const view = play.view as GargonView;
  const steps = before ? stepsOf(withTexts(play.events, play.told)) : [];
  if (!before || steps.length === 0)
    return [{ view: { ...view, fighting: [], caption: [] }, told: play.told, hold: 0 }];
  let shown = before;
  return steps.map((step, i): Frame<Shown> => {
    const told = textsOf(step);
    const events = step.map(({ event }) => event);
    const caption = captionOf(events[0]![0], told);
    shown = events.reduce(after, { ...shown, fighting: [], caption });
    if (i === steps.length - 1) shown = { ...view, fighting: [], caption };
    return { view: shown, told, hold: holdOf(events[0]!, view.viewer), travel: travelOf(events, view.viewer) };
  });
};
