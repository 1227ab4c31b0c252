import { expect, test } from "vitest";
import { listingsForTest } from "#checks/listings-for-tests.ts";
import { onEachEngine } from "#checks/on-each-engine.ts";
import {
  type Files,
  importsForTest,
  NOW,
  outcome,
  PACKAGE_1_1,
  packagesForTest,
} from "#checks/packages-for-tests.ts";
import type { CityPack } from "#domain/offline/city-pack/city-pack-calls.ts";
import { servicesOfPack } from "#domain/offline/city-pack/offline-service.ts";
import type { PublicService } from "#domain/services/public-service.ts";
import { reportLines } from "#server/features/imports/report-table.ts";
import { loadPages } from "#server/features/static-pages/load-pages.ts";

/** A directory that was exported in August 2019, by its description. */
const DESCRIPTION = {
  name: "harbor-2019",
  title: "Harbor Directory (HSDS 1.1), cleaned copy",
  description: "As exported on 2019-08-19.",
  homepage: "https://harbor.example/data",
  licenses: [{ name: "CC-BY-4.0" }],
};
const OLD: Files = { ...PACKAGE_1_1, "datapackage.json": JSON.stringify(DESCRIPTION) };
const HARBOR = {
  name: "Harbor Directory",
  url: "https://harbor.example/data",
  licence: "CC-BY-4.0",
  asOf: "2019-08-19",
};
const NEWER: Files = {
  ...PACKAGE_1_1,
  "datapackage.json": JSON.stringify({ ...DESCRIPTION, description: "As exported on 2024-01-02." }),
};

const { asFolder } = packagesForTest();

