import { expect, test } from "vitest";

import { apart } from "../../src/platform/numbers";

test("numbers that were put together", () => {
  expect(apart(0x0103, 8, 2)).toEqual([3, 1]);
  expect(apart(0x030201, 8, 3)).toEqual([1, 2, 3]);
  expect(apart(0b110_001, 3, 2)).toEqual([1, 6]);
});
