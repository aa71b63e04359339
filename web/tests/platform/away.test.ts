import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Away } from "../../src/platform/away.svelte";
import type { LogLine } from "../../src/platform/log";

const MINUTE = 60_000;

let told: LogLine[] = [];
const arrive = (): Away => new Away("log.x", () => told);
const missed = (away: Away): number[] => away.missed.map(({ number }) => number);
const tell = (...numbers: number[]): void => {
  told = [...told, ...numbers.map((number) => ({ number, step: 0, text: { key: "x", args: {} } }) as LogLine)];
};

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  vi.useFakeTimers();
  told = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A table that I have looked at, up to its second line. */
function looked(): Away {
  const away = arrive();
  tell(1, 2);
  away.look(false);
  return away;
}

test("whoever comes for the first time has missed nothing", () => {
  expect(missed(looked())).toEqual([]);
});

test("whoever comes back after a while is shown what was told meanwhile, and not what is told then", () => {
  looked();
  vi.advanceTimersByTime(2 * MINUTE);
  tell(3, 4);
  const back = arrive();
  back.look(false);
  tell(5);
  back.look(false);
  expect(missed(back)).toEqual([3, 4]);
});

test("a second tab, or the page loaded anew, has missed nothing that came in a moment", () => {
  looked();
  vi.advanceTimersByTime(MINUTE / 60);
  tell(3);
  const second = arrive();
  second.look(false);
  expect(missed(second)).toEqual([]);
});

test("a page that was out of sight for long tells what it has heard there", () => {
  const away = looked();
  vi.advanceTimersByTime(5 * MINUTE);
  away.turn(true);
  tell(3);
  away.look(true);
  vi.advanceTimersByTime(2 * MINUTE);
  away.turn(false);
  expect(missed(away)).toEqual([3]);
});

test("a page that was out of sight for a moment does not", () => {
  const away = looked();
  vi.advanceTimersByTime(5 * MINUTE);
  away.turn(true);
  tell(3);
  away.look(true);
  vi.advanceTimersByTime(MINUTE / 60);
  away.turn(false);
  expect(missed(away)).toEqual([]);
});
