import { expect, test } from "vitest";
import { fairQueue } from "./fair-queue.ts";

test("who asks for much at once gets some of it, and leaves the others theirs", async () => {
  const queue = fairQueue({ concurrency: 1, max: 4, maxPerKey: 2 });
  let underWay = 0;
  let mostUnderWay = 0;
  const work = async () => {
    mostUnderWay = Math.max(mostUnderWay, ++underWay);
    await Promise.resolve();
    underWay--;
    return "done";
  };
  const asked = ["a", "a", "a", "a", "b", "c", "d"].map((who) => queue.run(who, work));
  expect(await Promise.all(asked)).toEqual(["done", "done", null, null, "done", "done", null]);
  expect(mostUnderWay).toBe(1);
});

test("what failed holds nobody's place", async () => {
  const queue = fairQueue({ concurrency: 1, max: 1, maxPerKey: 1 });
  await expect(queue.run("a", () => Promise.reject(new Error("No.")))).rejects.toThrow("No.");
  expect(await queue.run("a", async () => "done")).toBe("done");
});
