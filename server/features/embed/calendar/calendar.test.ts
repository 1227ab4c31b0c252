import { afterAll, beforeAll, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { everyDay, serviceForTest } from "#checks/services-for-tests.ts";
import { hasOpening } from "#domain/embed/calendar/has-opening.ts";
import { DAYS } from "#domain/services/opening-hours/entry.ts";
import { closedOn, nineToFive, PERMANENTLY_CLOSED } from "#domain/services/opening-hours/hours-for-tests.ts";
import type { PublicService } from "#domain/services/public-service.ts";
import { storeServices } from "#server/features/listings/store-services.ts";

/** Friday; the app's clock. */
const NOW = Date.UTC(2026, 10, 27, 15);
const MORNING = { start: 540, end: 720, endsNextDay: false };
const WEEKDAYS_CLOSED = DAYS.map((day) => ({ type: "WEEKLY" as const, day, span: null }));
const week = { schedules: nineToFive.schedules };

const pantry = serviceForTest({
  ...week,
  name: "Harbor Pantry; food, and more",
  phone: "(305) 555-0117",
  closeSchedules: [closedOn("2026-11-30")],
});
const hostile = serviceForTest({
  ...week,
  name: "Soup\r\nATTENDEE:mailto:a@b.example\rBEGIN:VALARM\n\u0085\u2028END:VCALENDAR",
  phone: "305\r\nATTACH:https://evil.example/",
});
const area = serviceForTest({
  ...week,
  place: { address1: "canary8812 Lane", visibility: "AREA" },
});
const hidden = serviceForTest({ ...week, place: { visibility: "HIDDEN" } });
const shielded = serviceForTest({ ...week, isProtected: true });
const shelter = serviceForTest({
  schedules: [{ type: "FULL_DAY" }],
  name: "Night House",
  intakeSchedules: everyDay(1140, 1260),
});
const waiting = serviceForTest(week, { approvedAt: null });
const closed = serviceForTest({ ...week, closeSchedules: [PERMANENTLY_CLOSED] });
const unknown = serviceForTest({ schedules: [] });
/** States of hours, and whether anything can be written down of them. */
const STATES = [
  ["plain weeks", week, true],
  ["around the clock", { schedules: [{ type: "FULL_DAY" }] }, true],
  ["dates to come", { schedules: [{ ...closedOn("2027-11-01"), span: MORNING }] }, true],
  ["none stated", { schedules: [] }, false],
  ["to be asked for", { schedules: [], isContact: true }, false],
  [
    "by appointment, as an import reads it",
    { schedules: [], isContact: true, sourceDescription: "By appointment" },
    false,
  ],
  ["behind a closing that nobody could read", { ...week, isContact: true }, false],
  ["closed for good", { ...week, closeSchedules: [PERMANENTLY_CLOSED] }, false],
  ["closings alone", { schedules: [], closeSchedules: [closedOn("2026-12-24")] }, false],
  ["dates that are over", { schedules: [{ ...closedOn("2026-06-01"), span: MORNING }] }, false],
  ["validity that is over", { ...week, closeSchedules: [closedOn("2026-07-01", "2999-12-31")] }, false],
  ["closed on each of its days", { ...week, closeSchedules: WEEKDAYS_CLOSED }, false],
] as const;
const inStates = STATES.map(([name, hours]) => serviceForTest({ name, ...hours }));
const over = serviceForTest({ ...week, closeSchedules: [closedOn("2026-07-01", "2999-12-31")] });

onOneEngine("opening hours for calendars", (open) => {
  let app: RunningApp;
  beforeAll(async () => {
    await storeServices(
      open(),
      [pantry, hostile, area, hidden, shielded, shelter, waiting, closed, unknown, over, ...inStates],
      NOW,
    );
    app = await runningApp(open());
    app.now = NOW;
  });
  afterAll(() => app?.close());

  const read = async (id: string, query = "", headers = {}) => {
    const reply = await app.get(`/services/${id}/hours.ics${query}`, headers);
    // Long lines go on after a line break and a space.
    const text = (await reply.text()).replaceAll("\r\n ", "");
    return { reply, lines: text.split("\r\n"), text };
  };

  test("each time that the door is open is an entry, without closed days", async () => {
    const { reply, lines } = await read(pantry.id);
    expect(reply.status).toBe(200);
    expect(reply.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(reply.headers.get("access-control-allow-origin")).toBe("*");
    expect(reply.headers.get("set-cookie")).toBeNull();
    expect(lines.slice(0, 2)).toEqual(["BEGIN:VCALENDAR", "VERSION:2.0"]);
    const starts = lines.filter((line) => line.startsWith("DTSTART"));
    expect(starts.slice(0, 2)).toEqual(["DTSTART:20261127T140000Z", "DTSTART:20261201T140000Z"]);
    expect(lines).toContain("DTEND:20261127T220000Z");
    expect(lines).toContain(String.raw`SUMMARY:Open: Harbor Pantry\; food\, and more`);
    expect(lines).toContain(String.raw`LOCATION:1 Sample Street\, Sampleton\, FL 33101`);
    expect(lines).toContain(String.raw`DESCRIPTION:(305) 555-0117\nHours can change. Call before you go.`);
    expect(lines).toContain(String.raw`NAME:Harbor Pantry\; food\, and more`);
    expect(lines).toContain("TRANSP:TRANSPARENT");
    expect(lines).toContain(`URL;VALUE=URI:${app.address}/services/${pantry.id}`);
  });

  test("the same entries keep their ids from day to day", async () => {
    const listIds = (lines: string[]) => lines.filter((line) => line.startsWith("UID:"));
    const today = listIds((await read(pantry.id)).lines);
    app.now = NOW + 86_400_000;
    const tomorrow = listIds((await read(pantry.id)).lines);
    app.now = NOW;
    expect(new Set(today).size).toBe(today.length);
    expect(tomorrow.slice(0, 20)).toEqual(today.slice(1, 21));
  });

  test("when people are taken in is an entry of its own, and stands under those of the open door", async () => {
    const { lines, text } = await read(shelter.id);
    expect(lines).toContain("SUMMARY:Open: Night House");
    const intake = lines.indexOf("SUMMARY:Intake: Night House");
    expect(
      lines
        .slice(0, intake)
        .reverse()
        .find((line) => line.startsWith("DTSTART")),
    ).toBe("DTSTART:20261128T000000Z");
    expect(text).toContain(String.raw`When to come in: Every day 7:00 PM – 9:00 PM\nHours can change.`);
    expect((await read(shelter.id, "?lang=es")).text).toContain("SUMMARY:Reciben: Night House");
  });

  test.each(STATES.map(([name, , hasEntry], index) => [name, inStates[index]?.id ?? "", hasEntry] as const))(
    "%s",
    async (_name, id, hasEntry) => {
      const { reply, lines } = await read(id);
      expect(reply.status).toBe(hasEntry ? 200 : 404);
      expect(lines.includes("BEGIN:VEVENT")).toBe(hasEntry);
      // The page links to it only then.
      const service = await app.read<PublicService>(`/services/${id}`);
      expect(hasOpening(service)).toBe(hasEntry);
    },
  );

  test("words are in the language asked for", async () => {
    expect((await read(pantry.id, "?lang=es")).text).toContain("SUMMARY:Abierto: Harbor Pantry");
    expect((await read(pantry.id, "", { "accept-language": "es" })).text).toContain("SUMMARY:Abierto:");
  });

  test("a place is named where everybody may know the door, and nowhere else", async () => {
    const { reply, text } = await read(area.id);
    expect(reply.status).toBe(200);
    expect(text).not.toContain("LOCATION");
    expect(text).not.toContain("canary8812");
  });

  test("is a file whose name is ours, whatever the address says", async () => {
    for (const query of ["", "?filename=evil.exe", "?lang=%0d%0aset-cookie:%20a=b"]) {
      const { reply } = await read(pantry.id, query);
      expect(reply.headers.get("content-disposition")).toBe('inline; filename="hours.ics"');
      expect(reply.headers.get("set-cookie")).toBeNull();
    }
  });

  test("a name with line breaks adds nothing to the file", async () => {
    const { lines } = await read(hostile.id);
    expect(lines).toContain("NAME:Soup ATTENDEE:mailto:a@b.example BEGIN:VALARM END:VCALENDAR");
    const properties = new Set(lines.map((line) => line.split(/[:;]/)[0]));
    expect([...properties].filter((name) => /ATT|ALARM/.test(name ?? ""))).toEqual([]);
    expect(lines.filter((line) => line === "END:VCALENDAR")).toHaveLength(1);
    expect(lines.join("\n")).not.toMatch(/\r/);
  });

  test.each([
    ["that hides its door, and so is protected", hidden.id],
    ["that is protected", shielded.id],
    ["that waits for approval", waiting.id],
    ["that is permanently closed", closed.id],
    ["without hours", unknown.id],
    ["whose hours are over", over.id],
    ["that does not exist", "01950000-0000-7000-8000-0000000000ff"],
    ["with an id that is none", "x"],
  ])("there is no calendar of a service %s", async (_, id) => {
    const { reply, text } = await read(id);
    expect(reply.status).toBe(404);
    expect(reply.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(text).not.toContain("BEGIN");
  });
});
