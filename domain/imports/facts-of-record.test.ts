import { describe, expect, test } from "vitest";
import { type SourceRow, sourceRow, TABLES, type TableName } from "../hsds/source-row.ts";
import { namesOfArea } from "../places/service-area/service-area.ts";
import type { ServiceFacts } from "../services/service.ts";
import { factsOfRecord, type RecordFacts } from "./facts-of-record.ts";
import { placeOfRecord } from "./place-of-record.ts";
import { joinRecords } from "./source-record.ts";

type Tables = Readonly<Partial<Record<TableName, readonly Readonly<Record<string, string>>[]>>>;

function joined(tables: Tables): ReturnType<typeof joinRecords> {
  const rows = new Map<TableName, readonly SourceRow[]>();
  for (const table of TABLES) {
    const values = tables[table];
    if (values === undefined) continue;
    rows.set(
      table,
      values.map((each, index) => sourceRow(`${table}.csv`, index + 2, each)),
    );
  }
  return joinRecords(rows);
}

/** The facts of each record of a package, by the record's id in the source. */
function imported(tables: Tables): Map<string, RecordFacts> {
  return new Map(
    joined(tables).records.map((record) => [
      record.externalId,
      factsOfRecord(
        record,
        { ...placeOfRecord(record), isApproximate: false, timeZone: "America/New_York" },
        "2026-11-29",
      ),
    ]),
  );
}

function importFacts(service: Readonly<Record<string, string>>, others: Tables = {}): ServiceFacts {
  const outcome = imported({ services: [{ id: "1", name: "Center", ...service }], ...others }).get("1");
  if (outcome === undefined) throw new Error("the record was set aside");
  return outcome.facts;
}

