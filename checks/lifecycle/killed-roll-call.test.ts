import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { expect, test } from "vitest";
import { testServers } from "#checks/on-each-engine.ts";
import { runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { everyDay, serviceForTest } from "#checks/services-for-tests.ts";
import { openTestDatabase } from "#checks/test-databases.ts";
import { signedInAs } from "#checks/users-for-tests.ts";
import { storeServices } from "#server/features/listings/store-services.ts";

const PROCESS = path.join(import.meta.dirname, "roll-call-process.ts");
const PROVIDERS = 2000;
const MAILED = 400;
const ANSWERED = 60;
const NOW = Date.UTC(2026, 10, 24, 18);
const [server] = testServers();

test("2,000 providers are asked all or not at all, and whatever kills the app, no answered NO is shown open", async () => {
  if (server === undefined) throw new Error("There is no database.");
  const { database, connection, drop } = await openTestDatabase(server.template);
  const app = await runningApp(database);
  app.now = NOW;
  try {
    const services = Array.from({ length: PROVIDERS }, (_, index) =>
      serviceForTest({
        name: `Provider ${index}`,
        schedules: everyDay(0, 1439),
        contactEmail: index < MAILED ? `desk${index}@help.example` : null,
        place: { coordinates: { longitude: -80.2 + (index % 50) / 1000, latitude: 25.77 + index / 100_000 } },
      }),
    );
    await storeServices(database, services, NOW);
    await database.query("create table mails_for_test (id integer generated always as identity)");
    const { user, headers } = await signedInAs(app, "ADMINISTRATOR");
    const night = {
      coordinate: "-80.2|25.77",
      radius: 20,
      until: new Date(NOW + 86_400_000).toISOString(),
      kind: "STORM",
      text: "Storm",
      textEs: "Tormenta",
    };
    const { id: nightId } = await (await sendJson(app, "POST", "/hard-nights", night, headers)).json();
    const answers = services.slice(0, ANSWERED * 2).map(({ id }, index) => ({
      serviceId: id,
      answer: (["NO", "YES", "LIMITED"] as const)[index % 3],
    }));
    const context = { viewer: { kind: "user", ...user }, language: "en", now: NOW };
    const run = async (what: "ask" | "answer", moment: number): Promise<NodeJS.Signals | null> => {
      const given = JSON.stringify({ context, nightId, answers });
      const child = fork(PROCESS, [JSON.stringify(connection), given, what, String(moment)], {
        execArgv: [],
      });
      const [, signal] = await once(child, "exit");
      return signal;
    };
    const counts = async () => {
      const [row] = await database.query<{ asked: number; answered: number; mails: number; wrong: number }>(
        `select (select count(*)::int from roll_call_services) as asked,
                (select count(*)::int from roll_call_services where answer is not null) as answered,
                (select count(*)::int from mails_for_test) as mails,
                (select count(*)::int from roll_call_services r join services s on s.id = r.service_id
                  where (r.answer = 'NO') is distinct from (s.close_schedules <> '[]')
                     and (r.answer = 'NO' or s.close_schedules <> '[]')) as wrong`,
      );
      return row;
    };

    expect(await run("ask", MAILED / 2)).toBe("SIGKILL");
    expect(await counts()).toEqual({ asked: 0, answered: 0, mails: 0, wrong: 0 });
    expect(await run("ask", 0)).toBeNull();
    expect(await run("ask", 1)).toBeNull();
    expect(await counts()).toEqual({ asked: PROVIDERS, answered: 0, mails: MAILED, wrong: 0 });

    expect(await run("answer", ANSWERED)).toBe("SIGKILL");
    // The one that was being noted is noted as a whole, or not at all.
    await expect.poll(async () => (await counts())?.wrong).toBe(0);
    const rows = await database.query<{ id: string; answer: string | null }>(
      "select service_id as id, answer from roll_call_services",
    );
    const said = new Map(rows.map(({ id, answer }) => [id, answer]));
    expect(rows.filter(({ answer }) => answer !== null).length).toBeGreaterThanOrEqual(ANSWERED);
    // What was answered is answered once, and what was not can be.
    for (const { serviceId, answer } of answers) {
      const again = await sendJson(
        app,
        "POST",
        `/hard-nights/${nightId}/roll-call/answers`,
        { service: serviceId, answer },
        headers,
      );
      expect(again.status).toBe(said.get(serviceId) === null ? 200 : 409);
    }
    const closed = new Set(answers.filter(({ answer }) => answer === "NO").map(({ serviceId }) => serviceId));
    const isOpenSeen = new Set<string>();
    for (let skip = 0; skip < PROVIDERS; skip += 100) {
      const open = await app.read<{ id: string }[]>(
        `/services?nearCoordinate=-80.2|25.77&isOpen=true&limit=100&skip=${skip}`,
      );
      for (const { id } of open) isOpenSeen.add(id);
    }
    expect([...closed].filter((id) => isOpenSeen.has(id))).toEqual([]);
    expect(isOpenSeen.size).toBe(PROVIDERS - closed.size);
  } finally {
    await app.close();
    await drop();
  }
});
