/** What this game says on the page. */
import { sayIn } from "../../platform/words";

export const GAME = "magicians";

/** A text of this game, or of the page. */
export const say = (key: string, values?: Record<string, unknown>): string => sayIn(GAME, key, values);