onEachEngine("The sources of facts", (open) => {
  const at = listingsForTest(open);
  const run = importsForTest(open);
  const administrator = () => at.headersOf("ADMINISTRATOR");

  const findId = async (source: string, externalId: string): Promise<string> => {
    const [row] = await open().query<{ id: string }>(
      "select service_id as id from service_sources where source = $1 and external_id = $2",
      [source, externalId],
    );
    return row?.id ?? "";
  };
  const shown = async (source: string, externalId: string): Promise<PublicService> =>
    at.asGuest(await findId(source, externalId));
  const listed = async (id: string): Promise<PublicService | undefined> => {
    const { body } = await at.call<PublicService[]>("GET", `/services?_id=${id}`, {});
    return body[0];
  };

  test("an imported service names its source, with the date of its data and never that of the import", async () => {
    const report = await run(await asFolder(OLD));
    const lines = reportLines(report, "");
    expect(lines).toContain("Shown as: Harbor Directory (https://harbor.example/data)");
    expect(lines).toContain("As of: 2019-08-19");
    expect(lines).toContain("License: CC-BY-4.0");
    const service = await shown("harbor-2019", "1");
    expect(service.source).toEqual(HARBOR);
    expect(service.sources).toHaveLength(1);
    expect(service.sources[0]).toMatchObject(HARBOR);
    expect(service.sources[0]?.fields).toEqual(
      expect.arrayContaining(["name", "description", "address1", "city", "phone", "schedules", "category"]),
    );
    expect(service.sources[0]?.fields).not.toContain("timeZone");
    expect(service.sources[0]?.fields).not.toContain("age");
    expect(service.updatedAt).toBe(new Date(NOW).toISOString().replace(".000", ""));
  });

  test("lists have the main source, and packs all of them", async () => {
    const service = await shown("harbor-2019", "1");
    const row = await listed(service.id);
    expect(row?.source).toEqual(HARBOR);
    expect(row).not.toHaveProperty("sources");
    const { body: pack } = await at.call<CityPack>("GET", "/city-pack?nearCoordinate=-80.19|25.76", {});
    const packed = servicesOfPack(pack, NOW).find(({ facts }) => facts.id === service.id);
    expect(packed?.facts.source).toEqual(HARBOR);
    expect(packed?.facts.sources).toEqual(service.sources);
  });

  test("a hidden address is no field of a reply's source", async () => {
    // One place is withheld, since its text speaks of survivors; the other is hidden by a person.
    const withheld = await shown("harbor-2019", "2");
    expect(withheld).toMatchObject({ isProtected: true, placeShown: "REGION", city: "" });
    await run(await asFolder(OLD), { source: "hiding" });
    const id = await findId("hiding", "1");
    const before = await at.asGuest(id);
    expect(before.sources[0]?.fields).toEqual(
      expect.arrayContaining(["address1", "zip", "location", "city"]),
    );
    const hiding = await at.call("PUT", `/services/${id}`, administrator(), { addressVisibility: "HIDDEN" });
    expect(hiding.status, JSON.stringify(hiding.body)).toBe(200);
    const hidden = await at.asGuest(id);
    expect(hidden.addressVisibility).toBe("HIDDEN");
    for (const service of [withheld, hidden]) {
      expect(service).toMatchObject({ address1: null, zip: null, location: { coordinates: [] } });
      expect(service.sources[0]?.fields).toContain("name");
      for (const field of ["address1", "zip", "location"])
        expect(service.sources[0]?.fields).not.toContain(field);
    }
    expect(withheld.sources[0]?.fields).not.toContain("city");
  });

  test("what is entered here has no source", async () => {
    const { id } = await at.storeService();
    const service = await at.asGuest(id);
    expect([service.source, service.sources]).toEqual([null, []]);
    expect((await listed(id))?.source).toBeNull();
  });

  test("without a date and a license nothing is claimed", async () => {
    const report = await run(await asFolder(PACKAGE_1_1), { source: "undated" });
    expect(reportLines(report, "")).toEqual(
      expect.arrayContaining([
        "As of: date not known (--as-of records it)",
        "License: not confirmed (--licence records it)",
      ]),
    );
    const nothing = { name: "undated", url: null, licence: null, asOf: null };
    expect((await shown("undated", "1")).source).toEqual(nothing);
  });

  test("the operator records date, license and address where the package states none; later imports keep them", async () => {
    const stated = { asOf: "2020-02-01", licence: "Public domain", url: "https://town.example" };
    const location = await asFolder(PACKAGE_1_1);
    const report = await run(location, { source: "undated", stated });
    expect(outcome(report)).toMatchObject({ unchanged: 3 });
    const recorded = {
      name: "undated",
      url: "https://town.example",
      licence: "Public domain",
      asOf: "2020-02-01",
    };
    expect((await shown("undated", "1")).source).toEqual(recorded);
    // The cached rows of lists are renewed too.
    expect((await listed(await findId("undated", "1")))?.source).toEqual(recorded);
    await run(location, { source: "undated" });
    expect((await shown("undated", "1")).source).toEqual(recorded);
    // The package's own date is nearer to its data.
    await run(await asFolder(OLD), { source: "stated", stated });
    expect((await shown("stated", "1")).source).toMatchObject({
      licence: "Public domain",
      asOf: "2019-08-19",
    });
  });

  test("a changed license is shown at once, also where lists were answered before", async () => {
    const id = await findId("undated", "3");
    await listed(id);
    await run(await asFolder(PACKAGE_1_1), { source: "undated", stated: { licence: "CC0-1.0" } });
    expect((await listed(id))?.source?.licence).toBe("CC0-1.0");
  });

  test.each<[string, Files, string | null]>([
    [
      "HSDS 3: when the service was last changed or checked",
      {
        "services.csv":
          "id,name,description,status,last_modified,assured_date\n1,Clinic,A clinic.,active,2023-05-06T10:00:00Z,2024-07-08\n",
      },
      "2024-07-08",
    ],
    [
      "HSDS 3 as JSON: its metadata",
      {
        "service.json": JSON.stringify({
          id: "1",
          name: "Clinic",
          description: "A clinic.",
          status: "active",
          metadata: [
            { id: "m", resource_id: "1", resource_type: "service", last_action_date: "2022-03-04" },
            { id: "n", resource_id: "1", resource_type: "service", last_action_date: "2021-03-04" },
          ],
        }),
      },
      "2022-03-04",
    ],
    [
      "HSDS 2: its metadata",
      {
        "services.csv": "id,name,description\n1,Clinic,A clinic.\n",
        "metadata.csv":
          "id,resource_id,last_action_date,last_action_type\nm,1,2018-01-02,update\nn,7,2025-01-01,update\n",
      },
      "2018-01-02",
    ],
    [
      "not a date to come",
      { "services.csv": "id,name,description,last_modified\n1,Clinic,A clinic.,2031-01-01\n" },
      null,
    ],
  ])("each record has its own date. %s", async (source, files, asOf) => {
    await run(await asFolder(files), { source });
    expect((await shown(source, "1")).source?.asOf).toBe(asOf);
  });

  test("the same package again changes nothing; a newer edition makes what it repeats as young as itself", async () => {
    const rows = () =>
      open().query(
        "select s.* from services s join service_sources r on r.service_id = s.id where r.source = 'harbor-2019' order by s.id",
      );
    const readServiceVersion = async (headers: Record<string, string>) =>
      (await at.call("GET", `/services/${await findId("harbor-2019", "1")}`, headers)).body.version;
    const before = await rows();
    const guests = await readServiceVersion({});
    await run(await asFolder(OLD), { now: NOW + 1000 });
    expect(await rows()).toEqual(before);
    expect(await readServiceVersion({})).toBe(guests);
    await run(await asFolder(NEWER), { source: "harbor-2019", now: NOW + 2000 });
    const newer = await shown("harbor-2019", "1");
    expect(newer.source?.asOf).toBe("2024-01-02");
    // It was not edited, and guests see another date.
    expect(await readServiceVersion(administrator())).toBe(1);
    expect(newer.version).toBe(guests + 1);
    // An older edition does not make it older again.
    await run(await asFolder(OLD), { now: NOW + 3000 });
    expect((await shown("harbor-2019", "1")).source?.asOf).toBe("2024-01-02");
  });

  test("what a person edits comes from no source; most of it edited, the service is entered here", async () => {
    const id = await findId("stated", "1");
    const before = await at.asGuest(id);
    const edited = await at.call("PUT", `/services/${id}`, administrator(), {
      phone: "305-555-0199",
      version: before.version,
    });
    expect(edited.status, JSON.stringify(edited.body)).toBe(200);
    const after = await at.asGuest(id);
    expect(after.source).toMatchObject({ asOf: "2019-08-19" });
    expect(before.sources[0]?.fields).toContain("phone");
    // The extension of the source's number must not be added to another number.
    const ofPhone = ["phone", "phoneExtension"];
    expect(after.sources[0]?.fields).toEqual(
      before.sources[0]?.fields.filter((field) => !ofPhone.includes(field)),
    );
    const all = await at.call("PUT", `/services/${id}`, administrator(), {
      name: "Another Hall",
      description: "Another text.",
      city: "Hialeah",
      zip: "33010",
      address1: "2 Other Street",
      website: "https://other.example",
      category: ["ALL"],
      contactEmail: "other@hall.example",
      schedules: [],
      isContact: true,
      location: { coordinates: [-80.28, 25.86] },
    });
    expect(all.status, JSON.stringify(all.body)).toBe(200);
    const entered = await at.asGuest(id);
    expect(entered.source).toBeNull();
    expect(entered.sources[0]?.fields).toContain("state");
  });

  test("a reply's sources sent back with a whole service change nothing", async () => {
    const id = await findId("undated", "1");
    const { body: opened } = await at.call("GET", `/services/${id}`, administrator());
    const { status } = await at.call("PUT", `/services/${id}`, administrator(), {
      ...opened,
      source: null,
      sources: [],
    });
    expect(status).toBe(200);
    expect((await at.asGuest(id)).sources).toEqual(opened.sources);
  });

  test("beds are as old as the source's data until they are counted", async () => {
    const files: Files = {
      "services.csv":
        "id,name,description,last_modified\n1,Night Shelter,Emergency shelter.,2019-08-19\n2,Old Shelter,Emergency shelter.,\n",
      "service_capacity.csv": "id,service_id,unit_id,available,maximum\nC1,1,U,3,10\nC2,2,U,4,10\n",
      "units.csv": "id,name\nU,Beds\n",
    };
    await run(await asFolder(files), { source: "beds" });
    const service = await shown("beds", "1");
    expect([service.availableBeds, service.bedsUpdatedAt?.slice(0, 10)]).toEqual([3, "2019-08-19"]);
    expect((await shown("beds", "2")).bedsUpdatedAt).toBeNull();
    const counted = await at.call("POST", "/services/update-available-beds", administrator(), {
      services: [{ id: service.id, availableBeds: 5 }],
    });
    expect(counted.status, JSON.stringify(counted.body)).toBe(200);
    const after = await at.asGuest(service.id);
    expect(after.sources[0]?.fields).toContain("totalBeds");
    expect(after.sources[0]?.fields).not.toContain("availableBeds");
  });

  test("the page about the directory names its sources in the reader's language", async () => {
    interface Page {
      content: string;
    }
    await loadPages(open(), NOW, () => {});
    const { body: english } = await at.call<Page>("GET", "/static-pages/ABOUT?lang=en", {});
    expect(english.content).toContain(">Harbor Directory</a>, as of ");
    expect(english.content).toContain(">License: CC-BY-4.0</a>");
    const { body: spanish } = await at.call<Page>("GET", "/static-pages/ABOUT?lang=es", {});
    expect(spanish.content).toContain(">Licencia: CC-BY-4.0</a>");
    const { body: terms } = await at.call<Page>("GET", "/static-pages/TERMS?lang=en", {});
    expect(terms.content).not.toContain("Harbor Directory");
  });

  test("codes and names of the 211 taxonomy are published only where a license is recorded", async () => {
    const files: Files = {
      "services.csv": "id,name,description\n1,Hall,Food for all (BD-1800.2000).\n",
      "service_taxonomy.csv": "id,service_id,taxonomy_id\n1,1,BD-1800.2000\n",
      "taxonomy.csv": "id,name,vocabulary\nBD-1800.2000,Zzyzx Food Pantries,AIRS\n",
    };
    const report = await run(await asFolder(files), { source: "licensed" });
    expect(reportLines(report, "").join("\n")).toContain(
      "Taxonomy: 1 terms of the licensed 211 taxonomy. No license to publish them is recorded",
    );
    const service = await shown("licensed", "1");
    expect(service.needs).toEqual(["FOOD_PANTRIES"]);
    expect(service.description).toBe("Food for all.");
    expect(JSON.stringify(service)).not.toMatch(/BD-1800|Zzyzx/u);
    const again = await run(await asFolder(files), {
      source: "licensed",
      stated: { taxonomyLicence: "211 license of 2026" },
    });
    expect(reportLines(again, "").join("\n")).toContain("license: 211 license of 2026");
    expect((await shown("licensed", "1")).description).toBe("Food for all (BD-1800.2000).");
  });
});
