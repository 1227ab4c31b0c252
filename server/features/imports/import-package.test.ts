import { expect, test } from "vitest";
import { onEachEngine } from "#checks/on-each-engine.ts";
import {
  everything,
  type Files,
  importsForTest,
  NOW,
  outcome,
  PACKAGE_1_1,
  packagesForTest,
  stored,
} from "#checks/packages-for-tests.ts";
import type { Database } from "#server/base/sql/db.ts";
import { reportLines } from "./report-table.ts";

const { asFolder, asZip } = packagesForTest();

const with1: (files: Files) => Files = (files) => ({ ...PACKAGE_1_1, ...files });

/** The history of a record's service, oldest first. */
async function readRecordHistory(database: Database, source: string, externalId: string): Promise<unknown[]> {
  return database.query(
    `select h.action, h.actor_id, h.actor_role, h.at, h.before, h.after
       from history h join service_sources r on r.service_id::text = h.thing_id and h.thing = 'SERVICE'
      where r.source = $1 and r.external_id = $2 order by h.id`,
    [source, externalId],
  );
}

onEachEngine("importing a package of HSDS 1.1", (open) => {
  const run = importsForTest(open);

  test("a preview reports everything and changes nothing", async () => {
    const before = await everything(open());
    const report = await run(await asFolder(PACKAGE_1_1), { isDryRun: true });
    expect(outcome(report)).toEqual({ added: 3, changed: 0, unchanged: 0, conflicts: 0, vanished: 0 });
    expect(reportLines(report, "")[0]).toBe("Source: made-up-1.1 (preview: nothing was changed)");
    expect(await everything(open())).toBe(before);
  });

  test("comes in clean, approved, without owner and unconfirmed", async () => {
    const report = await run(await asFolder(PACKAGE_1_1));
    expect(outcome(report)).toEqual({ added: 3, changed: 0, unchanged: 0, conflicts: 0, vanished: 0 });
    const services = await stored(open(), "made-up-1.1");
    expect(services.get("1")).toMatchObject({
      name: "Food Pantry",
      description: "Food for all.",
      types: ["FOOD"],
      needs: ["FOOD_PANTRIES"],
      category: ["SENIORS", "FAMILIES"],
      address1: "100 Main Street",
      zip: "33101",
      phone: "(305) 555-0101",
      phone_extension: "7",
      website: "http://www.hope.example",
      contact_email: "info@hope.example",
      is_location_approximate: false,
      longitude: -80.1918,
      is_contact: false,
      is_show_flag: false,
      time_zone: "America/New_York",
      approved_at: NOW,
      verified_at: null,
      version: 1,
    });
    expect(services.get("1")?.schedules).toHaveLength(5);
    expect(services.get("1")?.how_to_apply).toBe("Call us");
  });

  test("a shelter for survivors shows no address, in no field", async () => {
    const service = (await stored(open(), "made-up-1.1")).get("2");
    expect(service).toMatchObject({
      place_shown: "REGION",
      address1: null,
      zip: null,
      longitude: null,
      city: "",
      is_protected: true,
      region: "Miami-Dade County, FL",
    });
    expect(JSON.stringify(service)).not.toContain("Quiet");
    const [place] = await open().query<{ address1: string | null; zip: string | null; city: string }>(
      `select p.address1, p.zip, p.city from service_places p join service_sources r using (service_id)
        where r.source = 'made-up-1.1' and r.external_id = '2'`,
    );
    // The address is stored for those who may edit, until a person has decided.
    expect(place).toEqual({ address1: "9 Quiet Lane Road", zip: "33101", city: "Miami" });
  });

  test("what else its organization does behind that door shows no address either", async () => {
    const location = await asFolder({
      ...PACKAGE_1_1,
      "services.csv": `${String(PACKAGE_1_1["services.csv"])}4,10,Play group,"For children, at 9 Quiet Ln. Rd, 33101.",https://maps.example/?q=9+Quiet,,\n`,
      "services_at_location.csv": `${String(PACKAGE_1_1["services_at_location.csv"])}4,4,2\n`,
    });
    await run(location, { source: "a shared door" });
    const service = (await stored(open(), "a shared door")).get("4");
    expect(service).toMatchObject({ is_protected: true, address1: null, website: null });
    expect(JSON.stringify(service)).not.toMatch(/Quiet|33101/);
    expect((await stored(open(), "a shared door")).get("1")).toMatchObject({ is_protected: false });
  });

  test.each([
    ["so many streets at one point are not there", 5, true],
    ["some may be", 4, false],
  ])("%s", async (_what, streets, isApproximate) => {
    const rows = (row: (id: number) => string) =>
      Array.from({ length: streets }, (_, id) => row(id)).join("\n");
    const location = await asFolder({
      "services.csv": `id,name\n${rows((id) => `${id},Service ${id}`)}\n`,
      "locations.csv": `id,latitude,longitude\n${rows((id) => `${id},25.7617,-80.1918`)}\n`,
      "services_at_location.csv": `service_id,location_id\n${rows((id) => `${id},${id}`)}\n`,
      "physical_addresses.csv": `location_id,address_1,city,state_province\n${rows((id) => `${id},${id + 1} Main Street,Miami,FL`)}\n`,
    });
    const source = `${streets} streets`;
    const report = await run(location, { source });
    expect(report.plan.tally.count("coordinates:crowded")).toBe(isApproximate ? streets : 0);
    const services = await stored(open(), source);
    expect([...services.values()].map((service) => service.is_location_approximate)).toEqual(
      Array.from({ length: streets }, () => isApproximate),
    );
  });

  test("what is missing is filled or left open, never guessed", async () => {
    const service = (await stored(open(), "made-up-1.1")).get("3");
    expect(service).toMatchObject({
      types: [],
      category: [],
      schedules: [],
      is_contact: true,
      is_location_approximate: true,
    });
    expect(service?.longitude).toBeCloseTo(-80.2, 0);
    expect([...(service?.description ?? "")].length).toBeLessThanOrEqual(1000);
    expect(service?.description.endsWith("…")).toBe(true);
    expect(service?.source_description?.startsWith("word word")).toBe(true);
  });

  test("what was set aside has its file, its line and its reason", async () => {
    const report = await run(await asFolder(PACKAGE_1_1), { isDryRun: true });
    expect(report.listed).toContainEqual({
      file: "regular_schedules.csv",
      line: 3,
      record: "3",
      reason: "hours not used: the opening time can't be read",
    });
  });

  test("the same package again changes nothing", async () => {
    const before = await everything(open());
    const report = await run(await asZip(PACKAGE_1_1), { now: NOW + 60_000, source: "made-up-1.1" });
    expect(outcome(report)).toEqual({ added: 0, changed: 0, unchanged: 3, conflicts: 0, vanished: 0 });
    expect(await everything(open())).toBe(before);
  });

  test("a changed record is updated, one that vanished stays and is reported", async () => {
    const services = String(PACKAGE_1_1["services.csv"])
      .replace("Call us", "Come by")
      .replace(/^2,.*\n/mu, "");
    const report = await run(await asFolder(with1({ "services.csv": services })), { now: NOW + 120_000 });
    expect(outcome(report)).toEqual({ added: 0, changed: 1, unchanged: 1, conflicts: 0, vanished: 1 });
    expect(reportLines(report, "").join("\n")).toMatch(/Missing from the source, still listed here\n {2}2/u);
    const after = await stored(open(), "made-up-1.1");
    expect(after.get("1")).toMatchObject({ version: 2, approved_at: NOW });
    expect(after.get("1")?.how_to_apply).toBe("Come by");
    expect(after.get("2")).toMatchObject({ version: 1, approved_at: NOW });
    const again = await run(await asFolder(PACKAGE_1_1), { now: NOW + 180_000 });
    expect(outcome(again)).toEqual({ added: 0, changed: 1, unchanged: 2, conflicts: 0, vanished: 0 });
  });

  test("the history has what each import added and changed, and nothing that it left unchanged", async () => {
    const by = { action: "IMPORT", actor_id: null, actor_role: "OPERATOR" };
    const came = { ...by, at: NOW, before: null, after: null };
    expect(await readRecordHistory(open(), "made-up-1.1", "2")).toEqual([came]);
    expect(await readRecordHistory(open(), "made-up-1.1", "1")).toEqual([
      came,
      {
        ...by,
        at: NOW + 120_000,
        before: { howToApply: "Call us" },
        after: { howToApply: "Come by" },
      },
      {
        ...by,
        at: NOW + 180_000,
        before: { howToApply: "Come by" },
        after: { howToApply: "Call us" },
      },
    ]);
  });

  test.each([
    ["edited", "update services set description = 'Better', version = version + 1"],
    ["confirmed", "update services set verified_at = now()"],
    ["deleted", "update services set verified_at = null, deleted_at = now()"],
  ])("what a person has %s stays", async (_what, change) => {
    await open().query(
      `${change} where id = (select service_id from service_sources where source = 'made-up-1.1' and external_id = '3')`,
    );
    const before = await everything(open());
    const services = String(PACKAGE_1_1["services.csv"]).replace("LONG STORY", "LONGER STORY");
    const report = await run(await asFolder(with1({ "services.csv": services })), { now: NOW + 240_000 });
    expect(outcome(report)).toEqual({ added: 0, changed: 0, unchanged: 2, conflicts: 1, vanished: 0 });
    expect(reportLines(report, "").join("\n")).toContain(
      "Not updated, because a person edited them here\n  3  Longer Story",
    );
    expect(await everything(open())).toBe(before);
  });
});
