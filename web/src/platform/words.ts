/** Words in the reader's language; whoever shows them shows them anew when the language changes. */
import type { Names } from "./catalogue";
import { language } from "./language.svelte";
import type { Problem, Text } from "./messages";
import { PAGE, textsOf } from "./texts";

/** A text of the page itself. */
export const say = (key: string, values?: Record<string, unknown>): string =>
  PAGE.say(language.current, key, values);

/** A text that the server sends, in the words of its game. */
export const tell = (game: string | null, text: Text, names?: Names): string =>
  textsOf(game).say(language.current, text.key, text.values, names);

/** A text of a game by its key. */
export const sayIn = (game: string, key: string, values?: Record<string, unknown>): string =>
  textsOf(game).say(language.current, key, values);

/** What was wrong, without the clause: that is shown as a link beside it. */
export const tellProblem = (game: string | null, problem: Problem, names?: Names): string =>
  tell(game, problem.text, names);
