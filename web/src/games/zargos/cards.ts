/** The magic cards: which of them have a target, and which are red. */

const AIMED = new Set(["madness", "ice", "storm", "demonic", "illusion"]);

/** Whether a card has a target, which notation must name. */
export const isAimed = (card: string): boolean => AIMED.has(card);

const GREEN = new Set(["war", "earth", "elsewhere", "mist", "illusion"]);

export const isRed = (card: string): boolean => !GREEN.has(card);
