/** What is shown when something happens: fists open together, then all goes where it belongs. */
import { MINE, STAY, type Frame, type Frames, type Travel } from "../../platform/frames";
import { withTexts } from "../../platform/log";
import type { DragonstonesSeatView, DragonstonesView, Event, Text } from "../../platform/messages";
import { apart } from "../../platform/numbers";
import { idOf } from "./characters";
import { COINS, NO_COINS, type Coin, type Coins } from "./coins";
import { STONES, type Stone } from "./stones";

/** What the fist of a seat held in this auction: gold, and silver where there was a tie; null: not opened. */
export interface Lot {
  gold: Coins | null;
  silver: Coins | null;
}

export interface Shown extends DragonstonesView {
  lots: Lot[];
  /** Fists that have just been opened: their coins still lie in them. */
  open: "gold" | "silver" | null;
  /** What was told of this auction, or of the one before. */
  caption: Text[];
}

type Told = { event: Event; text: Text | null };
type Flight = NonNullable<Travel["also"]>[number];

// ---------------------------------------------------------------- steps

const OPENING = new Set(["bid", "silver"]);
const NEXT = new Set(["turn", "announced", "reshuffled", "revealed"]);
const ALIKE = new Set(["dealt", "tied", "gave_back", "took_stone", "took"]);
const QUIET = new Set([...NEXT, ...OPENING, "turn_ended", "dealt"]); // what the stage itself shows

/** Events that are shown together. */
function together([last]: Event, [next, , , b]: Event): boolean {
  if (OPENING.has(next) || ALIKE.has(next)) return next === last;
  if (NEXT.has(next)) return NEXT.has(last);
  if (next === "used") return last === "won" && b === 0;
  return next === "ended";
}

/** The events of a message as steps, each shown at once. */
export function stepsOf(told: Told[]): Told[][] {
  const steps: Told[][] = [];
  for (const one of told) {
    const last = steps.at(-1)?.at(-1);
    if (last && together(last.event, one.event)) steps.at(-1)!.push(one);
    else steps.push([one]);
  }
  return steps;
}

// ---------------------------------------------------------------- numbers put together (moves.py)

const DIGIT = 8;
const NO_LOT: Lot = { gold: null, silver: null };
const STOLEN_COIN = 3;
const NOTHING_STOLEN = 9;

const digits = (told: number, count: number): number[] => apart(told, DIGIT, count);

function goldOf([, , a, b]: Event): Coins {
  const [fairy = 0, common = 0] = digits(a, 2);
  const [black = 0, amulets = 0] = digits(b, 2);
  return { ...NO_COINS, fairy, common, black, amulets };
}

const silverOf = ([, , silver, amulets]: Event): Coins => ({ ...NO_COINS, silver, amulets });

// ---------------------------------------------------------------- what an event does to a view

const changeSeat = (
  view: Shown,
  seat: number,
  change: (one: DragonstonesSeatView) => Partial<DragonstonesSeatView>,
): Shown => ({ ...view, seats: view.seats.map((one, i) => (i === seat ? { ...one, ...change(one) } : one)) });

/** Coins that come to a seat, or leave it; what lies behind a screen is not told. */
function moveCoins(view: Shown, seat: number, coin: Coin, count: number): Shown {
  const seen = coin === "black" || coin === "amulets";
  return changeSeat(view, seat, (one) => ({
    ...(seen ? { [coin]: one[coin] + count } : {}),
    purse: one.purse && { ...one.purse, [coin]: one.purse[coin] + count },
  }));
}

const bankCoins = (view: Shown, coin: Coin, count: number): Shown => ({
  ...view,
  bank: { ...view.bank, [coin]: Math.max(0, view.bank[coin] + count) },
});

/** Stones that come to a seat from the bank, or go back there. */
function moveStones(view: Shown, seat: number, stone: Stone, count: number): Shown {
  const shown = giveStones(view, seat, stone, count);
  return { ...shown, bank_stones: { ...view.bank_stones, [stone]: (view.bank_stones[stone] ?? 0) - count } };
}

const giveStones = (view: Shown, seat: number, stone: Stone, count: number): Shown =>
  changeSeat(view, seat, (one) => ({ stones: { ...one.stones, [stone]: (one.stones[stone] ?? 0) + count } }));

/** What was in the fists is spent: fairy gold lies before the screen, all else goes to the bank. (D10, D13, D14) */
function spend(view: Shown): Shown {
  const kind = view.open;
  if (!kind) return view;
  let shown: Shown = { ...view, open: null };
  for (const [seat, lot] of view.lots.entries())
    for (const coin of COINS) {
      const count = lot[kind]?.[coin] ?? 0;
      if (count === 0) continue;
      shown = moveCoins(shown, seat, coin, -count);
      if (coin === "fairy") shown = changeSeat(shown, seat, (one) => ({ spent: one.spent + count }));
      else shown = bankCoins(shown, coin, count);
    }
  return shown;
}