describe("types, needs and audiences", () => {
  test("uses the package's own table and nothing else", () => {
    const words = { name: "Soup Kitchen", description: "Hot meals for seniors." };
    const needs = [{ service_id: "1", need: "", audience: "" }];
    expect(importFacts(words, { service_needs: needs })).toMatchObject({ needs: [], type: [], category: [] });
    expect(importFacts(words, { service_needs: [] })).toMatchObject({ needs: [], type: [], category: [] });
    const stated = [{ service_id: "1", need: "meals;TECH", audience: "Women; KIDS" }];
    expect(importFacts(words, { service_needs: stated })).toMatchObject({
      needs: ["MEALS", "TECH"],
      type: ["FOOD", "RESOURCES"],
      category: ["WOMEN", "KIDS"],
    });
  });
  test("a value that nobody knows is set aside, and the others stand", () => {
    const needs = [{ service_id: "1", need: "MEALS;MAGIC", audience: "WIZARDS" }];
    const outcome = imported({ services: [{ id: "1", name: "Center" }], service_needs: needs }).get("1");
    expect(outcome?.facts).toMatchObject({ needs: ["MEALS"], category: [] });
    expect(outcome?.setAside).toEqual([
      { file: "service_needs.csv", line: 2, record: "1", reason: 'unknown need "MAGIC"' },
      { file: "service_needs.csv", line: 2, record: "1", reason: 'unknown audience "WIZARDS"' },
    ]);
  });
  test("the taxonomy comes before the words, the words before nothing", () => {
    const terms = {
      attributes: [{ link_id: "1", taxonomy_term_id: "T" }],
      taxonomy_terms: [{ id: "T", name: "Food Pantries" }],
    };
    expect(importFacts({ name: "Soup Kitchen" }, terms).needs).toEqual(["FOOD_PANTRIES"]);
    expect(importFacts({ name: "Soup Kitchen" }).needs).toEqual(["MEALS"]);
    expect(importFacts({ name: "Center" })).toMatchObject({ needs: [], type: [], category: [] });
  });
  test.each([
    ["Vivid Center", "Shelter", ["EMERGENCY"]],
    ["Mercy Hospital", "Nutrition Education", ["MEDICAL"]],
    ["Harbor Coalition for the Homeless", "261QF0400X", ["MEDICAL"]],
    ["Green Door", "251S00000X", ["COUNSELING"]],
    ["Elm Street Food Pantry", "251S00000X", ["FOOD_PANTRIES"]],
  ])("%s with the term %s: %j", (name, term, needs) => {
    const terms = {
      attributes: [{ link_id: "1", taxonomy_term_id: "T" }],
      taxonomy_terms: [{ id: "T", name: term }],
    };
    expect(importFacts({ name }, terms).needs).toEqual(needs);
  });

  test("beds that the name says are added to what the taxonomy says", () => {
    const terms = {
      attributes: [{ link_id: "1", taxonomy_term_id: "T" }],
      taxonomy_terms: [{ id: "T", name: "Counseling" }],
    };
    const shelter = { name: "24-Hour Shelter", description: "Food pantry." };
    expect(importFacts(shelter, terms).needs).toEqual(["EMERGENCY", "COUNSELING"]);
    expect(importFacts({ name: "Groups", description: "Near a shelter." }, terms).needs).toEqual([
      "COUNSELING",
    ]);
  });
  test("the organization is asked only where the service says nothing itself", () => {
    const pantry = { organizations: [{ id: "o", name: "Harbor Food Pantry", description: "Groceries." }] };
    expect(importFacts({ name: "Haircut", organization_id: "o" }, pantry).needs).toEqual(["HYGIENE"]);
    expect(importFacts({ name: "Northside", organization_id: "o" }, pantry).needs).toEqual(["FOOD_PANTRIES"]);
  });
  test("columns that are named for services and the web address speak where nothing else does", () => {
    const services = {
      name: "Highland Men",
      behavioral_health_services: '{"(Outpatient,SubstanceUseServices)"}',
    };
    expect(importFacts(services).type).toEqual(["HEALTH"]);
    expect(importFacts({ ...services, description: "A soup kitchen." }).type).toEqual(["FOOD"]);
    expect(importFacts({ name: "Highland Men", interpretation_services: "Substance use" }).type).toEqual([]);
    const parish = { name: "Grace Parish", url: "https://www.foodpantries.example/grace" };
    expect(importFacts(parish).type).toEqual(["FOOD"]);
  });
  test.each([
    ["Refugio para mujeres", "Para quienes huyen de la violencia en el hogar. Estancia de hasta 45 noches."],
    ["Rose House", "Battered women and their children may stay up to 60 days."],
  ])("a shelter for survivors is under Shelter, and its place is withheld: %s", (name, description) => {
    const outcome = imported({ services: [{ id: "1", name, description }] }).get("1");
    expect(outcome?.facts.type).toContain("SHELTER");
    expect(outcome?.withheld).toMatchObject({ reason: "WORDS" });
  });
  test.each([
    ["Unlisted address", { reason: "WORDS" }],
    ["Dirección confidencial", { reason: "WORDS" }],
    ["Ms. Rivera", null],
  ])("whose attention an address is for may keep it back: %s", (attention, withheld) => {
    const address = { location_id: "L", attention, address_1: "12 Main St", city: "Miami" };
    const outcome = imported({
      services: [{ id: "1", name: "Program" }],
      locations: [{ id: "L" }],
      service_at_locations: [{ service_id: "1", location_id: "L" }],
      addresses: [address],
    }).get("1");
    if (withheld === null) expect(outcome?.withheld).toBeNull();
    else expect(outcome?.withheld).toMatchObject(withheld);
  });
  test("who may come is read from the eligibility, and stays open where nothing is said", () => {
    expect(importFacts({ eligibility_description: "Veterans and their families" }).category).toEqual([
      "FAMILIES",
      "VETERANS",
    ]);
    expect(importFacts({ eligibility_description: "Residents of the county" }).category).toEqual([]);
  });
});

