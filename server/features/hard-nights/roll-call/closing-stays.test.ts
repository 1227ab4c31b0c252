import { expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { importsForTest, packagesForTest } from "#checks/packages-for-tests.ts";
import { runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { everyDay, serviceForTest } from "#checks/services-for-tests.ts";
import { signedInAs } from "#checks/users-for-tests.ts";
import type { PublicService } from "#domain/services/public-service.ts";
import { storeServices } from "#server/features/listings/store-services.ts";

/** 1 in the afternoon in Miami. */
const NOW = Date.UTC(2026, 10, 24, 18);
const HOUR_MS = 3_600_000;
/** Local midnight. */
const MIDNIGHT = Date.UTC(2026, 10, 25, 5);
const MIAMI = { longitude: -80.2, latitude: 25.77 };

/** Open all day, with one closed day in each package, so that the closed days change with the import. */
const createPackage = (closedDay: string) => ({
  "services.csv": "id,name,description\n1,Pantry,Food\n",
  "locations.csv": `id,service_id,name,latitude,longitude\n1,1,Pantry,${MIAMI.latitude},${MIAMI.longitude}\n`,
  "services_at_location.csv": "id,service_id,location_id\n1,1,1\n",
  "schedules.csv": 'service_id,freq,byday,opens_at,closes_at\n1,WEEKLY,"MO,TU,WE,TH,FR,SA,SU",00:00,23:59\n',
  "holiday_schedules.csv": `service_id,closed,start_date,end_date\n1,true,${closedDay},${closedDay}\n`,
});

onOneEngine("closed by a roll call", (open) => {
  const { asFolder } = packagesForTest();
  const importInto = importsForTest(open);

  /** An app at `NOW` with a hard night around Miami, whose providers were asked. */
  async function asked() {
    const app = await runningApp(open());
    app.now = NOW;
    const admin = await signedInAs(app, "ADMINISTRATOR");
    const night = await sendJson(
      app,
      "POST",
      "/hard-nights",
      {
        coordinate: `${MIAMI.longitude}|${MIAMI.latitude}`,
        radius: 20,
        until: new Date(NOW + 24 * HOUR_MS).toISOString(),
        kind: "STORM",
        text: "Storm",
        textEs: "Tormenta",
      },
      admin.headers,
    );
    const { id: nightId } = await night.json();
    await sendJson(app, "POST", `/hard-nights/${nightId}/roll-call`, undefined, admin.headers);
    const answer = (service: string) =>
      sendJson(
        app,
        "POST",
        `/hard-nights/${nightId}/roll-call/answers`,
        { service, answer: "NO" },
        admin.headers,
      );
    const state = async (id: string) => (await app.read<PublicService>(`/services/${id}`)).openStatus.state;
    return { app, admin, answer, state };
  }

  test("an import of other closed days opens nothing before local midnight", async () => {
    await importInto(await asFolder(createPackage("2026-12-24")), {
      source: "storm",
      now: NOW - 24 * HOUR_MS,
    });
    const [row] = await open().query<{ id: string }>(
      "select service_id as id from service_sources where source = 'storm'",
    );
    const id = row?.id ?? "";
    const { app, answer, state } = await asked();
    try {
      expect(await state(id)).toBe("OPEN");
      expect((await answer(id)).status).toBe(200);
      expect(await state(id)).toBe("CLOSED");
      await importInto(await asFolder(createPackage("2026-12-31")), { source: "storm", now: NOW + HOUR_MS });
      app.now = NOW + HOUR_MS;
      expect(await state(id)).toBe("CLOSED");
      app.now = MIDNIGHT;
      expect(await state(id)).toBe("OPEN");
    } finally {
      await app.close();
    }
  });

  test("an answer and an edit of the closed days at the same time: both stay, or the edit is told of a conflict", async () => {
    const services = Array.from({ length: 12 }, (_, index) =>
      serviceForTest({
        name: `Door ${index}`,
        schedules: everyDay(0, 1439),
        place: { coordinates: MIAMI },
      }),
    );
    await storeServices(open(), services, NOW);
    const { app, admin, answer, state } = await asked();
    try {
      const results = await Promise.all(
        services.map(async ({ id }) => {
          const { version } = await (await app.get(`/api/services/${id}`, admin.headers)).json();
          const body = { version, closeSchedules: [{ type: "WEEKLY", day: "SUNDAY" }] };
          const [answered, edited] = await Promise.all([
            answer(id),
            sendJson(app, "PUT", `/services/${id}`, body, admin.headers),
          ]);
          return { id, answered: answered.status, edited: edited.status };
        }),
      );
      for (const { id, answered, edited } of results) {
        expect(answered).toBe(200);
        expect([200, 409]).toContain(edited);
        expect(await state(id)).toBe("CLOSED");
      }
    } finally {
      await app.close();
    }
  });
});
