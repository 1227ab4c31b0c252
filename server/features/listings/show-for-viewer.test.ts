import { expect, test } from "vitest";
import { listingsForTest } from "#checks/listings-for-tests.ts";
import { onOneEngine } from "#checks/on-each-engine.ts";

onOneEngine("What a viewer sees of a service", (open) => {
  const at = listingsForTest(open);

  test("nothing of the place of a protected listing is sent to those who may not edit the service", async () => {
    const secret = { address1: "77 Canary Lane", address2: "Canary door", zip: "33139" };
    const coordinates = { longitude: -80.131313, latitude: 25.797979 };
    const service = await at.storeService({ isProtected: true, place: { ...secret, coordinates } });
    const path = `/services/${service.id}`;
    const mine = await at.call("GET", path, at.owner.headers);
    expect(mine.body).toMatchObject({ ...secret, location: { coordinates: [-80.131313, 25.797979] } });
    const { location } = mine.body;
    const proposed = await at.call("PUT", path, at.owner.headers, { address1: "78 Canary Lane", location });
    expect(proposed.body.pending?.after).toEqual({ address1: "78 Canary Lane" });
    const canaries = /canary|33139|131313|797979/i;
    for (const { role, headers } of at.viewers) {
      for (const address of [
        path,
        `${path}?currentCoordinate=-80.131313|25.797979`,
        `${path}/history`,
        "/services?isShowAll=true&limit=100",
        "/services?isApproved=false",
        "/services/waiting",
      ]) {
        const text = JSON.stringify((await at.call<unknown>("GET", address, headers)).body);
        const mayEdit = ["VOLUNTEER LEAD", "SUPER USER", "ADMINISTRATOR"].includes(role);
        if (mayEdit && address !== "/services?isShowAll=true&limit=100") continue;
        expect(text.replaceAll("currentCoordinate", ""), `${role} ${address}`).not.toMatch(canaries);
      }
    }
    // Who sees nothing of it changes nothing of it.
    await at.call("PUT", path, at.headersOf("VOLUNTEER"), {
      address1: null,
      zip: null,
      addressVisibility: "EXACT",
    });
    expect((await at.call("GET", path, at.owner.headers)).body).toMatchObject(secret);
  });

  test("a viewer without further rights sees the public service", async () => {
    const service = await at.storeService({ place: { visibility: "AREA" } });
    await at.call("PUT", `/services/${service.id}`, at.owner.headers, {
      name: "Waiting name",
      comment: "Call Ana",
    });
    const everybody = await at.asGuest(service.id);
    const other = await at.call("GET", `/services/${service.id}`, at.headersOf("USER"));
    expect(other.body).toEqual(everybody);
    const mine = await at.call("GET", `/services/${service.id}`, at.owner.headers);
    expect(mine.body).toMatchObject({ comment: "Call Ana", pending: { changed: ["name"] } });
    const volunteers = await at.call("GET", `/services/${service.id}`, at.headersOf("VOLUNTEER"));
    expect([volunteers.body.comment, volunteers.body.user, volunteers.body.userEmail]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(volunteers.body.pending?.changed).toEqual(["name"]);
  });

  test("an address is hidden at once, and from then on nothing finds the service by it", async () => {
    const service = await at.storeService({
      name: "Quiet House",
      place: {
        address1: "5 Findable Road",
        zip: "33140",
        coordinates: { longitude: -80.15, latitude: 25.81 },
      },
    });
    const path = `/services/${service.id}`;
    const found = async (query: string) =>
      (await at.call<{ id: string }[]>("GET", `/services?${query}`, {})).body.some(
        ({ id }) => id === service.id,
      );
    const pins = async () =>
      (await at.call<{ id: string }[]>("GET", "/services/pins", {})).body.map(({ id }) => id);
    const byPlace = [
      "q=findable",
      "zip=33140",
      "nearCoordinate=-80.15|25.81&radius=1",
      "bounds=-80.2,25.8,-80.1,25.9",
    ];
    for (const query of byPlace) expect(await found(query), query).toBe(true);
    expect(await pins()).toContain(service.id);
    const hidden = await at.call("PUT", path, at.owner.headers, {
      addressVisibility: "HIDDEN",
      name: "Q House",
    });
    expect(hidden.body).toMatchObject({
      addressVisibility: "HIDDEN",
      isProtected: true,
      address1: null,
      zip: null,
      city: "Sampleton",
      pending: { changed: ["name"] },
    });
    for (const query of byPlace) expect(await found(query), query).toBe(false);
    expect(await pins()).not.toContain(service.id);
    const { body } = await at.call("GET", `${path}?currentCoordinate=-80.15|25.81`, {});
    expect(body).toMatchObject({
      name: "Quiet House",
      distance: null,
      address1: null,
      zip: null,
      location: { coordinates: [] },
    });
    const noStreet = await at.call("PUT", path, at.owner.headers, { addressVisibility: "EXACT" });
    expect(noStreet).toMatchObject({ status: 400, body: { fields: { address1: {}, zip: {} } } });
    const shownAgain = await at.call("PUT", path, at.owner.headers, {
      addressVisibility: "EXACT",
      address1: "6 Other Road",
      zip: "33101",
      location: { coordinates: [-80.15, 25.81] },
    });
    expect(shownAgain.body).toMatchObject({ addressVisibility: "HIDDEN" });
    expect(shownAgain.body.pending?.changed).toEqual(
      expect.arrayContaining(["name", "addressVisibility", "address1", "zip"]),
    );
  });
});
