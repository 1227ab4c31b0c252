import { expect, test } from "vitest";
import { onEachEngine } from "#checks/on-each-engine.ts";
import { untilBlocked } from "#checks/until-blocked.ts";
import type { HoursWithIntake } from "#domain/services/opening-hours/entry.ts";
import { openingEdges, turnedAwayEdges } from "#domain/services/opening-hours/opening-edges.ts";
import { refreshHours } from "./refresh-hours.ts";
import { currentHoursStamp, hoursCoverage, storeHours } from "./store-hours.ts";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 10, 21, 12);
const NIGHTS: HoursWithIntake = {
  timeZone: "America/Los_Angeles",
  schedules: [{ type: "WEEKLY", day: "FRIDAY", span: { start: 1320, end: 360, endsNextDay: true } }],
  closeSchedules: [{ type: "DATE_RANGE", startDate: "2026-12-24", endDate: "2026-12-26", span: null }],
  intakeSchedules: [],
  isContact: false,
};

interface Row {
  id: number;
  edges: number[];
  covered_from: number;
  covered_until: number;
  stamp: string;
  time_zone: string;
  turned_away: number[];
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
  const readHoursRow = async (id: number | null | undefined): Promise<Row | undefined> =>
    (await open().query<Row>("select * from hours where id = $1", [id]))[0];

  test("a row has the edges of the rule over what it covers", async () => {
    const [id] = await storeHours(open(), [NIGHTS], NOW);
    const { from, until } = hoursCoverage(NOW);
    expect(await readHoursRow(id)).toMatchObject({
      time_zone: NIGHTS.timeZone,
      schedules: NIGHTS.schedules,
      close_schedules: NIGHTS.closeSchedules,
      edges: openingEdges(NIGHTS, from, until),
      covered_from: from,
      covered_until: until,
      stamp: currentHoursStamp(),
    });
  });

  test("hours of intake make a row of their own, with the minutes at which people are turned away", async () => {
    const intakeSchedules: HoursWithIntake["intakeSchedules"] = [
      { type: "WEEKLY", day: "FRIDAY", span: { start: 1320, end: 1380, endsNextDay: false } },
    ];
    const [plain, id] = await storeHours(open(), [NIGHTS, { ...NIGHTS, intakeSchedules }], NOW);
    expect(id).not.toBe(plain);
    const { from, until } = hoursCoverage(NOW);
    const turnedAway = turnedAwayEdges({ ...NIGHTS, intakeSchedules }, from, until);
    expect(turnedAway.length).toBeGreaterThan(8);
    expect(await readHoursRow(plain)).toMatchObject({ turned_away: [] });
    expect(await readHoursRow(id)).toMatchObject({ turned_away: turnedAway });
    await open().query("update hours set turned_away = '{}', stamp = 'old'");
    await refreshHours(open(), NOW);
    expect(await readHoursRow(plain)).toMatchObject({ turned_away: [] });
    expect(await readHoursRow(id)).toMatchObject({ turned_away: turnedAway });
  });

  test("a row that is there is left alone, whatever its age and its rule", async () => {
    const [id] = await storeHours(open(), [NIGHTS], NOW);
    await open().query("update hours set edges = '{1}', stamp = 'old' where id = $1", [id]);
    expect(await storeHours(open(), [NIGHTS], NOW + DAY)).toEqual([id]);
    expect(await readHoursRow(id)).toMatchObject({ edges: [1], stamp: "old" });
    await refreshHours(open(), NOW + DAY);
    expect((await readHoursRow(id))?.edges).not.toEqual([1]);
  });

  test("a locked row is not waited for, and one that is added meanwhile is found", async () => {
    const [id] = await storeHours(open(), [NIGHTS], NOW);
    await open().transaction(async (holder) => {
      await holder.query("select from hours where id = $1 for update", [id]);
      await open().transaction(async (db) => {
        await db.query("set local lock_timeout = '1ms'");
        expect(await storeHours(db, [NIGHTS], NOW + DAY)).toEqual([id]);
      });
    });
    const elsewhere = { ...NIGHTS, timeZone: "America/Denver" };
    let waiting: Promise<(number | null)[]> = Promise.resolve([]);
    const [added] = await open().transaction(async (holder) => {
      const ids = await storeHours(holder, [elsewhere], NOW);
      waiting = storeHours(open(), [NIGHTS, elsewhere], NOW);
      await untilBlocked(open(), 1);
      return ids;
    });
    expect(await waiting).toEqual([id, added]);
  });

  test("ids come in the order of the hours", async () => {
    const elsewhere = { ...NIGHTS, timeZone: "America/New_York" };
    const ids = await storeHours(open(), [elsewhere, { ...NIGHTS, isContact: true }, NIGHTS, elsewhere], NOW);
    expect(ids[1]).toBeNull();
    expect(ids[0]).toBe(ids[3]);
    expect(ids[0]).not.toBe(ids[2]);
    expect((await readHoursRow(ids[0]))?.time_zone).toBe("America/New_York");
    expect((await readHoursRow(ids[2]))?.time_zone).toBe("America/Los_Angeles");
  });
});
