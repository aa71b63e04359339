/** All that is said in this game: the Python side's own files. */
import en from "../../../../src/grimoire/games/gargon/text.en.ftl?raw";
import fr from "../../../../src/grimoire/games/gargon/text.fr.ftl?raw";

export default { en, fr };
