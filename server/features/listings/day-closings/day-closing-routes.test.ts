import { expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { importsForTest, packagesForTest } from "#checks/packages-for-tests.ts";
import { runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { everyDay, serviceForTest } from "#checks/services-for-tests.ts";
import { signedInAs } from "#checks/users-for-tests.ts";
import type { PublicService } from "#domain/services/public-service.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { tidyDayClosings } from "./day-closing-jobs.ts";

/** 1 in the afternoon of Tuesday, November 24 in Miami. */
const NOW = Date.UTC(2026, 10, 24, 18);
const HOUR_MS = 3_600_000;
const TOMORROW_NOON = NOW + 23 * HOUR_MS;
const MIAMI = { longitude: -80.2, latitude: 25.77 };

/** Open from 8 to 5, with one closed day, so that the closed days change with the import. */
const createPackage = (closedDay: string) => ({
  "services.csv": "id,name,description\n1,Pantry,Food\n",
  "locations.csv": `id,service_id,name,latitude,longitude\n1,1,Pantry,${MIAMI.latitude},${MIAMI.longitude}\n`,
  "services_at_location.csv": "id,service_id,location_id\n1,1,1\n",
  "schedules.csv": 'service_id,freq,byday,opens_at,closes_at\n1,WEEKLY,"MO,TU,WE,TH,FR,SA,SU",08:00,17:00\n',
  "holiday_schedules.csv": `service_id,closed,start_date,end_date\n1,true,${closedDay},${closedDay}\n`,
});

onOneEngine("closed for today", (open) => {
  const { asFolder } = packagesForTest();
  const importInto = importsForTest(open);

  async function running() {
    const app = await runningApp(open());
    app.now = NOW;
    const read = (id: string) => app.read<PublicService>(`/services/${id}`);
    const set = (id: string, body: unknown, headers: Record<string, string>) =>
      sendJson(app, "PUT", `/services/${id}/hours/today`, body, headers);
    const choices = async (id: string, headers: Record<string, string>) =>
      (await app.get(`/api/services/${id}/hours/today`, headers)).json();
    /** A service of this person, open from 8 to 5. */
    const ownedBy = async (id: string) => {
      const service = serviceForTest({ name: "Day center", schedules: everyDay(480, 1020) });
      await storeServices(open(), [service], NOW);
      await open().query("update services set owner_id = $1::uuid where id = $2::uuid", [id, service.id]);
      return service.id;
    };
    return { app, read, set, choices, ownedBy };
  }

  async function fieldsOfSource(id: string): Promise<readonly string[]> {
    const [row] = await open().query<{ fields: string[] }>(
      "select array(select jsonb_array_elements_text(fact_sources->0->'fields')) as fields from services where id = $1::uuid",
      [id],
    );
    return row?.fields ?? [];
  }

  test("visitors see it at once, it can be taken back, and it ends by itself", async () => {
    const { app, read, set, choices, ownedBy } = await running();
    try {
      const owner = await signedInAs(app, "USER");
      const id = await ownedBy(owner.user.id);
      expect(await choices(id, owner.headers)).toMatchObject({
        stands: false,
        closed: ["TODAY", "TOMORROW", "SUNDAY"],
        closesAt: ["2026-11-24T14:00:00-05:00", "2026-11-24T15:00:00-05:00", "2026-11-24T16:00:00-05:00"],
        openStatus: { text: "Open till 5:00 PM" },
      });
      const early = await set(id, { closesAt: "2026-11-24T15:00:00-05:00" }, owner.headers);
      expect(await early.json()).toMatchObject({ stands: true, openStatus: { text: "Open till 3:00 PM" } });
      expect((await read(id)).openStatus.text).toBe("Open till 3:00 PM");
      // The next closing replaces it, and the choices remain those of the usual hours.
      const closed = await set(id, { closed: "TODAY" }, owner.headers);
      expect(await closed.json()).toMatchObject({ stands: true, closed: ["TODAY", "TOMORROW", "SUNDAY"] });
      const seen = await read(id);
      expect(seen.openStatus.text).toBe("Closed until 8:00 AM Tomorrow");
      expect(seen.closeSchedules).toHaveLength(1);
      const listed = await app.read<PublicService[]>("/services?isOpen=true&limit=100");
      expect(listed.map((each) => each.id)).not.toContain(id);

      expect((await set(id, {}, owner.headers)).status).toBe(200);
      expect((await read(id)).openStatus.text).toBe("Open till 5:00 PM");
      expect((await read(id)).closeSchedules).toEqual([]);

      await set(id, { closed: "TODAY" }, owner.headers);
      app.now = TOMORROW_NOON;
      expect((await read(id)).openStatus.text).toBe("Open till 5:00 PM");
      expect(await choices(id, owner.headers)).toMatchObject({ stands: false });
      await tidyDayClosings(open(), TOMORROW_NOON);
      expect((await read(id)).closeSchedules).toEqual([]);
      expect(await open().query("select from day_closings")).toEqual([]);
    } finally {
      await app.close();
    }
  });

  test("a change that waits for review is closed too, and stays", async () => {
    const { app, read, set, ownedBy } = await running();
    try {
      const owner = await signedInAs(app, "USER");
      const admin = await signedInAs(app, "ADMINISTRATOR");
      const id = await ownedBy(owner.user.id);
      await sendJson(app, "PUT", `/services/${id}`, { name: "Day center, renamed" }, owner.headers);
      await set(id, { closed: "TODAY" }, owner.headers);
      const approved = await sendJson(
        app,
        "POST",
        "/services/approve-services",
        { services: [{ id }] },
        admin.headers,
      );
      expect(approved.status).toBe(200);
      const seen = await read(id);
      expect([seen.name, seen.openStatus.state]).toEqual(["Day center, renamed", "CLOSED"]);
    } finally {
      await app.close();
    }
  });

  test("an import opens nothing meanwhile, and the closed days are the source's again afterwards", async () => {
    await importInto(await asFolder(createPackage("2026-12-24")), {
      source: "town",
      now: NOW - 24 * HOUR_MS,
    });
    const [row] = await open().query<{ id: string }>(
      "select service_id as id from service_sources where source = 'town'",
    );
    const id = row?.id ?? "";
    const { app, read, set } = await running();
    try {
      const admin = await signedInAs(app, "ADMINISTRATOR");
      await set(id, { closed: "TODAY" }, admin.headers);
      await importInto(await asFolder(createPackage("2026-12-31")), { source: "town", now: NOW + HOUR_MS });
      expect((await read(id)).openStatus.state).toBe("CLOSED");
      app.now = TOMORROW_NOON;
      await tidyDayClosings(open(), TOMORROW_NOON);
      expect((await read(id)).closeSchedules).toMatchObject([{ startDate: "12/24/2026" }]);
      expect(await fieldsOfSource(id)).toContain("closeSchedules");
    } finally {
      await app.close();
    }
  });

  test("closed days that were changed by hand meanwhile stay as they were entered", async () => {
    await importInto(await asFolder(createPackage("2026-12-24")), {
      source: "hand",
      now: NOW - 24 * HOUR_MS,
    });
    const [row] = await open().query<{ id: string }>(
      "select service_id as id from service_sources where source = 'hand'",
    );
    const id = row?.id ?? "";
    const { app, read, set } = await running();
    try {
      const admin = await signedInAs(app, "ADMINISTRATOR");
      await set(id, { closed: "TODAY" }, admin.headers);
      const closeSchedules = [{ type: "WEEKLY", day: "SUNDAY" }];
      await sendJson(app, "PUT", `/services/${id}`, { closeSchedules }, admin.headers);
      await tidyDayClosings(open(), TOMORROW_NOON);
      expect((await read(id)).closeSchedules).toMatchObject(closeSchedules);
      expect(await fieldsOfSource(id)).not.toContain("closeSchedules");
    } finally {
      await app.close();
    }
  });

  test("refused are what closes nothing, both at once, and whose change of hours would wait", async () => {
    const { app, set, choices, ownedBy, read } = await running();
    try {
      const owner = await signedInAs(app, "USER");
      const volunteer = await signedInAs(app, "VOLUNTEER");
      const id = await ownedBy(owner.user.id);
      const bodies = [
        { closesAt: "2026-11-24T18:00:00-05:00" },
        { closesAt: "2026-11-24T12:00:00-05:00" },
        { closed: "TODAY", closesAt: "2026-11-24T15:00:00-05:00" },
        { closed: "FOREVER" },
      ];
      for (const body of bodies) expect((await set(id, body, owner.headers)).status).toBe(400);
      expect((await set(id, { closed: "TODAY" }, volunteer.headers)).status).toBe(403);
      expect((await set("none", { closed: "TODAY" }, owner.headers)).status).toBe(404);
      expect((await read(id)).openStatus.state).toBe("OPEN");
      await sendJson(app, "PUT", `/services/${id}`, { isContact: true }, owner.headers);
      expect(await choices(id, owner.headers)).toMatchObject({ closed: [], closesAt: [] });
      expect((await set(id, { closed: "TODAY" }, owner.headers)).status).toBe(400);
    } finally {
      await app.close();
    }
  });
});
