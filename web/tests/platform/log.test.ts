import { expect, test } from "vitest";

import { written } from "../../src/platform/log";

const told = (...keys: string[]): { key: string }[] => keys.map((key) => ({ key }));
const three = written([], 0, told("dealt", "played", "took"));

test("lines are counted from the first", () => {
  expect(three.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(written([], 700, told("played"))).toEqual([{ number: 701, text: { key: "played" } }]);
});

test("what was undone is cut off, and what came instead takes its place", () => {
  expect(written(three, 2, told("played")).map(({ text }) => text.key)).toEqual(["dealt", "played", "played"]);
  expect(written(three, 1, [])).toHaveLength(1);
});

test("where nothing was told nothing changes", () => {
  expect(written(three, 3, [])).toBe(three);
});

test("a long game keeps its last lines", () => {
  const long = written([], 0, told(...Array.from({ length: 600 }, () => "played")));
  expect([long.length, long.at(-1)!.number]).toEqual([500, 600]);
});
