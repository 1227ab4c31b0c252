import { describe, expect, test } from "vitest";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { importedFrom } from "#domain/imports/sources/fact-sources.ts";
import type { CityPack } from "#domain/offline/city-pack/city-pack-calls.ts";
import type { PublicService } from "#domain/services/public-service.ts";
import { saveSource } from "#server/features/imports/sources/queries.ts";
import { goneFromSource as en } from "#words/compiled/en/service-page/gone-from-source.ts";
import { goneFromSource as es } from "#words/compiled/es/service-page/gone-from-source.ts";
import { checkBothSchemes } from "./check-layout.ts";
import { demonstrationTown, hydrated } from "./journey.ts";
import { languageCases } from "./language-cases.ts";
import { NOW } from "./now.ts";

/** A visitor opens the page of a service that the directory from which it was copied no longer lists. */

const DAY = 86_400_000;
const gone = serviceForTest({ name: "Gone Kitchen", type: ["FOOD"] });
const there = serviceForTest({ name: "Listed Kitchen", type: ["FOOD"] });
const confirmed = serviceForTest({ name: "Confirmed Kitchen", type: ["FOOD"] }, { verifiedAt: NOW - DAY });
/** A new database numbers its sources from 1. */
const SOURCE = 1;
const town = demonstrationTown(
  () =>
    [gone, there, confirmed].map((service) => ({
      ...service,
      factSources: importedFrom(SOURCE, "2026-09-01", service.facts),
      source: { source: "county", externalId: service.id, fingerprint: Buffer.alloc(32) },
    })),
  async (db) => {
    await saveSource(db, {
      ...{ key: "county", name: "County Directory", url: null, licence: null, taxonomyLicence: null },
      asOf: "2026-09-01",
    });
  },
);
const markVanished = () =>
  town().app.database.query(
    "update service_sources set vanished_at = $1 where external_id <> $2",
    // Two days ago: one has been confirmed since.
    [new Date(NOW - 2 * DAY).toISOString(), there.id],
  );

describe.each(
  languageCases(import.meta.filename, [
    ["en", en],
    ["es", es],
  ]),
)("in %s", (language, words) => {
  test.each([true, false])("its page says so, and to call first; scripts: %s", async (scripts) => {
    await markVanished();
    const { page } = await town().visit({ language, scripts });
    await page.goto(`/services/${gone.id}`);
    if (scripts) await hydrated(page);
    await page.getByRole("main").getByText(words.text).waitFor();
    if (scripts) await checkBothSchemes(page);
    for (const { id, facts } of [there, confirmed]) {
      await page.goto(`/services/${id}`);
      await page.getByRole("heading", { level: 1, name: facts.name }).waitFor();
      expect(await page.getByText(words.text).count()).toBe(0);
    }
  });
});

test("replies and packs have it where it is so", async () => {
  const { app } = town();
  await markVanished();
  const at = new Date(NOW - 2 * DAY).toISOString().replace(".000", "");
  const shown = async ({ id }: { readonly id: string }) =>
    (await app.read<PublicService>(`/services/${id}`)).goneFromSourceAt;
  expect([await shown(gone), await shown(there), await shown(confirmed)]).toEqual([at, undefined, undefined]);
  const packed = async () => {
    const pack = await app.read<CityPack>("/city-pack?nearCoordinate=-80.19|25.77");
    return pack.services.filter(({ goneFromSourceAt }) => goneFromSourceAt !== undefined).map(({ id }) => id);
  };
  expect(await packed()).toEqual([gone.id]);
  // A source that lists it after all.
  await app.database.query("update service_sources set vanished_at = null");
  // A pack that was requested a moment ago comes from the cache.
  app.now += 10 * 60_000;
  expect(await packed()).toEqual([]);
});
