import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { onEachEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { signedInAs } from "#checks/users-for-tests.ts";
import type { ScheduleEntry } from "#domain/services/opening-hours/entry.ts";
import type { ListedService } from "#domain/services/public-service.ts";
import { storeServices } from "../listings/store-services.ts";

/** Friday, 10 in the morning in Miami. */
const NOW = Date.UTC(2026, 10, 20, 15);
const HERE = "-80.2|25.77";
const day = (n: number) => Date.UTC(2026, 1, n);

const DAYTIME: ScheduleEntry[] = [
  { type: "WEEKLY", day: "FRIDAY", span: { start: 540, end: 660, endsNextDay: false } },
];
/** Behind a door that opens at 9 people are taken in until 10 and from 10:30. */
const LATER: ScheduleEntry[] = [
  { type: "WEEKLY", day: "FRIDAY", span: { start: 540, end: 600, endsNextDay: false } },
  { type: "WEEKLY", day: "FRIDAY", span: { start: 630, end: 660, endsNextDay: false } },
];
const OVER: ScheduleEntry[] = [
  {
    type: "DATE_RANGE",
    startDate: "2026-01-01",
    endDate: "2026-01-31",
    span: { start: 540, end: 600, endsNextDay: false },
  },
];
const EVENING: ScheduleEntry[] = [
  { type: "WEEKLY", day: "FRIDAY", span: { start: 1080, end: 1200, endsNextDay: false } },
];

/** @param age the smaller, the newer */
function service(name: string, age: number, longitude: number, facts: object) {
  return serviceForTest(
    {
      name,
      type: ["SHELTER"],
      schedules: DAYTIME,
      place: { coordinates: { longitude, latitude: 25.77 } },
      ...facts,
    },
    { createdAt: day(20 - age), updatedAt: day(20 - age) },
  );
}
const beds = (availableBeds: number) => ({ availableBeds, totalBeds: 10 });

const SERVICES = [
  service("Free beds", 8, -80.25, beds(1)),
  service("Kitchen", 1, -80.3, { type: ["FOOD"] }),
  service("Unknown beds", 3, -80.21, {}),
  service("Protected", 9, -80.2, { ...beds(9), isProtected: true, category: ["VETERANS"] }),
  service("Full", 2, -80.2, beds(0)),
  service("Takes in later", 10, -80.201, { ...beds(5), intakeSchedules: LATER }),
  service("Takes nobody in tonight", 11, -80.202, { ...beds(5), intakeClosedUntil: NOW + 30 * 60_000 }),
  service("Hours of intake over", 12, -80.31, { ...beds(5), intakeSchedules: OVER }),
  service("Closed, takes in", 13, -80.23, { schedules: EVENING, intakeSchedules: DAYTIME }),
  service("Closed", 0, -80.2, { ...beds(9), schedules: EVENING, category: ["VETERANS"] }),
  service("Closed, farther", 7, -80.22, { schedules: EVENING }),
  service("To be called", 5, -80.2, { isContact: true, ...beds(9) }),
  service("No hours", 6, -80.19, { schedules: [] }),
];

onEachEngine("sort=open", (open) => {
  let app: RunningApp;
  beforeAll(async () => {
    await storeServices(open(), SERVICES, NOW);
    app = await runningApp(open());
  });
  beforeEach(() => {
    app.now = NOW;
  });
  afterAll(() => app?.close());

  const names = async (query: string) =>
    (await app.read<ListedService[]>(`/services?${query}`)).map(({ name }) => name);

  const NEAREST = [
    "Free beds",
    "Kitchen",
    "Hours of intake over",
    "Unknown beds",
    "Protected",
    "Full",
    "Takes in later",
    "Takes nobody in tonight",
    "Closed",
    "Closed, farther",
    "Closed, takes in",
    "To be called",
    "No hours",
  ];

  test("has what one can go to first, and within each group the nearest", async () => {
    expect(await names(`sort=open&nearCoordinate=${HERE}`)).toEqual(NEAREST);
    // Where the protected listing is, no one knows.
    expect(await names(`sort=open&nearCoordinate=${HERE}&radius=50`)).toEqual(
      NEAREST.filter((name) => name !== "Protected"),
    );
  });

  test("begins with what is open for everyone where all that is open for whom it asks is protected", async () => {
    const first = (await names("sort=open&category=VETERANS")).slice(0, 3);
    expect(first).toEqual(["Kitchen", "Protected", "Closed"]);
    expect(await names("sort=open&category=VETERANS&skip=1&limit=2")).toEqual(first.slice(1));
  });

  test("has the newest first where no place is given", async () => {
    expect(await names("sort=open")).toEqual([
      "Kitchen",
      "Free beds",
      "Hours of intake over",
      "Unknown beds",
      "Protected",
      "Full",
      "Takes in later",
      "Takes nobody in tonight",
      "Closed",
      "Closed, farther",
      "Closed, takes in",
      "To be called",
      "No hours",
    ]);
  });

  test.each(["sort=open&type=SHELTER", "sort=open&isShowAll=true", "sort=open&type=SHELTER&isShowAll=true"])(
    "never uses the beds of a protected listing: %s",
    async (query) => {
      // Who signs in may list more, and sees no more of another's beds.
      const { headers } = await signedInAs(app, "USER");
      const listed = async () => {
        const rows: ListedService[] = await (await app.get(`/api/services?${query}`, headers)).json();
        return rows.map(({ name }) => name);
      };
      const setBeds = (beds: number) =>
        open().query("update services set available_beds = $1 where name = 'Protected'", [beds]);
      const before = await listed();
      await setBeds(0);
      expect(await listed()).toEqual(before);
      await setBeds(9);
      expect(before.indexOf("Protected")).toBeGreaterThan(before.indexOf("Unknown beds"));
      expect(before.indexOf("Protected")).toBeLessThan(before.indexOf("Full"));
    },
  );

  test("is of the moment asked about, and combines with open now and the direction changes nothing", async () => {
    const evening = new Date(Date.UTC(2026, 10, 20, 23, 30)).toISOString();
    expect((await names(`sort=open&at=${evening}`)).slice(0, 2)).toEqual(["Closed", "Closed, farther"]);
    expect(await names("sort=open&isOpen=true")).toEqual([
      "Kitchen",
      "Free beds",
      "Hours of intake over",
      "Unknown beds",
      "Protected",
      "Full",
      "Takes in later",
      "Takes nobody in tonight",
    ]);
    expect(await names("sort=open&direction=desc")).toEqual(await names("sort=open"));
  });

  test("has what takes people in again among the others, at the minute at which it does", async () => {
    const at = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();
    const first = async (minutes: number) =>
      (await names(`sort=open&nearCoordinate=${HERE}&at=${at(minutes)}`)).slice(0, 3);
    expect(await first(-1)).toEqual(["Takes in later", "Free beds", "Kitchen"]);
    expect(await first(29)).toEqual(["Free beds", "Kitchen", "Hours of intake over"]);
    expect(await first(30)).toEqual(["Takes in later", "Takes nobody in tonight", "Free beds"]);
  });

  test("has who takes nobody in, as its row says, after all who do, in lists of staff too", async () => {
    const rows = await app.read<ListedService[]>("/services?sort=open&isOpen=true");
    const closed = rows.map(({ isIntakeClosed }) => isIntakeClosed === true);
    expect(closed).toEqual(closed.toSorted());
    expect(closed.filter(Boolean)).toHaveLength(2);
    const { headers } = await signedInAs(app, "ADMINISTRATOR");
    const reply = await app.get("/api/services?sort=open&isOpen=true&isShowAll=true", headers);
    const managed: ListedService[] = await reply.json();
    expect(managed.map(({ name }) => name)).toEqual(rows.map(({ name }) => name));
  });

  test("has pages that neither repeat nor skip a row while the clock moves on, with the moment of the first", async () => {
    const whole = await names("sort=open");
    const at = new Date(NOW).toISOString();
    const pages: string[] = [];
    for (let skip = 0; skip < whole.length; skip += 2) {
      // Doors that were open close.
      app.now = NOW + skip * 30 * 60_000;
      pages.push(...(await names(`sort=open&at=${at}&limit=2&skip=${skip}`)));
    }
    expect(pages).toEqual(whole);
  });

  test.each([
    ["an expired coverage", "covered_until = covered_from"],
    ["another rule", "stamp = 'old'"],
  ])("is the same with edges of %s", async (_, change) => {
    const before = [await names("sort=open"), await names(`sort=open&nearCoordinate=${HERE}`)];
    await open().query(`update hours set ${change}`);
    expect([await names("sort=open"), await names(`sort=open&nearCoordinate=${HERE}`)]).toEqual(before);
  });

  test("is never the default", async () => {
    expect((await names(""))[0]).toBe("Closed");
    expect((await names(`nearCoordinate=${HERE}`)).slice(0, 3)).not.toContain("Free beds");
  });
});
