import { afterAll, beforeAll, expect, test } from "vitest";
import { onEachEngine } from "#checks/on-each-engine.ts";
import { importsForTest, packagesForTest } from "#checks/packages-for-tests.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";

const { asFolder } = packagesForTest();

/** Packages of one service each, whose source keeps its address back, and of one that does not. */
const tablesWith = (flags: Readonly<Record<string, string>>, name: string) => ({
  "organizations.csv":
    `id,name${flags["organizations"] ?? ""}\nO1,Helpers of ${name},${flags["organizationsValue"] ?? ""}\n`.replace(
      /,\n$/u,
      "\n",
    ),
  "services.csv": `id,organization_id,name,description\nS1,O1,${name},Sewing machines for everybody.\n`,
  "locations.csv": `id,organization_id,name${flags["locations"] ?? ""}\nL1,O1,Hall${
    flags["locations"] === undefined ? "" : `,${flags["locationsValue"]}`
  }\n`,
  "services_at_location.csv": "id,service_id,location_id\nA1,S1,L1\n",
  "physical_addresses.csv": `id,location_id,address_1,city,state_province,postal_code,country${flags["addresses"] ?? ""}\nP1,L1,31 Foxglove Court,Miami,FL,33177,US${
    flags["addresses"] === undefined ? "" : `,${flags["addressesValue"]}`
  }\n`,
});

/** HSDS 3: one file of nested objects. */
const nestedWith = (flag: Readonly<Record<string, unknown>>, name: string) => ({
  "services.json": JSON.stringify([
    {
      id: "S1",
      name,
      description: "Sewing machines for everybody.",
      organization: { id: "O1", name: `Helpers of ${name}` },
      service_at_locations: [
        {
          id: "A1",
          location: {
            id: "L1",
            name: "Hall",
            addresses: [
              {
                id: "P1",
                address_1: "31 Foxglove Court",
                city: "Miami",
                state_province: "FL",
                postal_code: "33177",
                country: "US",
                address_type: "physical",
                ...flag,
              },
            ],
          },
        },
      ],
    },
  ]),
});

const HIDDEN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "Csv of addresses": tablesWith({ addresses: ",HideAddress", addressesValue: "true" }, "Csv of addresses"),
  "Csv of places": tablesWith({ locations: ",display_address", locationsValue: "No" }, "Csv of places"),
  "Csv of organizations": tablesWith(
    { organizations: ",Confidential", organizationsValue: "Y" },
    "Csv of organizations",
  ),
  "Nested flag": nestedWith({ hide_address: true }, "Nested flag"),
  "Nested no": nestedWith({ is_public: false }, "Nested no"),
};
const SHOWN = {
  "Csv that says no": tablesWith({ addresses: ",HideAddress", addressesValue: "false" }, "Csv that says no"),
  "Nested that shows": nestedWith({ hide_address: false }, "Nested that shows"),
};

onEachEngine("Addresses that a source keeps back", (open) => {
  const run = importsForTest(open);
  let app: RunningApp;
  beforeAll(async () => {
    app = await runningApp(open());
    for (const [source, files] of Object.entries({ ...HIDDEN, ...SHOWN }))
      await run(await asFolder(files), { source });
  });
  afterAll(() => app?.close());

  test("are in no public exit, whatever the flag is called and wherever it stands", async () => {
    const services = await app.read<{ id: string; name: string }[]>("/services?limit=100");
    expect(services.map(({ name }) => name).sort()).toEqual(
      [...Object.keys(HIDDEN), ...Object.keys(SHOWN)].sort(),
    );
    const naming: string[] = [];
    for (const { id, name } of services) {
      const exits = await Promise.all(
        [`/services/${id}`, `/hsds/services/${id}`].map((path) => app.read(path)),
      );
      if (/foxglove|33177/iu.test(JSON.stringify(exits))) naming.push(name);
    }
    expect(naming.sort()).toEqual(Object.keys(SHOWN).sort());
  });
});