describe("the area served", () => {
  const located = { locations: [{ id: "L" }], service_at_locations: [{ service_id: "1", location_id: "L" }] };
  const inFlorida = (...names: readonly string[]) => {
    const addresses = [{ location_id: "L", address_1: "1 Main St", city: "Miami", state_province: "FL" }];
    const service_areas = names.map((service_area) => ({ service_id: "1", service_area }));
    const area = importFacts({}, { ...located, addresses, service_areas }).serviceArea;
    return area === null ? null : namesOfArea(area);
  };
  test.each<[readonly string[], readonly string[] | null]>([
    [[], null],
    [["Monroe County"], ["Monroe County, FL"]],
    [["Monroe County, FL"], ["Monroe County, FL"]],
    [
      ["Monroe County, Collier County and Lee County"],
      ["Monroe County, FL", "Collier County, FL", "Lee County, FL"],
    ],
    [["Statewide"], ["FL"]],
    [["Nationwide"], ["United States"]],
    [
      ["33040; 33041", "Georgia"],
      ["GA", "33040", "33041"],
    ],
    // Half an area would send people away.
    [["Monroe County", "the Keys and around"], null],
    [["Monroe County, the Keys"], null],
  ])("%j is %j", (names, expected) => {
    expect(inFlorida(...names)).toEqual(expected);
  });

  test("of a hidden address is not told", () => {
    const area = { service_areas: [{ service_id: "1", service_area: "Key West, FL" }] };
    expect(importFacts({ name: "Domestic violence shelter" }, area).serviceArea).toBeNull();
  });
});

