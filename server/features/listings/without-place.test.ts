import { expect, test } from "vitest";
import { FORM, listingsForTest } from "#checks/listings-for-tests.ts";
import { onOneEngine } from "#checks/on-each-engine.ts";
import type { PublicService } from "#domain/services/public-service.ts";

const { address1, city, state, zip, country, location, ...rest } = FORM;
const ADDRESS = { address1, city, state, zip, country, location };
/** A line that people call. */
const LINE = {
  ...rest,
  name: "Benefits Line",
  isRemote: true,
  timeZone: "America/Chicago",
  serviceArea: { nationwide: false, states: ["FL"], counties: [], cities: [], zips: [] },
};
const NO_PLACE = { isRemote: true, address1: null, address2: null, city: "", zip: null };

onOneEngine("A service without a place to go to", (open) => {
  const at = listingsForTest(open);
  const administrator = () => at.headersOf("ADMINISTRATOR");
  const post = (body: unknown, headers = administrator()) => at.call("POST", "/services", headers, body);
  const put = (id: string, body: unknown, headers = administrator()) =>
    at.call("PUT", `/services/${id}`, headers, body);
  const namesNear = async () => {
    const near = "nearCoordinate=-80.19362|25.774173&radius=20";
    const list = await at.call<PublicService[]>("GET", `/services?${near}&withRemote=true&limit=50`, {});
    return list.body.map(({ name }) => name);
  };

  test("is added with a phone, an email or a website instead of an address, and found by phone or online", async () => {
    expect((await post(LINE, {})).status).toBe(401);
    expect((await post({ ...rest, isRemote: false })).body.fields).toMatchObject({ address1: "required" });
    const silent = await post({ ...LINE, phone: null, website: null });
    expect([silent.status, silent.body.fields]).toEqual([400, { phone: "required" }]);
    const { status, body } = await post({ ...LINE, ...ADDRESS });
    expect(status).toBe(200);
    expect(await at.asGuest(body.id)).toMatchObject({
      ...NO_PLACE,
      location: { coordinates: [] },
      timeZone: "America/Chicago",
      phone: "(305) 555-0101",
      serviceArea: LINE.serviceArea,
    });
    expect(await namesNear()).toEqual(["Benefits Line"]);
  });

  test("needs the local time of its hours, which no place says", async () => {
    const { status, body } = await post({ ...LINE, timeZone: undefined });
    expect([status, body.fields]).toEqual([400, { timeZone: "required" }]);
  });

  test("an owner proposes that there is no place: the whole address waits with it", async () => {
    const { id } = await at.storeService({ phone: "988" });
    const { status, body } = await put(id, { isRemote: true }, at.owner.headers);
    expect(status).toBe(200);
    expect(body.pending?.changed).toEqual(expect.arrayContaining(["address1", "city", "zip", "isRemote"]));
    const before = await at.asGuest(id);
    expect(before).toMatchObject({ isRemote: false, address1: expect.any(String) });
    const approved = await at.call("POST", "/services/approve-services", administrator(), { services: [id] });
    expect(approved.status).toBe(200);
    expect(await at.asGuest(id)).toMatchObject({ ...NO_PLACE, timeZone: before.timeZone });
  });

  test("gets a place by its address, also from a client that sends back all that it received", async () => {
    const { body: added } = await post({ ...LINE, name: "Line with a desk" });
    const whole = await at.asGuest(added.id);
    const { status } = await put(added.id, { ...whole, ...ADDRESS, version: undefined });
    expect(status).toBe(200);
    expect(await at.asGuest(added.id)).toMatchObject({
      isRemote: false,
      address1: "1 Sample Street",
      timeZone: "America/New_York",
    });
  });

  test("says so where it was imported like that, and keeps it when something else is edited", async () => {
    const place = { address1: null, city: "", state: "FL", zip: null, coordinates: null };
    const { id } = await at.storeService({ place, phone: "211", timeZone: "America/Denver" });
    expect((await put(id, { name: "Imported Line" })).status).toBe(200);
    expect(await at.asGuest(id)).toMatchObject({
      ...NO_PLACE,
      name: "Imported Line",
      state: "FL",
      timeZone: "America/Denver",
    });
    const moved = await put(id, { isRemote: false });
    expect([moved.status, moved.body.fields]).toMatchObject([
      400,
      { address1: "required", city: "required" },
    ]);
  });
});
