import { expect, test } from "vitest";

import type { GameLine } from "../../src/platform/messages";
import { fieldOf, isFull, newForm, requestOf, usualOf } from "../../src/platform/newtable";

const GAME: GameLine = {
  game: "magicians",
  low: 2,
  high: 6,
  usual: 4,
  options: [
    {
      name: "deals",
      clause: "M11",
      allowed: { key: "allowed-count", values: { low: 1, high: 20 } },
      usual: [2, 3, 4, 5, 6],
      file: false,
    },
    { name: "open_stack", clause: "M13", allowed: { key: "allowed-flag", values: {} }, usual: Array(5).fill(false), file: false },
    { name: "deck", clause: "M2", allowed: { key: "allowed-deck", values: {} }, usual: Array(5).fill("owners"), file: false },
    { name: "characters", clause: "D42", allowed: { key: "allowed-characters" }, usual: Array(5).fill([]), file: true },
  ],
};

test("an option is filled in as suits what it takes", () => {
  expect(GAME.options.map((one) => fieldOf(one).kind)).toEqual(["count", "flag", "text", "lines"]);
});

test("what is usual may depend on the seats", () => {
  expect([2, 5].map((seats) => usualOf(GAME.options[0]!, GAME, seats))).toEqual([2, 5]);
});

test("what is left empty is left to the game", () => {
  expect(requestOf(newForm(GAME), GAME).options).toEqual({ open_stack: false });
});

test("the text of a file is never taken for its name", () => {
  const form = newForm(GAME);
  const asked = (characters: string): unknown =>
    requestOf({ ...form, options: { characters } }, GAME).options?.["characters"];
  expect(asked('[[character]]\nid = "hermit"')).toBe('[[character]]\nid = "hermit"');
  expect(asked("/etc/motd")).toBe("/etc/motd\n");
  expect(asked("  \n ")).toBeUndefined();
});

test("bots beyond the seats are forgotten, and no clock has no seconds", () => {
  const form = { ...newForm(GAME), seats: 2, bots: ["apprentice", "random", null, null, null] };
  expect(requestOf(form, GAME)).toMatchObject({ seats: 2, bots: ["apprentice"], clock: { kind: "none" } });
  expect(isFull(form)).toBe(true);
  expect(isFull({ ...form, seats: 4 })).toBe(false);
});

test("a choice is made from the beginning: the game's own, or what this page proposes", () => {
  const choice = (name: string, ...values: string[]) => ({
    name,
    clause: null,
    allowed: { key: "allowed-choice", values: { values } },
    usual: Array(5).fill(values[0]),
    file: false,
  });
  const game = { ...GAME, options: [choice("edition", "1", "2"), choice("setup", "full", "quick")] };
  expect(newForm(game).options).toEqual({ edition: "1", setup: "full" });
  expect(newForm(game, { setup: "quick" }).options).toEqual({ edition: "1", setup: "quick" });
});
