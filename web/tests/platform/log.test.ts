import { expect, test } from "vitest";

import { folded, titled, withTexts, written } from "../../src/platform/log";
import type { Event } from "../../src/platform/messages";

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
  const long = written([], 0, told(...Array.from({ length: 20_500 }, () => "played")));
  expect([long.length, long.at(-1)!.number]).toEqual([20_000, 20_500]);
});

test("every event meets the text that tells it; quiet ones have none", () => {
  const events: Event[] = [
    ["dealt", null, 1, 0, null],
    ["drew", 0, 0, 0, 3],
    ["opens", 3, 0, 0, null],
  ];
  const told = [{ key: "event-dealt" }, { key: "event-opens" }];
  expect(withTexts(events, told).map(({ text }) => text?.key ?? null)).toEqual([
    "event-dealt",
    null,
    "event-opens",
  ]);
});

test("details are folded under the line that they tell more of", () => {
  const log = written([], 0, told("battle", "threw", "fell", "won", "threw"));
  const isDetail = ({ key }: { key: string }): boolean => ["threw", "fell"].includes(key);
  const groups = folded(log, isDetail);
  expect(groups.map(({ line, details }) => [line.text.key, details.length])).toEqual([
    ["battle", 2],
    ["won", 1],
  ]);
  expect(folded(written([], 0, told("threw")), isDetail)).toHaveLength(1);
});

test("what begins without a line that says so has a title, once between two heads", () => {
  const log = written([], 0, told("turn", "won", "points", "order", "points", "round", "points"));
  const groups = folded(log, () => false);
  expect([...titled(groups, ["turn", "round"], { points: "counted" })]).toEqual([
    [3, "counted"],
    [7, "counted"],
  ]);
});
