import { describe, expect, test } from "vitest";
import { FORM, listingsForTest, NOW } from "#checks/listings-for-tests.ts";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { everyDay, serviceForTest } from "#checks/services-for-tests.ts";
import type { ListedService } from "#domain/services/public-service.ts";
import { OPENING_MS, openPlace } from "#server/features/listings/protection/decide-place.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { storePlaces } from "#server/features/places/store-places.ts";
import { refreshRegions } from "./refresh-regions.ts";

const STREET = /Foxglove|33177|191919/;
const DOOR = {
  address1: "31 Foxglove Ct",
  address2: "Foxglove door",
  zip: "33177",
  location: { coordinates: [-80.191919, 25.791919] },
};

onOneEngine("Protected listings", (open) => {
  const at = listingsForTest(open);
  /** Everything that the database has of services. */
  const stored = async () =>
    JSON.stringify(
      await Promise.all(
        ["services", "service_places", "pending_edits", "history"].map((table) =>
          open().query(`select to_jsonb(t)::text as row from ${table} t`),
        ),
      ),
    );

  describe("of a hidden address", () => {
    test("the street is not asked for, and is discarded and named where it is sent", async () => {
      const { address1: _, zip: __, location, ...form } = FORM;
      const admin = at.headersOf("ADMINISTRATOR");
      const hidden = { ...form, addressVisibility: "HIDDEN" };
      const sent = await at.call("POST", "/services", admin, { ...hidden, ...DOOR });
      expect(sent.status).toBe(200);
      expect(sent.body).toMatchObject({
        addressVisibility: "HIDDEN",
        isProtected: true,
        placeShown: "REGION",
        address1: null,
        zip: null,
        discarded: ["address1", "address2", "zip", "location"],
      });
      const without = await at.call("POST", "/services", admin, { ...hidden, location });
      expect([without.status, without.body.discarded]).toEqual([200, ["location"]]);
      // A form may be sent again as it came back.
      const again = await at.call("PUT", `/services/${sent.body.id}`, admin, { ...sent.body, name: "Again" });
      expect(again).toMatchObject({ status: 200, body: { name: "Again" } });
      expect(again.body.discarded).toBeUndefined();
      expect(await stored()).not.toMatch(STREET);
    });

    test("what was stored before it was hidden is forgotten, in the history and in what waits too", async () => {
      for (const who of [at.headersOf("ADMINISTRATOR"), at.owner.headers]) {
        const service = await at.storeService();
        const path = `/services/${service.id}`;
        const admin = at.headersOf("ADMINISTRATOR");
        expect((await at.call("PUT", path, admin, DOOR)).status).toBe(200);
        expect((await at.call("PUT", path, at.owner.headers, { address2: "Foxglove gate" })).status).toBe(
          200,
        );
        expect(await stored()).toMatch(STREET);
        expect((await at.call("PUT", path, who, { addressVisibility: "HIDDEN" })).body).toMatchObject({
          addressVisibility: "HIDDEN",
          isProtected: true,
        });
        expect(await stored()).not.toMatch(STREET);
        // The history still cannot be changed otherwise.
        for (const change of ["action = 'CREATE'", `after = '{"name": "x"}'`, "thing_id = 'x'"])
          await expect(
            open().query(`update history set ${change} where thing_id = '${service.id}'`),
          ).rejects.toThrow("never changed");
      }
    });
  });

  describe("whose words name the place that a save hides", () => {
    const SAID = "Rooms at 12 Larkspur Ct, behind the gate.";
    const named = async (sourceDescription: string | null = null) =>
      at.storeService({
        description: SAID,
        sourceDescription,
        website: "https://sampleton.example",
        serviceSummary: "Rooms",
        place: { address1: "12 Larkspur Ct", city: "Sampleton", zip: "33155" },
      });

    test.each([
      ["protects", { isProtected: true }],
      ["shows its area alone", { addressVisibility: "AREA" }],
      ["hides", { addressVisibility: "HIDDEN" }],
    ])("its owner %s it, and takes them out at once; what is else new waits", async (_, hiding) => {
      const { id } = await named(`${SAID} Ring twice.`);
      const change = { ...hiding, description: "Rooms.", serviceSummary: "Rooms for women" };
      const saved = await at.call("PUT", `/services/${id}`, at.owner.headers, change);
      expect(saved).toMatchObject({ status: 200, body: { pending: { changed: ["serviceSummary"] } } });
      const seen = await at.asGuest(id);
      expect(seen).toMatchObject({ description: "Rooms.", sourceDescription: null, serviceSummary: "Rooms" });
      expect(JSON.stringify(seen)).not.toContain("Larkspur");
    });

    test("a host with the town's name goes at once where the region alone is shown", async () => {
      const { id } = await named();
      const change = { isProtected: true, website: null, description: `${SAID} Call.` };
      await at.call("PUT", `/services/${id}`, at.owner.headers, change);
      const seen = await at.asGuest(id);
      // Texts that still name the street are public without it.
      expect([seen.website, seen.description]).toEqual([null, "Rooms at […], behind the gate. Call."]);
    });

    test("words that wait and name it are for those who may edit", async () => {
      const { id } = await named();
      const admin = at.headersOf("ADMINISTRATOR");
      await at.call("PUT", `/services/${id}`, admin, { isProtected: true, description: "Rooms." });
      const proposal = { description: "Behind Larkspur Ct.", serviceSummary: "Rooms for women" };
      await at.call("PUT", `/services/${id}`, at.owner.headers, proposal);
      const readPending = async (role: string) =>
        (await at.call("GET", `/services/${id}`, at.headersOf(role))).body["pending"];
      expect(await readPending("VOLUNTEER LEAD")).toMatchObject({
        changed: ["serviceSummary", "description"],
      });
      expect(await readPending("VOLUNTEER")).toMatchObject({ changed: ["serviceSummary"] });
      expect(JSON.stringify(await readPending("VOLUNTEER"))).not.toContain("Larkspur");
    });

    test("earlier words are for those who may edit: in no history, undo or proposal of others", async () => {
      const { id } = await named();
      const admin = at.headersOf("ADMINISTRATOR");
      await at.call("PUT", `/services/${id}`, admin, { isProtected: true, description: "Rooms." });
      const history = async (role: string) =>
        JSON.stringify((await at.call("GET", `/services/${id}/history`, at.headersOf(role))).body);
      expect(await history("VOLUNTEER LEAD")).toContain("Larkspur");
      expect(await history("VOLUNTEER")).not.toContain("Larkspur");
      const [change] = await open().query<{ id: number }>(
        "select id from history where thing_id = $1 and action = 'EDIT'",
        [id],
      );
      const undone = await at.call("POST", `/history/${change?.id}/undo`, at.headersOf("VOLUNTEER"), {});
      expect(JSON.stringify(undone.body)).not.toContain("Larkspur");
      expect(await at.asGuest(id)).toMatchObject({ isProtected: true, description: "Rooms." });
    });
  });

  test("an import, too, deletes the street from an edit that waits", async () => {
    const service = await at.storeService({ place: { address1: "31 Foxglove Ct", zip: "33177" } });
    await at.call("PUT", `/services/${service.id}`, at.owner.headers, { name: "Waits" });
    const ofService = async () => (await stored()).match(STREET);
    expect(await ofService()).not.toBeNull();
    const { facts } = service;
    const place = { ...facts.place, visibility: "HIDDEN" as const };
    await storeServices(open(), [{ ...service, facts: { ...facts, place } }], NOW);
    expect(await ofService()).toBeNull();
  });

  test("protection is implied by hiding until someone decides otherwise", async () => {
    const service = await at.storeService();
    const path = `/services/${service.id}`;
    const admin = at.headersOf("ADMINISTRATOR");
    const put = async (body: object) => (await at.call("PUT", path, admin, body)).body;
    expect((await at.asGuest(service.id)).isProtected).toBe(false);
    const { version } = await put({ name: "Refuge" });
    // An older client sends back what it received.
    expect(await put({ isProtected: false, addressVisibility: "HIDDEN" })).toMatchObject({
      isProtected: true,
    });
    // Who says otherwise asks for it: the town would be public.
    expect(await put({ isProtected: false })).toMatchObject({ fields: { isProtected: "withheldPlace" } });
    expect(await at.asGuest(service.id)).toMatchObject({ addressVisibility: "HIDDEN", city: "" });
    await at.call("POST", `${path}/withheld`, at.owner.headers, { decision: "OPEN" });
    await openPlace(open(), service.id, NOW + OPENING_MS);
    expect(await at.asGuest(service.id)).toMatchObject({ addressVisibility: "HIDDEN", city: "Sampleton" });
    expect(await put({ name: "Other" })).toMatchObject({ isProtected: false });
    expect(version).toBeGreaterThan(1);
  });

  test("beds are in no history, origin, undo or pending edit for those who may only propose", async () => {
    const facts = { type: ["SHELTER"], isProtected: true, totalBeds: 11, availableBeds: 1 } as const;
    const { id } = await at.storeService({ ...facts, type: ["SHELTER"] });
    const admin = at.headersOf("ADMINISTRATOR");
    expect((await at.call("PUT", `/services/${id}`, admin, { totalBeds: 77 })).status).toBe(200);
    expect((await at.call("PUT", `/services/${id}`, at.owner.headers, { totalBeds: 79 })).status).toBe(200);
    const read = async (role: string) => {
      const headers = at.headersOf(role);
      const [whole, history, origins] = await Promise.all(
        ["", "/history", "/facts"].map((path) => at.call<object>("GET", `/services/${id}${path}`, headers)),
      );
      return JSON.stringify([whole?.body, history?.body, origins?.body]);
    };
    const [change] = await open().query<{ id: number }>(
      "select id from history where thing_id = $1 and action = 'EDIT'",
      [id],
    );
    expect(await read("VOLUNTEER LEAD")).toMatch(/"totalBeds":7[79]/);
    expect(await read("VOLUNTEER")).not.toMatch(/Beds":[17]|"(?:total|available)Beds"[\],]/);
    const undone = await at.call("POST", `/history/${change?.id}/undo`, at.headersOf("VOLUNTEER"), {});
    expect(JSON.stringify(undone.body)).not.toContain("Beds");
  });

  describe("with the town shown", () => {
    const city = { geoNamesId: null, otherNames: [], state: "FL", county: "", inCounty: "Towns" };
    const stored = async (facts: Parameters<typeof at.storeService>[0]) => {
      await storePlaces(open(), "towns", new Uint8Array(32), () => ({
        cities: [
          { ...city, name: "Largeton", population: 50_000, longitude: -80, latitude: 26 },
          { ...city, name: "Smallton", population: 49_999, longitude: -81, latitude: 27 },
        ],
        areas: [{ code: "33101", longitude: -80.1, latitude: 26.1 }],
        counties: [{ state: "FL", name: "Towns", longitude: -80.5, latitude: 26.5 }],
      }));
      return at.storeService({ isProtected: true, placeShown: "TOWN", ...facts });
    };
    const NO_DOOR = { address1: null, address2: null, zip: null, location: { coordinates: [] } };

    test.each(["EXACT", "AREA", "HIDDEN"] as const)(
      "the town is public at most, with %s",
      async (visibility) => {
        const large = await stored({
          place: { city: "Largeton", visibility },
          totalBeds: 5,
          availableBeds: 1,
        });
        expect(await at.asGuest(large.id)).toMatchObject({
          ...NO_DOOR,
          placeShown: "TOWN",
          city: "Largeton",
          totalBeds: null,
        });
      },
    );

    test("of a small or unknown town the region is", async () => {
      for (const [name, region] of [
        ["Smallton", "Towns County, FL"],
        ["Nowhereton", null],
      ]) {
        const small = await stored({ place: { city: name ?? "" } });
        const shown = await at.asGuest(small.id);
        expect(shown).toMatchObject({ ...NO_DOOR, placeShown: "REGION", city: "", region });
        expect(JSON.stringify(shown)).not.toContain(name);
        // Its provider's answer stays, for the day on which the town is larger.
        const { body } = await at.call("GET", `/services/${small.id}`, at.owner.headers);
        expect(body).toMatchObject({ placeShown: "TOWN", city: name, address1: "1 Sample Street" });
        const saved = await at.call("PUT", `/services/${small.id}`, at.headersOf("ADMINISTRATOR"), { name });
        expect(saved.body).toMatchObject({ placeShown: "TOWN" });
        expect(await at.asGuest(small.id)).toMatchObject({ placeShown: "REGION", city: "" });
      }
    });

    test.each(["Largeton", "Smallton"])(
      "a row of a list that is sent back changes nothing: %s",
      async (name) => {
        const { id } = await stored({ place: { city: name } });
        const admin = at.headersOf("ADMINISTRATOR");
        const [row] = (await at.call<object[]>("GET", `/services?filter=_id&_id=${id}`, admin)).body;
        expect((await at.call("PUT", `/services/${id}`, admin, row)).status).toBe(200);
        const { body } = await at.call("GET", `/services/${id}`, admin);
        expect(body).toMatchObject({
          placeShown: "TOWN",
          city: name,
          address1: "1 Sample Street",
          zip: "33101",
          location: { coordinates: [-80.19362, 25.774173] },
        });
      },
    );

    test("another street moves nothing that the public has", async () => {
      const { id } = await stored({ place: { city: "Largeton" } });
      const seen = async () =>
        Promise.all(
          [`/services/${id}`, `/services?filter=_id&_id=${id}`, `/hsds/services/${id}`].map(
            async (path) => (await at.call("GET", path, {})).body,
          ),
        );
      const before = await seen();
      const moved = { address1: "9 Else Street", zip: "33102", location: { coordinates: [-80.3, 25.9] } };
      const { status } = await at.call("PUT", `/services/${id}`, at.headersOf("ADMINISTRATOR"), moved);
      expect(status).toBe(200);
      expect(await seen()).toEqual(before);
    });

    test("the town is found once the gazetteer knows that it is large", async () => {
      const { id } = await stored({ place: { city: "Laterton" } });
      expect(await at.asGuest(id)).toMatchObject({ city: "", placeShown: "REGION" });
      await storePlaces(open(), "later", new Uint8Array(32), () => ({
        cities: [{ ...city, name: "Laterton", population: 60_000, longitude: -80, latitude: 26 }],
        areas: [],
        counties: [],
      }));
      await refreshRegions(open().bulk, NOW);
      expect(await at.asGuest(id)).toMatchObject({ city: "Laterton", placeShown: "TOWN", address1: null });
    });
  });

  test("there are no kudos, and which device wanted to give one is not stored", async () => {
    const service = await at.storeService({}, { likes: 7 });
    const path = `/services/${service.id}`;
    expect((await at.call("POST", `${path}/likes`, {})).body).toMatchObject({ likes: 8 });
    await at.call("PUT", path, at.headersOf("ADMINISTRATOR"), { isProtected: true });
    const reply = await at.call("POST", `${path}/likes`, {});
    expect(reply).toMatchObject({ status: 200, body: { likes: 0 } });
    expect(await open().query("select from kudos where service_id = $1", [service.id])).toEqual([]);
    await at.call("POST", `${path}/withheld`, at.owner.headers, { decision: "OPEN" });
    await openPlace(open(), service.id, NOW + OPENING_MS);
    expect(await at.asGuest(service.id)).toMatchObject({ isProtected: false, likes: 0 });
  });

  describe("is never first", () => {
    const area = Array.from({ length: 6 }, (_, n) =>
      serviceForTest(
        {
          name: `Row ${n}`,
          type: ["WORK"],
          isProtected: n < 4,
          placeShown: "TOWN",
          place: { city: `Rowton ${n}`, coordinates: { longitude: -81 - n / 100, latitude: 25 } },
        },
        { createdAt: NOW - n * 60_000, likes: n < 4 ? 0 : n },
      ),
    );
    const names = async (query: string) =>
      (await at.call<ListedService[]>("GET", `/services?type=WORK&${query}`, {})).body.map(
        ({ name }) => name,
      );

    test("while another row matches, however the list is ordered and cut into pages", async () => {
      // A protected listing is ordered by its town.
      await storePlaces(open(), "rows", new Uint8Array(32), () => ({
        cities: area.map(({ facts: { place } }, n) => ({
          ...{ geoNamesId: null, otherNames: [], state: "FL", county: "", population: 50_000 },
          ...{ name: place.city, longitude: -81 - n / 100, latitude: 25 },
        })),
        areas: [],
        counties: [],
      }));
      await storeServices(open(), area, NOW);
      // From here even the nearest town is farther than the five miles within which a known door is before it.
      for (const order of ["nearCoordinate=-80.9|25", "sort=createdAt", "sort=name"]) {
        const all = ["Row 4", "Row 0", "Row 1", "Row 2", "Row 3", "Row 5"];
        expect(await names(order)).toEqual(all);
        for (const limit of [1, 2, 3, 4]) {
          const pages: string[] = [];
          for (let skip = 0; skip < all.length; skip += limit)
            pages.push(...(await names(`${order}&limit=${limit}&skip=${skip}`)));
          expect([order, limit, pages]).toEqual([order, limit, all]);
        }
      }
    });

    test("but where words or ids are asked for, or nothing else matches", async () => {
      expect((await names("q=row&nearCoordinate=-80.9|25"))[0]).toBe("Row 0");
      const ids = [0, 4].map((n) => area[n]?.id).join();
      expect(await names(`filter=_id&_id=${ids}&nearCoordinate=-80.9|25`)).toEqual(["Row 0", "Row 4"]);
      expect(await names("nearCoordinate=-81|25&radius=1.5")).toEqual(["Row 0", "Row 1", "Row 2"]);
    });
  });

  test("the region follows from the gazetteer, and from the provider's own words", async () => {
    const city = { geoNamesId: null, otherNames: [], state: "FL", county: "", population: 1 };
    const protectedNow = await at.storeService({ isProtected: true });
    expect(await at.asGuest(protectedNow.id)).toMatchObject({ region: null });
    await open().transaction((db) =>
      storePlaces(db, "test", new Uint8Array(32), () => ({
        cities: [
          { ...city, name: "Sampleton", longitude: -80, latitude: 26, inCounty: "Sample" },
          { ...city, name: "Farton", longitude: -81, latitude: 27, inCounty: "Far" },
        ],
        areas: [],
        counties: ["Sample", "Far"].map((name) => ({ state: "FL", name, longitude: -80.5, latitude: 26.5 })),
      })),
    );
    await refreshRegions(open().bulk, NOW);
    expect(await at.asGuest(protectedNow.id)).toMatchObject({
      region: "Sample County, FL",
      regionEs: "Condado de Sample, FL",
      version: 500_000_001,
    });
    const path = `/services/${protectedNow.id}`;
    const admin = at.headersOf("ADMINISTRATOR");
    expect((await at.call("PUT", path, admin, { city: "Farton" })).body.region).toBe("Far County, FL");
    expect((await at.call("PUT", path, admin, { region: "The coast" })).body.region).toBe("The coast");
    expect((await at.call("PUT", path, admin, { city: "Sampleton" })).body.region).toBe("The coast");
    expect((await at.call("PUT", path, admin, { region: null, regionEs: null })).body.region).toBe(
      "Sample County, FL",
    );
  });

  test("the time zone is the region's, not that of the town's half of it", async () => {
    const city = { geoNamesId: null, otherNames: [], state: "FL", county: "", population: 50_000 };
    await open().transaction((db) =>
      storePlaces(db, "zones", new Uint8Array(32), () => ({
        cities: [
          { ...city, name: "Easton", longitude: -85.2, latitude: 29.9, inCounty: "Halved" },
          { ...city, name: "Weston", longitude: -85.6, latitude: 30.15, inCounty: "Halved" },
        ],
        areas: [],
        counties: [{ state: "FL", name: "Halved", longitude: -85.2, latitude: 29.9 }],
      })),
    );
    const east = { longitude: -85.2, latitude: 29.9 };
    const west = { longitude: -85.6, latitude: 30.15 };
    const schedules = everyDay(540, 1020);
    const inTown = (town: string, timeZone: string, coordinates: typeof east) =>
      at.storeService({
        isProtected: true,
        timeZone,
        schedules,
        place: { city: town, zip: null, coordinates },
      });
    const first = await inTown("Easton", "America/New_York", east);
    const second = await inTown("Weston", "America/Chicago", west);
    const shown = [await at.asGuest(first.id), await at.asGuest(second.id)];
    expect(shown.map(({ timeZone }) => timeZone)).toEqual(["America/New_York", "America/New_York"]);
    expect(shown[0]?.openStatus).toEqual(shown[1]?.openStatus);
    // The open status is computed from the same hours.
    const hours = await open().query<{ id: number }>(
      "select hours_id as id from services where id = any($1)",
      [[first.id, second.id]],
    );
    expect(new Set(hours.map(({ id }) => id)).size).toBe(1);
    const seen = await at.call("PUT", `/services/${second.id}`, at.headersOf("ADMINISTRATOR"), {
      placeShown: "TOWN",
    });
    expect(seen.body).toMatchObject({ city: "Weston", timeZone: "America/Chicago" });
  });
});
