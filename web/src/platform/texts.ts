/** The catalogues: the page's own words over the core's, and each game's over both. */
import coreEn from "../../../src/grimoire/core/text.en.ftl?raw";
import coreFr from "../../../src/grimoire/core/text.fr.ftl?raw";
import dragonstonesEn from "../../../src/grimoire/games/dragonstones/text.en.ftl?head";
import dragonstonesFr from "../../../src/grimoire/games/dragonstones/text.fr.ftl?head";
import gargonEn from "../../../src/grimoire/games/gargon/text.en.ftl?head";
import gargonFr from "../../../src/grimoire/games/gargon/text.fr.ftl?head";
import magiciansEn from "../../../src/grimoire/games/magicians/text.en.ftl?head";
import magiciansFr from "../../../src/grimoire/games/magicians/text.fr.ftl?head";
import pageEn from "../text.en.ftl?raw";
import pageFr from "../text.fr.ftl?raw";
import { Catalogue, type Sources } from "./catalogue";

const CORE = new Catalogue({ en: coreEn, fr: coreFr });
export const PAGE = new Catalogue({ en: pageEn, fr: pageFr }, CORE);

/** Of games only what is said before their tables are opened: titles and options. */
const GAMES: Record<string, Catalogue> = {
  dragonstones: new Catalogue({ en: dragonstonesEn, fr: dragonstonesFr }, PAGE),
  gargon: new Catalogue({ en: gargonEn, fr: gargonFr }, PAGE),
  magicians: new Catalogue({ en: magiciansEn, fr: magiciansFr }, PAGE),
};

const WHOLE: Record<string, () => Promise<{ default: Sources }>> = {
  dragonstones: () => import("../games/dragonstones/texts"),
  gargon: () => import("../games/gargon/texts"),
  magicians: () => import("../games/magicians/texts"),
};

/** The texts of a game; of one that this page does not know, the page's own. */
export const textsOf = (game: string | null): Catalogue => (game && GAMES[game]) || PAGE;

/** Fetches all that is said in a game; before, only its title and its options are known. */
export async function loadTexts(game: string): Promise<void> {
  const loaded = await WHOLE[game]?.();
  if (loaded) GAMES[game] = new Catalogue(loaded.default, PAGE);
}
