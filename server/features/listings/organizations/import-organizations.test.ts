import { expect, test } from "vitest";
import { onEachEngine } from "#checks/on-each-engine.ts";
import { type Files, importsForTest, NOW, packagesForTest } from "#checks/packages-for-tests.ts";

const { asFolder } = packagesForTest();

/** Two organizations, one of which has a hidden door at its second service; a program at two places. */
function createPackage(aid = "Harbor Aid"): Files {
  return {
    "organizations.csv": [
      "id,name,description,url",
      `A,${aid},Food and more.,aid.example`,
      "B,Safe Steps,We are at 9 Quiet Lane Road.,steps.example",
      "",
    ].join("\n"),
    "services.csv": [
      "id,organization_id,name,description",
      "1,A,Meals,Hot meals.",
      "2,B,Counseling,Talk to somebody.",
      "3,B,Emergency Shelter,Refuge for survivors of domestic violence at 9 Quiet Lane Road.",
      "",
    ].join("\n"),
    "locations.csv": "id,name\nL,North\nM,South\nN,Home\n",
    "services_at_location.csv": "id,service_id,location_id\n1,1,L\n2,1,M\n3,3,N\n",
    "physical_addresses.csv": [
      "id,location_id,address_1,city,state_province,postal_code,country",
      "1,L,100 Main Street,Miami,FL,33101,US",
      "2,M,200 Main Street,Miami,FL,33101,US",
      "3,N,9 Quiet Lane Road,Miami,FL,33101,US",
      "",
    ].join("\n"),
  };
}

onEachEngine("organizations of a package", (open) => {
  const run = importsForTest(open);
  const organizations = () =>
    open().query<{ externalId: string; name: string; description: string | null; version: number }>(
      `select o.external_id as "externalId", o.name, o.description, o.version
         from organizations o join sources s on s.id = o.source_id where s.key = 'orgs' order by 1`,
    );
  const services = () =>
    open().query<{
      externalId: string;
      name: string;
      organization: string | null;
      program: string | null;
      version: number;
    }>(
      `select r.external_id as "externalId", s.name, s.organization->>'name' as organization, p.external_id as program,
              s.version
         from service_sources r join services s on s.id = r.service_id left join programs p on p.id = s.program_id
        where r.source = 'orgs' order by 1`,
    );

  test("come with it, and again change nothing", async () => {
    const { plan } = await run(await asFolder(createPackage()), { source: "orgs" });
    const counts = ["organization", "program", "topics", "cost"].map((part) =>
      plan.tally.count(`model:${part}`),
    );
    expect(counts).toEqual([4, 2, 4, 0]);
    const [first, listings] = [await organizations(), await services()];
    expect(first).toMatchObject([
      { externalId: "A", name: "Harbor Aid", description: "Food and more." },
      { externalId: "B", name: "Safe Steps", description: null },
    ]);
    expect(listings).toMatchObject([
      { externalId: "1", name: "Meals", organization: "Harbor Aid", program: "1" },
      { externalId: "1@M", name: "Meals", organization: "Harbor Aid", program: "1" },
      { externalId: "2", name: "Counseling", organization: "Safe Steps", program: null },
      { externalId: "3", name: "Emergency Shelter", organization: "Safe Steps", program: null },
    ]);

    const again = await run(await asFolder(createPackage()), { source: "orgs", now: NOW + 1000 });
    expect(again.plan).toMatchObject({ added: 0, changed: 0, unchanged: 4 });
    expect([await organizations(), await services()]).toEqual([first, listings]);
  });

  test("a new name is theirs and their services', but for what a person has changed", async () => {
    await run(await asFolder(createPackage("Harbor Help")), { source: "orgs", now: NOW + 2000 });
    expect((await organizations()).map(({ name, version }) => [name, version])).toEqual([
      ["Harbor Help", 2],
      ["Safe Steps", 1],
    ]);
    expect((await services()).map(({ organization }) => organization)).toEqual([
      "Harbor Help",
      "Harbor Help",
      "Safe Steps",
      "Safe Steps",
    ]);

    // A service that a person has edited keeps its version, and names its organization as it is called.
    await open().query(
      "update services set description = 'Edited', version = version + 1 where name = 'Meals'",
    );
    const edited = await services();
    await run(await asFolder(createPackage("Harbor Hands")), { source: "orgs", now: NOW + 2500 });
    expect((await services()).map(({ organization, version }) => [organization, version])).toEqual(
      edited.map(({ organization, version }) => [
        organization === "Harbor Help" ? "Harbor Hands" : organization,
        version,
      ]),
    );

    await open().query(
      "update organizations set name = 'By Hand', edited_at = now() where external_id = 'A'",
    );
    await run(await asFolder(createPackage("Harbor Aid")), { source: "orgs", now: NOW + 3000 });
    expect((await organizations())[0]).toMatchObject({ name: "By Hand", version: 3 });
    expect((await services())[0]).toMatchObject({ organization: "By Hand" });
  });
});
