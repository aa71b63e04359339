// `import dragon from "icon:dragon-head"`: the path of one game icon, taken out of the whole set at build time.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const PREFIX = "icon:";
const FILE = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");

/** Only the icons that are imported get into the page. */
export function icons() {
  /** @type {Record<string, {body: string}> | undefined} */
  let known;
  return {
    name: "grimoire-icons",
    resolveId: (/** @type {string} */ id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(/** @type {string} */ id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      known ??= JSON.parse(readFileSync(FILE, "utf-8")).icons;
      return `export default ${JSON.stringify(pathOf(known, id.slice(PREFIX.length + 1)))};`;
    },
  };
}

function pathOf(/** @type {Record<string, {body: string}> | undefined} */ known, /** @type {string} */ name) {
  const paths = known?.[name]?.body.matchAll(/ d="([^"]+)"/g);
  if (!paths) throw new Error(`there is no icon ${name}`);
  return [...paths].map((found) => (found[1] ?? "").replace(/\.(\d\d+)/g, tenths)).join("");
}

/** One decimal is enough in a square of 512. What stands before the point may begin with a flag: it stays. */
function tenths(/** @type {string} */ _, /** @type {string} */ digits) {
  return `.${Math.min(9, Math.round(Number(`0.${digits}`) * 10))}`;
}
