import { beforeEach, describe, expect, test } from "vitest";
import { listingsForTest, NOW } from "#checks/listings-for-tests.ts";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { importsForTest, packagesForTest, stored as storedOf } from "#checks/packages-for-tests.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import type { ServiceToStore } from "#server/features/services/service-row.ts";
import { OPENING_MS, openPlace } from "./decide-place.ts";

const STREET = "31 Foxglove Ct";
const PLACE = { address1: STREET, zip: "33177", coordinates: { longitude: -80.191919, latitude: 25.791919 } };

/** Every way in which something could show the place of a listing that a person has said to protect. */
onOneEngine("The place of a protected listing", (open) => {
  const at = listingsForTest(open);
  const admin = () => at.headersOf("ADMINISTRATOR");
  const lead = () => at.headersOf("VOLUNTEER LEAD");
  let service: ServiceToStore;
  let path: string;
  beforeEach(async () => {
    service = await at.storeService({ place: PLACE });
    path = `/services/${service.id}`;
    expect((await put({ isProtected: true })).status).toBe(200);
  });
  const put = (body: object, headers = admin(), to = path) => at.call("PUT", to, headers, body);
  const isHidden = async () => {
    const shown = await at.asGuest(service.id);
    expect(shown).toMatchObject({ isProtected: true, placeShown: "REGION", address1: null, city: "" });
    expect(JSON.stringify(shown)).not.toMatch(/Foxglove|33177|191919/);
  };
  const refused = { status: 400, body: { fields: { isProtected: "withheldPlace" } } };

  describe("is not opened", () => {
    test.each([
      ["the tick", { isProtected: false }],
      ["the tick, with the area", { isProtected: false, addressVisibility: "AREA" }],
      [
        "the tick, with a hidden address, which shows the town",
        { isProtected: false, addressVisibility: "HIDDEN" },
      ],
      [
        "the tick, with another street",
        { isProtected: false, address1: "9 Elm St", location: { coordinates: [-80.2, 25.8] } },
      ],
      ["the tick, with the town", { isProtected: false, placeShown: "TOWN" }],
      ["nothing, of the tick", { isProtected: null }],
    ])("by a save of %s, by any role", async (_, body) => {
      for (const headers of [admin(), lead(), at.headersOf("SUPER USER"), at.owner.headers])
        expect(await put(body, headers)).toMatchObject(refused);
      await isHidden();
    });

    test("by a whole reply that is sent back with the tick changed", async () => {
      const { body } = await at.call("GET", path, admin());
      expect(await put({ ...body, isProtected: false })).toMatchObject(refused);
      expect((await put({ ...body, name: "Another name" })).status).toBe(200);
      await isHidden();
    });

    test("by those who may only propose, and no proposal waits for it", async () => {
      await put({ isProtected: false }, at.headersOf("VOLUNTEER"));
      await isHidden();
      expect((await at.call("GET", path, admin())).body.pending).toBeNull();
    });

    test("by a save of the whole program", async () => {
      expect((await put({ isProtected: false, scope: "PROGRAM" })).status).toBe(400);
      await isHidden();
    });

    test("by the approval of what was proposed before", async () => {
      await put({ name: "Waits" }, at.owner.headers);
      await open().query(
        `update pending_edits set changed = changed || '{isProtected}', facts = jsonb_set(facts, '{isProtected}', 'false')
          where service_id = $1`,
        [service.id],
      );
      const { body } = await at.call<{ services?: string[] }>("POST", "/services/approve-services", lead(), {
        services: [service.id],
      });
      expect(JSON.stringify(body)).toContain(service.id);
      expect((await at.asGuest(service.id)).name).toBe("Waits");
      await isHidden();
    });

    test("by an undo of the tick", async () => {
      const { body } = await at.call<{ id: number }[]>("GET", `${path}/history`, admin());
      const undone = await at.call("POST", `/history/${body[0]?.id}/undo`, admin(), {});
      expect(undone.status).toBe(400);
      await isHidden();
    });

    test("by being deleted and restored", async () => {
      expect((await at.call("DELETE", path, admin())).status).toBeLessThan(300);
      const { body } = await at.call<{ id: number }[]>(
        "GET",
        `/history?thing=SERVICE&thingId=${service.id}`,
        admin(),
      );
      expect((await at.call("POST", `/history/${body[0]?.id}/undo`, admin(), {})).status).toBe(200);
      await isHidden();
    });

    test("by a merge, whichever of the two is kept", async () => {
      const other = await at.storeService({ name: "Owned Hall", place: PLACE });
      const merge = (keep: string, merged: string) =>
        at.call("POST", "/services/merge", admin(), { keep, merge: merged });
      expect((await merge(other.id, service.id)).status).toBe(409);
      expect((await merge(service.id, other.id)).status).toBe(200);
      await isHidden();
    });

    test("by an import or a harvest that stores it, nor by any statement", async () => {
      await storeServices(open(), [service], NOW);
      await isHidden();
      await expect(
        open().query("update services set is_protected = false, city = 'Miami' where id = $1", [service.id]),
      ).rejects.toThrow("protected");
    });

    test("by becoming a service without a place, and getting one again", async () => {
      const remote = { isRemote: true, timeZone: "America/New_York", phone: "(305) 555-0177" };
      expect((await put(remote)).status).toBe(200);
      const shown = await at.asGuest(service.id);
      expect(shown).toMatchObject({ isProtected: false, address1: null });
      const place = { isRemote: false, address1: STREET, city: "Miami", state: "FL", zip: "33177" };
      const location = { coordinates: [-80.191919, 25.791919] };
      expect(await put({ ...place, location })).toMatchObject(refused);
      expect((await put({ ...place, location, isProtected: true })).status).toBe(200);
      await isHidden();
      expect(await put({ isProtected: false })).toMatchObject(refused);
    });

    test("where its owner shows the street", async () => {
      for (const body of [{ decision: "ASK", isSure: true }, { decision: "CONFIRM" }])
        await at.call("POST", `${path}/door`, at.owner.headers, body);
      expect(await put({ isProtected: false })).toMatchObject(refused);
    });
  });

  test("is opened by the request alone, and kept back again by the next tick", async () => {
    for (let time = 0; time < 2; time += 1) {
      await at.call("POST", `${path}/withheld`, at.owner.headers, { decision: "OPEN" });
      await isHidden();
      await openPlace(open(), service.id, NOW + OPENING_MS);
      expect(await at.asGuest(service.id)).toMatchObject({ isProtected: false, address1: STREET });
      expect((await put({ isProtected: true })).status).toBe(200);
      await isHidden();
      expect(await put({ isProtected: false })).toMatchObject(refused);
    }
  });

  test("of a town that is shown stays with the town while it is asked for", async () => {
    await put({ placeShown: "TOWN" });
    await at.call("POST", `${path}/withheld`, lead(), { decision: "OPEN" });
    expect((await put({ name: "Another name" })).status).toBe(200);
    expect((await at.call("GET", path, admin())).body).toMatchObject({
      placeShown: "TOWN",
      isProtected: true,
    });
    await storeServices(open(), [service], NOW);
    expect((await at.call("GET", path, admin())).body).toMatchObject({
      placeShown: "TOWN",
      isProtected: true,
    });
  });

  test("of a listing that waits for its first review is nobody's to open", async () => {
    const waiting = await at.storeService({ isProtected: true, place: PLACE }, { approvedAt: null });
    expect((await put({ isProtected: false }, admin(), `/services/${waiting.id}`)).status).toBe(200);
    const asked = await at.call("POST", `/services/${waiting.id}/withheld`, lead(), { decision: "OPEN" });
    expect(asked.status).toBe(404);
  });
});