describe("numbers and notes", () => {
  test.each([
    [{ minimum_age: "18" }, 18, null, "18+"],
    [{ minimum_age: "12", maximum_age: "17" }, 12, 17, "12–17"],
    [{ minimum_age: "18.0", maximum_age: "18" }, 18, 18, "18–18"],
    [{ minimum_age: "0", maximum_age: "5" }, 0, 5, "0–5"],
    [{ maximum_age: "5" }, null, 5, "0–5"],
    [{ minimum_age: "18", maximum_age: "120" }, 18, null, "18+"],
    [{ minimum_age: "0", maximum_age: "0" }, null, null, null],
    [{ minimum_age: "60", maximum_age: "18" }, null, null, null],
    [{ minimum_age: "121" }, null, null, null],
    [{ minimum_age: "adult" }, null, null, null],
    [{}, null, null, null],
  ])("ages %j → %s to %s, %s", (values, ageMin, ageMax, age) => {
    expect(importFacts(values)).toMatchObject({ ageMin, ageMax, age });
    // Tables of eligibility say it where the service does not.
    const others = { eligibility: [{ service_id: "1", eligibility: "Veterans", ...values }] };
    expect(importFacts({}, others)).toMatchObject({ ageMin, ageMax, category: ["VETERANS"] });
    expect(importFacts({ minimum_age: "30" }, others)).toMatchObject({ ageMin: 30, ageMax: null });
  });

  test.each([
    ["3", "10", "Beds", 3, 10],
    ["0", "10", "camas", 0, 10],
    ["11", "10", "Beds", null, null],
    ["", "10", "Beds", null, null],
    ["0", "0", "Beds", null, null],
    ["3", "10", "Kilogram", null, null],
  ])("%s of %s %s", (available, maximum, name, availableBeds, totalBeds) => {
    const others = {
      service_capacities: [{ service_id: "1", unit_id: "U", available, maximum }],
      units: [{ id: "U", name }],
    };
    expect(importFacts({}, others)).toMatchObject({ availableBeds, totalBeds });
  });

  type Row = readonly [unit: string, available: string, maximum: string];
  test.each<
    [string, readonly Row[], readonly (readonly unknown[])[], readonly [number | null, number | null]]
  >([
    [
      "groups",
      [
        ["Beds for men", "2", "8"],
        ["Women's beds", "1", "5"],
        ["camas para jóvenes", "0", "3"],
      ],
      [
        ["MEN", 2, 8],
        ["WOMEN", 1, 5],
        ["YOUTH", 0, 3],
      ],
      [3, 16],
    ],
    [
      "a sum beside them",
      [
        ["beds", "3", "13"],
        ["beds (men)", "2", "8"],
        ["beds (women)", "1", "5"],
      ],
      [
        ["MEN", 2, 8],
        ["WOMEN", 1, 5],
      ],
      [3, 13],
    ],
    [
      "a sum with beds of nobody in particular",
      [
        ["beds", "5", "20"],
        ["family beds", "2", "8"],
      ],
      [
        ["FAMILIES", 2, 8],
        ["ANY", 3, 12],
      ],
      [5, 20],
    ],
    [
      "others that are fewer than the groups",
      [
        ["beds", "1", "4"],
        ["accessible beds", "2", "8"],
      ],
      [
        ["ACCESSIBLE", 2, 8],
        ["ANY", 1, 4],
      ],
      [3, 12],
    ],
    ["two groups in one unit", [["beds for men and women", "2", "8"]], [], [2, 8]],
    [
      "a group that is no count",
      [
        ["beds for men", "9", "8"],
        ["beds", "1", "4"],
      ],
      [],
      [1, 4],
    ],
  ])("beds by whom they are for: %s", (_, rows, groups, [availableBeds, totalBeds]) => {
    const facts = importFacts(
      {},
      {
        service_capacities: rows.map(([unit, available, maximum]) => ({
          service_id: "1",
          unit_id: unit,
          available,
          maximum,
        })),
        units: rows.map(([unit]) => ({ id: unit, name: unit })),
      },
    );
    expect(facts).toMatchObject({ availableBeds, totalBeds });
    expect(facts.beds.map((group) => [group.for, group.free, group.total])).toEqual(groups);
  });

  test("appends data without a form field to the description", () => {
    const facts = importFacts(
      { description: "Help.", application_process: "Call us", fees: "None", alternate_name: "The Place" },
      {
        languages: [
          { service_id: "1", language: "English" },
          { service_id: "1", language: "Spanish" },
        ],
      },
    );
    expect(facts.description).toBe("Help.");
    expect(facts.sourceDescription).toBe("Help.\n\nAlso known as: The Place\n\nLanguages: English, Spanish");
    expect(facts).toMatchObject({ howToApply: "Call us", cost: null });
    expect(importFacts({ description: "Help." }).sourceDescription).toBeNull();
  });

  test("reads what it takes to get in", () => {
    const facts = importFacts(
      { fees: "$5 a visit", application_process: "N/A" },
      {
        required_documents: [
          { service_id: "1", document: "Photo ID" },
          { service_id: "1", document: "Proof of address" },
          { service_id: "1", document: "Photo ID" },
          { service_id: "2", document: "Passport" },
        ],
        accessibility: [{ location_id: "L", description: "Ramp", details: "None" }],
        locations: [{ id: "L" }],
        service_at_locations: [{ service_id: "1", location_id: "L" }],
      },
    );
    expect(facts).toMatchObject({
      requiredDocuments: "Photo ID; Proof of address",
      cost: "$5 a visit",
      howToApply: null,
      accessibility: "Ramp",
      sourceDescription: null,
    });
  });

  test("keeps whole in the source's text what does not fit its field", () => {
    const long = "Call the office first. ".repeat(60).trim();
    const facts = importFacts({ description: "Help.", application_process: long });
    expect(facts.howToApply).toMatch(/^Call the office first\. .{900,977}…$/u);
    expect(facts.sourceDescription).toBe(`Help.\n\nHow to apply: ${long}`);
  });

  test.each([
    ["names", [{ language: "English" }, { language: "SPANISH" }], ["en", "es"]],
    ["codes, which go before names", [{ code: "spa", name: "Castilian" }, { code: "ht" }], ["es", "ht"]],
    [
      "several in one row, each once",
      [{ language: "English, Spanish and Kreyol" }, { name: "Español" }],
      ["en", "es", "ht"],
    ],
    ["what no language is", [{ language: "Interpreter on request" }, { code: "xx" }, { name: "" }], []],
    ["a script", [{ name: "Simplified Chinese" }, { code: "zh_hant" }], ["zh-Hans", "zh-Hant"]],
  ])("languages: %s", (_, rows, languages) => {
    const facts = importFacts({}, { languages: rows.map((row) => ({ service_id: "1", ...row })) });
    expect(facts.languages).toEqual(languages);
  });

  test("languages: no more than a service may have", () => {
    const codes = "en es ht zh vi ar fr ru pt ko fil ase de it pl ja hi ur fa am so sw".split(" ");
    const facts = importFacts({}, { languages: codes.map((code) => ({ service_id: "1", code })) });
    expect(facts.languages).toEqual(codes.slice(0, 20));
  });

  test("telephones: the best first, no fax, the others as a note", () => {
    const phones = [
      { service_id: "1", number: "305-555-0103", type: "fax" },
      { service_id: "1", number: "305-555-0101 x2" },
      { service_id: "1", number: "305-555-0102", extension: "9" },
    ];
    const facts = importFacts({}, { phones });
    expect(facts).toMatchObject({ phone: "(305) 555-0101", phoneExtension: "2" });
    expect(facts.sourceDescription).toContain("Other phones: (305) 555-0102 ext. 9");
  });

  test.each([
    ["its type", { type: "fax" }],
    ["its type, among others", { type: "Fax, toll free" }],
    ["its description alone", { description: "Fax" }],
    ["its description, with the usual type", { type: "voice", description: "Fax line" }],
    ["its number", { number: "Fax: 305-555-0103" }],
    ["a note behind its number", { number: "305-555-0103 (fax)" }],
  ])("a fax is known by %s", (_what, row) => {
    const phones = [
      { service_id: "1", number: "305-555-0103", ...row },
      { service_id: "1", number: "305-555-0101", description: "Phone" },
    ];
    const facts = importFacts({ description: "x".repeat(999) }, { phones });
    expect(facts.phone).toBe("(305) 555-0101");
    expect(facts.sourceDescription).toMatch(/Fax: \(305\) 555-0103/u);
  });

  test.each([
    ["Phone/Fax", "voice"],
    ["Main office and fax", "voice"],
    ["TDD", "text"],
  ])("%s is a %s telephone", (description, kind) => {
    const facts = importFacts({}, { phones: [{ service_id: "1", number: "305-555-0103", description }] });
    expect(facts.phone).toBe(kind === "voice" ? "(305) 555-0103" : null);
    if (kind === "text") expect(facts.sourceDescription).toContain("TTY: (305) 555-0103");
  });

  test.each([
    ["F: 305-555-0103 V: 305-555-0104", "(305) 555-0104", "Fax: (305) 555-0103"],
    ["F: 305-555-0103", null, "Fax: (305) 555-0103"],
    ["V/TTY 305-555-0103", "(305) 555-0103", "TTY: (305) 555-0103"],
  ])("of %j the number to call is %j, and the source's text says %j", (number, phone, text) => {
    const facts = importFacts({}, { phones: [{ service_id: "1", number }] });
    expect(facts.phone).toBe(phone);
    expect(facts.sourceDescription).toContain(text);
  });

  test("several numbers of one field are all there", () => {
    const facts = importFacts(
      {},
      { phones: [{ service_id: "1", number: "305-555-0103 or 305-555-0104 x2" }] },
    );
    expect(facts.phone).toBe("(305) 555-0103");
    expect(facts.sourceDescription).toContain("Other phones: (305) 555-0104 ext. 2");
  });

  test("a telephone of the service at a place that is none of its own is the service's", () => {
    const phones = [
      { service_id: "1", location_id: "elsewhere", number: "305-555-0103", description: "Intake" },
      { service_id: "1", service_at_location_id: "gone", number: "305-555-0104", description: "Intake" },
    ];
    const places = {
      locations: [{ id: "L" }, { id: "M" }],
      service_at_locations: [
        { id: "1L", service_id: "1", location_id: "L" },
        { id: "1M", service_id: "1", location_id: "M" },
      ],
    };
    const outcomes = imported({ services: [{ id: "1", name: "A" }], ...places, phones });
    for (const id of ["1", "1@M"]) {
      expect(outcomes.get(id)?.facts.phone).toBe("(305) 555-0103");
      expect(outcomes.get(id)?.facts.sourceDescription).toContain("Other phones: (305) 555-0104 (Intake)");
    }
    const own = [...phones, { service_id: "1", location_id: "M", number: "305-555-0105" }];
    const better = imported({ services: [{ id: "1", name: "A" }], ...places, phones: own });
    expect(better.get("1@M")?.facts.phone).toBe("(305) 555-0105");
    expect(better.get("1")?.facts.phone).toBe("(305) 555-0103");
  });

  test.each(["None", "n/a", "No", "-", "Unknown", "Ninguno", "NULL"])(
    "%s names no audience",
    (eligibility) => {
      const facts = importFacts({ eligibility_description: eligibility, alternate_name: eligibility });
      expect(facts.sourceDescription).toBeNull();
    },
  );

  test("characters that turn the order of letters are in no name, and in no number", () => {
    const phones = [{ service_id: "1", number: "\u202d305\u2013555\u20130101\u202c" }];
    const facts = importFacts({ name: "Hope\u202e esuoH\u2066" }, { phones });
    expect(facts).toMatchObject({ name: "Hope esuoH", phone: "(305) 555-0101" });
  });

  test("an address of a social site is no website", () => {
    const facts = importFacts(
      { url: "www.facebook.com/center" },
      { organizations: [{ id: "O", name: "X", website: "x.example" }] },
    );
    expect(facts).toMatchObject({ facebook: "http://www.facebook.com/center", website: null });
  });
});

