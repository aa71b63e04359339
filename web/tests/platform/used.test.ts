import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const names = readdirSync("src", { recursive: true, encoding: "utf-8" });
const read = (name: string): string => readFileSync(join("src", name), "utf-8");
const files = names.filter((name) => /\.(svelte|ts)$/.test(name)).map(read);
const keys = names.filter((name) => name.endsWith("text.en.ftl")).flatMap((name) => read(name).match(/^page-[\w-]+/gm) ?? []);

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

test("what only one game says comes with that game", () => {
  const folders = readdirSync("src/games", { withFileTypes: true }).filter((one) => one.isDirectory());
  const shared = read("text.en.ftl").match(/^page-[\w-]+/gm) ?? [];
  expect(shared.filter((key) => folders.some(({ name }) => key.startsWith(`page-${name}-`)))).toEqual([]);
});
