import { describe, expect, test } from "vitest";
import { keptCounts } from "./kept-counts.ts";

const AT = Date.UTC(2026, 10, 27, 15);
const MINUTE = 60_000;

describe("totals of lists", () => {
  test("are counted once a minute at most, each for itself", async () => {
    const counts = keptCounts();
    let total = 0;
    const count = async () => ++total;
    expect(await counts.count("a", AT, count)).toBe(1);
    expect(await counts.count("a", AT + MINUTE - 1, count)).toBe(1);
    expect(await counts.count("b", AT + MINUTE - 1, count)).toBe(2);
    expect(await counts.count("a", AT + MINUTE, count)).toBe(3);
  });

  test("that are asked for at the same time are counted once", async () => {
    const counts = keptCounts();
    let total = 0;
    const all = await Promise.all([1, 2, 3].map(() => counts.count("a", AT, async () => ++total)));
    expect(all).toEqual([1, 1, 1]);
  });

  test("that could not be counted are counted when they are asked for again", async () => {
    const counts = keptCounts();
    const fault = new Error("No database.");
    await expect(counts.count("a", AT, () => Promise.reject(fault))).rejects.toBe(fault);
    expect(await counts.count("a", AT, async () => 7)).toBe(7);
  });

  test("beyond forty at a time are refused, and nothing of that is kept", async () => {
    const counts = keptCounts();
    const { promise, resolve } = Promise.withResolvers<number>();
    const waiting = Array.from({ length: 40 }, (_, at) => counts.count(`list ${at}`, AT, () => promise));
    expect(await counts.count("one more", AT, async () => 1)).toBeNull();
    resolve(5);
    expect(await Promise.all(waiting)).toEqual(waiting.map(() => 5));
    expect(await counts.count("one more", AT, async () => 1)).toBe(1);
  });
});