onOneEngine("An import of what is protected", (open) => {
  const { asFolder } = packagesForTest();
  const run = importsForTest(open);
  const edition = (name: string, profile: object) => ({
    "datapackage.json": JSON.stringify({ name: "guarded" }),
    "services.csv": `id,organization_id,name,description\n1,,${name},Hot meals every day.\n`,
    "locations.csv": "id,name,latitude,longitude\n1,A,25.7617,-80.1918\n",
    "services_at_location.csv": "id,service_id,location_id\n1,1,1\n",
    "physical_addresses.csv": `id,location_id,address_1,city,state_province,postal_code,country${Object.keys(profile).map((name) => `,${name}`)}\n1,1,100 Main Street,Miami,FL,33101,US${Object.values(profile).map((value) => `,${value}`)}\n`,
  });
  const imported = async (name: string, profile: object = {}) => {
    await run(await asFolder(edition(name, profile)), { source: "guarded" });
    return (await storedOf(open(), "guarded")).get("1");
  };

  test("leaves protected what its source does not mark any more, and hidden what a person has hidden", async () => {
    expect(await imported("Meals", { IsPrivate: "true" })).toMatchObject({
      is_protected: true,
      address1: null,
    });
    expect(await imported("Hot meals")).toMatchObject({
      name: "Hot meals",
      is_protected: true,
      address1: null,
    });
    await open().query("update withheld_places set state = 'HIDDEN'");
    expect(await imported("Warm meals")).toMatchObject({
      name: "Warm meals",
      is_protected: true,
      address1: null,
    });
    await open().query("update services set address_visibility = 'HIDDEN'");
    const hidden = await imported("Soup");
    expect(hidden).toMatchObject({ name: "Soup", is_protected: true, address_visibility: "HIDDEN" });
    expect(JSON.stringify(await open().query("select * from service_places"))).not.toContain("Main Street");
  });
});
