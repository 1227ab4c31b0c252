import { beforeEach, expect, test } from "vitest";
import { FORM, listingsForTest, NOW } from "#checks/listings-for-tests.ts";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { addOrganizations } from "#checks/organizations-for-tests.ts";
import { listedIn, packagesForTest } from "#checks/packages-for-tests.ts";
import { newId } from "#server/base/sql/new-id.ts";
import { importPackage } from "#server/features/imports/import-package.ts";
import { SILENT } from "#server/features/imports/progress.ts";
import { openPlace } from "./decide-place.ts";
import { tellOfWithheld } from "./protection-jobs.ts";
import { reviewDirectory } from "./review-directory.ts";
import { coverAllSharedDoors } from "./shared-doors.ts";

const STREET = /Foxglove/iu;
const DOOR = { address1: "31 Foxglove Ct", zip: "33177" };
/** Words in which another listing names the door. */
const WORDS = {
  description: "Our house is at 31 Foxglove Court.",
  descriptionEs: "Nuestra casa está en 31 Foxglove Ct.",
  howToApply: "Ring at Foxglove Court.",
  criticalDescription: "Tonight at 31 Foxglove Ct.",
  isCriticalHeader: true,
  isCriticalNeverExpire: true,
  website: "https://31foxglove.example",
};

