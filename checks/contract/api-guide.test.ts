import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson, statusAndBody } from "#checks/send-json.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { signedInAs } from "#checks/users-for-tests.ts";
import { nineToFive } from "#domain/services/opening-hours/hours-for-tests.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { loadPlaces } from "#server/features/places/load-places.ts";

/** The commands of `docs/api.md`, as they stand there. */
const GUIDE = readFileSync(join(import.meta.dirname, "../../docs/api.md"), "utf8");
const COMMANDS = [...GUIDE.matchAll(/```sh\n(.+)\n```/g)].map(([, command = ""]) => command);

const shelter = serviceForTest({
  name: "Guide Shelter",
  type: ["SHELTER", "FOOD"],
  schedules: nineToFive.schedules,
  totalBeds: 5,
  availableBeds: 1,
});

onOneEngine("the guide to the API", (open) => {
  let app: RunningApp;
  let key = "";
  beforeAll(async () => {
    await loadPlaces(open(), () => {});
    await storeServices(open(), [shelter], Date.UTC(2026, 10, 20, 15));
    app = await runningApp(open());
    const admin = await signedInAs(app, "ADMINISTRATOR");
    const wanted = {
      name: "Guide",
      role: "SUPER USER",
      scopes: ["updateBeds"],
      days: 30,
      requestsPerMinute: 600,
    };
    const made = await statusAndBody<{ key: string }>(
      sendJson(app, "POST", "/api-keys", wanted, admin.headers),
    );
    ({ key } = made.body);
  });
  afterAll(() => app?.close());

  /** Runs a command of the page as `curl` would. */
  async function run(command: string) {
    const filled = command
      .replaceAll("https://help.example", app.address)
      .replaceAll(/\bID\b/g, shelter.id)
      .replaceAll(/\bKEY\b/g, key);
    const [address = ""] = /'(http[^']+)'/.exec(filled)?.slice(1) ?? [];
    // What `fetch` would mend: curl refuses spaces, and no shell fills in a variable between single quotes.
    expect(address).not.toMatch(/[\s$]/);
    const headers = [...filled.matchAll(/-H '([^:]+): ([^']+)'/g)].map(
      ([, name = "", value = ""]): [string, string] => [name, value],
    );
    const [, body] = /-d '([^']+)'/.exec(filled) ?? [];
    const method = /-X (\w+)/.exec(filled)?.[1] ?? "GET";
    const reply = await fetch(address, { method, headers, ...(body === undefined ? {} : { body }) });
    return { status: reply.status, text: await reply.text() };
  }

  test("has seven commands", () => expect(COMMANDS).toHaveLength(7));

  test.each(COMMANDS.map((command, at) => [at, command] as const))("%i: %s", async (at, command) => {
    const { status, text } = await run(command);
    expect({ status, text: text.slice(0, 200) }).toMatchObject({ status: 200 });
    const expected = [
      "Miami, FL",
      '"openStatus"',
      '"descriptionEsState"',
      "BEGIN:VEVENT",
      "Guide Shelter",
      "after",
      "availableBeds",
    ];
    expect(text).toContain(expected[at]);
  });
});
