import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

import { figureOf, idOf } from "../../src/games/dragonstones/characters";
import {
  changed,
  fits,
  NO_COINS,
  read,
  within,
  worth,
  written,
  type Coins,
} from "../../src/games/dragonstones/coins";
import { frames, stepsOf, type Shown } from "../../src/games/dragonstones/frames";
import { payment, sum } from "../../src/games/dragonstones/stones";
import type { DragonstonesSeatView, DragonstonesView, Event } from "../../src/platform/messages";
import { messageOf } from "./message";

const coins = (some: Partial<Coins>): Coins => ({ ...NO_COINS, ...some });

// ---------------------------------------------------------------- the fist

test("amulets double the gold that they are bid with, or the silver in a tie-break", () => {
  expect(worth("bid", coins({ fairy: 3, common: 1, amulets: 1 }))).toBe(8);
  expect(worth("bid", coins({ fairy: 3, amulets: 2, silver: 5 }))).toBe(12);
  expect(worth("silver", coins({ silver: 2, amulets: 1, fairy: 7 }))).toBe(4);
  expect(worth("bid", coins({ black: 1, amulets: 1 }))).toBe(0);
});

test("bids are written as the server reads them, and read again", () => {
  const bids = [
    written("bid", coins({ fairy: 3, common: 1, black: 1, amulets: 1 })),
    written("bid", NO_COINS),
    written("bid", coins({ black: 1 })),
    written("silver", coins({ silver: 2, amulets: 1 })),
    written("silver", NO_COINS),
  ];
  expect(bids).toEqual(["bid 3f+1c+1b+1a", "bid 0", "bid 1b", "silver 2+1a", "silver 0"]);
  expect(bids.map(read)).toEqual([
    coins({ fairy: 3, common: 1, black: 1, amulets: 1 }),
    NO_COINS,
    coins({ black: 1 }),
    coins({ silver: 2, amulets: 1 }),
    NO_COINS,
  ]);
  expect(["way 1", "", "red"].map(read)).toEqual([null, null, null]);
});

test("gold and curses are bid first, silver in a tie-break, amulets in both", () => {
  const all = ["fairy", "common", "silver", "black", "amulets"] as const;
  expect(all.filter((coin) => fits("bid", coin))).toEqual(["fairy", "common", "black", "amulets"]);
  expect(all.filter((coin) => fits("silver", coin))).toEqual(["silver", "amulets"]);
});

test("a fist holds no more than the purse", () => {
  expect(within(coins({ fairy: 5, black: 1 }), coins({ fairy: 3 }))).toEqual(coins({ fairy: 3 }));
  expect(changed(NO_COINS, "fairy", 2).fairy).toBe(2);
});

test("a payment of stones", () => {
  expect(payment({ r: 2, b: 1, y: 1 })).toBe("pay 2r+1b+1y");
  expect(payment({ r: 0, b: 0, y: 3 })).toBe("pay 3y");
  expect(sum({ r: 2, b: 1, y: 1 })).toBe(4);
});

test("every printed character has a picture, in the order of their numbers", () => {
  const text = readFileSync("../src/grimoire/games/dragonstones/printed.toml", "utf-8");
  const ids = [...text.matchAll(/^id = "([\w-]+)"/gm)].map((found) => found[1]!);
  expect(ids.map((_, i) => idOf(i + 1))).toEqual(ids);
  expect(ids.filter((id) => figureOf(id).tone === "own")).toEqual([]);
  expect(idOf(ids.length + 2)).toBe("own-2");
  expect(figureOf("own-2").tone).toBe("own");
});

// ---------------------------------------------------------------- frames

const seat = (some: Partial<DragonstonesSeatView> = {}): DragonstonesSeatView => ({
  points: 0,
  stones: { r: 2, b: 1, y: 1 },
  spent: 0,
  black: 0,
  amulets: 0,
  kept: [],
  purse: null,
  bid: null,
  ...some,
});

const PURSE = coins({ fairy: 8, common: 2, silver: 5 });

const view = (some: Partial<DragonstonesView> = {}): DragonstonesView => ({
  viewer: 0,
  actors: [0, 1, 2],
  over: false,
  turn: 1,
  phase: "bid",
  present: "witch",
  winner: null,
  tied: [],
  slots: [
    { id: "witch", status: "present" },
    { id: "red-dragon", status: "to_come" },
  ],
  characters: {},
  bank: coins({ fairy: 36, common: 9, silver: 25, black: 2, amulets: 2 }),
  bank_stones: { r: 6, b: 9, y: 9 },
  special_count: 23,
  open_purses: false,
  seats: [seat({ purse: PURSE }), seat(), seat()],
  question: null,
  ...some,
});

const message = messageOf<DragonstonesView>;

const two = (first: number, second: number): number => first | (second << 8);

