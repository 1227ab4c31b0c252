import { expect, test } from "vitest";
import { onEachEngine } from "#checks/on-each-engine.ts";
import type { Hours } from "#domain/schedule/entry.ts";
import { openingEdges } from "#domain/schedule/opening-edges.ts";
import { currentHoursStamp, hoursCoverage, storeHours } from "./store-hours.ts";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 10, 21, 12);
const NIGHTS: Hours = {
  timeZone: "America/Los_Angeles",
  schedules: [{ type: "WEEKLY", day: "FRIDAY", span: { start: 1320, end: 360, endsNextDay: true } }],
  closeSchedules: [{ type: "DATE_RANGE", startDate: "2026-12-24", endDate: "2026-12-26", span: null }],
  isContact: false,
};

interface Row {
  id: number;
  edges: number[];
  covered_from: number;
  covered_until: number;
  stamp: string;
  time_zone: string;
  schedules: unknown;
  close_schedules: unknown;
}

test("what is covered reaches past every moment that a list may ask about", () => {
  for (const now of [NOW, NOW - 12 * HOUR, NOW + 11 * HOUR + 59 * 60_000]) {
    const { from, until } = hoursCoverage(now);
    expect(from).toBeLessThan(now - 24 * HOUR);
    expect(until).toBeGreaterThan(now + 14 * DAY);
  }
});

onEachEngine("storing hours", (open) => {
  const rowOf = async (id: number | null | undefined): Promise<Row | undefined> =>
    (await open().query<Row>("select * from hours where id = $1", [id]))[0];

  test("a row has the edges of the rule over what it covers", async () => {
    const [id] = await storeHours(open(), [NIGHTS], NOW);
    const { from, until } = hoursCoverage(NOW);
    expect(await rowOf(id)).toMatchObject({
      time_zone: NIGHTS.timeZone,
      schedules: NIGHTS.schedules,
      close_schedules: NIGHTS.closeSchedules,
      edges: openingEdges(NIGHTS, from, until),
      covered_from: from,
      covered_until: until,
      stamp: currentHoursStamp(),
    });
  });

  test("the same hours the same day are left alone; the next day or by another rule they are made anew", async () => {
    const [id] = await storeHours(open(), [NIGHTS], NOW);
    await open().query("update hours set edges = '{1}' where id = $1", [id]);
    expect(await storeHours(open(), [NIGHTS], NOW + HOUR)).toEqual([id]);
    expect((await rowOf(id))?.edges).toEqual([1]);

    expect(await storeHours(open(), [NIGHTS], NOW + DAY)).toEqual([id]);
    expect((await rowOf(id))?.edges).not.toEqual([1]);

    await open().query("update hours set edges = '{1}', stamp = 'old' where id = $1", [id]);
    expect(await storeHours(open(), [NIGHTS], NOW + DAY)).toEqual([id]);
    expect((await rowOf(id))?.stamp).toBe(currentHoursStamp());
    expect((await rowOf(id))?.edges).not.toEqual([1]);
  });

  test("ids come in the order of the hours", async () => {
    const elsewhere = { ...NIGHTS, timeZone: "America/New_York" };
    const ids = await storeHours(open(), [elsewhere, { ...NIGHTS, isContact: true }, NIGHTS, elsewhere], NOW);
    expect(ids[1]).toBeNull();
    expect(ids[0]).toBe(ids[3]);
    expect(ids[0]).not.toBe(ids[2]);
    expect((await rowOf(ids[0]))?.time_zone).toBe("America/New_York");
    expect((await rowOf(ids[2]))?.time_zone).toBe("America/Los_Angeles");
  });
});
