// The messages between page and server as TypeScript types, from the schema that the server's own types give.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { compile } from "json-schema-to-typescript";

const WEB = join(dirname(fileURLToPath(import.meta.url)), "..");
const PYTHON = process.env.PYTHON ?? join(WEB, "../.venv/bin/python");
const OUT = process.argv[2] ?? join(WEB, "src/platform/messages.ts");

const schema = JSON.parse(execFileSync(PYTHON, ["-m", "grimoire.server.schema"], { encoding: "utf-8" }));

/** What the translator does not read as it is meant. */
function spell(/** @type {any} */ part) {
  if (part === null || typeof part !== "object") return;
  if (part.prefixItems) {
    part.items = part.prefixItems; // tuples have another name since 2020
    delete part.prefixItems;
  }
  if (part.$ref) delete part.default;
  if (part.type === "object" && !part.properties) part.additionalProperties ??= true;
  Object.values(part).forEach(spell);
}

/** A game's types are told apart by its name before them. */
function name(/** @type {Record<string, any>} */ parts) {
  for (const [key, part] of Object.entries(parts)) part.title = key;
}

spell(schema.$defs);
name(schema.$defs);
const types = await compile({ ...schema, title: "Everything", type: "object", properties: {} }, "Everything", {
  additionalProperties: false,
  unreachableDefinitions: true,
  bannerComment: "// Made by `npm run types` from the server's messages. Do not edit.",
  style: { printWidth: 110 },
});
const plain = types
  .replace(/export interface Everything \{\}\n/, "")
  .replace(/ \*\n \* This interface was referenced by[^\n]*\n[^\n]*\n/g, "")
  .replace(/\/\*\*\n \* This interface was referenced by[^\n]*\n[^\n]*\n \*\/\n/g, "");
writeFileSync(OUT, plain);
