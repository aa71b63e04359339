/** The catalogues: the page's own words over the core's, and each game's over both. */
import coreEn from "../../../src/grimoire/core/text.en.ftl?raw";
import coreFr from "../../../src/grimoire/core/text.fr.ftl?raw";
import dragonstonesEn from "../../../src/grimoire/games/dragonstones/text.en.ftl?head";
import dragonstonesFr from "../../../src/grimoire/games/dragonstones/text.fr.ftl?head";
import gargonEn from "../../../src/grimoire/games/gargon/text.en.ftl?head";
import gargonFr from "../../../src/grimoire/games/gargon/text.fr.ftl?head";
import magiciansEn from "../../../src/grimoire/games/magicians/text.en.ftl?head";
import magiciansFr from "../../../src/grimoire/games/magicians/text.fr.ftl?head";
import zargosEn from "../../../src/grimoire/games/zargos/text.en.ftl?head";
import zargosFr from "../../../src/grimoire/games/zargos/text.fr.ftl?head";
import pageEn from "../text.en.ftl?raw";
import pageFr from "../text.fr.ftl?raw";
import { Catalogue, type Sources } from "./catalogue";
import { language, type Language } from "./language.svelte";

const CORE = new Catalogue({ en: coreEn, fr: coreFr });
export const PAGE = new Catalogue({ en: pageEn, fr: pageFr }, CORE);

/** Of games only what is said before their tables are opened: titles and options. */
const SOURCES: Record<string, Sources> = {
  dragonstones: { en: dragonstonesEn, fr: dragonstonesFr },
  gargon: { en: gargonEn, fr: gargonFr },
  magicians: { en: magiciansEn, fr: magiciansFr },
  zargos: { en: zargosEn, fr: zargosFr },
};
const GAMES: Record<string, Catalogue> = Object.fromEntries(
  Object.entries(SOURCES).map(([game, sources]) => [game, new Catalogue(sources, PAGE)]),
);

type Words = Promise<{ default: string }>;

const WHOLE: Record<string, Record<Language, () => Words>> = {
  dragonstones: {
    en: () => import("../games/dragonstones/texts.en"),
    fr: () => import("../games/dragonstones/texts.fr"),
  },
  gargon: { en: () => import("../games/gargon/texts.en"), fr: () => import("../games/gargon/texts.fr") },
  magicians: { en: () => import("../games/magicians/texts.en"), fr: () => import("../games/magicians/texts.fr") },
  zargos: { en: () => import("../games/zargos/texts.en"), fr: () => import("../games/zargos/texts.fr") },
};

/** Games of which more is said than titles and options. */
const opened = new Set<string>();

/** The texts of a game; of one that this page does not know, the page's own. */
export const textsOf = (game: string | null): Catalogue => (game && GAMES[game]) || PAGE;

/** Fetches all that is said in a game, in one language; before, only its title and its options are known. */
export async function loadTexts(game: string, name: Language = language.current): Promise<void> {
  opened.add(game);
  const loaded = await WHOLE[game]?.[name]();
  const sources = SOURCES[game];
  if (!loaded || !sources) return;
  SOURCES[game] = { ...sources, [name]: loaded.default };
  GAMES[game] = new Catalogue(SOURCES[game], PAGE);
}

/** Speaks another language, once all that may be said in it is there; without a line to the server, not yet. */
export async function chooseLanguage(name: Language): Promise<void> {
  try {
    await Promise.all([...opened].map((game) => loadTexts(game, name)));
  } catch {
    return;
  }
  language.choose(name);
}
