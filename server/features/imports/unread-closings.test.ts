import { afterAll, beforeAll, expect, test } from "vitest";
import { onEachEngine } from "#checks/on-each-engine.ts";
import { type Files, importsForTest, NOW, outcome, packagesForTest } from "#checks/packages-for-tests.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson, statusAndBody } from "#checks/send-json.ts";
import { sevenViewers, signedInAs } from "#checks/users-for-tests.ts";
import type { ServiceForViewer } from "#domain/services/listing.ts";
import { LONGEST_DOUBT_MS, statesUnreadClosing } from "#domain/services/unread-closing.ts";
import { settleOldClosings } from "./settle-closings.ts";

const DAY = 86_400_000;

/** A pantry with plain hours, and a closing whose dates are no dates. */
const createPackage = (dates: string, name = "Night Kitchen"): Files => ({
  "services.csv": `id,name,description\n1,${name},Hot meals\n`,
  "locations.csv": "id,service_id,latitude,longitude\n7,1,25.774173,-80.19362\n",
  "addresses.csv":
    "location_id,address_1,city,state_province,postal_code\n7,1 Sample Street,Miami,FL,33101\n",
  "services_at_location.csv": "service_id,location_id\n1,7\n",
  "schedules.csv": 'service_id,freq,byday,opens_at,closes_at\n1,WEEKLY,"MO,TU",09:00,17:00\n',
  "holiday_schedules.csv": `service_id,closed,start_date,end_date\n1,true,${dates},\n`,
});

const UNREAD = "when the school is";

onEachEngine("A closing that nobody can read", (open) => {
  const { asFolder } = packagesForTest();
  const bring = importsForTest(open);
  let app: RunningApp;
  beforeAll(async () => {
    app = await runningApp(open());
    app.now = NOW;
  });
  afterAll(() => app?.close());

  const findId = async (source: string): Promise<string> => {
    const rows = await open().query<{ id: string }>(
      "select service_id as id from service_sources where source = $1",
      [source],
    );
    return rows[0]?.id ?? "";
  };
  const read = async (id: string) =>
    (await statusAndBody<ServiceForViewer>(sendJson(app, "GET", `/services/${id}`, undefined, {}))).body;
  const confirm = (id: string, headers: Readonly<Record<string, string>>) =>
    statusAndBody<{ isPublic: boolean }>(
      sendJson(app, "POST", `/services/${id}/hours/confirm`, undefined, headers),
    );

  test("has the hours asked for, which stay there for whoever reads the page", async () => {
    await bring(await asFolder(createPackage(UNREAD)), { source: "asked" });
    const service = await read(await findId("asked"));
    expect(service).toMatchObject({ isContact: true, openStatus: { state: "CONTACT" } });
    expect(service.schedules).toHaveLength(2);
    expect(service.sourceDescription).toContain(UNREAD);
    expect(statesUnreadClosing(service)).toBe(true);
  });

  test("is over when its row can be read", async () => {
    await bring(await asFolder(createPackage(UNREAD)), { source: "mended" });
    await bring(await asFolder(createPackage("2026-12-24")), { source: "mended", now: NOW + DAY });
    expect(await read(await findId("mended"))).toMatchObject({ isContact: false });
    expect(
      await open().query("select from unread_closings where service_id = $1", [await findId("mended")]),
    ).toEqual([]);
  });

  test("is over when somebody has asked there, and nobody else can say so", async () => {
    await bring(await asFolder(createPackage(UNREAD)), { source: "told" });
    const id = await findId("told");
    const stranger = await signedInAs(app, "USER");
    const viewers = await sevenViewers(app);
    const lead = viewers.find(({ role }) => role === "VOLUNTEER LEAD");
    expect(await confirm(id, {})).toMatchObject({ status: 401 });
    expect(await confirm(id, stranger.headers)).toMatchObject({ status: 403 });
    expect(await read(id)).toMatchObject({ isContact: true });
    const volunteer = viewers.find(({ role }) => role === "VOLUNTEER");
    expect(await confirm(id, volunteer?.headers ?? {})).toMatchObject({ body: { isPublic: false } });
    expect(await read(id)).toMatchObject({ isContact: true });
    expect(await confirm(id, lead?.headers ?? {})).toMatchObject({ status: 200, body: { isPublic: true } });
    const service = await read(id);
    expect(service).toMatchObject({ isContact: false });
    expect(service.openStatus.state).not.toBe("CONTACT");
    const [change] = await open().query<{ before: object; after: object }>(
      "select before, after from history where thing_id = $1 and action = 'EDIT' order by id desc limit 1",
      [id],
    );
    expect(change).toEqual({ before: { isContact: true }, after: { isContact: false } });
    // Importing the same package again leaves the decision to the person.
    await bring(await asFolder(createPackage(UNREAD, "Night Kitchen East")), {
      source: "told",
      now: NOW + DAY,
    });
    expect(await read(id)).toMatchObject({ name: "Night Kitchen", isContact: false });
  });

  test("is over after a year, as nobody's edit, and later imports leave it so", async () => {
    await bring(await asFolder(createPackage(UNREAD)), { source: "year" });
    const id = await findId("year");
    await settleOldClosings(open(), NOW + LONGEST_DOUBT_MS - DAY);
    expect(await read(id)).toMatchObject({ isContact: true });
    // An unchanged closing is as old as it was.
    await bring(await asFolder(createPackage(UNREAD, "Kitchen")), { source: "year", now: NOW + 100 * DAY });
    await settleOldClosings(open(), NOW + LONGEST_DOUBT_MS + DAY);
    expect(await read(id)).toMatchObject({ isContact: false });
    const [change] = await open().query<{ role: string; after: object }>(
      "select actor_role as role, after from history where thing_id = $1 and action = 'EDIT'",
      [id],
    );
    expect(change).toEqual({ role: "SYSTEM", after: { isContact: false } });
    const later = NOW + LONGEST_DOUBT_MS + 2 * DAY;
    const report = await bring(await asFolder(createPackage(UNREAD, "Harbor Kitchen")), {
      source: "year",
      now: later,
    });
    expect(outcome(report)).toMatchObject({ changed: 1 });
    expect(await read(id)).toMatchObject({ name: "Harbor Kitchen", isContact: false });
    // Another closing begins a year of its own.
    await bring(await asFolder(createPackage("during the fair", "Harbor Kitchen")), {
      source: "year",
      now: later,
    });
    expect(await read(id)).toMatchObject({ isContact: true });
  });
});