onOneEngine("What other listings of an organization say of a door that is hidden", (open) => {
  const at = listingsForTest(open, ["en", "es"]);
  const { asFolder } = packagesForTest();
  const queued: { mail: string; serviceId?: string }[] = [];
  const deps = () => ({
    database: open(),
    queueMail: async (_db: unknown, job: { mail: string }) => void queued.push(job),
  });
  const admin = () => at.headersOf("ADMINISTRATOR");
  beforeEach(() => {
    queued.length = 0;
    // A pack is cached for a minute.
    at.app.now += 120_000;
  });

  const organization = async () => {
    const named = { id: newId(NOW), name: "Harbor Aid" };
    await addOrganizations(open(), [named]);
    return named;
  };
  const added = async (form: object) => {
    const sent = await at.call<{ id: string }>("POST", "/services", admin(), { ...FORM, ...form });
    expect(sent.status).toBe(200);
    return sent.body.id;
  };
  const change = async (id: string, form: object, headers = admin()) =>
    expect((await at.call("PUT", `/services/${id}`, headers, form)).status).toBe(200);
  /** A shelter, and a listing elsewhere that names its street. */
  const both = async (words: object = WORDS) => {
    const named = await organization();
    const shelter = await added({ ...DOOR, name: "Harbor", organization: { id: named.id } });
    const pantry = await added({ ...words, name: "Pantry", organization: { id: named.id } });
    return { named, shelter, pantry };
  };
  /** Whatever of a reply is about this service. */
  const about = (id: string, value: unknown): unknown[] => {
    if (Array.isArray(value)) return value.flatMap((one) => about(id, one));
    if (typeof value !== "object" || value === null) return [];
    if (("id" in value && value.id === id) || ("_id" in value && value._id === id)) return [value];
    return Object.values(value).flatMap((one) => about(id, one));
  };
  const readExits = async (id: string) => {
    const near = FORM.location.coordinates.join("|");
    const paths = [
      `/services/${id}`,
      `/services/${id}?lang=es`,
      `/services?filter=_id&_id=${id}`,
      "/services?limit=100&q=foxglove",
      "/services?limit=100&q=foxglove&lang=es",
      `/hsds/services/${id}`,
      "/hsds/services?full=true&per_page=100",
      `/city-pack?nearCoordinate=${near}`,
    ];
    const replies = await Promise.all(paths.map(async (path) => (await at.call("GET", path, {})).body));
    return replies.map((body) => ({ found: about(id, body).length, text: JSON.stringify(about(id, body)) }));
  };
  const expectNamed = async (id: string) => {
    const exits = await readExits(id);
    expect(exits.filter(({ text }) => STREET.test(text)).length).toBe(exits.length);
  };
  const expectUnnamed = async (id: string) => {
    const exits = await readExits(id);
    expect(exits.map(({ text }) => text).join()).not.toMatch(STREET);
    // It is there as before, save where its street is searched for.
    expect(exits.map(({ found }) => found > 0)).toEqual([true, true, true, false, false, true, true, true]);
  };

  test.each([
    ["ticked", { isProtected: true }],
    ["hidden for good", { addressVisibility: "HIDDEN" }],
  ])("is gone from every exit once it is %s, and their owner is told", async (_, form) => {
    const { shelter, pantry } = await both();
    await open().query("update services set owner_id = $2 where id = $1", [pantry, at.owner.user.id]);
    await expectNamed(pantry);
    at.app.now += 120_000;
    await change(shelter, form);
    await expectUnnamed(pantry);
    expect((await at.asGuest(pantry)).address1).toBe(FORM.address1);
    expect(at.mails()).toContainEqual({ mail: "streetInWords", serviceId: pantry });
    const [row] = await open().query<{ before: { description: string } }>(
      "select before from history where thing_id = $1 and actor_role = 'SYSTEM'",
      [pantry],
    );
    expect(row?.before.description).toBe(WORDS.description);
  });

  test("is gone by the daily look, which tells once and is done", async () => {
    const { shelter, pantry } = await both();
    await change(shelter, { isProtected: true });
    await open().query("update services set description = $2, version = version + 1 where id = $1", [
      pantry,
      WORDS.description,
    ]);
    for (const _ of [1, 2]) await coverAllSharedDoors(deps(), NOW);
    await expectUnnamed(pantry);
    expect(queued.filter(({ serviceId }) => serviceId === pantry)).toEqual([
      { mail: "streetInWords", serviceId: pantry },
    ]);
  });

  test("stays where the listing stands at that door, or the organization shows it", async () => {
    const named = await organization();
    const sites = await Promise.all(
      ["A", "B", "C", "D", "E", "F"].map((name) =>
        added({ ...DOOR, ...WORDS, name, organization: { id: named.id } }),
      ),
    );
    const away = await added({ ...WORDS, organization: { id: named.id } });
    const shelter = await added({ ...DOOR, name: "Harbor", organization: { id: named.id } });
    await change(shelter, { isProtected: true });
    for (const id of [...sites.slice(0, 1), away])
      expect((await at.asGuest(id)).description).toBe(WORDS.description);
    expect(JSON.stringify(await at.asGuest(shelter))).not.toMatch(STREET);
  });

  test("is in no exit where it is written later, by an edit, a new listing or an approval", async () => {
    const { named, shelter, pantry } = await both({});
    await change(shelter, { isProtected: true });
    await change(pantry, WORDS);
    await expectUnnamed(pantry);
    at.app.now += 120_000;
    await expectUnnamed(await added({ ...WORDS, organization: { id: named.id } }));
    const waiting = await at.storeService(
      { organization: named, description: WORDS.description },
      { approvedAt: null },
    );
    await at.call("POST", "/services/approve-services", admin(), { services: [waiting.id] });
    expect(JSON.stringify(await at.asGuest(waiting.id))).not.toMatch(STREET);
  });

  test("is in no exit where a listing comes back, or is approved with an edit", async () => {
    const { shelter, pantry } = await both();
    await at.call("DELETE", `/services/${pantry}`, admin());
    await change(shelter, { isProtected: true });
    expect((await at.call("POST", `/services/${pantry}/restore`, admin())).status).toBe(200);
    await expectUnnamed(pantry);
    await open().query("update services set owner_id = $2 where id = $1", [pantry, at.owner.user.id]);
    await tellOfWithheld(deps());
    expect(queued).toContainEqual({ mail: "streetInWords", serviceId: pantry });
    await change(pantry, { description: WORDS.description }, at.owner.headers);
    await at.call("POST", "/services/approve-services", admin(), { services: [pantry] });
    expect((await at.asGuest(pantry)).description).toBe("Our house is at […].");
  });

  test("is in no exit where an approval, or a merge, is undone, or a place that said it is opened", async () => {
    const { named, shelter, pantry } = await both({ description: WORDS.description });
    await open().query("update services set owner_id = $2 where id = $1", [pantry, at.owner.user.id]);
    await change(pantry, { description: "Soup." }, at.owner.headers);
    const approve = "/services/approve-services";
    await at.call("POST", approve, admin(), { services: [pantry] });
    const closet = await added({ ...WORDS, name: "Closet", organization: { id: named.id } });
    const twin = await at.storeService({ name: "Closet" });
    const merge = { keep: twin.id, merge: closet, fields: {} };
    const merged = await at.call<{ id: string }>("POST", "/services/merge", admin(), merge);
    // It is withheld, with its words, and what it said comes back with its place.
    const refuge = await at.storeService({
      name: "Refuge",
      description: "Beds for women who flee a violent partner. Laundry: 31 Foxglove Ct and 8 Elm St.",
      organization: named,
      place: { address1: "8 Elm St" },
    });
    await reviewDirectory(deps(), NOW);
    await change(shelter, { isProtected: true });

    await at.call("POST", "/services/undo-approvals", admin(), { services: [pantry] });
    expect((await at.asGuest(pantry)).description).toBe("Our house is at […].");
    expect((await at.call("POST", `/services/merges/${merged.body.id}/undo`, admin(), {})).status).toBe(200);
    expect(JSON.stringify(await at.asGuest(closet))).not.toMatch(STREET);
    for (const headers of [admin(), at.headersOf("VOLUNTEER LEAD")])
      await at.call("POST", `/services/${refuge.id}/withheld`, headers, { decision: "OPEN" });
    await openPlace(open(), refuge.id, at.app.now + 86_400_000);
    expect((await at.asGuest(refuge.id)).description).toMatch(/Laundry: \[…\] and/u);
  });

  test("is in no exit where an import says it, before the shelter or after it", async () => {
    const imported = async (lines: string) =>
      importPackage(
        open(),
        await asFolder({
          "organizations.csv": "id,name,description\n1,Cove Aid,We help.\n",
          "locations.csv": "id,service_id,latitude,longitude\n1,1,25.7617,-80.1918\n2,2,25.7617,-80.1918\n",
          "services_at_location.csv": "id,service_id,location_id\n1,1,1\n2,2,2\n",
          "physical_addresses.csv":
            "location_id,address_1,city,state_province\n1,31 Foxglove Ct,Miami,FL\n2,9 Elm St,Miami,FL\n",
          "services.csv": `id,organization_id,name,description\n${lines}\n`,
        }),
        NOW,
        { isDryRun: false, source: "cove-words", progress: SILENT, setAside: listedIn([]) },
      );
    const shelter = "1,1,Cove,Beds for women who flee a violent partner.";
    await imported("2,1,Pantry,Our house is at 31 Foxglove Court.");
    const [row] = await open().query<{ id: string }>(
      "select service_id as id from service_sources where source = 'cove-words'",
    );
    const pantry = row?.id ?? "";
    expect(JSON.stringify(await at.asGuest(pantry))).toMatch(STREET);
    await imported(`2,1,Pantry,Our house is at 31 Foxglove Court.\n${shelter}`);
    const shown = async () => JSON.stringify(await at.asGuest(pantry));
    expect(await shown()).not.toMatch(STREET);
    const versions = async () =>
      open().query("select 1 from history where thing_id = $1 and actor_role = 'SYSTEM'", [pantry]);
    const before = (await versions()).length;
    await imported(`2,1,Pantry,The house is at 31 Foxglove Court.\n${shelter}`);
    expect(await shown()).toContain("The house is at […].");
    // The import itself has stored it so: nothing was public, and no mail tells of it again.
    expect((await versions()).length).toBe(before);
  });

  test("does not tell the street to those who write street after street", async () => {
    const { named, shelter } = await both({});
    await change(shelter, { isProtected: true });
    const trusted = await at.headersOf("AUTO USER");
    const hall = await at.call<{ id: string }>("POST", "/services", trusted, FORM);
    await change(hall.body.id, { organization: { id: named.id } });
    await change(hall.body.id, { description: WORDS.description }, trusted);
    const { body } = await at.call("GET", `/services/${hall.body.id}`, trusted);
    expect(body).toMatchObject({ reviewState: "EDIT_WAITING" });
    expect((await at.asGuest(hall.body.id)).description).toBe(FORM.description);
    const sent = await at.call<{ id: string }>("POST", "/services", trusted, {
      ...FORM,
      description: WORDS.description,
      organization: { id: named.id },
    });
    const own = (await at.call("GET", `/services/${sent.body.id}`, trusted)).body;
    expect(own).toMatchObject({ reviewState: "WAITING", description: WORDS.description });
  });
});
