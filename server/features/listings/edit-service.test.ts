import { describe, expect, test } from "vitest";
import { listingsForTest } from "#checks/listings-for-tests.ts";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { signedInAs } from "#checks/users-for-tests.ts";
import type { ServiceChange } from "#domain/listings/listing-calls.ts";

const NOBODY = "01950000-0000-7000-8000-0000000000ff";

onOneEngine("Editing a service", (open) => {
  const at = listingsForTest(open);

  test("editing: 401, 403 for another's, 404 for what is not theirs to see, 400, then 200", async () => {
    const service = await at.storeService();
    const waiting = await at.storeService({}, { approvedAt: null });
    const path = `/services/${service.id}`;
    expect((await at.call("PUT", path, {}, { phone: "" })).status).toBe(401);
    expect((await at.call("PUT", path, at.headersOf("USER"), { phone: "" })).status).toBe(403);
    expect((await at.call("PUT", path, at.headersOf("AUTO USER"), { phone: "" })).status).toBe(403);
    expect((await at.call("PUT", `/services/${waiting.id}`, at.headersOf("USER"), {})).status).toBe(404);
    expect((await at.call("PUT", `/services/${NOBODY}`, at.owner.headers, {})).status).toBe(404);
    expect((await at.call("PUT", "/services/x", at.owner.headers, {})).status).toBe(404);
    expect((await at.call("PUT", path, at.owner.headers, { phone: "1" })).status).toBe(400);
    expect((await at.call("PUT", path, at.owner.headers, [])).status).toBe(400);
    expect((await at.call("PUT", path, at.owner.headers, { phone: "988" })).body.phone).toBe("988");
    expect((await at.asGuest(service.id)).phone).toBe("988");
  });

  describe("an edit", () => {
    test("of a provider: hours, phone and closed days at once, the rest waits, and a second one joins it", async () => {
      at.app.jobs.length = 0;
      const service = await at.storeService();
      const path = `/services/${service.id}`;
      const first = await at.call("PUT", path, at.owner.headers, {
        name: "New Name",
        phone: "3055550199",
        schedules: [{ type: "FULL_DAY" }],
        version: 1,
      });
      expect(first.status).toBe(200);
      expect(first.body).toMatchObject({
        name: "Owned Hall",
        phone: "(305) 555-0199",
        schedules: [{ type: "FULL_DAY" }],
        version: 2,
        reviewState: "EDIT_WAITING",
        pending: { changed: ["name"], before: { name: "Owned Hall" }, after: { name: "New Name" } },
      });
      expect(at.mails()).toEqual([{ mail: "waitingForReview" }]);
      const shown = await at.asGuest(service.id);
      expect([shown.name, shown.phone, "pending" in shown]).toEqual(["Owned Hall", "(305) 555-0199", false]);

      const second = await at.call("PUT", path, at.owner.headers, { address2: "Door 2", version: 2 });
      expect(second.body.pending).toMatchObject({
        changed: ["name", "address2"],
        after: { name: "New Name", address2: "Door 2" },
      });
      expect((await at.asGuest(service.id)).address2).toBeNull();
      const history = await at.call<ServiceChange[]>("GET", `${path}/history`, at.owner.headers);
      expect(history.body.map(({ action, before, after }) => [action, before, after])).toMatchObject([
        ["PROPOSE", { address2: null }, { address2: "Door 2" }],
        ["PROPOSE", { name: "Owned Hall" }, { name: "New Name" }],
        ["EDIT", { phone: null }, { phone: "(305) 555-0199" }],
      ]);
      const withdrawn = await at.call("PUT", path, at.owner.headers, {
        name: "Owned Hall",
        address2: null,
        version: second.body.version,
      });
      expect(withdrawn.body).toMatchObject({ pending: null, reviewState: "PUBLIC" });
      expect(withdrawn.body.version).toBeGreaterThan(second.body.version);
    });

    test("an older client, which sends all of it back without a version, withdraws nothing of what waits", async () => {
      const service = await at.storeService();
      const path = `/services/${service.id}`;
      await at.call("PUT", path, at.owner.headers, { name: "New Name" });
      const { body: whole } = await at.call("GET", path, at.owner.headers);
      const { version: _, pending: _pending, ...sent } = whole;
      const saved = await at.call("PUT", path, at.owner.headers, { ...sent, _id: whole.id, phone: "211" });
      expect(saved.status).toBe(200);
      expect(saved.body).toMatchObject({
        phone: "211",
        pending: { changed: ["name"], after: { name: "New Name" } },
      });
    });

    test.each([
      ["AUTO USER", true],
      ["VOLUNTEER", false],
      ["VOLUNTEER LEAD", true],
      ["SUPER USER", true],
      ["ADMINISTRATOR", true],
    ])("of %s: everything is public at once is %s", async (role, isPublic) => {
      const service = await at.storeService();
      const path = `/services/${service.id}`;
      const viewer = at.viewers.find((each) => each.role === role);
      if (role === "AUTO USER") {
        await open().query("update services set owner_id = $2 where id = $1", [service.id, viewer?.id]);
      }
      const { body } = await at.call("PUT", path, viewer?.headers ?? {}, { name: "New Name", phone: "211" });
      expect(body.name).toBe(isPublic ? "New Name" : "Owned Hall");
      const shown = await at.asGuest(service.id);
      expect([shown.name, shown.phone]).toEqual(isPublic ? ["New Name", "211"] : ["Owned Hall", null]);
      if (!isPublic) expect(body.pending?.changed).toEqual(["name", "phone"]);
    });

    test("sets only what the viewer may set, and the reply shows it", async () => {
      const service = await at.storeService({ isShowFlag: false });
      const path = `/services/${service.id}`;
      const form = {
        isShowContact: true,
        isShowDonate: true,
        userEmail: null,
        timeZone: "America/Chicago",
        isCriticalHeader: true,
        criticalDescription: "Closed tonight",
        criticalExpiredAt: "11/21/2026",
      };
      const refused = await at.call("PUT", path, at.owner.headers, form);
      expect(refused.body).toMatchObject({
        isShowFlag: false,
        isShowDonate: false,
        user: at.owner.user.id,
        timeZone: "America/New_York",
        isCriticalHeader: false,
        pending: null,
        version: 1,
      });
      const alerted = await at.call("PUT", path, at.headersOf("SUPER USER"), form);
      expect(alerted.body).toMatchObject({
        isShowFlag: false,
        isCriticalHeader: true,
        criticalDescription: "Closed tonight",
        criticalExpiredAt: "2026-11-22T04:59:00Z",
      });
      const set = await at.call("PUT", path, at.headersOf("ADMINISTRATOR"), form);
      expect(set.body).toMatchObject({
        isShowFlag: true,
        isShowDonate: true,
        user: null,
        timeZone: "America/Chicago",
      });
    });

    test("what a service lacked already is no reason to refuse a phone", async () => {
      const service = await at.storeService({ category: [], schedules: [], serviceSummary: null });
      const path = `/services/${service.id}`;
      expect((await at.call("PUT", path, at.owner.headers, { phone: "211" })).status).toBe(200);
      const emptied = await at.call("PUT", path, at.owner.headers, { name: null, schedules: [] });
      expect([emptied.status, emptied.body.fields]).toEqual([400, { name: "required" }]);
    });

    test("a pin at the centre of its ZIP code or city is approximate, whatever the client says", async () => {
      const centre = [-80.197, 25.779];
      await at.app.database.query(
        "insert into postal_areas (id, code, origin, longitude, latitude) values (gen_random_uuid(), '33199', 'test', $1, $2)",
        centre,
      );
      const service = await at.storeService();
      const edit = async (form: object) =>
        (await at.call("PUT", `/services/${service.id}`, at.headersOf("ADMINISTRATOR"), form)).body
          .isLocationApproximate;
      const atCentre = { zip: "33199", location: { coordinates: centre } };
      expect(await edit(atCentre)).toBe(true);
      expect(await edit({ ...atCentre, isLocationApproximate: false })).toBe(true);
      expect(await edit({ zip: "33199", location: { coordinates: [-80.1971, 25.779] } })).toBe(false);
    });

    test("the pin follows the address, the zone follows the pin", async () => {
      const service = await at.storeService();
      const path = `/services/${service.id}`;
      const moved = await at.call("PUT", path, at.headersOf("ADMINISTRATOR"), {
        location: { coordinates: [-118.2437, 34.0522] },
      });
      expect(moved.body).toMatchObject({ timeZone: "America/Los_Angeles", isLocationApproximate: false });
      const lost = await at.call("PUT", path, at.headersOf("ADMINISTRATOR"), {
        city: "Nowhere at all",
        zip: "00000",
      });
      expect([lost.status, lost.body.fields]).toEqual([400, { location: "needsPlace" }]);
    });
  });

  describe("two editors of one service", () => {
    test("the second gets a conflict with the service as it is now, and nothing of theirs is stored", async () => {
      const service = await at.storeService();
      const path = `/services/${service.id}`;
      expect((await at.call("PUT", path, at.owner.headers, { phone: "211", version: 1 })).status).toBe(200);
      const second = await at.call("PUT", path, at.headersOf("ADMINISTRATOR"), { phone: "988", version: 1 });
      expect(second).toMatchObject({
        status: 409,
        body: { code: 409, current: { phone: "211", version: 2 } },
      });
      // Nor is what is no version taken for a save without one.
      for (const tag of ['"1"', '"5f3a-digest"', "1", ""]) {
        const headers = { ...at.headersOf("ADMINISTRATOR"), "if-match": tag };
        expect((await at.call("PUT", path, headers, { phone: "988" })).status, tag).toBe(409);
      }
      expect((await at.asGuest(service.id)).phone).toBe("211");
      const again = await at.call("PUT", path, at.headersOf("ADMINISTRATOR"), { phone: "988", version: 2 });
      expect(again.body).toMatchObject({ phone: "988", version: 3 });
      const any = { ...at.headersOf("ADMINISTRATOR"), "if-match": "*" };
      expect((await at.call("PUT", path, any, { phone: "311" })).body).toMatchObject({ version: 4 });
    });

    test("an account that is deleted while its forms come in: each is stored or refused, and none hangs", async () => {
      const leaving = await signedInAs(at.app, "VOLUNTEER");
      const services = await Promise.all(Array.from({ length: 12 }, () => at.storeService()));
      const own = services.filter((_, index) => index % 2 === 0).map(({ id }) => id);
      await open().query("update services set owner_id = $2 where id = any($1)", [own, leaving.user.id]);
      const replies = await Promise.all([
        ...services.map(({ id }) => at.call("PUT", `/services/${id}`, leaving.headers, { name: "Proposed" })),
        at.call("DELETE", `/users/${leaving.user.id}`, at.headersOf("ADMINISTRATOR")),
        ...services.map(({ id }) => at.call("PUT", `/services/${id}`, leaving.headers, { name: "Again" })),
      ]);
      for (const { status } of replies) expect([200, 401]).toContain(status);
    });

    test("at the same moment, one of two goes through", async () => {
      const service = await at.storeService();
      const replies = await Promise.all(
        ["211", "988", "311", "511"].map((phone) =>
          at.call("PUT", `/services/${service.id}`, at.owner.headers, { phone, version: 1 }),
        ),
      );
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    });

    test("without a version both are taken, and the history keeps both", async () => {
      const service = await at.storeService();
      const path = `/services/${service.id}`;
      for (const phone of ["211", "988"]) await at.call("PUT", path, at.owner.headers, { phone });
      const history = await at.call<ServiceChange[]>("GET", `${path}/history`, at.owner.headers);
      expect(history.body.map(({ after }) => after?.phone)).toEqual(["988", "211"]);
    });
  });

  test("reviewed Spanish survives an older client's save, and the engine is called once the English is public", async () => {
    const reviewed = { text: "Comidas calientes.", state: "REVIEWED" } as const;
    const service = await at.storeService({ description: "Hot meals.", descriptionEs: reviewed });
    const path = `/services/${service.id}`;
    await at.call("PUT", path, at.owner.headers, {
      description: "Hot meals daily.",
      descriptionEs: "{error: 500}",
    });
    const waiting = await at.call("GET", path, at.owner.headers);
    expect(waiting.body.pending?.after).toEqual({
      description: "Hot meals daily.",
      descriptionEsState: "STALE",
    });
    at.app.jobs.length = 0;
    await at.call("PUT", path, at.owner.headers, { serviceSummary: "Soup" });
    expect(at.app.jobs.filter(({ name }) => name === "translate")).toEqual([]);
    await at.call("POST", "/services/approve-services", at.headersOf("VOLUNTEER LEAD"), {
      services: [service.id],
    });
    expect(at.app.jobs.filter(({ name }) => name === "translate").map(({ data }) => data)).toEqual([
      { serviceId: service.id, fields: ["serviceSummary"] },
    ]);
    expect(await at.asGuest(service.id)).toMatchObject({
      description: "Hot meals daily.",
      descriptionEs: "Comidas calientes.",
      descriptionEsState: "STALE",
    });
  });

  test("invalid input is refused by field, and nothing of it is stored", async () => {
    const service = await at.storeService();
    const path = `/services/${service.id}`;
    const wrong: readonly (readonly [object, Readonly<Record<string, string>>])[] = [
      [{ name: 5 }, { name: "wrongType" }],
      [{ name: "x".repeat(151) }, { name: "tooLong" }],
      [{ name: "x".repeat(100_000) }, { name: "tooLong" }],
      [{ name: "two\nlines" }, { name: "notOneLine" }],
      [{ description: "x".repeat(1001) }, { description: "tooLong" }],
      [{ description: "\u0000" }, { description: "notText" }],
      [{ type: ["FOOD", "PARTY"] }, { "type.1": "unknownValue" }],
      [{ type: "FOOD" }, { type: "wrongType" }],
      [{ addressVisibility: "SECRET" }, { addressVisibility: "unknownValue" }],
      [{ location: { coordinates: [500, 0] } }, { "location.coordinates.0": "outOfRange" }],
      [{ isContact: "yes" }, { isContact: "wrongType" }],
      [{ type: ["SHELTER"], totalBeds: 1.5 }, { totalBeds: "notWholeNumber" }],
      [
        { type: ["SHELTER"], totalBeds: 0, availableBeds: -1 },
        { totalBeds: "outOfRange", availableBeds: "outOfRange" },
      ],
      [{ schedules: Array.from({ length: 101 }, () => ({})) }, { schedules: "tooMany" }],
      [{ version: "1" }, { version: "wrongType" }],
      [{ comment: "x".repeat(2001) }, { comment: "tooLong" }],
      [{ website: "ftp://files.example" }, { website: "notWebAddress" }],
      [{ facebook: "javascript://x.example/%0aalert(1)" }, { facebook: "notWebAddress" }],
      // Letters and digits of other scripts that look like those that are asked for.
      [{ n\u0430me: "x" }, { n\u0430me: "unknownName" }],
      [{ type: ["F\u041e\u041eD"] }, { "type.0": "unknownValue" }],
      [{ addressVisibility: "EX\u0410CT" }, { addressVisibility: "unknownValue" }],
      [{ contactEmail: "\u0430na@help.example" }, { contactEmail: "notEmail" }],
      [{ contactEmail: "ana@h\u0435lp.example" }, { contactEmail: "notEmail" }],
      [{ website: "j\u0430vascript:alert(1)" }, { website: "notWebAddress" }],
      [{ website: "http://kitchen\u3002example" }, { website: "notWebAddress" }],
      [{ website: "http://kitch\u200ben.example" }, { website: "notWebAddress" }],
      [{ phone: "\u0663\u0660\u0665\u0665\u0665\u0665\u0660\u0661\u0660\u0661" }, { phone: "notPhone" }],
      [{ type: ["SHELTER"], totalBeds: "\uff12\uff10" }, { totalBeds: "notWholeNumber" }],
      [
        { schedules: [{ type: "WEEKLY", day: "MONDAY", startTime: "8:00 \u0410M", endTime: "5:00 PM" }] },
        { "schedules.0.startTime": "notATime" },
      ],
      // Nothing is left of it.
      [{ name: "\u202e\u2066\u200b" }, { name: "required" }],
      [{ name: "Kitchen\u2028Two" }, { name: "notOneLine" }],
      [JSON.parse('{"__proto__": {"isAdmin": true}, "constructor": 1}'), {}],
    ];
    for (const [form, fields] of wrong) {
      const { status, body } = await at.call("PUT", path, at.owner.headers, form);
      expect([status, body.code], JSON.stringify(form).slice(0, 60)).toEqual([400, 400]);
      if (Object.keys(fields).length > 0) expect(body.fields).toEqual(fields);
    }
    expect(await at.asGuest(service.id)).toMatchObject({ version: 500_000_000, name: "Owned Hall" });
    const markup = '<img src=x onerror="alert(1)">';
    const { body } = await at.call("PUT", path, at.headersOf("ADMINISTRATOR"), { name: markup });
    expect(body.name).toBe(markup);
  });
});
