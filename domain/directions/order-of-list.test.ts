import fc from "fast-check";
import { expect, test } from "vitest";
import { type ArrivalAt, orderOfList, type PlannedVisit, type Visit } from "./order-of-list.ts";

const MINUTE = 60_000;
const at = (hour: number, minute = 0) => (hour * 60 + minute) * MINUTE;
const open = (id: string, ...hours: readonly (readonly [number, number])[]): Visit => ({
  id,
  openings: hours.map(([start, end]) => ({ start, end })),
});
/** Every way takes the same time. */
const always =
  (minutes: number): ArrivalAt =>
  (_from, _to, leavesAt) =>
    leavesAt + minutes * MINUTE;

test.each<[string, readonly Visit[], string, string]>([
  ["one that is open", [open("A", [at(8), at(17)])], "A", ""],
  ["none", [], "", ""],
  ["one that is closed all day", [open("A")], "", "A"],
  ["one that closes before one is there", [open("A", [at(8), at(9, 9)])], "", "A"],
  ["one that closes before the visit is over", [open("A", [at(8), at(9, 39)])], "", "A"],
  ["one that closes as the visit is over", [open("A", [at(8), at(9, 40)])], "A", ""],
  ["one that opens later is waited for", [open("A", [at(11), at(12)])], "A", ""],
  ["the second opening of a day", [open("A", [at(8), at(9)], [at(13), at(14)])], "A", ""],
  ["first the one that closes first", [open("A", [at(8), at(17)]), open("B", [at(8), at(9, 45)])], "BA", ""],
  ["two that close together", [open("A", [at(8), at(9, 40)]), open("B", [at(8), at(9, 40)])], "A", "B"],
])("%s", (_, visits, order, unreached) => {
  // Leaves at 9, walks ten minutes and stays for half an hour.
  const plan = orderOfList(visits, at(9), 30 * MINUTE, always(10));
  expect(plan.visits.map(({ id }) => id).join("")).toBe(order);
  expect(plan.unreached.join("")).toBe(unreached);
});

test("it says when to leave and how long one waits", () => {
  const visits = [open("A", [at(8), at(17)]), open("B", [at(10), at(17)])];
  expect(orderOfList(visits, at(9), 30 * MINUTE, always(10)).visits).toEqual([
    {
      id: "A",
      leavesAt: at(9),
      arrivesAt: at(9, 10),
      startsAt: at(9, 10),
      endsAt: at(9, 40),
      closesAt: at(17),
    },
    {
      id: "B",
      leavesAt: at(9, 40),
      arrivesAt: at(9, 50),
      startsAt: at(10),
      endsAt: at(10, 30),
      closesAt: at(17),
    },
  ]);
});

test("no way is no visit", () => {
  expect(orderOfList([open("A", [at(0), at(24)])], at(9), MINUTE, () => null).unreached).toEqual(["A"]);
});

/** Openings of a day in minutes, and the duration of each way; some ways leave at intervals, like buses. */
const day = (max: number) =>
  fc.integer({ min: 0, max }).chain((count) =>
    fc.record({
      openings: fc.array(
        fc.array(fc.tuple(fc.nat(600), fc.integer({ min: 1, max: 200 })), { maxLength: 2 }),
        { minLength: count, maxLength: count },
      ),
      ways: fc.array(
        fc.record({
          takes: fc.integer({ min: 1, max: 120 }),
          every: fc.integer({ min: 1, max: 60 }),
          isNone: fc.nat(9).map((n) => n === 0),
        }),
        { minLength: (count + 1) * count, maxLength: (count + 1) * count },
      ),
      visitMinutes: fc.integer({ min: 0, max: 60 }),
    }),
  );

type Day = ReturnType<typeof day> extends fc.Arbitrary<infer T> ? T : never;

function made({ openings, ways }: Day): { visits: readonly Visit[]; arrivalAt: ArrivalAt } {
  const visits = openings.map((spans, index) => {
    let from = 0;
    const inOrder = spans.map(([gap, length]) => {
      const start = from + gap;
      from = start + length + 1;
      return [start * MINUTE, (start + length) * MINUTE] as const;
    });
    return open(String(index), ...inOrder);
  });
  const arrivalAt: ArrivalAt = (from, to, leavesAt) => {
    const way = ways[(from === null ? 0 : Number(from) + 1) * visits.length + Number(to)];
    if (way === undefined || way.isNone) return null;
    const step = way.every * MINUTE;
    return Math.ceil(leavesAt / step) * step + way.takes * MINUTE;
  };
  return { visits, arrivalAt };
}

/** Tries every order of every subset, as long as services are open. */
function bruteForce(
  visits: readonly Visit[],
  startsAt: number,
  visitMs: number,
  arrivalAt: ArrivalAt,
): { count: number; endsAt: number } {
  let best = { count: 0, endsAt: startsAt };
  const go = (at: number, from: string | null, left: readonly Visit[], count: number) => {
    if (count > best.count || (count === best.count && at < best.endsAt)) best = { count, endsAt: at };
    for (const visit of left) {
      const arrives = arrivalAt(from, visit.id, at);
      if (arrives === null) continue;
      const starts = visit.openings
        .map(({ start, end }) => ({ starts: Math.max(start, arrives), end }))
        .find(({ starts, end }) => starts + visitMs <= end)?.starts;
      if (starts !== undefined)
        go(
          starts + visitMs,
          visit.id,
          left.filter((other) => other !== visit),
          count + 1,
        );
    }
  };
  go(startsAt, null, visits, 0);
  return best;
}

test("no other order reaches more, or is over earlier", () => {
  fc.assert(
    fc.property(day(5), (one) => {
      const { visits, arrivalAt } = made(one);
      const visitMs = one.visitMinutes * MINUTE;
      const plan = orderOfList(visits, 0, visitMs, arrivalAt);
      expect({ count: plan.visits.length, endsAt: plan.visits.at(-1)?.endsAt ?? 0 }).toEqual(
        bruteForce(visits, 0, visitMs, arrivalAt),
      );
    }),
  );
});

test("no closed door is ever reached, however many there are", () => {
  fc.assert(
    fc.property(day(11), (one) => {
      const { visits, arrivalAt } = made(one);
      const visitMs = one.visitMinutes * MINUTE;
      const plan = orderOfList(visits, 0, visitMs, arrivalAt);
      expect([...plan.visits.map(({ id }) => id), ...plan.unreached].sort()).toEqual(
        visits.map(({ id }) => id).sort(),
      );
      let before: PlannedVisit | null = null;
      for (const visit of plan.visits) {
        expect(visit.leavesAt).toBe(before?.endsAt ?? 0);
        expect(visit.arrivesAt).toBe(arrivalAt(before?.id ?? null, visit.id, visit.leavesAt));
        const { openings } = visits.find(({ id }) => id === visit.id) ?? { openings: [] };
        expect(openings.some(({ start, end }) => start <= visit.startsAt && visit.endsAt <= end)).toBe(true);
        expect(visit.startsAt).toBeGreaterThanOrEqual(visit.arrivesAt);
        before = visit;
      }
    }),
  );
});
