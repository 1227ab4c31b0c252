import { expect, test } from "vitest";
import { keptTopicCounts, type TopicCounts } from "./topic-counts.ts";

const HOUR_MS = 3_600_000;

/** Counts dental services: `counted` is what comes next, null a failure. */
function createCounts(counted: (number | null)[]): { read: () => Promise<TopicCounts>; asked: () => number } {
  let asked = 0;
  const read = async (): Promise<TopicCounts> => {
    const services = counted[asked++] ?? null;
    if (services === null) throw new Error("away");
    return new Map([["DENTAL", services]]);
  };
  return { read, asked: () => asked };
}

test("topics are counted once an hour, and whoever asks meanwhile gets what was counted before", async () => {
  const { read, asked } = createCounts([3, 4]);
  const counts = keptTopicCounts(read);
  const dental = async (now: number) => (await counts(now)).get("DENTAL");
  expect(await Promise.all([dental(0), dental(0), dental(HOUR_MS - 1)])).toEqual([3, 3, 3]);
  expect(asked()).toBe(1);
  expect(await dental(HOUR_MS)).toBe(3);
  expect(await dental(HOUR_MS + 1)).toBe(4);
  expect(asked()).toBe(2);
});

test("a count that fails is made again; what was counted before stays", async () => {
  const { read } = createCounts([null, 5, null, 6]);
  const counts = keptTopicCounts(read);
  const dental = async (now: number) => (await counts(now)).get("DENTAL");
  await expect(dental(0)).rejects.toThrow("away");
  expect(await dental(1)).toBe(5);
  expect(await dental(2 * HOUR_MS)).toBe(5);
  expect(await dental(2 * HOUR_MS)).toBe(5);
  expect(await dental(2 * HOUR_MS + 1)).toBe(6);
});
