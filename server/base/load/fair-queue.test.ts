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

/** Work that ends on request, and the order in which it began. */
function told() {
  const began: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      began.push(name);
      ends.push(() => resolve(name));
    });
  return { began, work, endNext: () => ends.shift()?.() };
}

/** Lets everything that can go on go on. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test("keys take turns, however much of one was there first", async () => {
  const queue = fairQueue({ concurrency: 1, max: 20, maxPerKey: 10 });
  const { began, work, endNext } = told();
  for (const name of ["a1", "a2", "a3", "b1", "b2", "c1"]) void queue.run(name[0] ?? "", work(name));
  for (let turn = 0; turn < 6; turn++) {
    endNext();
    await settled();
  }
  expect(began).toEqual(["a1", "b1", "c1", "a2", "b2", "a3"]);
});

test("a key alone leaves the last place to others", async () => {
  const queue = fairQueue({ concurrency: 2, concurrencyPerKey: 1, max: 20, maxPerKey: 10 });
  const { began, work } = told();
  for (const name of ["a1", "a2", "b1"]) void queue.run(name[0] ?? "", work(name));
  await settled();
  expect(began).toEqual(["a1", "b1"]);
});

test("whoever has gone leaves the queue, and their place is another's", async () => {
  const queue = fairQueue({ concurrency: 1, max: 3, maxPerKey: 2 });
  const { began, work, endNext } = told();
  const leaving = new AbortController();
  const first = queue.run("a", work("a1"));
  const left = queue.run("a", work("a2"), leaving.signal);
  expect(await queue.run("a", work("a3"))).toBeNull();
  leaving.abort();
  expect(await left).toBeNull();
  expect(await queue.run("b", work("b1"), leaving.signal)).toBeNull();
  const next = queue.run("a", work("a4"));
  endNext();
  expect(await first).toBe("a1");
  await settled();
  endNext();
  expect(await next).toBe("a4");
  expect(began).toEqual(["a1", "a4"]);
});

test("what has a limit of its own always waits", async () => {
  const queue = fairQueue({ concurrency: 1, max: 1, maxPerKey: 1 });
  const { work, endNext } = told();
  const first = queue.run("a", work("a1"));
  const piece = queue.wait("a", async () => "a2");
  endNext();
  expect(await first).toBe("a1");
  expect(await piece).toBe("a2");
});
