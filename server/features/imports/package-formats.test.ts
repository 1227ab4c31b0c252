import { expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type Files, importsForTest, outcome, packagesForTest, stored } from "#checks/packages-for-tests.ts";

const { asFolder, asZip } = packagesForTest();

onOneEngine("importing other versions and formats", (open) => {
  const run = importsForTest(open);

  const SERVICES_3 =
    "id,organization_id,name,description,status\nS1,O1,Clinic,A medical clinic.,active\nS2,O1,Old Clinic,Gone.,inactive\n";
  const PACKAGE_3: Files = {
    "organizations.csv": "id,name,description,website\nO1,Health For All,We heal.,https://health.example\n",
    "services.csv": SERVICES_3,
    "locations.csv":
      "id,location_type,name,latitude,longitude\nL1,physical,North,45.52,-73.6\nL2,physical,South,0,0\n",
    "service_at_location.csv": "id,service_id,location_id\nA1,S1,L1\nA2,S1,L2\n",
    "addresses.csv":
      "id,location_id,address_1,city,state_province,postal_code,country,address_type\nX1,L1,1 Rue du Nord,Montreal,QC,H2T 1A1,CA,physical\nX2,L2,2 South Street,Miami,Florida,33101,US,physical\n",
    "schedules.csv":
      'id,service_id,location_id,service_at_location_id,freq,byday,interval,opens_at,closes_at\nH1,,,A1,WEEKLY,"MO,TU",1,09:00,17:00\nH2,,,A2,MONTHLY,2TU,1,10:00,12:00\n',
    "service_capacity.csv": "id,service_id,unit_id,available,maximum\nC1,S1,U1,3,10\n",
    "units.csv": "id,name\nU1,Beds\n",
  };

  test("HSDS 3.x CSV in a folder of a zip archive: one service for each place", async () => {
    const files = Object.fromEntries(Object.entries(PACKAGE_3).map(([name, text]) => [`town/${name}`, text]));
    const report = await run(await asZip(files), { source: "three" });
    expect(outcome(report)).toMatchObject({ added: 2 });
    const services = await stored(open(), "three");
    expect([...services.keys()].sort()).toEqual(["S1", "S1@L2"]);
    expect(services.get("S1")).toMatchObject({
      city: "Montreal",
      zip: "H2T 1A1",
      types: ["HEALTH"],
      is_location_approximate: false,
    });
    expect(services.get("S1")?.schedules).toHaveLength(2);
    expect(services.get("S1@L2")).toMatchObject({
      city: "Miami",
      is_location_approximate: true,
      time_zone: "America/New_York",
    });
    expect(services.get("S1@L2")?.schedules).toMatchObject([
      { type: "MONTHLY", period: "SECOND", day: "TUESDAY" },
    ]);
    expect(report.listed.map(({ reason }) => reason)).toEqual([
      "the source says: inactive",
      "coordinates not used: they are 0, 0",
    ]);
  });

  test("what to bring, ages and the area served come from tables of their own", async () => {
    const files = {
      ...PACKAGE_3,
      "required_documents.csv": "id,service_id,document\nD1,S1,A letter with your name\n",
      "eligibility.csv": "id,service_id,minimum_age\nE1,S1,18\n",
      "service_areas.csv":
        'id,service_id,name,extent_type\nV1,S1,"Monroe County, Collier County",text\nV2,S1,Georgia,text\n',
    };
    const report = await run(await asFolder(files), { source: "tables" });
    expect((await stored(open(), "tables")).get("S1@L2")).toMatchObject({
      required_documents: "A letter with your name",
      age_min: 18,
      service_area: {
        nationwide: false,
        states: ["GA"],
        counties: ["Monroe County, FL", "Collier County, FL"],
        cities: [],
        zips: [],
      },
    });
    expect(report.listed.map(({ reason }) => reason)).not.toContain("no service refers to it");
  });

  test("HSDS 2.0 CSV, with a mark at its start and Windows line ends", async () => {
    const files = {
      "services.csv":
        "\ufeffid,organization_id,name,description\r\n1,,Comedor,Desayuno y almuerzo para niños.\r\n",
      "service_taxonomy.csv": "id,service_id,taxonomy_id\r\n1,1,T1\r\n",
      "taxonomy.csv": "id,name\r\nT1,Meals\r\n",
      "schedule.csv": "id,service_id,freq,byday,opens_at,closes_at\r\n1,1,WEEKLY,SA,12:00,13:00\r\n",
    };
    await run(await asFolder(files), { source: "two" });
    const [service] = (await stored(open(), "two")).values();
    expect(service).toMatchObject({ name: "Comedor", needs: ["MEALS"], types: ["FOOD"], city: "" });
    expect(service?.schedules).toHaveLength(1);
  });

  test("a file in Windows-1252 is read as such", async () => {
    const services = Buffer.from("id,name,description\n1,Caf\u00e9 Ni\u00f1os,Caf\u00e9\n", "latin1");
    await run(await asFolder({ "services.csv": services }), { source: "latin" });
    expect((await stored(open(), "latin")).get("1")?.name).toBe("Café Niños");
  });

  const document = {
    id: "J1",
    name: "Warm Meals",
    description: "Dinner every Tuesday.",
    status: "active",
    phones: [{ id: "P1", number: "305-555-0102", extension: 4 }],
    organization: {
      id: "O1",
      name: "Kind Kitchen",
      description: "We cook.",
      website: "https://kitchen.example",
    },
    schedules: [{ id: "H1", freq: "WEEKLY", byday: "TU", opens_at: "17:00", closes_at: "19:00" }],
    service_at_locations: [
      {
        id: "A1",
        location: {
          id: "L1",
          location_type: "physical",
          latitude: 25.7617,
          longitude: -80.1918,
          addresses: [
            {
              id: "X1",
              address_1: "5 Fifth Street",
              city: "Miami",
              state_province: "FL",
              postal_code: "33101",
              country: "US",
              address_type: "physical",
            },
          ],
        },
      },
    ],
  };
  const EXPECTED = {
    name: "Warm Meals",
    phone: "(305) 555-0102",
    phone_extension: "4",
    website: "https://kitchen.example",
    address1: "5 Fifth Street",
    types: ["FOOD"],
  };

  test.each([
    ["one document", "service.json", document],
    ["an array", "services.json", [document]],
    ["a page", "page.json", { total_items: 1, contents: [document] }],
    [
      "an organization with its services",
      "organization.json",
      {
        id: "O1",
        name: "Kind Kitchen",
        description: "We cook.",
        website: "https://kitchen.example",
        services: [{ ...document, organization: undefined }],
      },
    ],
  ])("HSDS 3.x JSON: %s", async (what, name, content) => {
    await run(await asFolder({ [name]: JSON.stringify(content) }), { source: what });
    const service = (await stored(open(), what)).get("J1");
    expect(service).toMatchObject(EXPECTED);
    expect(service?.schedules).toHaveLength(1);
  });

  test("HSDS 3.x JSON: a file of its own for each table", async () => {
    const files = {
      "services.json": JSON.stringify([
        { id: "J1", organization_id: "O1", name: "Warm Meals", description: "Dinner.", status: "active" },
      ]),
      "organizations.json": JSON.stringify([
        { id: "O1", name: "Kind Kitchen", website: "https://kitchen.example" },
      ]),
      "phones.json": JSON.stringify([{ id: "P1", service_id: "J1", number: "305-555-0102", extension: "4" }]),
      "locations.json": JSON.stringify([{ id: "L1" }]),
      "service_at_location.json": JSON.stringify([{ id: "A1", service_id: "J1", location_id: "L1" }]),
      "addresses.json": JSON.stringify([
        { id: "X1", location_id: "L1", address_1: "5 Fifth Street", city: "Miami", state_province: "FL" },
      ]),
    };
    await run(await asZip(files), { source: "tables" });
    expect((await stored(open(), "tables")).get("J1")).toMatchObject(EXPECTED);
  });

  test.each<[string, Files]>([
    [
      "1.1, by name",
      {
        "services.csv": "id,name\n1,Desk\n",
        "languages.csv": "id,service_id,language\nA,1,Spanish\nB,1,Haitian Creole\n",
      },
    ],
    [
      "3.x, by code, of the service and of its place",
      {
        "services.csv": "id,name,status\n1,Desk,active\n",
        "locations.csv": "id,name\nL,North\n",
        "service_at_location.csv": "id,service_id,location_id\nA,1,L\n",
        "languages.csv": "id,service_id,location_id,name,code\nA,1,,Spanish,es\nB,,L,,ht\n",
      },
    ],
    [
      "3.x, in JSON",
      {
        "service.json": JSON.stringify({
          id: "1",
          name: "Desk",
          status: "active",
          languages: [
            { id: "A", name: "Spanish", code: "spa" },
            { id: "B", name: "Kreyòl" },
            { id: "C", name: "Interpreter on request" },
          ],
        }),
      },
    ],
  ])("languages of HSDS %s", async (version, files) => {
    await run(await asFolder(files), { source: `languages ${version}` });
    const [service] = (await stored(open(), `languages ${version}`)).values();
    expect(service?.languages).toEqual(["es", "ht"]);
  });
});
