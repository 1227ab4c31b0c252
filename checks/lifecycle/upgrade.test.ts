import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { testServers } from "#checks/on-each-engine.ts";
import { runningApp } from "#checks/running-app.ts";
import { sendJson, statusAndBody } from "#checks/send-json.ts";
import { openTestDatabase } from "#checks/test-databases.ts";
import { restoreBackup } from "#server/features/operations/backup/restore-backup.ts";

/**
 * A backup of the demonstration by the version before (with migration 0072 as its last), made with `npm run backup`,
 * without the gazetteer, which every start loads. Beside it, `services` has what that version's list said of each
 * service, without what depends on the clock. Neither is ever made anew: the data of installations is as old.
 */
const FOLDER = join(import.meta.dirname, "predecessor");
const BACKUP = join(FOLDER, "demonstration.backup.gz");
const ROWS = 2807;
const SAVED_AT = Date.UTC(2026, 10, 27, 6, 45);

/** The version that guests get of a service that is unchanged since. */
const FIRST_OF_GUESTS = 500_000_000;

type Service = Readonly<Record<string, unknown>>;

/** No checker has agreed to be named yet (rule confirmations 13), so the service or its organization is named instead. */
function checkerNow({ verifiedBy, name, organization, isProtected }: Service): unknown {
  if (verifiedBy === null || isProtected === true) return null;
  const isOrganization = typeof organization === "object" && organization !== null && "name" in organization;
  const names = [name, isOrganization ? organization.name : name];
  return names.includes(verifiedBy) ? verifiedBy : names[1];
}

function servicesBefore(): Service[] {
  const services: Service[] = JSON.parse(
    gunzipSync(readFileSync(join(FOLDER, "services.json.gz"))).toString("utf8"),
  );
  return services;
}

describe.each(testServers())("An upgrade from the version before, $engine", ({ template }) => {
  test("restores and migrates its data, and serves the same services, people and messages", async () => {
    const target = await openTestDatabase(template, "empty");
    try {
      expect(await restoreBackup(target.database, BACKUP, { isReplacing: false })).toBe(ROWS);
      const app = await runningApp(target.database);
      app.now = SAVED_AT;
      try {
        const before = servicesBefore();
        const listed = await app.read<Service[]>("/services?limit=100");
        const now = new Map(listed.map((service) => [service["id"], service]));
        expect(before.length).toBe(52);
        expect(listed.length).toBe(before.length);
        for (const service of before) {
          // Later versions may say more, and nothing else. Guests have a version of their own by now.
          const { version, ...said } = service;
          expect(version, String(service["name"])).toBeLessThan(FIRST_OF_GUESTS);
          expect(now.get(service["id"]), String(service["name"])).toMatchObject({
            ...said,
            version: FIRST_OF_GUESTS,
            verifiedBy: checkerNow(service),
          });
        }
        const signedIn = await statusAndBody<{ token: string; displayName: string }>(
          sendJson(app, "POST", "/auth/sign-in", { email: "admin@amparo.example", password: "amparo-demo" }),
        );
        expect(signedIn.status).toBe(200);
        const headers = { authorization: `Bearer ${signedIn.body.token}` };
        // Whoever had opened a service before may save it after the upgrade.
        for (const { id, version } of before) {
          const { body } = await statusAndBody<Service>(
            sendJson(app, "GET", `/services/${id}`, undefined, headers),
          );
          expect([id, body["version"]]).toEqual([id, version]);
        }
        const inbox = await statusAndBody<{ message: string }[]>(
          sendJson(app, "GET", "/feedbacks?limit=100", undefined, headers),
        );
        expect(inbox.status).toBe(200);
        expect(JSON.stringify(inbox.body)).toContain("The door is around the corner. Sample message.");
      } finally {
        await app.close();
      }
    } finally {
      await target.drop();
    }
  });
});
