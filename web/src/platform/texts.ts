/** The catalogues: the page's own words over the core's, and each game's over both. */
import coreEn from "../../../src/grimoire/core/text.en.ftl?raw";
import coreFr from "../../../src/grimoire/core/text.fr.ftl?raw";
import gargonEn from "../../../src/grimoire/games/gargon/text.en.ftl?raw";
import gargonFr from "../../../src/grimoire/games/gargon/text.fr.ftl?raw";
import magiciansEn from "../../../src/grimoire/games/magicians/text.en.ftl?raw";
import magiciansFr from "../../../src/grimoire/games/magicians/text.fr.ftl?raw";
import pageEn from "../text.en.ftl?raw";
import pageFr from "../text.fr.ftl?raw";
import { Catalogue } from "./catalogue";

const CORE = new Catalogue({ en: coreEn, fr: coreFr });
export const PAGE = new Catalogue({ en: pageEn, fr: pageFr }, CORE);

const GAMES: Record<string, Catalogue> = {
  gargon: new Catalogue({ en: gargonEn, fr: gargonFr }, PAGE),
  magicians: new Catalogue({ en: magiciansEn, fr: magiciansFr }, PAGE),
};

/** The texts of a game; of one that this page does not know, the page's own. */
export const textsOf = (game: string | null): Catalogue => (game && GAMES[game]) || PAGE;
