import { describe, expect, test } from "vitest";
import { FORM, listingsForTest, NOW } from "#checks/listings-for-tests.ts";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { addOrganizations } from "#checks/organizations-for-tests.ts";
import { type Files, listedIn, packagesForTest } from "#checks/packages-for-tests.ts";
import type { WithheldPlace } from "#domain/listings/protection/protection-calls.ts";
import { RULE_VERSION } from "#domain/listings/protection/rule-version.ts";
import { newId } from "#server/base/sql/new-id.ts";
import { importPackage } from "#server/features/imports/import-package.ts";
import { SILENT } from "#server/features/imports/progress.ts";
import { noteReview } from "./place-queries.ts";
import { tellOfWithheld } from "./protection-jobs.ts";
import { reviewDirectory } from "./review-directory.ts";
import { coverAllSharedDoors } from "./shared-doors.ts";

const STREET = /Foxglove|33177|191919/;
const PLACE = {
  address1: "31 Foxglove Ct",
  zip: "33177",
  coordinates: { longitude: -80.191919, latitude: 25.791919 },
};
/** The place as a form sends it. */
const SENT = {
  address1: PLACE.address1,
  zip: PLACE.zip,
  location: { coordinates: [PLACE.coordinates.longitude, PLACE.coordinates.latitude] },
};
const BEDS = "Beds for women who flee a violent partner.";