const setLot = (view: Shown, seat: number, kind: "gold" | "silver", coins: Coins): Shown => ({
  ...view,
  open: kind,
  lots: view.lots.map((lot, i) => (i === seat ? { ...lot, [kind]: coins } : lot)),
});

function stole(view: Shown, seat: number, victim: number, what: number): Shown {
  const stone = STONES[what];
  if (stone) return giveStones(giveStones(view, seat, stone, 1), victim, stone, -1);
  const coin = COINS[what - STOLEN_COIN];
  if (what === NOTHING_STOLEN || !coin) return view;
  return moveCoins(moveCoins(view, seat, coin, 1), victim, coin, -1);
}

/** A character comes up; the one before it has come up. */
function reveal(view: Shown, id: string): Shown {
  const slots = view.slots.map((slot) =>
    slot.status === "present" ? { ...slot, status: "come_up" as const } : slot,
  );
  const at = slots.findIndex((slot) => slot.id === id && slot.status === "to_come");
  const shown = slots.map((slot, i) => (i === at ? { ...slot, status: "present" as const } : slot));
  return { ...view, ...fresh(view), slots: shown, present: id, phase: "bid", winner: null, tied: [] };
}

const fresh = (view: DragonstonesView): Pick<Shown, "lots" | "open"> => ({
  lots: view.seats.map(() => NO_LOT),
  open: null,
});

const endTurn = (view: Shown): Shown => ({
  ...view,
  seats: view.seats.map((one) => ({
    ...one,
    spent: 0,
    black: 0,
    purse: one.purse && { ...one.purse, fairy: one.purse.fairy + one.spent, black: 0 },
  })),
});

/** The view after one event, as far as the event tells. */
export function after(before: Shown, event: Event): Shown {
  const [kind, who, a, b] = event;
  const seat = who ?? -1;
  if (kind === "bid") return setLot(before, seat, "gold", goldOf(event));
  if (kind === "silver") return setLot(before, seat, "silver", silverOf(event));
  const view = { ...spend(before), question: null };
  if (kind === "tied") return { ...view, phase: "silver", actors: [], tied: [...view.tied, seat] };
  if (kind === "won") return { ...view, phase: "power", winner: seat, actors: [seat] };
  if (kind === "scored") return changeSeat(view, seat, () => ({ points: b }));
  if (kind === "took") return bankCoins(moveCoins(view, seat, COINS[a]!, b), COINS[a]!, -b);
  if (kind === "paid") return bankCoins(moveCoins(view, seat, COINS[a]!, -b), COINS[a]!, b);
  if (kind === "took_stone") return moveStones(view, seat, STONES[a]!, b);
  if (kind === "gave_back") return moveStones(view, seat, STONES[a]!, -b);
  if (kind === "paid_stones")
    return STONES.reduce<Shown>((one, stone, i) => moveStones(one, seat, stone, -digits(a, 3)[i]!), view);
  if (kind === "stole") return stole(view, seat, a, b);
  if (kind === "gave_up") return changeSeat(view, seat, (one) => ({ spent: Math.max(0, one.spent - a) }));
  if (kind === "kept") return changeSeat(view, seat, (one) => ({ kept: [...one.kept, idOf(a)] }));
  if (kind === "revealed") return reveal(view, idOf(a));
  if (kind === "turn_ended") return endTurn(view);
  return view;
}

/** What the fists held in this auction, gold and silver apart: the events tell it. */
function lotsOf(before: Lot[], view: DragonstonesView, events: Event[]): Lot[] {
  if (view.phase === "bid" && !view.over) return view.seats.map(() => NO_LOT);
  let lots = before.length === view.seats.length ? before : view.seats.map(() => NO_LOT);
  for (const event of events) {
    const [kind, seat] = event;
    if (kind === "revealed") lots = view.seats.map(() => NO_LOT);
    if (kind === "bid") lots = lots.map((lot, i) => (i === seat ? { ...lot, gold: goldOf(event) } : lot));
    if (kind === "silver") lots = lots.map((lot, i) => (i === seat ? { ...lot, silver: silverOf(event) } : lot));
  }
  return view.phase === "silver" ? lots.map(({ gold }) => ({ gold, silver: null })) : lots;
}

// ---------------------------------------------------------------- how it looks

const HOLDS: Record<string, number> = {
  bid: 1100,
  silver: 1000,
  won: 750,
  tied: 750,
  nobody_bid: 600,
  bewitched: 1100,
  still_tied: 800,
  scored: 900,
  chose: 250,
  named: 250,
  turn_ended: 500,
  revealed: MINE,
  turn: MINE,
};

