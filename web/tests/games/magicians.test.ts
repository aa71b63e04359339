import { expect, test } from "vitest";

import { frames, playedCards, type Shown } from "../../src/games/magicians/frames";
import { attempt, groupsOf, jokerRows, playsFromPile, playsWith, totalOf } from "../../src/games/magicians/plays";
import type { Event, MagiciansView, MoveLine } from "../../src/platform/messages";
import { messageOf } from "./message";

const play = (move: string, value: number, naturals: number, jokers = 0, top = 0): MoveLine => ({
  move,
  kind: "play",
  args: { value, naturals, jokers, top },
  gloss: null,
});

const LEGAL: MoveLine[] = [
  { move: "take", kind: "take", args: {}, gloss: null },
  { move: "ball", kind: "ball", args: { top: 0 }, gloss: null },
  play("7+7", 7, 2),
  play("7", 7, 1),
  play("7+J", 7, 1, 1),
  play("J=4", 4, 0, 1),
  play("J=3", 3, 0, 1),
  play("^7", 7, 0, 0, 1),
  play("J+^7", 7, 0, 1, 1),
];

const moves = (lines: MoveLine[]): string[] => lines.map(({ move }) => move);

test("the hand by value", () => {
  expect(groupsOf(["7", "7", "ball", "J"])).toEqual([
    { card: "7", count: 2 },
    { card: "ball", count: 1 },
    { card: "J", count: 1 },
  ]);
});

test("plays stand where their cards are, by rising total", () => {
  expect(moves(playsWith(LEGAL, "7"))).toEqual(["7", "7+7", "7+J"]);
  expect(moves(playsWith(LEGAL, "ball"))).toEqual(["ball"]);
  expect(moves(playsFromPile(LEGAL))).toEqual(["^7", "J+^7"]);
  expect(jokerRows(LEGAL).map(({ cards, plays }) => [cards, moves(plays)])).toEqual([["J", ["J=3", "J=4"]]]);
});

test("every legal play can be clicked somewhere", () => {
  const places = [
    playsWith(LEGAL, "7"),
    playsWith(LEGAL, "ball"),
    playsFromPile(LEGAL),
    ...jokerRows(LEGAL).map(({ plays }) => plays),
  ];
  expect(moves(places.flat()).sort()).toEqual(moves(LEGAL.filter(({ kind }) => kind !== "take")).sort());
});

test("what a play announces", () => {
  expect(LEGAL.filter(({ kind }) => kind === "play").map(totalOf)).toEqual([14, 7, 14, 4, 3, 7, 14]);
});

test("cards that cannot be played are asked about as they are", () => {
  expect(attempt({ card: "5", count: 2 })).toBe("5+5");
  expect(attempt({ card: "ball", count: 2 })).toBe("ball");
  expect(attempt({ card: "J", count: 2 })).toBe("J+J=7");
});

test("the cards of an event: magicians below, jokers above", () => {
  expect(playedCards(["played", 0, 15, 5 | (2 << 8) | (1 << 16), 0])).toEqual({
    cards: ["5", "5", "J"],
    fromPile: false,
  });
  expect(playedCards(["repeated", 0, 12, 1, 0])).toEqual({ cards: ["ball"], fromPile: true });
});

// ---------------------------------------------------------------- frames

const SEAT = { hand_count: 6, stored: 0, pile: null, must_use_hand: false, points: 0 };
const VIEW: MagiciansView = {
  viewer: 0,
  actors: [1],
  over: false,
  deal: 1,
  deals: 2,
  opening: true,
  total: 0,
  fight: [],
  stock_count: 30,
  seats: [SEAT, SEAT],
  hand: ["2", "7", "7"],
};

const message = messageOf<MagiciansView>;
const start = frames(null, message(VIEW, []))[0]!.view;

test("a play joins the fight under its player's name", () => {
  const view = { ...VIEW, fight: ["7", "7"], total: 14, opening: false };
  const [frame, ...rest] = frames(start, message(view, [["played", 1, 14, 7 | (2 << 8), null]]));
  expect(rest).toEqual([]);
  expect(frame!.view.plays).toEqual([{ seat: 1, cards: ["7", "7"], total: 14 }]);
  expect(frame!.travel!.from("fight:0")).toBe("seat:1");
});

test("my own cards come from my hand", () => {
  const view = { ...VIEW, fight: ["7"], total: 7, hand: ["2", "3", "7"] };
  const [frame] = frames(
    start,
    message(view, [
      ["played", 0, 7, 7 | (1 << 8), 0],
      ["drew", 0, 0, 0, 3],
    ]),
  );
  expect(frame!.travel!.from("fight:0")).toBe("piece:hand:7:1");
  expect(frame!.travel!.from("hand:3:0")).toBe("stock");
  expect(frame!.hold).toBe(0);
});

test("who takes the fight gets its cards", () => {
  const before: Shown = { ...start, fight: ["9"], plays: [{ seat: 0, cards: ["9"], total: 9 }] };
  const [frame] = frames(before, message(VIEW, [["took", 1, 1, 0, null]]));
  expect(frame!.view.plays).toEqual([]);
  expect(frame!.travel!.to("fight:0")).toBe("pile:1");
});

test("whoever comes later learns from the past who played what", () => {
  const events: Event[] = [
    ["dealt", null, 1, 0, null],
    ["played", 0, 4, 4 | (1 << 8), 0],
    ["took", 1, 1, 0, null],
    ["played", 1, 3, 3 | (1 << 8), null],
    ["played", 0, 10, 5 | (2 << 8), 0],
  ];
  const [frame] = frames(null, message({ ...VIEW, fight: ["3", "5", "5"], total: 10 }, events));
  expect(frame!.view.plays.map(({ seat, total }) => [seat, total])).toEqual([
    [1, 3],
    [0, 10],
  ]);
});

test("a play that was undone leaves the fight, and a fight that was taken comes back", () => {
  const three = { seat: 1, cards: ["3"], total: 3 };
  const nine = { seat: 0, cards: ["9"], total: 9 };
  const before: Shown = { ...start, fight: ["3", "9"], plays: [three, nine] };
  const undone = frames(before, message({ ...VIEW, fight: ["3"], total: 3 }, []));
  expect(undone[0]!.view.plays).toEqual([three]);
  const taken = frames(before, message(VIEW, [["took", 1, 2, 0, null]]))[0]!.view;
  const back = frames(taken, message({ ...VIEW, fight: ["3", "9"], total: 9 }, []));
  expect(back[0]!.view.plays).toEqual([three, nine]);
});

test("a fight that the page has not seen grow is shown all the same", () => {
  const [frame] = frames(null, message({ ...VIEW, fight: ["3", "5"], total: 5 }, []));
  expect(frame!.view.plays).toEqual([{ seat: null, cards: ["3", "5"], total: null }]);
});

test("a deal ends with the last play, then the scores, then the next deal", () => {
  const events: Event[] = [
    ["played", 1, 9, 9 | (1 << 8), null],
    ["went_out", 1, 0, 0, null],
    ["scored", 0, 3, 3, 0],
    ["scored", 1, 5, 5, null],
    ["dealt", null, 2, 0, null],
  ];
  const shown = frames(start, message({ ...VIEW, deal: 2 }, events));
  expect(shown.map(({ view }) => [view.deal, view.fight.length, view.scores?.length ?? 0])).toEqual([
    [1, 1, 0],
    [1, 0, 2],
    [2, 0, 0],
  ]);
  expect(shown.map(({ told }) => told.length)).toEqual([1, 3, 1]);
});
