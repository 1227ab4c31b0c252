import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { onEachEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { everyDay, serviceForTest } from "#checks/services-for-tests.ts";
import { openingStatus } from "#domain/services/opening-hours/opening-status-rule.ts";
import { opensWithin } from "#domain/services/opening-hours/opens-within.ts";
import type { ListedService, PublicService } from "#domain/services/public-service.ts";
import { refreshHours, repairHours } from "#server/features/services/opening-hours/refresh-hours.ts";
import { BATCH_MS } from "#server/features/services/opening-hours/repair-batch.ts";
import { storeServices } from "../listings/store-services.ts";

const hour = (n: number) => n * 60;
const NIGHT = everyDay(hour(20), hour(6), true);
const DAYTIME = everyDay(hour(9), hour(17));

const nightShelter = serviceForTest({ name: "Night shelter", type: ["SHELTER"], schedules: NIGHT });
const westernKitchen = serviceForTest({
  name: "Kitchen in Los Angeles",
  type: ["FOOD"],
  schedules: DAYTIME,
  timeZone: "America/Los_Angeles",
});
const easternKitchen = serviceForTest({ name: "Kitchen in Miami", type: ["FOOD"], schedules: DAYTIME });
const firstTuesday = serviceForTest({
  name: "First Tuesday",
  type: ["HEALTH"],
  schedules: [
    {
      type: "MONTHLY",
      period: "FIRST",
      day: "TUESDAY",
      span: { start: hour(9), end: hour(12), endsNextDay: false },
    },
  ],
});
const always = serviceForTest({ name: "Always", type: ["FOOD"], schedules: [{ type: "FULL_DAY" }] });
const onHoliday = serviceForTest({
  name: "On holiday",
  type: ["FOOD"],
  schedules: [{ type: "FULL_DAY" }],
  closeSchedules: [{ type: "DATE_RANGE", startDate: "2026-11-26", endDate: "2026-11-26", span: null }],
});
const askFirst = serviceForTest({ name: "Ask first", type: ["FOOD"], schedules: DAYTIME, isContact: true });
const unknown = serviceForTest({ name: "Unknown", type: ["FOOD"] });
const SERVICES = [
  nightShelter,
  westernKitchen,
  easternKitchen,
  firstTuesday,
  always,
  onHoliday,
  askFirst,
  unknown,
];

/** Friday, 2 in the morning in Miami. */
const NOW = Date.UTC(2026, 10, 20, 7, 0);

onEachEngine("Open now", (open) => {
  let app: RunningApp;
  beforeAll(async () => {
    await storeServices(open(), SERVICES, NOW);
    app = await runningApp(open());
  });
  beforeEach(() => {
    app.now = NOW;
    app.jobs.length = 0;
    app.logged.length = 0;
  });
  afterAll(() => app?.close());

  const openAt = async (at: string) =>
    (await app.read<ListedService[]>(`/services?isOpen=true&sort=name&at=${at}`)).map(({ name }) => name);

  test("a night shelter is open at two in the morning, in words of both languages", async () => {
    const [row] = await app.read<ListedService[]>("/services?isOpen=true&type=SHELTER");
    expect(row?.openStatus).toEqual({
      state: "OPEN",
      changesAt: "2026-11-20T06:00:00-05:00",
      text: "Open till 6:00 AM",
    });
    const spanish = await app.read<PublicService>(`/services/${nightShelter.id}?lang=es`);
    expect(spanish.openStatus.text).not.toBe(row?.openStatus.text);
    const asked = await app.get(`/api/services/${nightShelter.id}`, {
      "accept-language": "es-MX,es;q=0.9,en;q=0.5",
    });
    expect(await asked.json()).toMatchObject({ openStatus: { text: spanish.openStatus.text } });
  });

  test("the service's own zone counts, not the visitor's", async () => {
    // 9:30 in Miami, 6:30 in Los Angeles.
    expect(await openAt("2026-11-20T14:30:00Z")).toEqual(["Always", "Kitchen in Miami", "On holiday"]);
    expect(await openAt("2026-11-20T09:30:00-05:00&userTimezone=540")).toContain("Kitchen in Miami");
    expect(await openAt("2026-11-20T23:30:00Z")).toEqual(["Always", "Kitchen in Los Angeles", "On holiday"]);
  });

  test("the first Tuesday of a month that begins on a Tuesday, and no other", async () => {
    expect(await openAt("2026-12-01T15:00:00Z")).toContain("First Tuesday");
    expect(await openAt("2026-11-24T15:00:00Z")).not.toContain("First Tuesday");
  });

  test("a closed day wins", async () => {
    expect(await openAt("2026-11-26T17:00:00Z")).not.toContain("On holiday");
    expect(await openAt("2026-11-27T17:00:00Z")).toContain("On holiday");
  });

  test("a service that asks to be called has a label and is never open now", async () => {
    const { openStatus } = await app.read<PublicService>(`/services/${askFirst.id}`);
    expect(openStatus).toEqual({ state: "CONTACT", changesAt: null, text: "Contact for hours" });
  });

  /** At each of these moments the filter must find exactly what the rule calls open. */
  async function expectTheRule(asked = app): Promise<void> {
    for (let minutes = -20 * 60; minutes <= 13 * 24 * 60; minutes += 7 * 60 + 13) {
      const at = NOW + minutes * 60_000;
      const isoAt = new Date(at).toISOString();
      const byRule = SERVICES.filter(({ facts }) => openingStatus(facts, at).state === "OPEN");
      const rows = await asked.read<ListedService[]>(`/services?isOpen=true&at=${isoAt}&limit=100`);
      expect(rows.map(({ id }) => id).toSorted(), isoAt).toEqual(byRule.map(({ id }) => id).toSorted());
      expect(rows.every(({ openStatus }) => openStatus.state === "OPEN")).toBe(true);
      expect(await asked.read(`/services/count?isOpen=true&at=${isoAt}`), isoAt).toEqual({
        count: byRule.length,
      });
    }
  }

  /** The list must contain exactly the services that open at some moment of a time. */
  async function expectTheRuleWithin(hours: number): Promise<void> {
    for (let minutes = -20 * 60; minutes <= 11 * 24 * 60; minutes += 11 * 60 + 13) {
      const from = NOW + minutes * 60_000;
      const until = from + hours * 3_600_000;
      const query = `isOpen=true&openFrom=${new Date(from).toISOString()}&openUntil=${new Date(until).toISOString()}`;
      const byRule = SERVICES.filter(({ facts }) => opensWithin(openingStatus(facts, from), until));
      for (const sort of ["name", "open"]) {
        const rows = await app.read<ListedService[]>(`/services?${query}&sort=${sort}&limit=100`);
        expect(rows.map(({ id }) => id).toSorted(), query).toEqual(byRule.map(({ id }) => id).toSorted());
      }
      expect(await app.read(`/services/count?${query}`), query).toEqual({ count: byRule.length });
    }
  }

  test.each([1, 9, 24, 48])("within %d hours: what is open at some moment of them", async (hours) => {
    await expectTheRuleWithin(hours);
    await open().query("update hours set covered_until = covered_from, edges = '{}'");
    await expectTheRuleWithin(hours);
    await refreshHours(open(), NOW);
  });

  test("the status of a row is of now, whenever it opens", async () => {
    const rows = await app.read<ListedService[]>(
      "/services?isOpen=true&openFrom=2026-11-21T05:00:00Z&openUntil=2026-11-22T05:00:00Z&sort=name",
    );
    expect(rows.find(({ name }) => name === "Kitchen in Miami")?.openStatus).toMatchObject({
      state: "CLOSED",
      changesAt: "2026-11-20T09:00:00-05:00",
    });
  });

  describe("filter and label never disagree", () => {
    test("with edges that cover the moment", async () => {
      // An app of its own: what the tests before found stale is sent seconds later.
      const other = await runningApp(open());
      onTestFinished(() => other.close());
      other.now = NOW;
      await expectTheRule(other);
      await setTimeout(BATCH_MS + 500);
      expect(other.jobs).toEqual([]);
    });

    test.each([
      ["edges that have expired", "update hours set covered_until = covered_from, edges = '{}'"],
      ["edges of another rule or other time-zone data", "update hours set stamp = 'another', edges = '{1}'"],
      ["edges that begin only later", "update hours set covered_from = covered_until, edges = '{}'"],
    ])("with %s: the same answers, and the job makes them anew", async (_, spoil) => {
      await open().query(spoil);
      await expectTheRule();
      await refreshHours(open(), NOW);
      const left = await open().query(
        "select from hours where edges = '{}' or edges = '{1}' or stamp = 'another'",
      );
      expect(left).toEqual([]);
      await expectTheRule();
    });

    test("a label that contradicts its edges drops the row, is logged by its id, and is mended", async () => {
      // Edges that say open, under a stamp that is believed.
      await open().query(
        "update hours set edges = '{1}' where id = (select hours_id from services where id = $1)",
        [firstTuesday.id],
      );
      expect(await openAt("2026-11-20T15:00:00Z")).not.toContain("First Tuesday");
      expect(app.logged.some((line) => line.includes(firstTuesday.id))).toBe(true);
      await repairHours(open(), [firstTuesday.id], NOW);
      app.logged.length = 0;
      await expectTheRule();
      expect(app.logged.some((line) => line.includes(firstTuesday.id))).toBe(false);
    });
  });
});

onEachEngine("A page that loses rows", (open) => {
  test("is filled up again", async () => {
    const services = Array.from({ length: 6 }, (_, n) =>
      serviceForTest({ name: `Kitchen ${n}`, schedules: everyDay(hour(n), hour(n + 12)) }),
    );
    await storeServices(open(), services, NOW);
    // At 11:30 in Miami all six are open; at 3 in the morning only the first four.
    const at = "2026-11-20T08:30:00Z";
    await open().query("update hours set edges = '{1}'");
    const app = await runningApp(open());
    app.now = NOW;
    const rows = await app.read<ListedService[]>(
      `/services?isOpen=true&at=${at}&sort=name&direction=desc&limit=3`,
    );
    expect(rows.map(({ name }) => name)).toEqual(["Kitchen 3", "Kitchen 2", "Kitchen 1"]);
    await app.close();
  });
});