const MOST_FLIGHTS = 4; // of one kind between two places

const flights = (count: number, from: string, to: string, look: string): Flight[] =>
  Array.from({ length: Math.min(count, MOST_FLIGHTS) }, () => ({ from, to, look: `flying ${look}`, size: 28 }));

const coinPlace = (seat: number): string => `screen:${seat}`;

/** Coins leave the open fists of the others; one's own are pieces, and go by themselves. */
function spentFlights({ lots, open, viewer }: Shown): Flight[] {
  if (!open) return [];
  return lots.flatMap((lot, seat) =>
    COINS.flatMap((coin) =>
      seat === viewer
        ? []
        : flights(lot[open]?.[coin] ?? 0, `fist:${seat}`, coin === "fairy" ? `spent:${seat}` : "bank", coin),
    ),
  );
}

/** What travels because of one event. */
function flightsOf(view: Shown, [kind, who, a, b]: Event): Flight[] {
  const seat = who ?? -1;
  const stones = `stones:${seat}`;
  const mine = seat === view.viewer;
  if (kind === "took") return mine ? [] : flights(b, "bank", coinPlace(seat), COINS[a]!);
  if (kind === "paid") return mine ? [] : flights(b, coinPlace(seat), "bank", COINS[a]!);
  if (kind === "took_stone") return flights(b, "bank", stones, STONES[a]!);
  if (kind === "drew") return flights(1, "bank", "drawn", STONES[a]!);
  if (kind === "gave_back") return flights(b, stones, "bank", STONES[a]!);
  if (kind === "paid_stones")
    return digits(a, STONES.length).flatMap((count, i) => flights(count, stones, "bank", STONES[i]!));
  if (kind === "stole") {
    const look = STONES[b] ?? COINS[b - STOLEN_COIN];
    return b === NOTHING_STOLEN || !look ? [] : flights(1, `stones:${a}`, stones, look);
  }
  if (kind === "robbed") return flights(3, coinPlace(a), coinPlace(seat), "common");
  if (kind === "turn_ended")
    return view.seats.flatMap(({ spent }, i) =>
      i === view.viewer ? [] : flights(spent, `spent:${i}`, coinPlace(i), "fairy"),
    );
  return [];
}

/** Where things come from and go to in one step. */
function travelOf(before: Shown, step: Event[]): Travel {
  const ends = step.some(([kind]) => kind === "turn_ended");
  const me = before.viewer;
  return {
    from(piece) {
      if (piece.startsWith("lot:") || piece === "offer") return "turn";
      if (!piece.startsWith("coin:")) return null;
      return ends && piece.startsWith("coin:fairy") ? `spent:${me}` : "bank";
    },
    to(piece) {
      if (!piece.startsWith("coin:")) return null;
      return piece.startsWith("coin:fairy") && before.open ? `spent:${me}` : "bank";
    },
    also: [...spentFlights(before), ...step.flatMap((event) => flightsOf(before, event))].slice(0, 16),
  };
}

const textsOf = (step: Told[]): Text[] => step.flatMap(({ text }) => (text ? [text] : []));

const LINES = 3; // of the caption

/** What the stage does not show by itself; a new auction begins a new caption. */
function captionOf(before: Text[], step: Told[]): Text[] {
  const first = step[0]!.event[0];
  const spoken = step.filter(({ event }) => !QUIET.has(event[0]));
  return [...(first === "bid" ? [] : before), ...textsOf(spoken)].slice(-LINES);
}

const atRest = (view: DragonstonesView, lots: Lot[], caption: Text[]): Shown => ({
  ...view,
  lots,
  open: null,
  caption,
});

/** Whether this is still the same auction: where a move was taken back, what was told of it is forgotten. */
const isSame = (before: Shown | null, { turn, present, phase }: DragonstonesView): boolean =>
  before?.turn === turn && before.present === present && before.phase === phase;

export const frames: Frames<Shown> = (before, play) => {
  const view = play.view as DragonstonesView;
  const lots = lotsOf(before?.lots ?? [], view, play.events);
  const steps = before ? stepsOf(withTexts(play.events, play.told)) : [];
  if (!before || steps.length === 0)
    return [{ view: atRest(view, lots, isSame(before, view) ? before!.caption : []), told: play.told, hold: 0 }];
  let shown = before;
  return steps.map((step, i): Frame<Shown> => {
    const events = step.map(({ event }) => event);
    const travel = travelOf(shown, events);
    const caption = captionOf(shown.caption, step);
    shown = { ...events.reduce(after, shown), caption };
    if (i === steps.length - 1) shown = atRest(view, lots, caption);
    return { view: shown, told: textsOf(step), hold: HOLDS[events[0]![0]] ?? STAY, travel };
  });
};
