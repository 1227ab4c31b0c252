import { expect, test } from "vitest";
import { restartDelay } from "./restart-delay.ts";

test("a process that ends again and again is started ever later, at most 64 times as late", () => {
  expect([0, 1, 2, 3, 6, 7, 1000].map((ends) => restartDelay(ends, 10_000))).toEqual([
    10_000, 20_000, 40_000, 80_000, 640_000, 640_000, 640_000,
  ]);
});
