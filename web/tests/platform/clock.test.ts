import { expect, test } from "vitest";

import { hour } from "../../src/platform/clock.svelte";

test("a clock shows minutes and seconds, and never less than nothing", () => {
  expect([hour(119_001), hour(60_000), hour(900), hour(-5)]).toEqual(["2:00", "1:00", "0:01", "0:00"]);
});
