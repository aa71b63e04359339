/** Coins, and what is bid with them: `bid 3f+1c+1b+1a`, `silver 2+1a`. (D9, D13, D14) */
export const COINS = ["fairy", "common", "silver", "black", "amulets"] as const;
export type Coin = (typeof COINS)[number];
export type Coins = Record<Coin, number>;

/** Which coins a fist may hold, and how they are written; silver alone needs no letter. */
const GOLD_LETTERS = { fairy: "f", common: "c", black: "b", amulets: "a" } as const;
const SILVER_LETTERS = { silver: "", amulets: "a" } as const;

/** The two biddings of an auction: with gold, and with silver for those who tie. */
export type Bidding = "bid" | "silver";
const LETTERS: Record<Bidding, Partial<Record<Coin, string>>> = { bid: GOLD_LETTERS, silver: SILVER_LETTERS };

export const NO_COINS: Coins = { fairy: 0, common: 0, silver: 0, black: 0, amulets: 0 };

export const isCoin = (text: string): text is Coin => COINS.some((coin) => coin === text);

/** Whether such a coin may be bid now. */
export const fits = (bidding: Bidding, coin: Coin): boolean => coin in LETTERS[bidding];

export const isEmpty = (coins: Coins): boolean => COINS.every((coin) => coins[coin] === 0);

/** What a fist is worth: every amulet doubles the gold, or in a tie-break the silver. (D13) */
export const worth = (bidding: Bidding, { fairy, common, silver, amulets }: Coins): number =>
  (bidding === "bid" ? fairy + common : silver) * 2 ** amulets;

export const changed = (coins: Coins, coin: Coin, by: number): Coins => ({ ...coins, [coin]: coins[coin] + by });

/** What there is of some coins, and no more than that. */
export const within = (coins: Coins, limit: Coins): Coins =>
  Object.fromEntries(COINS.map((coin) => [coin, Math.min(coins[coin], limit[coin])])) as Coins;

/** A bid as it is written. */
export function written(bidding: Bidding, coins: Coins): string {
  const parts = Object.entries(LETTERS[bidding]).map(([coin, letter]) => ({ count: coins[coin as Coin], letter }));
  const told = parts.filter(({ count, letter }) => count > 0 || letter === "");
  return `${bidding} ${told.map(({ count, letter }) => `${count}${letter}`).join("+") || "0"}`;
}

/** The coins of a bid that is written; null for what is no bid. */
export function read(move: string): Coins | null {
  const [bidding, sum] = move.split(" ");
  if (!sum || (bidding !== "bid" && bidding !== "silver")) return null;
  const coins = { ...NO_COINS };
  for (const part of sum.split("+")) {
    const letter = part.replace(/^\d+/, "");
    const coin = COINS.find((one) => LETTERS[bidding][one] === letter);
    if (coin) coins[coin] += Number.parseInt(part);
  }
  return coins;
}
