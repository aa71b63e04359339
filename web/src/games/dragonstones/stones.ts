/** The dragonstones: three colours, each with a letter and a shape. (D1) */
export const STONES = ["r", "b", "y"] as const;
export type Stone = (typeof STONES)[number];
export type Stones = Record<Stone, number>;

/** As a colour is written when it is named. */
export const COLOURS: Record<Stone, string> = { r: "red", b: "blue", y: "yellow" };

export const NO_STONES: Stones = { r: 0, b: 0, y: 0 };

export const isStone = (text: string): text is Stone => STONES.some((stone) => stone === text);

export const stonesOf = (counts: Record<string, number>): Stones => ({
  r: counts["r"] ?? 0,
  b: counts["b"] ?? 0,
  y: counts["y"] ?? 0,
});

export const sum = (stones: Stones): number => STONES.reduce((all, stone) => all + stones[stone], 0);

/** A payment as it is written: `pay 2r+1b`. */
export const payment = (stones: Stones): string => {
  const told = STONES.filter((stone) => stones[stone] > 0).map((stone) => `${stones[stone]}${stone}`);
  return `pay ${told.join("+") || "0"}`;
};
