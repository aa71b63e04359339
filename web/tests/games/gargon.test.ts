import { expect, test } from "vitest";

import { amuletsOn, cardOf, facesOf, pieces, sorted } from "../../src/games/gargon/cards";
import { frames, stepsOf, type Shown } from "../../src/games/gargon/frames";
import { allowed, missing, possible } from "../../src/games/gargon/mix";
import { withTexts } from "../../src/platform/log";
import { loadTexts, textsOf } from "../../src/platform/texts";
import type { Event, GargonSeatView, GargonView } from "../../src/platform/messages";
import { messageOf } from "./message";

await Promise.all([loadTexts("gargon", "en"), loadTexts("gargon", "fr")]);

const FREE = { mix: null, restricted: null };

// ---------------------------------------------------------------- cards

test("amulets depend on the value alone, 33 a colour", () => {
  const each = Array.from({ length: 16 }, (_, value) => amuletsOn(value));
  expect(each).toEqual([0, 5, 5, 5, 3, 3, 3, 2, 2, 2, 1, 1, 1, 0, 0, 0]);
  expect(each.reduce((a, b) => a + b)).toBe(33);
});

test("faces and colours of an event", () => {
  expect([1, 16, 17, 96].map(cardOf)).toEqual(["w0", "w15", "b0", "g15"]);
  expect(facesOf(1254018).map(cardOf)).toEqual(["w1", "y4", "y11"]);
});

test("both 0s of a colour are told apart", () => {
  expect(pieces(["y0", "y0", "y3"]).map(({ piece }) => piece)).toEqual(["y0", "y0b", "y3"]);
});

test("cards are sorted by colour, then by value", () => {
  expect(sorted(["g1", "y12", "y2", "w15"])).toEqual(["w15", "y2", "y12", "g1"]);
});

// ---------------------------------------------------------------- mixes (G7 to G9)

test.each([
  [["y1"], true],
  [["y1", "y2"], true],
  [["y1", "r2"], true],
  [["y1", "y2", "r3"], true],
  [["y1", "r2", "w3"], true],
  [["y1", "y2", "y3"], false],
  [["y1", "y2", "r3", "r4"], false],
  [[], false],
])("whoever starts plays one of five mixes: %j", (cards, fits) => {
  expect(allowed(cards, FREE)).toBe(fits);
});

test("the others follow the mix", () => {
  const limits = { mix: "2+1", restricted: null };
  expect(allowed(["b2", "b8", "r8"], limits)).toBe(true);
  expect(allowed(["b2", "b8"], limits)).toBe(false);
  expect(missing(["b2"], limits)).toBe(2);
});

test("the last player brings in no new colour", () => {
  const limits = { mix: "2+1", restricted: ["y", "r", "b"] };
  expect(allowed(["r0", "r14", "b12"], limits)).toBe(true);
  expect(allowed(["r0", "r14", "w12"], limits)).toBe(false);
});

test("a card is lit if some play with it can be made of the hand", () => {
  const hand = ["w1", "r2", "r3", "y4"];
  const limits = { mix: "2+1", restricted: null };
  expect(possible(["w1"], hand, limits)).toBe(true);
  expect(possible(["w1", "y4"], hand, limits)).toBe(false);
  expect(possible([], ["w1", "r2", "y3"], limits)).toBe(false);
  expect(possible(["w1"], hand, { mix: "1", restricted: ["r"] })).toBe(false);
});

// ---------------------------------------------------------------- frames

const seat = (over: Partial<GargonSeatView>): GargonSeatView => ({
  hand: { w: 0, b: 2, v: 0, r: 0, y: 0, g: 0 },
  hand_count: 2,
  lying: [],
  passed: false,
  owed: false,
  won_count: 0,
  won_top: null,
  won: null,
  amulets: null,
  points: null,
  ...over,
});

const VIEW: GargonView = {
  viewer: 0,
  actors: [1],
  over: false,
  phase: "playing",
  round: 1,
  leader: 0,
  mix: "1",
  must_pass: false,
  restricted: null,
  fought: null,
  last_round: false,
  stacks: [["r", "y"], ["b"]],
  discarded: [],
  seats: [seat({ lying: ["b4"], won: [] }), seat({})],
  hand: ["b9"],
  picked: [],
};

