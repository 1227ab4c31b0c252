import { beforeAll, describe, expect, test } from "vitest";
import { onEachEngine } from "#checks/on-each-engine.ts";
import { demonstrationDirectory } from "#db/demo/directory.ts";
import { DEMO_COUNTY, DEMO_HARBOR, DEMO_VALLEY } from "#db/demo/town.ts";
import { CATEGORIES, NEEDS, SERVICE_TYPES } from "#domain/services/enumerations.ts";
import { TEXT_STATES } from "#domain/services/listing-enumerations.ts";
import { ENTRY_TYPES, PERIODS } from "#domain/services/opening-hours/entry.ts";
import { openingStatus } from "#domain/services/opening-hours/opening-status-rule.ts";
import type { Database } from "#server/base/sql/db.ts";
import { searchPlaces } from "#server/features/places/search-places.ts";
import { loadDemonstration } from "./load-demonstration.ts";
import { serviceToStore } from "./service-to-store.ts";

const NOW = Date.parse("2026-11-21T20:00:00Z");
const services = demonstrationDirectory("2026-11-21");
const stored = services.map((service) => serviceToStore(service, NOW));
const all = <T>(pick: (facts: (typeof stored)[number]["facts"]) => readonly T[]): Set<T> =>
  new Set(stored.flatMap(({ facts }) => pick(facts)));

describe("the demonstration directory shows everything that a directory may hold", () => {
  test("at least forty services, each with an id of its own that stays", () => {
    expect(services.length).toBeGreaterThanOrEqual(40);
    expect(new Set(stored.map(({ id }) => id)).size).toBe(services.length);
    expect(stored.find(({ facts }) => facts.name === "Grace House")?.id).toBe(
      demonstrationDirectory("2031-02-03")
        .map((service) => serviceToStore(service, NOW + 1))
        .find(({ facts }) => facts.name === "Grace House")?.id,
    );
  });

  test("every tab, need, audience, Spanish state, schedule type and period", () => {
    expect(all((facts) => facts.type)).toEqual(new Set(SERVICE_TYPES));
    expect(all((facts) => facts.needs)).toEqual(new Set(NEEDS));
    expect(all((facts) => facts.category)).toEqual(new Set(CATEGORIES));
    expect(all((facts) => [facts.descriptionEs?.state ?? null])).toEqual(new Set([...TEXT_STATES, null]));
    const entries = stored.flatMap(({ facts }) => [...facts.schedules, ...facts.closeSchedules]);
    expect(new Set(entries.map(({ type }) => type))).toEqual(new Set(ENTRY_TYPES));
    expect(new Set(entries.flatMap((entry) => (entry.type === "MONTHLY" ? [entry.period] : [])))).toEqual(
      new Set(PERIODS),
    );
  });

  test("what is unknown, closed, waiting, hidden and urgent", () => {
    const count = (is: (service: (typeof stored)[number]) => boolean): number => stored.filter(is).length;
    expect(count(({ facts }) => facts.category.length === 0)).toBeGreaterThan(1);
    expect(count(({ facts }) => facts.place.visibility === "HIDDEN")).toBe(1);
    expect(count(({ facts }) => facts.place.visibility === "AREA")).toBeGreaterThan(0);
    expect(count(({ metadata }) => metadata.approvedAt === null)).toBe(1);
    expect(count(({ facts }) => facts.closeSchedules.some(({ type }) => type === "PERMANENTLY_CLOSED"))).toBe(
      1,
    );
    expect(count(({ facts }) => facts.availableBeds === 0)).toBeGreaterThan(0);
    expect(count(({ facts }) => facts.type.includes("SHELTER") && facts.totalBeds === null)).toBeGreaterThan(
      0,
    );
    const alerts = stored.flatMap(({ facts }) => (facts.alert === null ? [] : [facts.alert.expiresAt]));
    expect(alerts.filter((expiresAt) => expiresAt !== null && expiresAt < NOW)).toHaveLength(1);
    expect(alerts.filter((expiresAt) => expiresAt === null || expiresAt > NOW)).toHaveLength(2);
  });

  test("a night shelter is open at two in the morning", () => {
    const grace = stored.find(({ facts }) => facts.name === "Grace House");
    expect(grace && openingStatus(grace.facts, Date.parse("2026-11-21T10:00:00Z")).state).toBe("OPEN");
  });

  test("nobody takes it for real: numbers, domains and a sentence in both languages", () => {
    for (const { facts } of stored) {
      expect(facts.phone ?? "(555) 555-0100").toMatch(/^\(555\) 555-01\d\d$/);
      expect(facts.website ?? "https://x.example").toMatch(/^https:\/\/[a-z]+\.example$/);
      expect(facts.description).toMatch(/Sample data for the demo/);
      expect(facts.descriptionEs?.text ?? "Ejemplo inventado").toMatch(/Ejemplo inventado/);
      // One is reached by telephone, and has no place.
      expect([DEMO_HARBOR.name, DEMO_VALLEY.name, ""]).toContain(facts.place.city);
    }
  });
});

onEachEngine("the demonstration directory is loaded once", (open) => {
  const said: string[] = [];
  const readStoredNames = async (db: Database): Promise<string[]> =>
    (await db.query<{ name: string }>("select name from services where deleted_at is null")).map(
      ({ name }) => name,
    );

  beforeAll(() => loadDemonstration(open(), NOW, (line) => said.push(line)));

  test("all of it, and one line is said", async () => {
    expect(new Set(await readStoredNames(open()))).toEqual(new Set(services.map(({ name }) => name)));
    expect(said).toEqual([expect.stringContaining(`${services.length} services`)]);
  });

  test("the town is a place that can be chosen, and orders what hides its address", async () => {
    const { cities, zips } = await searchPlaces(open(), "demo harb");
    expect(cities[0]).toMatchObject({ name: "Demo Harbor", state: "CA" });
    expect(zips).toEqual([]);
    expect((await searchPlaces(open(), "00002")).zips).toMatchObject([{ town: "Demo Harbor, CA" }]);
    const [marigold] = await open().query<{ x: number; longitude: number | null }>(
      "select public_point[0] as x, longitude from services where name = 'Marigold House'",
    );
    expect(marigold?.longitude).toBeNull();
    expect(marigold?.x).toBeCloseTo((DEMO_COUNTY.longitude * 20037508.342789244) / 180, 0);
  });

  test("what was changed or deleted since is not brought back", async () => {
    await open().query("update services set deleted_at = now() where name = 'Grace House'");
    await loadDemonstration(open(), NOW + 86_400_000, (line) => said.push(line));
    expect(await readStoredNames(open())).not.toContain("Grace House");
    expect(said).toHaveLength(1);
  });

  test("a hidden address is stored apart from the service", async () => {
    const rows = await open().query(
      "select to_jsonb(services)::text as row from services where address_visibility <> 'EXACT'",
    );
    expect(rows.length).toBeGreaterThan(1);
    expect(JSON.stringify(rows)).not.toMatch(/Foxglove|Pier Approach|Slack Water/);
  });
});
