import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

import { blocksOf, piecesOf } from "../../src/platform/rulebook";

test("a clause has its number apart", () => {
  expect(blocksOf("**G9.** The seat that comes *last*.")).toEqual([
    {
      kind: "clause",
      name: "G9",
      pieces: [
        { kind: "plain", text: "The seat that comes " },
        { kind: "stress", text: "last" },
        { kind: "plain", text: "." },
      ],
    },
  ]);
});

test("bold, italic and code", () => {
  expect(piecesOf("**a** *b* `c+d`").map(({ kind }) => kind)).toEqual([
    "strong",
    "plain",
    "stress",
    "plain",
    "code",
  ]);
});

test.each(["gargon", "magicians"])("the whole rulebook of %s is read, in both languages alike", (game) => {
  const [en, fr] = ["en", "fr"].map((lang) =>
    blocksOf(readFileSync(`../src/grimoire/games/${game}/rules.${lang}.md`, "utf-8")),
  );
  const clauses = (blocks: ReturnType<typeof blocksOf>) =>
    blocks.flatMap((block) => (block.kind === "clause" ? [block.name] : []));
  expect(clauses(en!).length).toBeGreaterThan(10);
  expect(clauses(fr!)).toEqual(clauses(en!));
  const words = JSON.stringify([en, fr]);
  expect(words).not.toMatch(/\*\*|`/);
});
