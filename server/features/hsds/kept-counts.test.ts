import { describe, expect, test } from "vitest";
import { keptCounts } from "./kept-counts.ts";

const AT = Date.UTC(2026, 10, 27, 15);
const MINUTE = 60_000;
const by = (now: number) => ({ now, client: { address: "203.0.113.7" } });

describe("totals of lists", () => {
  test("are counted once a minute at most, each for itself", async () => {
    const counts = keptCounts();
    let total = 0;
    const count = async () => ++total;
    expect(await counts.count("a", by(AT), count)).toBe(1);
    expect(await counts.count("a", by(AT + MINUTE - 1), count)).toBe(1);
    expect(await counts.count("b", by(AT + MINUTE - 1), count)).toBe(2);
    expect(await counts.count("a", by(AT + MINUTE), count)).toBe(3);
  });

  test("that are asked for at the same time are counted once", async () => {
    const counts = keptCounts();
    let total = 0;
    const all = await Promise.all([1, 2, 3].map(() => counts.count("a", by(AT), async () => ++total)));
    expect(all).toEqual([1, 1, 1]);
  });

  test("that could not be counted are counted when they are asked for again", async () => {
    const counts = keptCounts();
    const fault = new Error("No database.");
    await expect(counts.count("a", by(AT), () => Promise.reject(fault))).rejects.toBe(fault);
    expect(await counts.count("a", by(AT), async () => 7)).toBe(7);
  });

  test("of a network that has too much waiting are refused, those of others not, and nothing of that is kept", async () => {
    const counts = keptCounts();
    const [busy, other] = ["203.0.113.7", "203.0.113.8"].map((address) => ({ now: AT, client: { address } }));
    if (busy === undefined || other === undefined) throw new Error("There are two.");
    const { promise, resolve } = Promise.withResolvers<number>();
    const waiting = Array.from({ length: 12 }, (_, at) => counts.count(`list ${at}`, busy, () => promise));
    expect(await counts.count("one more", busy, async () => 1)).toBeNull();
    expect(await counts.count("one more", other, async () => 2)).toBe(2);
    // Both ask concurrently, and the first is over its limit.
    const both = [busy, other].map((asked) => counts.count("another", asked, async () => 3));
    expect(await Promise.all(both)).toEqual([null, 3]);
    resolve(5);
    expect(await Promise.all(waiting)).toEqual(waiting.map(() => 5));
    expect(await counts.count("one more", busy, async () => 1)).toBe(2);
  });
});