describe("records and rows that are set aside", () => {
  test("each with its reason", () => {
    const { records, setAside } = joined({
      services: [
        { id: "1", name: "A" },
        { id: "1", name: "B" },
        { id: "", name: "C" },
        { id: "4", name: "" },
        { id: "5", name: "E", status: "defunct" },
      ],
      locations: [{ id: "L" }],
      service_at_locations: [
        { service_id: "1", location_id: "L" },
        { service_id: "1", location_id: "M" },
        { service_id: "9", location_id: "L" },
      ],
    });
    expect(records.map((record) => record.externalId)).toEqual(["1"]);
    expect(setAside.map(({ file, line, reason }) => `${file}:${line} ${reason}`)).toEqual([
      'service_at_locations.csv:3 location "M" is not in the package',
      'services.csv:3 id "1" stands on an earlier line',
      "services.csv:4 no id",
      "services.csv:5 no name",
      "services.csv:6 the source says: defunct",
    ]);
  });

  test("a service that names its place itself is there", () => {
    const outcome = imported({
      services: [{ id: "1", name: "A", location_id: "L" }],
      locations: [{ id: "L" }],
      addresses: [{ location_id: "L", address_1: "5 Fifth Street", city: "null", state_province: "NULL" }],
    }).get("1");
    expect(outcome?.facts.place).toMatchObject({ address1: "5 Fifth Street", city: "", state: "" });
    const { records, setAside } = joined({
      services: [{ id: "1", name: "A", location_id: "M" }],
      locations: [{ id: "L" }],
      service_at_locations: [{ id: "1L", service_id: "1", location_id: "L" }],
    });
    expect(records.map(({ externalId }) => externalId)).toEqual(["1"]);
    expect(setAside.map(({ reason }) => reason)).toEqual(['location "M" is not in the package']);
  });

  test("hours of the service at a place that is none of its own are set aside", () => {
    const { records, setAside } = joined({
      services: [{ id: "1", name: "A" }],
      schedules: [{ service_id: "1", location_id: "X", opens_at: "09:00", closes_at: "17:00" }],
    });
    expect(records[0]?.schedules).toEqual([]);
    expect(setAside).toEqual([
      {
        file: "schedules.csv",
        line: 2,
        record: "1",
        reason: "hours not used: the service is not at that place",
      },
    ]);
  });

  test.each<[string, Tables, string]>([
    ["a mail address", { services: [{ email: "call us" }] }, '"call us" is not an email address'],
    ["an age", { services: [{ minimum_age: "adult" }] }, 'minimum_age "adult" is not an age'],
    ["ages", { services: [{ minimum_age: "60", maximum_age: "18" }] }, "ages from 60 to 18"],
    ["a long name", { services: [{ name: "n".repeat(400) }] }, `the name is cut: "${"n".repeat(400)}"`],
    [
      "a long text",
      { services: [{ description: "n".repeat(20_001) }] },
      "description: cut after 20000 characters of 20001",
    ],
    [
      "a ZIP code",
      {
        services: [{ location_id: "L" }],
        locations: [{ id: "L" }],
        addresses: [{ location_id: "L", postal_code: "no" }],
      },
      '"no" is not a ZIP code',
    ],
    [
      "a number, whole",
      { services: [{}], phones: [{ service_id: "1", number: `call ${"x".repeat(100)}` }] },
      `"call ${"x".repeat(100)}" is not a phone number`,
    ],
  ])("%s that cannot be used is set aside with its record", (_what, tables, reason) => {
    const services = (tables.services ?? []).map((service) => ({ id: "1", name: "A", ...service }));
    const outcome = imported({ ...tables, services }).get("1");
    expect(outcome?.setAside).toContainEqual(expect.objectContaining({ record: "1", reason }));
  });

  test("what is neither shown nor set aside is counted", () => {
    const { records } = joined({
      services: [
        { id: "1", name: "A", organization_id: "O", url: "a.example", wait_time: "a week", fees: "None" },
      ],
      organizations: [{ id: "O", name: "A", website: "b.example", tax_id: "12", email: "x@a.example" }],
      phones: [{ id: "P", service_id: "1", number: "305-555-0101", description: "Intake" }],
      service_taxonomies: [
        { id: "T", service_id: "1", taxonomy_id: "V" },
        { id: "U", service_id: "1", taxonomy_id: "M" },
      ],
      taxonomy_terms: [
        { id: "V", name: "Violin lessons" },
        { id: "M", name: "Meals" },
      ],
    });
    for (const record of records)
      factsOfRecord(
        record,
        { ...placeOfRecord(record), isApproximate: false, timeZone: "America/New_York" },
        "2026-11-29",
      );
    expect(records[0]?.use.unused().toSorted()).toEqual([
      "organizations.tax_id",
      "services.fees",
      "services.wait_time",
      "taxonomy_terms.name",
    ]);
  });

  test("hours of one place are not those of another", () => {
    const nine = { opens_at: "09:00", closes_at: "17:00" };
    const outcome = imported({
      services: [{ id: "1", name: "A" }],
      locations: [{ id: "L" }, { id: "M" }, { id: "N" }],
      service_at_locations: [
        { id: "1L", service_id: "1", location_id: "L" },
        { id: "1M", service_id: "1", location_id: "M" },
        { id: "1N", service_id: "1", location_id: "N" },
      ],
      schedules: [
        { service_id: "1", location_id: "L", weekday: "Monday", ...nine },
        { service_at_location_id: "1M", weekday: "Tuesday", ...nine },
        { location_id: "N", weekday: "Friday", ...nine },
      ],
    });
    const days = [...outcome].map(([id, { facts }]) => [
      id,
      facts.schedules.map((entry) => ("day" in entry ? entry.day : "")),
    ]);
    expect(days).toEqual([
      ["1", ["MONDAY"]],
      ["1@M", ["TUESDAY"]],
      ["1@N", ["FRIDAY"]],
    ]);
  });
});
