/** Coins, stones and characters in words. */
import type { DragonstonesView, Text } from "../../platform/messages";
import { sayIn, tell } from "../../platform/words";
import { COINS, type Coin, type Coins } from "./coins";
import type { Stone, Stones } from "./stones";
import { STONES } from "./stones";

export const GAME = "dragonstones";

/** A text of this game, or of the page. */
export const say = (key: string, values?: Record<string, unknown>): string => sayIn(GAME, key, values);

const coinText = (coin: Coin, count: number): Text => ({
  key: "coins",
  values: { count, coin: { key: `coin-${COINS.indexOf(coin)}`, values: { count } } },
});

/** “3 fairy gold”. */
export const coinWords = (coin: Coin, count: number): string => tell(GAME, coinText(coin, count));

/** “2 red”. */
export const stoneWords = (stone: Stone, count: number): string => sayIn(GAME, `stones-${stone}`, { count });

export const colourName = (stone: Stone): string => sayIn(GAME, `stone-${stone}`);

/** All kinds of coin that are there. */
export const coinsWords = (coins: Coins): string => {
  const told = COINS.filter((coin) => coins[coin] > 0).map((coin) => coinWords(coin, coins[coin]));
  return told.join(", ") || sayIn(GAME, "bid-nothing");
};

export const stonesWords = (stones: Stones): string => {
  const told = STONES.filter((stone) => stones[stone] > 0).map((stone) => stoneWords(stone, stones[stone]));
  return told.join(", ") || sayIn(GAME, "stones-none");
};

export const nameOf = (view: DragonstonesView, id: string | null): string => {
  const character = id === null ? undefined : view.characters[id];
  return character ? tell(GAME, character.name) : "";
};

export const powerOf = (view: DragonstonesView, id: string): string => {
  const character = view.characters[id];
  return character ? tell(GAME, character.power) : "";
};
