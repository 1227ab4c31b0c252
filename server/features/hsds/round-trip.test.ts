import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { packageErrors } from "#checks/hsds-packages.ts";
import { hasHsdsSchemas, WITHOUT_SCHEMAS } from "#checks/hsds-schemas.ts";
import { hasHsdsTables } from "#checks/hsds-tables.ts";
import { casesOfEngine, testServers } from "#checks/on-each-engine.ts";
import { listedIn } from "#checks/packages-for-tests.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { openTestDatabase, type TestDatabase } from "#checks/test-databases.ts";
import { isFullScope } from "#checks/test-scope.ts";
import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import type { ExportFormat } from "#domain/hsds/export-format.ts";
import { ENTERED_FIELDS } from "#domain/services/field-names.ts";
import { readableEntries } from "#domain/services/opening-hours/entry-wire.ts";
import { openingStatus } from "#domain/services/opening-hours/opening-status-rule.ts";
import type { Database } from "#server/base/sql/db.ts";
import {
  loadDemonstration,
  loadDemonstrationPlaces,
} from "#server/features/demonstration/load-demonstration.ts";
import { importPackage } from "#server/features/imports/import-package.ts";
import { SILENT } from "#server/features/imports/progress.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { loadPlaces } from "#server/features/places/load-places.ts";
import { type PageFacts, showPageFacts } from "#server/features/services/show-service.ts";
import { exportToFile } from "./export-file.ts";
import { NO_FILTER, readServicesAfter } from "./hsds-queries.ts";

const NOW = Date.UTC(2026, 10, 21, 12);
/** Real input, which is not part of the project: it is in the folder next to it, if at all. */
const MIAMI = path.resolve(import.meta.dirname, "../../../../shared/data/miami-hsds-1.1");
const OPTIONS = { isDryRun: false, source: null, progress: SILENT, setAside: listedIn([]) };
const DAY_MS = 86_400_000;
/** Beds of groups counted at several times, one of which no one has counted, and of one group alone. */
const COUNTED = { bedsUpdatedAt: NOW - 3 * 3_600_000 };
const SHELTERS = [
  serviceForTest(
    {
      name: "Shelter of groups",
      type: ["SHELTER"],
      availableBeds: 5,
      totalBeds: 26,
      beds: [
        { for: "MEN", free: 2, total: 10, updatedAt: isoOfEpoch(NOW - 3 * 3_600_000) },
        { for: "WOMEN", free: 3, total: 8, updatedAt: isoOfEpoch(NOW - 3_600_000) },
        { for: "YOUTH", free: null, total: 8, updatedAt: null },
      ],
    },
    COUNTED,
  ),
  serviceForTest(
    {
      name: "Shelter for families",
      type: ["SHELTER"],
      availableBeds: 0,
      totalBeds: 4,
      beds: [{ for: "FAMILIES", free: 0, total: 4, updatedAt: isoOfEpoch(NOW - 3 * 3_600_000) }],
    },
    COUNTED,
  ),
];
/** Instants at which hours are compared: two weeks by 101 minutes, so that every minute of an hour comes. */
const INSTANTS = Array.from({ length: 200 }, (_, at) => NOW + at * 101 * 60_000);

async function publicServices(database: Database): Promise<PageFacts[]> {
  const all: PageFacts[] = [];
  for (let after: string | null = null; ; ) {
    const bodies: Awaited<ReturnType<typeof readServicesAfter>> = await readServicesAfter(
      database,
      NO_FILTER,
      after,
      500,
    );
    const last = bodies.at(-1);
    if (last === undefined) return all;
    after = last.id;
    all.push(...bodies.map((body) => showPageFacts(body, NOW)));
  }
}

/**
 * Facts that must survive the round trip: every entered field, except whether messages are accepted; organizations by
 * name.
 */
function compared(service: PageFacts): string {
  return JSON.stringify({
    ...Object.fromEntries(ENTERED_FIELDS.map((field) => [field, service[field]])),
    isShowFlag: null,
    organization: service.organization?.name ?? null,
    topics: service.topics,
    bedsUpdatedAt: service.bedsUpdatedAt,
  });
}

function openAt(service: PageFacts): string {
  const hours = {
    timeZone: service.timeZone,
    isContact: service.isContact,
    schedules: readableEntries(service.schedules, "schedules"),
    closeSchedules: readableEntries(service.closeSchedules, "closeSchedules"),
  };
  return INSTANTS.map((instant) => openingStatus(hours, instant).state[0]).join("");
}

for (const { engine, template } of testServers()) {
  describe(`exported and imported, on ${engine} (files by the official schemas: ${WITHOUT_SCHEMAS})`, () => {
    const opened: TestDatabase[] = [];
    let folder = "";
    beforeAll(async () => {
      folder = await mkdtemp(path.join(tmpdir(), "amparo-round-trip-"));
    });
    afterAll(async () => {
      for (const each of opened) await each.drop();
      await rm(folder, { recursive: true, force: true });
    });
    /** Without services. The pin of an area is where the gazetteer has its ZIP code, so both sides have the same one. */
    async function empty(): Promise<Database> {
      const made = await openTestDatabase(template);
      opened.push(made);
      await loadPlaces(made.database, () => {});
      await made.database.transaction(loadDemonstrationPlaces);
      return made.database;
    }

    /** The services after they were exported and imported. */
    async function throughPackage(from: Database, format: ExportFormat): Promise<PageFacts[]> {
      const file = path.join(folder, `${Math.random()}.zip`);
      await exportToFile(from.bulk, file, { format, now: NOW });
      if (hasHsdsSchemas && hasHsdsTables) expect(await packageErrors(file)).toEqual([]);
      const to = await empty();
      await importPackage(to, file, NOW, OPTIONS);
      const after = await publicServices(to);
      const { plan } = await importPackage(to, file, NOW + DAY_MS, OPTIONS);
      expect([plan.added, plan.changed, plan.unchanged]).toEqual([0, 0, after.length]);
      return after;
    }

    function expectSame(before: readonly PageFacts[], after: readonly PageFacts[]): void {
      const sorted = (services: readonly PageFacts[]) => services.map(compared).toSorted();
      const [one, other] = [sorted(before), sorted(after)];
      const missing = one.filter((each, at) => each !== other[at]).slice(0, 2);
      expect(missing).toEqual(other.filter((each, at) => each !== one[at]).slice(0, 2));
      expect(other.length).toBe(one.length);
      const hours = (services: readonly PageFacts[]) =>
        services.map((service) => `${compared(service)} ${openAt(service)}`).toSorted();
      expect(hours(after)).toEqual(hours(before));
    }

    test.each(casesOfEngine(engine, ["json", "csv"] as const))(
      "the demonstration is the same, as %s",
      { timeout: 300_000 },
      async (format) => {
        const from = await empty();
        await loadDemonstration(from, NOW, () => {});
        await storeServices(from, SHELTERS, NOW);
        const before = await publicServices(from);
        expect(before.length).toBeGreaterThan(20);
        expectSame(before, await throughPackage(from, format));
      },
    );

    // Minutes of work, with nothing that the demonstration lacks but its size and its mess.
    test.skipIf(!isFullScope || !existsSync(MIAMI)).each(["json", "csv"] as const)(
      "Miami is the same, as %s (in full runs; skipped where ../shared/data/miami-hsds-1.1 is absent)",
      { timeout: 600_000 },
      async (format) => {
        const from = await empty();
        await importPackage(from, MIAMI, NOW, OPTIONS);
        const before = await publicServices(from);
        expect(before).toHaveLength(4089);
        expectSame(before, await throughPackage(from, format));
      },
    );
  });
}