const AUCTION: Event[] = [
  ["bid", 0, two(3, 1), 0, null],
  ["bid", 1, two(0, 0), 0, null],
  ["bid", 2, two(2, 0), two(0, 1), null],
  ["won", 0, 4, 0, null],
  ["used", 0, 1, 0, null],
  ["took", 0, 3, 1, null],
  ["revealed", null, 2, 8, null],
];

const start = (): Shown => frames(null, message(view(), []))[0]!.view;

test("all fists open at once, then who won, then what the power does, then the next character", () => {
  const steps = stepsOf(AUCTION.map((event) => ({ event, text: null })));
  expect(steps.map((step) => step.map(({ event }) => event[0]))).toEqual([
    ["bid", "bid", "bid"],
    ["won", "used"],
    ["took"],
    ["revealed"],
  ]);
});

test("before the fists open nothing is known of what they hold", () => {
  expect(start().lots).toEqual([0, 1, 2].map(() => ({ gold: null, silver: null })));
});

test("coins lie in the open fists, and are spent in the frame after", () => {
  const end = view({ present: "red-dragon", bank: coins({ fairy: 36, common: 10, silver: 25, black: 1 }) });
  const [open, won, took, last] = frames(start(), message(end, AUCTION));
  expect(open!.view.lots.map(({ gold }) => worth("bid", gold!))).toEqual([4, 0, 4]);
  expect([open!.view.seats[0]!.spent, open!.view.seats[0]!.purse!.fairy]).toEqual([0, 8]);
  expect(won!.view.seats.map(({ spent }) => spent)).toEqual([3, 0, 2]);
  expect([won!.view.seats[0]!.purse!.fairy, won!.view.seats[0]!.purse!.common]).toEqual([5, 1]);
  expect([won!.view.winner, won!.view.bank.common]).toEqual([0, 10]);
  expect([took!.view.seats[0]!.black, took!.view.bank.black]).toEqual([1, 1]);
  expect(last!.view).toMatchObject({ ...end, open: null });
  expect(last!.view.lots.every(({ gold }) => gold === null)).toBe(true);
  expect(last!.view.caption.map(({ key }) => key)).toEqual(["event-won", "event-used", "event-took"]);
});

test("my coins go before my screen or to the bank; the others' fly there", () => {
  const [, won] = frames(start(), message(view({ present: "red-dragon" }), AUCTION));
  expect([won!.travel!.to("coin:fairy:7"), won!.travel!.to("coin:common:1")]).toEqual(["spent:0", "bank"]);
  expect(won!.travel!.also!.map(({ from, to }) => `${from} ${to}`)).toEqual([
    "fist:2 spent:2",
    "fist:2 spent:2",
    "fist:2 bank",
  ]);
});

test("a tie keeps what was bid, amulets included, while silver is asked for", () => {
  const tied: Event[] = [...AUCTION.slice(0, 3), ["tied", 0, 4, 0, null], ["tied", 2, 4, 0, null]];
  const silver = view({ phase: "silver", tied: [0, 2], actors: [0, 2] });
  const shown = frames(start(), message(silver, tied)).at(-1)!.view;
  expect(shown.lots.map(({ gold }) => worth("bid", gold!))).toEqual([4, 0, 4]);
  const later = frames(shown, message({ ...silver, actors: [2] }, [])).at(-1)!.view;
  expect(later.lots[2]!.gold!.amulets).toBe(1);
  expect(later.caption.length).toBeGreaterThan(0);
});

test("on coming back in the middle of a power, the fists are still open", () => {
  const power = view({ phase: "power", winner: 0, actors: [0] });
  expect(frames(null, message(power, AUCTION.slice(0, 5)))[0]!.view.lots[0]!.gold!.fairy).toBe(3);
});

test("where a move was taken back, nothing is told of it any more", () => {
  const shown = frames(start(), message(view({ present: "red-dragon" }), AUCTION)).at(-1)!.view;
  expect(frames(shown, message(view({ present: "red-dragon" }), [])).at(-1)!.view.caption.length).toBe(3);
  expect(frames(shown, message(view(), [])).at(-1)!.view.caption).toEqual([]);
});

test("stones, points and theft", () => {
  const power = frames(start(), message(view({ phase: "power", winner: 0 }), AUCTION.slice(0, 4))).at(-1)!.view;
  const events: Event[] = [
    ["paid_stones", 0, 0x010102, 0, null],
    ["scored", 0, 1, 1, null],
    ["stole", 0, 2, 1, null],
    ["took_stone", 0, 0, 1, null],
    ["ended", null, 1, 0, null],
  ];
  const shown = frames(power, message(view(), events)).map((frame) => frame.view);
  expect(shown[0]!.seats[0]!.stones).toEqual({ r: 0, b: 0, y: 0 });
  expect(shown[0]!.bank_stones).toEqual({ r: 8, b: 10, y: 10 });
  expect(shown[1]!.seats[0]!.points).toBe(1);
  expect([shown[2]!.seats[0]!.stones["b"], shown[2]!.seats[2]!.stones["b"]]).toEqual([1, 0]);
});
