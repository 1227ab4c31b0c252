import { expect, test } from "vitest";
import { OncePerMinute } from "./base/load/once-per-minute.ts";
import { RecentReads } from "./base/load/recent-reads.ts";
import { keptTopicCounts } from "./features/services/topics/topic-counts.ts";

const NOW = Date.UTC(2026, 10, 20, 15);
const DAY_MS = 86_400_000;

/** Values that expire after a while must expire even if the clock was set back. */
test.each([-DAY_MS, DAY_MS])("a clock that is set by %d ms keeps nothing longer", async (by) => {
  const lines = new OncePerMinute();
  expect([lines.isDue("full", NOW), lines.isDue("full", NOW + 1)]).toEqual([true, false]);
  expect([lines.isDue("full", NOW + by), lines.isDue("full", NOW + by + 1)]).toEqual([true, false]);

  let reads = 0;
  const recent = new RecentReads(async () => ++reads, 60_000);
  expect([await recent.get("a", NOW), await recent.get("a", NOW + 1)]).toEqual([1, 1]);
  expect([await recent.get("a", NOW + by), await recent.get("a", NOW + by + 1)]).toEqual([2, 2]);

  let counted = 0;
  const counts = keptTopicCounts(async () => {
    counted += 1;
    return new Map();
  });
  for (const at of [NOW, NOW + 1, NOW + by, NOW + by + 1]) await counts(at);
  expect(counted).toBe(2);
});
