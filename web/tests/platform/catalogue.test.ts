import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

import { Catalogue } from "../../src/platform/catalogue";
import { loadTexts, PAGE, textsOf } from "../../src/platform/texts";

const GAMES = ["gargon", "magicians", "dragonstones", "zargos"];
const FOLDERS = ["src", ...GAMES.map((game) => `src/games/${game}`)];

const early = GAMES.map((game) => textsOf(game).say("en", "title"));
const later = ["option-open_purses", "event-reshuffled"].map((key) => textsOf("dragonstones").say("fr", key));
await Promise.all(GAMES.flatMap((game) => [loadTexts(game, "en"), loadTexts(game, "fr")]));

test("before a table is opened, only the title and the options of a game are known", () => {
  expect(early).toEqual(["Gargon", "Duel of Magicians", "Dragonstones", "Zargos"]);
  expect(later).toEqual(["Les bourses sont posées devant les écrans", "event-reshuffled"]);
});

const gargon = textsOf("gargon");
const keysOf = (file: string): string[] =>
  [...readFileSync(file, "utf-8").matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);

test("texts within texts, and lists of them, are put into words", () => {
  const card = (colour: string, value: number) => ({
    key: "card",
    values: { colour: { key: `colour-${colour}` }, value },
  });
  const values = {
    who: { key: "seat-other", values: { number: 2 } },
    you: "no",
    cards: [card("y", 2), card("r", 9)],
  };
  expect(gargon.say("en", "event-revealed", values)).toBe("Player 2 shows yellow 2, red 9.");
  expect(gargon.say("fr", "event-revealed", values)).toBe("Joueur 2 montre\u00a0: 2 jaune, 9 rouge.");
});

test("numbers choose among variants", () => {
  const told = {
    you: "yes",
    who: { key: "seat-you" },
    card: { key: "card", values: { colour: { key: "colour-b" }, value: 8 } },
  };
  expect(gargon.say("en", "event-fought", { ...told, battle: 2, way: "" })).toBe(
    "Second battle: you fight with blue 8.",
  );
});

test("somebody with a name is called by it, whichever way it is written", () => {
  const values = { who: { key: "seat-other", values: { number: 2 } }, you: "no" };
  expect(textsOf("magicians").say("en", "event-opens", values, () => "Zoë")).toBe("\u2068Zoë\u2069 opens.");
});

test("words that a table brings with it are told in the reader's language", () => {
  const name = { key: "character-own", values: { words: { en: "Hermit", fr: "Ermite" } } };
  const ours = textsOf("dragonstones");
  expect(ours.say("en", name.key, name.values)).toBe("Hermit");
  expect(ours.say("fr", "table-to-come", { characters: [name, name] })).toBe("À venir\u00a0: Ermite, Ermite.");
});

test("a key that is missing shows itself", () => {
  expect(PAGE.say("en", "no-such-key")).toBe("no-such-key");
});

test("a folder's own texts win over those it builds upon", () => {
  const base = new Catalogue({ en: "a = one\nb = two", fr: "" });
  const above = new Catalogue({ en: "a = three", fr: "" }, base);
  expect([above.say("en", "a"), above.say("en", "b")]).toEqual(["three", "two"]);
});

test.each(FOLDERS)("both languages have the same keys, and none that the core has: %s", (folder) => {
  const [en, fr] = [keysOf(`${folder}/text.en.ftl`), keysOf(`${folder}/text.fr.ftl`)];
  expect(fr).toEqual(en);
  expect(new Set(en).size).toBe(en.length);
  expect(en.filter((key) => !key.startsWith("page-"))).toEqual([]);
});

test.each(FOLDERS)("French has its narrow spaces: %s", (folder) => {
  const french = readFileSync(`${folder}/text.fr.ftl`, "utf-8").replace(/^#.*$/gm, "");
  expect(french.match(/ [;?!»]|« | :/g)).toBeNull();
});
