import { expect, test } from "vitest";
import { knownTotal } from "./known-total.ts";

test.each([
  ["a page that is not full is the last", { limit: 25, skip: 50 }, 3, { total: 53 }],
  ["a list without rows has none", { limit: 25, skip: 0 }, 0, { total: 0 }],
  ["after a full page more may follow", { limit: 25, skip: 0 }, 25, {}],
  ["a page beyond the end does not know where that was", { limit: 25, skip: 1000 }, 0, {}],
])("%s", (_, page, found, total) => {
  expect(knownTotal(page, found)).toEqual(total);
});
