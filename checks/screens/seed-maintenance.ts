import type { RunningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { signedInAs } from "#checks/users-for-tests.ts";
import { MAIN_LANGUAGES } from "#domain/base/languages/language.ts";
import { newId } from "#server/base/sql/new-id.ts";
import { tokenDigest } from "#server/base/tokens/secret-token.ts";
import { refreshHealth } from "#server/features/directory-health/refresh-health.ts";
import { addUnmetNeeds } from "#server/features/directory-health/unmet-need-queries.ts";
import { findDuplicates } from "#server/features/duplicates/find-duplicates.ts";
import { addAsked, addTokenDigest } from "#server/features/hard-nights/roll-call/queries.ts";
import {
  addItems,
  addRun,
  endRun,
  moveRun,
  savePreview,
  setUploaded,
} from "#server/features/imports/run-queries.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { ROLL_CALL_TOKENS } from "./roll-call-tokens.ts";
import { seedHarvests } from "./seed-harvests.ts";

const DAY_MS = 86_400_000;
/** The Monday before the screens' day. */
const WEEK = "2026-11-09";
/** Each of the two pantries is asked in the language of its address. */
const PANTRY_EMAILS = { en: "office@pantry.example", es: "oficina@pantry.example" } as const;

/**
 * What the pages of maintenance show once a directory is in use: services that are listed twice, findings, unmet
 * needs, a finished import and one that waits, harvests, a campaign, and a hard night.
 */
export async function seedMaintenance(app: RunningApp): Promise<void> {
  const { database, now } = app;
  const twice = {
    name: "Harbor Pantry",
    description: "Groceries every Tuesday for everyone in Demo Harbor, without any papers.",
    website: "https://pantry.example",
  };
  await storeServices(
    database,
    [
      serviceForTest({ ...twice, phone: "(305) 555-0100", contactEmail: PANTRY_EMAILS.en }),
      serviceForTest({
        ...twice,
        phone: "(305) 555-0101",
        contactEmail: PANTRY_EMAILS.es,
        languages: ["es"],
      }),
      serviceForTest({ name: "Ferry Hall", phone: "(105) 555-0100", contactEmail: null }),
    ],
    now,
  );
  await findDuplicates(database, now);
  const cell = { week: WEEK, kind: "NEED", county: "Mendocino", state: "CA" } as const;
  await addUnmetNeeds(database, [
    { ...cell, name: "MEALS", part: "EVENING", searches: 41 },
    { ...cell, name: "MEALS", part: "NIGHT", searches: 12 },
    { ...cell, name: "EMERGENCY", part: "NIGHT", searches: 28 },
    { ...cell, name: "CLOTHES", part: "MORNING", searches: 9 },
  ]);
  await refreshHealth(database, now);
  await seedImports(app);
  await seedHarvests(app);
  const { headers } = await signedInAs(app, "ADMINISTRATOR", { displayName: "Ada Landing" });
  const everyone = { source: null, county: null, days: 0 };
  const reply = await sendJson(app, "POST", "/campaigns", everyone, headers);
  await seedHardNight(app, headers);
  if (!reply.ok) throw new Error(`The campaign was not started: ${reply.status} ${await reply.text()}`);
}

/** Where no service of the town is. */
async function seedHardNight(app: RunningApp, headers: Readonly<Record<string, string>>): Promise<void> {
  const night = {
    coordinate: "-149.9|61.2",
    radius: 25,
    until: new Date(app.now + DAY_MS).toISOString(),
    kind: "COLD",
    text: "It will be very cold tonight. Warming centers and places open overnight are listed first.",
    textEs: "Esta noche hará mucho frío. Primero verá lugares para calentarse y los que abren toda la noche.",
  };
  const reply = await sendJson(app, "POST", "/hard-nights", night, headers);
  if (!reply.ok) throw new Error(`The hard night was not declared: ${reply.status} ${await reply.text()}`);
  const { id: nightId } = await reply.json();
  for (const language of MAIN_LANGUAGES) {
    const contact = PANTRY_EMAILS[language];
    const [pantry] = await app.database.query<{ id: string }>(
      "select id from services where contact_email = $1",
      [contact],
    );
    if (pantry === undefined) throw new Error(`No service has the address ${contact}.`);
    const asked = { serviceId: pantry.id, channel: "LISTED", contact, ownerId: null, language } as const;
    await addAsked(app.database, nightId, [asked], app.now);
    const digest = tokenDigest(ROLL_CALL_TOKENS[language]);
    await addTokenDigest(app.database, { nightId, serviceId: pantry.id }, digest);
  }
}

async function seedImports({ database, now }: RunningApp): Promise<void> {
  const [creator] = await database.query<{ id: string }>("select id from users order by id limit 1");
  if (creator === undefined) return;
  const counts = { records: 48, added: 6, changed: 3, unchanged: 37, kept: 1, gone: 1, setAside: 1 };
  const report = { counts, setAsideReasons: [{ reason: "There is no name.", count: 1 }] };
  const add = async (fileName: string, createdAt: number) => {
    const id = newId(createdAt);
    await addRun(database, {
      id,
      createdBy: creator.id,
      statedSource: null,
      statedAsOf: null,
      now: createdAt,
    });
    await setUploaded(database, id, fileName);
    await savePreview(database, id, "Demo Coast 211", report);
    return id;
  };
  const past = await add("demo-coast-october.zip", now - 30 * DAY_MS);
  await endRun(database, past, { state: "DONE", endedAt: now - 30 * DAY_MS });
  const open = await add("demo-coast-november.zip", now);
  await moveRun(database, open, ["PREVIEWING"], "READY");
  const item = { externalId: null, serviceId: null, note: null, fields: [] };
  await addItems(database, open, [
    { ...item, kind: "ADDED", name: "Lantern Closet" },
    { ...item, kind: "CHANGED", name: "Harbor Pantry", fields: ["phone", "schedules"] },
    { ...item, kind: "SET_ASIDE", name: "Row 48", note: "There is no name." },
  ]);
}
