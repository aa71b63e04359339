/** Several numbers that an event holds in one, each of so many bits, the first lowest. */
export const apart = (told: number, bits: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => (told >> (bits * i)) & ((1 << bits) - 1));