onOneEngine("Other listings at a door that is hidden", (open) => {
  const at = listingsForTest(open, ["en", "es"]);
  const { asFolder } = packagesForTest();
  const queued: { mail: string; serviceId?: string }[] = [];
  const deps = () => ({
    database: open(),
    queueMail: async (_db: unknown, job: { mail: string }) => void queued.push(job),
  });
  const admin = () => at.headersOf("ADMINISTRATOR");
  const organization = async () => {
    const named = { id: newId(NOW), name: "Harbor Aid" };
    await addOrganizations(open(), [named]);
    return named;
  };
  /** Adds a shelter, and the group of that organization behind its door. */
  const both = async (description = "A house.") => {
    const named = await organization();
    const shelter = await at.storeService({ name: "Harbor", description, organization: named, place: PLACE });
    const group = await at.storeService({
      name: "Sewing Circle",
      description: "We sew on Mondays, at 31 Foxglove Court.",
      organization: named,
      place: { ...PLACE, address1: "31 Foxglove Court, Suite 2" },
    });
    return { named, shelter, group };
  };
  const reviewed = async () => {
    await noteReview(open(), { after: null, finishedAt: null, version: RULE_VERSION });
    await reviewDirectory(deps(), NOW);
  };
  const listed = async (id: string) => {
    const { body } = await at.call<WithheldPlace[]>("GET", "/services/withheld?limit=100", admin());
    return body.find((place) => place.id === id);
  };
  const expectHidden = async (id: string) => {
    const shown = await at.asGuest(id);
    expect(shown).toMatchObject({ isProtected: true, placeShown: "REGION", address1: null, city: "" });
    expect(JSON.stringify(shown)).not.toMatch(STREET);
    expect(await listed(id)).toMatchObject({ kind: "WITHHOLD", state: "WITHHELD", reason: "SHARED_DOOR" });
  };

  /** The job notifies owners, since the withholding itself queues no mail, and does so once. */
  const expectToldOnce = async (id: string) => {
    for (const _ of [1, 2]) await tellOfWithheld(deps());
    expect(queued.filter(({ serviceId }) => serviceId === id)).toEqual([
      { mail: "placeWithheld", serviceId: id },
    ]);
  };

  test("are withheld with it by the look through what stands there, and their owners are told", async () => {
    const { shelter, group } = await both(BEDS);
    await reviewed();
    expect(JSON.stringify(await at.asGuest(shelter.id))).not.toMatch(STREET);
    await expectHidden(group.id);
    expect(queued).toContainEqual({ mail: "placeWithheld", serviceId: group.id });
    expect((await at.call("GET", `/services/${group.id}`, at.owner.headers)).body.address1).toBe(
      "31 Foxglove Court, Suite 2",
    );
  });

  test("are withheld by a steward who withholds it", async () => {
    const { shelter, group } = await both(BEDS);
    await at.call("PUT", `/services/${shelter.id}`, admin(), { phone: "3055550102" });
    await noteReview(open(), { after: null, finishedAt: NOW - 1, version: RULE_VERSION });
    await reviewDirectory(deps(), NOW);
    const { status } = await at.call("POST", `/services/${shelter.id}/withheld`, admin(), {
      decision: "WITHHOLD",
    });
    expect(status).toBe(200);
    await expectHidden(group.id);
  });

  test.each([
    ["ticks that it protects people", { isProtected: true }],
    ["hides its address for good", { addressVisibility: "HIDDEN" }],
  ])("are withheld by a form that %s", async (_, form) => {
    const { shelter, group } = await both();
    expect((await at.call("PUT", `/services/${shelter.id}`, admin(), form)).status).toBe(200);
    await expectHidden(group.id);
  });

  test("are proposed where a person has answered before", async () => {
    const { shelter, group } = await both();
    const path = `/services/${group.id}`;
    await open().query("update services set approved_at = null where id = $1", [group.id]);
    for (const isProtected of [true, false])
      expect((await at.call("PUT", path, admin(), { isProtected })).status).toBe(200);
    await at.call("POST", "/services/approve-services", admin(), { services: [group.id] });
    await at.call("PUT", `/services/${shelter.id}`, admin(), { isProtected: true });
    expect((await at.asGuest(group.id)).address1).toBe("31 Foxglove Court, Suite 2");
    expect(await listed(group.id)).toMatchObject({ state: "PROPOSED", reason: "SHARED_DOOR" });
  });

  test("stay where the organization has more than five there, or another street", async () => {
    const { named, shelter, group } = await both();
    const away = await at.storeService({ organization: named });
    for (const name of ["A", "B", "C", "D", "E"])
      await at.storeService({ name, organization: named, place: PLACE });
    await at.call("PUT", `/services/${shelter.id}`, admin(), { isProtected: true });
    expect((await at.asGuest(group.id)).address1).toBe("31 Foxglove Court, Suite 2");
    expect((await at.asGuest(away.id)).address1).toBe("1 Sample Street");
  });

  test("and the organization is described without the street, save to those who may edit it", async () => {
    const { named, shelter } = await both();
    const told = {
      description: "Our house is at 31 Foxglove Court, ZIP 33177.",
      url: "https://maps.google.com/?q=31+Foxglove",
    };
    await at.call("PUT", `/organizations/${named.id}`, admin(), told);
    const exits = [
      `/organizations/${named.id}`,
      `/organizations?_id=${named.id}`,
      `/hsds/organizations/${named.id}`,
      "/hsds/organizations?per_page=100",
      `/hsds/services/${shelter.id}`,
    ];
    const shown = async () =>
      JSON.stringify(await Promise.all(exits.map(async (exit) => (await at.call("GET", exit, {})).body)));
    expect(await shown()).toMatch(STREET);
    const readOrganizationVersion = async () => {
      const { body } = await at.call<{ version: number }>("GET", `/organizations/${named.id}`, {});
      return body.version;
    };
    const before = await readOrganizationVersion();
    await at.call("PUT", `/services/${shelter.id}`, admin(), { isProtected: true });
    expect(await shown()).not.toMatch(STREET);
    // Once for the shelter and once for what is behind its door; not with each save.
    const after = await readOrganizationVersion();
    expect(after).toBeGreaterThan(before);
    await at.call("PUT", `/services/${shelter.id}`, admin(), { description: "Another house." });
    expect(await readOrganizationVersion()).toBe(after);
    const { body } = await at.call<{ key?: string }>("GET", "/organizations?search=description&q=33177", {});
    expect(body).toEqual([]);
    expect((await at.call("GET", `/organizations/${named.id}`, admin())).body).toMatchObject(told);
  });

  test("and nobody finds the organization by its other name that names the street", async () => {
    const { named, shelter } = await both();
    await at.call("PUT", `/organizations/${named.id}`, admin(), { alternateName: "Foxglove Court House" });
    const found = async () =>
      JSON.stringify(
        await Promise.all(
          [
            "/organizations?q=foxglove",
            "/organizations?search=alternateName&q=foxglove%20court",
            "/hsds/organizations?search=foxglove",
          ].map(async (path) => (await at.call("GET", path, {})).body),
        ),
      ).split(named.id).length;
    expect(await found()).toBe(4);
    await at.call("PUT", `/services/${shelter.id}`, admin(), { isProtected: true });
    expect(await found()).toBe(1);
  });

  describe("and the organization's name that names the street", () => {
    const called = async (name: string) => {
      const { named, shelter, group } = await both();
      await at.call("PUT", `/organizations/${named.id}`, admin(), { name });
      const away = await at.storeService({ name: "Soup", organization: { id: named.id, name } });
      return { id: named.id, shelter, group, away };
    };
    const readExits = async ({ id, shelter, away }: Awaited<ReturnType<typeof called>>) =>
      JSON.stringify(
        await Promise.all(
          [
            `/services/${shelter.id}`,
            `/services/${away.id}`,
            "/services?limit=100",
            `/organizations/${id}`,
            "/organizations?q=foxglove",
            `/hsds/organizations/${id}?full=true`,
            `/hsds/services/${away.id}`,
          ].map(async (path) => (await at.call("GET", path, {})).body),
        ),
      );

    test.each([
      ["protected", { isProtected: true }],
      ["hidden for good", { addressVisibility: "HIDDEN" }],
    ])("is without it in every exit once it is %s", async (_, form) => {
      const all = await called("31 Foxglove Court Mission");
      expect(await readExits(all)).toMatch(/31 Foxglove Court Mission/u);
      expect((await at.call("PUT", `/services/${all.shelter.id}`, admin(), form)).status).toBe(200);
      const exits = await readExits(all);
      expect(exits).not.toMatch(/Foxglove Court Mission/u);
      expect(exits).toContain('"name":"Mission"');
      const [row] = await open().query<{ before: unknown }>(
        "select before from history where thing = 'ORGANIZATION' and thing_id = $1 and actor_role = 'SYSTEM'",
        [all.id],
      );
      expect(row?.before).toEqual({ name: "31 Foxglove Court Mission" });
    });

    test("is so after the daily look, where nothing else was stored", async () => {
      const all = await called("Mission");
      await at.call("PUT", `/services/${all.shelter.id}`, admin(), { isProtected: true });
      await at.call("PUT", `/organizations/${all.id}`, admin(), { name: "Mission on Foxglove Court" });
      await coverAllSharedDoors(deps(), NOW);
      expect(await readExits(all)).not.toMatch(/Mission on Foxglove/u);
    });
  });

  describe("later", () => {
    const hidden = async () => {
      const { named, shelter } = await both();
      await at.call("PUT", `/services/${shelter.id}`, admin(), { isProtected: true });
      return named;
    };

    test("one that is added is withheld at once", async () => {
      const named = await hidden();
      const form = { ...FORM, ...SENT, organization: { id: named.id } };
      const sent = await at.call<{ id: string }>("POST", "/services", admin(), form);
      expect(sent.status).toBe(200);
      await expectHidden(sent.body.id);
    });

    test("one that moves there is withheld, and one that waited when it is approved", async () => {
      const named = await hidden();
      const moving = await at.storeService({ organization: named });
      expect((await at.call("PUT", `/services/${moving.id}`, admin(), SENT)).status).toBe(200);
      await expectHidden(moving.id);
      const waiting = await at.storeService({ organization: named, place: PLACE }, { approvedAt: null });
      await at.call("POST", "/services/approve-services", admin(), { services: [waiting.id] });
      await expectHidden(waiting.id);
    });

    test("nobody finds it by publishing at street after street", async () => {
      const named = await hidden();
      const trusted = await at.headersOf("AUTO USER");
      const form = { ...FORM, ...SENT, organization: { id: named.id } };
      const sent = await at.call<{ id: string }>("POST", "/services", trusted, form);
      expect(sent.status).toBe(200);
      const own = async (id: string) => (await at.call("GET", `/services/${id}`, trusted)).body;
      expect(await own(sent.body.id)).toMatchObject({ reviewState: "WAITING", isProtected: false });
      const hall = await at.call<{ id: string }>("POST", "/services", trusted, FORM);
      expect((await own(hall.body.id)).reviewState).toBe("PUBLIC");
      const moved = { ...SENT, organization: { id: named.id } };
      expect((await at.call("PUT", `/services/${hall.body.id}`, trusted, moved)).status).toBe(200);
      expect(await own(hall.body.id)).toMatchObject({ reviewState: "EDIT_WAITING", isProtected: false });
      expect(await at.asGuest(hall.body.id)).toMatchObject({ isProtected: false, organization: null });
      // At another door it is public right away.
      const other = await organization();
      const there = { ...FORM, ...SENT, organization: { id: other.id } };
      await at.storeService({ organization: other });
      const open1 = await at.call<{ id: string }>("POST", "/services", trusted, there);
      expect((await own(open1.body.id)).reviewState).toBe("PUBLIC");
    });

    test("one that comes back is withheld", async () => {
      const { shelter, group } = await both();
      await at.call("DELETE", `/services/${group.id}`, admin());
      await at.call("PUT", `/services/${shelter.id}`, admin(), { isProtected: true });
      queued.length = 0;
      await at.call("POST", `/services/${group.id}/restore`, admin());
      await expectHidden(group.id);
      await expectToldOnce(group.id);
    });

    test("what a package brought before is withheld when its shelter comes", async () => {
      const places: Files = {
        "organizations.csv": "id,name,description\n1,Cove Aid,We help.\n",
        "locations.csv": "id,service_id,latitude,longitude\n1,1,25.7617,-80.1918\n2,2,25.7617,-80.1918\n",
        "services_at_location.csv": "id,service_id,location_id\n1,1,1\n2,2,2\n",
        "physical_addresses.csv":
          "location_id,address_1,city,state_province\n1,31 Foxglove Ct,Miami,FL\n2,31 Foxglove Court,Miami,FL\n",
      };
      const services = (lines: string): Files => ({
        ...places,
        "services.csv": `id,organization_id,name,description\n${lines}\n`,
      });
      const imported = async (files: Files) =>
        importPackage(open(), await asFolder(files), NOW, {
          ...{ isDryRun: false, source: "cove", progress: SILENT, setAside: listedIn([]) },
        });
      await imported(services("2,1,Sewing Circle,We sew."));
      const findId = async (externalId: string) => {
        const [row] = await open().query<{ id: string }>(
          "select service_id as id from service_sources where source = 'cove' and external_id like $1",
          [`${externalId}%`],
        );
        return row?.id ?? "";
      };
      const group = await findId("2");
      expect((await at.asGuest(group)).address1).toBe("31 Foxglove Court");
      await open().query("update services set owner_id = $2 where id = $1", [group, at.owner.user.id]);
      queued.length = 0;
      await imported(services(`1,1,Cove,${BEDS}`));
      expect((await at.asGuest(await findId("1"))).address1).toBeNull();
      await expectHidden(group);
      await expectToldOnce(group);
      // Again, it stays so, and its words too.
      await imported(services(`1,1,Cove,${BEDS}\n2,1,Sewing Circle,We sew at 31 Foxglove Court.`));
      await expectHidden(group);
    });

    test("the owner of a listing that an import comes to withhold is told once", async () => {
      const imported = async (description: string) =>
        importPackage(
          open(),
          await asFolder({
            "services.csv": `id,name,description,address_1,city,state_province\n1,Reef,${description},44 Elm St,Miami,FL\n`,
          }),
          NOW,
          { isDryRun: false, source: "reef", progress: SILENT, setAside: listedIn([]) },
        );
      await imported("A house.");
      const [row] = await open().query<{ id: string }>(
        "update services s set owner_id = $1 from service_sources r where r.service_id = s.id and r.source = 'reef' returning s.id",
        [at.owner.user.id],
      );
      queued.length = 0;
      await imported(BEDS);
      expect((await at.asGuest(row?.id ?? "")).address1).toBeNull();
      await expectToldOnce(row?.id ?? "");
      await imported(`${BEDS} Call us.`);
      await expectToldOnce(row?.id ?? "");
    });

    test("and of one that an undone merge brings back", async () => {
      const { shelter, group } = await both();
      const twin = await at.storeService({ name: "Sewing" });
      const merged = await at.call<{ id: string }>("POST", "/services/merge", admin(), {
        keep: twin.id,
        merge: group.id,
        fields: {},
      });
      expect(merged.status).toBe(200);
      await at.call("PUT", `/services/${shelter.id}`, admin(), { isProtected: true });
      queued.length = 0;
      expect((await at.call("POST", `/services/merges/${merged.body.id}/undo`, admin(), {})).status).toBe(
        200,
      );
      await expectHidden(group.id);
      await expectToldOnce(group.id);
    });

    test("what was hidden before the rule was there is looked through", async () => {
      const { shelter, group } = await both();
      const { approvedAt: _, ...rest } = shelter.metadata;
      const facts = { ...shelter.facts, isProtected: true, placeShown: "REGION" as const };
      await at.storeService({ ...facts, organization: group.facts.organization ?? null }, rest);
      expect((await at.asGuest(group.id)).address1).not.toBeNull();
      await coverAllSharedDoors(deps(), NOW);
      await expectHidden(group.id);
    });
  });
});