const BEFORE: Shown = { ...VIEW, fighting: [], caption: [] };

const message = messageOf<GargonView>;

const ROUND: Event[] = [
  ["played", 1, 2, 0, null],
  ["revealed", 0, 21, 0, 0],
  ["revealed", 1, 32, 0, null],
  ["chose", 0, 1, 0, 0],
  ["fought", 0, 21, 1, 0],
  ["fought", 1, 32, 1, null],
  ["discarded", 0, 21, 0, 0],
  ["won", 1, 32, 2, null],
  ["drew", 0, 4, 0, 7],
  ["led", 1, 1, 2, null],
];

test("what belongs together is shown together", () => {
  const steps = stepsOf(withTexts(ROUND, []));
  expect(steps.map((step) => step.map(({ event }) => event[0]).join(" "))).toEqual([
    "played",
    "revealed revealed",
    "chose",
    "fought fought",
    "discarded won",
    "drew",
    "led",
  ]);
});

test("a battle is shown as it happens, and ends where the message says", () => {
  const end = { ...VIEW, round: 2, hand: ["b9", "y7"], discarded: ["b4"] };
  const shown = frames(BEFORE, message(end, ROUND));
  const [down, up, , fight, result, drawn] = shown.map(({ view }) => view);
  expect(down!.seats[1]!.lying).toEqual(["b"]);
  expect(up!.seats.map(({ lying }) => lying)).toEqual([["b4"], ["b15"]]);
  expect(fight!.fighting).toEqual(["b4", "b15"]);
  expect([result!.discarded, result!.seats[1]!.won_count, result!.seats[1]!.won_top]).toEqual([["b4"], 1, "b"]);
  expect([drawn!.hand, drawn!.stacks[0]]).toEqual([["b9", "y7"], ["r"]]);
  expect(shown.at(-1)!.view).toMatchObject(end);
});

test("cards travel to whoever won them, to the discards, and from the stacks", () => {
  const [down, up, , , result, drawn] = frames(BEFORE, message(VIEW, ROUND)).map(({ travel }) => travel!);
  expect(down!.from("1:0")).toBe("hand:1");
  expect(up!.from("1:b15")).toBe("turn");
  expect([result!.to("1:b15"), result!.to("b4")]).toEqual(["won:1", "discards"]);
  expect(drawn!.from("y7")).toBe("stack:0");
});

test("a pass and its cards are one step", () => {
  const events: Event[] = [
    ["passed", 1, 1, 1, null],
    ["drew", 1, 4, 0, null],
    ["drew", 1, 1, 1, null],
  ];
  const [only, ...rest] = frames(BEFORE, message(VIEW, events));
  expect(rest).toEqual([]);
  expect(only!.travel!.also).toEqual([
    { from: "stack:0", to: "hand:1", look: "back y" },
    { from: "stack:1", to: "hand:1", look: "back b" },
  ]);
});

// ---------------------------------------------------------------- words that the page borrows

test.each([
  ["table-lead", {}],
  ["table-empty", {}],
  ["table-follow", { mix: "2+1", begun: "no" }],
  ["table-must-pass", { mix: "2+1", last: "no" }],
  ["table-restricted", { colours: [{ key: "colour-w" }] }],
  ["table-battle", {}],
  ["table-consolation", {}],
  ["table-last-round", {}],
  ["table-stack", { stack: { key: "stack-left" }, count: 2, cards: [{ key: "colour-w" }] }],
  [
    "move-pick",
    {
      creature: { key: "creature-w" },
      card: { key: "card", values: { colour: { key: "colour-w" }, value: 3 } },
      amulets: 5,
    },
  ],
])("%s says something whole in both languages", (key, values) => {
  for (const lang of ["en", "fr"] as const) {
    const words = textsOf("gargon").say(lang, key, values);
    expect(words).not.toBe(key);
    expect(words).not.toMatch(/[{}$]/);
  }
});
