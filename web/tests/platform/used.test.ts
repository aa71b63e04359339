import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const files = readdirSync("src", { recursive: true, encoding: "utf-8" })
  .filter((name) => /\.(svelte|ts)$/.test(name))
  .map((name) => readFileSync(join("src", name), "utf-8"));
const keys: string[] = readFileSync("src/text.en.ftl", "utf-8").match(/^page-[\w-]+/gm) ?? [];

test("every key that the page says is there", () => {
  const said = files.flatMap((text) => [...text.matchAll(/"(page-[\w-]+)"/g)].map((found) => found[1]!));
  expect([...new Set(said)].filter((key) => !keys.includes(key))).toEqual([]);
});

test("every key is said somewhere", () => {
  const parts = files.flatMap((text) => [...text.matchAll(/["`](page-[\w-]+)/g)].map((found) => found[1]!));
  expect(
    keys.filter((key) => !parts.some((part) => key === part || (part.endsWith("-") && key.startsWith(part)))),
  ).toEqual([]);
});
