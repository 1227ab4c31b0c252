import { describe, expect, test } from "vitest";
import { onEachEngine } from "#checks/on-each-engine.ts";
import {
  everything,
  type Files,
  importsForTest,
  outcome,
  packagesForTest,
} from "#checks/packages-for-tests.ts";

const { asFolder } = packagesForTest();

/** Two shelters of one town: the first counts its beds by audience. */
const shelters = (womenFree: number): Files => ({
  "organizations.csv": "id,name,description\nO1,Harbor Care,We help.\n",
  "services.csv":
    "id,organization_id,name,description,status\nS1,O1,Night Shelter,Beds for the night.,active\nS2,O1,Day Shelter,A shelter.,active\n",
  "locations.csv": "id,location_type,name,latitude,longitude\nL1,physical,North,25.76,-80.19\n",
  "service_at_location.csv": "id,service_id,location_id\nA1,S1,L1\nA2,S2,L1\n",
  "addresses.csv":
    "id,location_id,address_1,city,state_province,postal_code,country,address_type\nX1,L1,1 Main Street,Miami,FL,33101,US,physical\n",
  "units.csv": "id,name\nU1,Beds for men\nU2,Camas para mujeres\nU3,Beds\nU4,Meals\n",
  "service_capacity.csv": [
    "id,service_id,unit_id,available,maximum,updated",
    "C1,S1,U1,2,10,2026-11-20T08:00:00Z",
    `C2,S1,U2,${womenFree},8,2026-11-20T09:00:00Z`,
    "C3,S1,U3,5,20,2026-11-20T09:00:00Z",
    "C4,S1,U4,30,40,2026-11-20T09:00:00Z",
    "C5,S2,U3,0,12,2026-11-20T09:00:00Z",
    "",
  ].join("\n"),
});

onEachEngine("Beds by whom they are for, in packages", (open) => {
  const run = importsForTest(open);
  const readBeds = async (externalId: string) => {
    const [row] = await open().query<{
      beds: readonly { for: string; free: number | null; total: number | null }[];
      free: number | null;
      total: number | null;
    }>(
      `select s.beds, s.available_beds as free, s.total_beds as total
         from service_sources r join services s on s.id = r.service_id
        where r.source = 'shelters' and r.external_id = $1`,
      [externalId],
    );
    const groups = row?.beds.map((group) => `${group.for} ${group.free}/${group.total}`);
    return [...(groups ?? []), `${row?.free}/${row?.total}`];
  };

  describe("a package with units that name groups", () => {
    test("is stored by group, and what is left is for everybody else", async () => {
      expect(outcome(await run(await asFolder(shelters(1)), { source: "shelters" }))).toMatchObject({
        added: 2,
      });
      expect(await readBeds("S1")).toEqual(["MEN 2/10", "WOMEN 1/8", "ANY 2/2", "5/20"]);
      expect(await readBeds("S2")).toEqual(["0/12"]);
    });

    test("changes nothing when it comes again", async () => {
      const before = await everything(open());
      for (const _ of [1, 2]) {
        const report = await run(await asFolder(shelters(1)), { source: "shelters" });
        expect(outcome(report)).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
        expect(await everything(open())).toBe(before);
      }
    });

    test("with another count of one group changes that service, once", async () => {
      const report = await run(await asFolder(shelters(3)), { source: "shelters" });
      expect(outcome(report)).toMatchObject({ changed: 1, unchanged: 1 });
      expect(await readBeds("S1")).toEqual(["MEN 2/10", "WOMEN 3/8", "ANY 0/2", "5/20"]);
      const after = await everything(open());
      expect(outcome(await run(await asFolder(shelters(3)), { source: "shelters" }))).toMatchObject({
        changed: 0,
        unchanged: 2,
      });
      expect(await everything(open())).toBe(after);
    });
  });
});
