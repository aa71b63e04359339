// `import en from "…/text.en.ftl?head"`: of a game's texts only those that are said before its table is opened.
import { readFileSync } from "node:fs";

const MARK = ".ftl?head";
const SAID = /^(title|tagline|option-[\w-]+|allowed-[\w-]+) =/;

/** A game's title, tagline and options; all else comes with the game. */
export function texts() {
  return {
    name: "grimoire-texts",
    enforce: /** @type {const} */ ("pre"),
    load(/** @type {string} */ id) {
      if (!id.endsWith(MARK)) return undefined;
      return `export default ${JSON.stringify(headOf(readFileSync(id.replace("?head", ""), "utf-8")))};`;
    },
  };
}

/** A message goes on as long as its lines are indented, or close a bracket. */
function headOf(/** @type {string} */ text) {
  let keep = false;
  return text
    .split("\n")
    .filter((line) => (keep = /^[ }]/.test(line) ? keep : SAID.test(line)))
    .join("\n");
}
