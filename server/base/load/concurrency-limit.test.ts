import { expect, test } from "vitest";
import { concurrencyLimit } from "./concurrency-limit.ts";

test("some run, some are queued, the rest is rejected; the queue continues in order, also after a failure", async () => {
  const line = concurrencyLimit(2, 5);
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const work = (n: number) => () =>
    new Promise<number>((resolve, reject) => {
      started.push(n);
      ends.push(() => (n === 0 ? reject(new Error("broken")) : resolve(n)));
    });
  const runs = Array.from({ length: 7 }, (_, n) => line.run(work(n)).catch(() => "failed"));
  expect(started).toEqual([0, 1]);
  expect(await Promise.all(runs.slice(5))).toEqual([null, null]);
  for (let n = 0; n < 5; n++) {
    ends[n]?.();
    await runs[n];
  }
  expect(started).toEqual([0, 1, 2, 3, 4]);
  expect(await Promise.all(runs)).toEqual(["failed", 1, 2, 3, 4, null, null]);
  expect(await line.run(async () => "free")).toBe("free");
});
