/** All that is said in this game: the Python side's own file, and what only its page says. */
import told from "../../../../src/grimoire/games/gargon/text.fr.ftl?raw";
import page from "./text.fr.ftl?raw";

export default told + page;
