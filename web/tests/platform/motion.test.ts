import { expect, test } from "vitest";

import { duration, shift } from "../../src/platform/motion";

const box = (x: number, y: number, width: number, height: number): DOMRect => ({ x, y, width, height }) as DOMRect;

test("a way takes 180 to 320 milliseconds", () => {
  expect([duration(0), duration(300), duration(600), duration(5000)]).toEqual([180, 250, 320, 320]);
});

test("a box is laid onto another, middle on middle", () => {
  expect(shift(box(0, 0, 10, 10), box(100, 0, 20, 10))).toEqual({ dx: 105, dy: 0, length: 105, scale: 2 });
});
