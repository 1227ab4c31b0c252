import { expect, test } from "vitest";
import { type HarvestCounts, waitsBecause } from "./many-changes.ts";

const NONE: HarvestCounts = {
  ...{ known: 100, added: 0, changed: 0, unchanged: 0, kept: 0, gone: 0, returned: 0, setAside: 0 },
};

test.each<[string, Partial<HarvestCounts>, direct: string | null, reviewed: string | null]>([
  ["nothing new", { unchanged: 100, kept: 20, setAside: 50 }, null, null],
  ["a first harvest", { known: 0, added: 500 }, null, "REVIEW"],
  ["many new ones", { added: 500 }, null, "REVIEW"],
  ["a tenth changed", { changed: 10 }, null, "REVIEW"],
  ["more than a tenth changed", { changed: 11 }, "MANY", "MANY"],
  ["more than a tenth gone", { gone: 11 }, "MANY", "MANY"],
  ["together more than a tenth", { changed: 6, gone: 5 }, "MANY", "MANY"],
  ["one of nine", { known: 9, gone: 1 }, "MANY", "MANY"],
  ["one of ten", { known: 10, gone: 1 }, null, "REVIEW"],
  ["there again", { returned: 50 }, null, "REVIEW"],
])("%s", (_, counts, direct, reviewed) => {
  expect(waitsBecause({ ...NONE, ...counts }, true)).toBe(direct);
  expect(waitsBecause({ ...NONE, ...counts }, false)).toBe(reviewed);
});
