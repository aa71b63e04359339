import { expect, test } from "vitest";

import { hour } from "../../src/platform/clock.svelte";
import { withTexts } from "../../src/platform/frames";
import type { Event } from "../../src/platform/messages";

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

test("a clock shows minutes and seconds, and never less than nothing", () => {
  expect([hour(119_001), hour(60_000), hour(900), hour(-5)]).toEqual(["2:00", "1:00", "0:01", "0:00"]);
});
