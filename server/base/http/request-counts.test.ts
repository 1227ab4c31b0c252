import { expect, test } from "vitest";
import { type AddRequests, type CountedRequests, RequestCounts } from "./request-counts.ts";

const MINUTE = 60_000;
const MAX = 80;

/** Processes that count together, and the counts they share. */
function processes(count: number) {
  const clock = { now: 30_000, isAway: false };
  const told: CountedRequests[] = [];
  const sums = new Map<string, number>();
  const add: AddRequests = async (counted) => {
    if (clock.isAway) throw new Error("The database is away.");
    return counted.map((each) => {
      told.push(each);
      const key = `${each.name} ${each.until}`;
      const sum = (sums.get(key) ?? 0) + each.requests;
      sums.set(key, sum);
      return sum;
    });
  };
  const all = Array.from({ length: count }, () => new RequestCounts(add, () => clock.now));
  const close = () => {
    for (const each of all) each.close();
  };
  return { all, told, clock, close };
}

/** The count after so many more. */
function times(counts: RequestCounts | undefined, requests: number, name = "a"): number | undefined {
  let last: number | undefined;
  for (let each = 0; each < requests; each++) last = counts?.count(name, MAX, MINUTE).requests;
  return last;
}

test("a network that is busy in several processes is counted in all of them together", async () => {
  const { all, close } = processes(2);
  const [one, other] = all;
  expect([times(one, 50), times(other, 20)]).toEqual([50, 20]);
  await one?.exchange();
  await other?.exchange();
  expect(times(other, 1)).toBe(71);
  times(one, 10);
  await other?.exchange();
  await one?.exchange();
  expect(times(one, 1)).toBe(82);
  close();
});

test("nobody is told of a network that is not busy", async () => {
  const { all, told, close } = processes(1);
  times(all[0], 9);
  await all[0]?.exchange();
  expect(told).toEqual([]);
  times(all[0], 1);
  await all[0]?.exchange();
  expect(told).toEqual([{ name: "a", until: MINUTE, requests: 10 }]);
  await all[0]?.exchange();
  expect(told).toHaveLength(1);
  close();
});

test("a window ends for all at the same moment, and with it the count", async () => {
  const { all, clock, close } = processes(2);
  const [one, other] = all;
  times(one, 50);
  expect(one?.count("a", MAX, MINUTE)).toEqual({ requests: 51, ttl: 30_000 });
  await one?.exchange();
  clock.now = MINUTE;
  expect([times(one, 1), times(other, 1)]).toEqual([1, 1]);
  close();
});

test("while the database is away each counts for itself, and tells afterwards", async () => {
  const { all, clock, close } = processes(2);
  const [one, other] = all;
  clock.isAway = true;
  times(one, 40);
  await one?.exchange();
  expect(times(one, 1)).toBe(41);
  clock.isAway = false;
  await one?.exchange();
  times(other, 10);
  await other?.exchange();
  expect(times(other, 1)).toBe(52);
  close();
});
