/** The rulebooks, each a chunk of its own: the Python side's own files. */
import type { Language } from "../platform/language.svelte";

type Raw = Promise<{ default: string }>;

const BOOKS: Record<string, Record<Language, () => Raw>> = {
  dragonstones: {
    en: () => import("../../../src/grimoire/games/dragonstones/rules.en.md?raw"),
    fr: () => import("../../../src/grimoire/games/dragonstones/rules.fr.md?raw"),
  },
  gargon: {
    en: () => import("../../../src/grimoire/games/gargon/rules.en.md?raw"),
    fr: () => import("../../../src/grimoire/games/gargon/rules.fr.md?raw"),
  },
  magicians: {
    en: () => import("../../../src/grimoire/games/magicians/rules.en.md?raw"),
    fr: () => import("../../../src/grimoire/games/magicians/rules.fr.md?raw"),
  },
  zargos: {
    en: () => import("../../../src/grimoire/games/zargos/rules.en.md?raw"),
    fr: () => import("../../../src/grimoire/games/zargos/rules.fr.md?raw"),
  },
};

/** The text of a rulebook; empty for a game that this page does not know. */
export const loadRulebook = async (game: string, lang: Language): Promise<string> =>
  (await BOOKS[game]?.[lang]())?.default ?? "";
