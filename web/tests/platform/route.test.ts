import { expect, test } from "vitest";

import { preferred } from "../../src/platform/language.svelte";
import { routeOf } from "../../src/platform/route.svelte";

test.each([
  ["/", { page: "front" }],
  ["/tables", { page: "front" }],
  ["/t/LpucsP_lCSs", { page: "table", table: "LpucsP_lCSs" }],
  ["/new?game=gargon", { page: "new", game: "gargon" }],
  ["/rules/gargon#G9", { page: "rules", game: "gargon", clause: "G9" }],
  ["/about", { page: "about" }],
])("the page of %s", (address, route) => {
  expect(routeOf(address)).toEqual(route);
});

test("the language is the one chosen, else the first that we speak", () => {
  expect(preferred("fr", ["en-GB"])).toBe("fr");
  expect(preferred(null, ["de-DE", "fr-CA", "en"])).toBe("fr");
  expect(preferred("xx", ["de"])).toBe("en");
});
