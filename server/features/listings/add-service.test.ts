import { describe, expect, test } from "vitest";
import { FORM, listingsForTest } from "#checks/listings-for-tests.ts";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { untilBlocked } from "#checks/until-blocked.ts";
import { signedInAs } from "#checks/users-for-tests.ts";
import type { ServiceChange } from "#domain/listings/listing-calls.ts";
import { removeUser } from "#server/features/accounts/users/queries.ts";

/** Older clients compare the sentence letter by letter. */
const AT_LIMIT = {
  code: 403,
  key: "serviceLimitReached",
  message: "You reached the Max Limit for adding new services. Please check with App Admin...",
};

onOneEngine("Adding a service", (open) => {
  const at = listingsForTest(open);

  test("a guest may not; an invalid form is reported field by field, and nothing is stored", async () => {
    expect((await at.call("POST", "/services", {}, FORM)).status).toBe(401);
    const { status, body } = await at.call("POST", "/services", at.owner.headers, {
      type: ["SHELTER"],
      availableBeds: 3,
      totalBeds: 2,
      contactEmail: "nobody",
      website: "javascript:alert(1)",
      phone: "12",
      schedules: [{ type: "WEEKLY", day: "MONDAY", startTime: "5:00 PM", endTime: "8:00 AM" }, {}],
    });
    expect(status).toBe(400);
    expect(body.fields).toEqual({
      name: "required",
      description: "required",
      city: "required",
      state: "required",
      zip: "required",
      country: "required",
      address1: "required",
      category: "required",
      serviceSummary: "required",
      contactEmail: "notEmail",
      website: "notWebAddress",
      phone: "notPhone",
      availableBeds: "aboveTotal",
      "schedules.0.endTime": "endTimeNotAfterStartTime",
      "schedules.1.type": "scheduleWithoutType",
    });
    const unknown = await at.call("POST", "/services", at.owner.headers, {
      ...FORM,
      isAdmin: true,
      ownerId: "x",
    });
    expect([unknown.status, unknown.body.fields]).toEqual([
      400,
      { isAdmin: "unknownName", ownerId: "unknownName" },
    ]);
    const list = await at.call<unknown[]>("GET", `/services?user=${at.owner.user.id}`, at.owner.headers);
    expect(list.body).toEqual([]);
  });

  test("a USER's is pending, owned by them, and has its zone, normalized fields and flag; reviewers are notified", async () => {
    at.app.jobs.length = 0;
    const { status, body } = await at.call("POST", "/services", at.owner.headers, {
      ...FORM,
      isShowFlag: false,
      isShowDonate: true,
      userEmail: "boss@people.example",
      isCriticalHeader: true,
      criticalDescription: "Now",
      isCriticalNeverExpire: true,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      isApproved: false,
      reviewState: "WAITING",
      user: at.owner.user.id,
      userEmail: at.owner.user.email,
      state: "FL",
      phone: "(305) 555-0101",
      website: "http://kitchen.example",
      timeZone: "America/New_York",
      isShowFlag: true,
      isShowDonate: false,
      isCriticalHeader: false,
      version: 1,
      may: { edit: true, delete: true, updateBeds: true, confirm: true },
    });
    expect(at.mails()).toEqual([{ mail: "waitingForReview" }]);
    expect((await at.call("GET", `/services/${body.id}`, {})).status).toBe(404);
    expect((await at.call("GET", `/services/${body.id}`, at.headersOf("USER"))).status).toBe(404);
    expect((await at.call("GET", `/services/${body.id}`, at.headersOf("VOLUNTEER"))).status).toBe(200);
    const history = await at.call<ServiceChange[]>("GET", `/services/${body.id}/history`, at.owner.headers);
    expect(history.body).toMatchObject([
      {
        action: "CREATE",
        by: { id: at.owner.user.id, role: "USER" },
        before: null,
        after: { isApproved: false },
      },
    ]);
  });

  test.each([
    ["USER", false],
    ["AUTO USER", true],
    ["VOLUNTEER", false],
    ["VOLUNTEER LEAD", true],
    ["SUPER USER", true],
    ["ADMINISTRATOR", true],
  ])("of %s: public at once is %s", async (role, isApproved) => {
    const { body } = await at.call("POST", "/services", at.headersOf(role), FORM);
    expect(body.isApproved).toBe(isApproved);
    expect((await at.call("GET", `/services/${body.id}`, {})).status).toBe(isApproved ? 200 : 404);
  });

  describe("text of any script is stored as typed", () => {
    test.each([
      [
        "what turns the text around it goes",
        { name: "\u202eMesa \u2066Kitchen\u202c" },
        { name: "Mesa Kitchen" },
      ],
      [
        "in several lines, too",
        { description: "Soup\u202e\r\nand bread\u2069" },
        { description: "Soup\nand bread" },
      ],
      [
        "and in the Spanish",
        { serviceSummaryEs: "\u2067Comida\u2069", serviceSummaryEsState: "REVIEWED" },
        { serviceSummaryEs: "Comida" },
      ],
      [
        "in an address",
        { address1: "1\u202e Sample Street", zip: "33\u202e101" },
        { address1: "1 Sample Street", zip: "33101" },
      ],
      ["a phone from a list of contacts", { phone: "\u202d3055550101\u202c" }, { phone: "(305) 555-0101" }],
      [
        "a mail address from there",
        { contactEmail: "\u202aana@help.example\u202c" },
        { contactEmail: "ana@help.example" },
      ],
      [
        "a website that ends backwards",
        { website: "kitchen.example/\u202egnp" },
        { website: "http://kitchen.example/gnp" },
      ],
      [
        "marks that turn nothing stay",
        { name: "\u0645\u0637\u0628\u062e\u200f 24" },
        { name: "\u0645\u0637\u0628\u062e\u200f 24" },
      ],
      ["a letter and its accent are one", { name: "Cafe\u0301" }, { name: "Caf\u00e9" }],
      [
        "mixed scripts are no other text",
        { name: "St. J\u043ehn", city: "M\u0456ami" },
        { name: "St. J\u043ehn", city: "M\u0456ami" },
      ],
    ])("%s", async (_, typed, stored) => {
      const { status, body } = await at.call("POST", "/services", at.headersOf("ADMINISTRATOR"), {
        ...FORM,
        ...typed,
      });
      expect([status, body]).toMatchObject([200, stored]);
      expect(await at.asGuest(body.id)).toMatchObject(stored);
    });
  });

  test("who looks like an owner is none", async () => {
    const maria = await signedInAs(at.app, "USER", { email: "maria@people.example" });
    const add = (userEmail: string) =>
      at.call("POST", "/services", at.headersOf("ADMINISTRATOR"), { ...FORM, userEmail });
    expect((await add("m\u0430ria@people.example")).body.fields).toEqual({ userEmail: "notEmail" });
    expect((await add("maria@people.ex\u0430mple")).body.fields).toEqual({ userEmail: "notEmail" });
    expect((await add("\u202amaria@people.example\u202c")).body.user).toBe(maria.user.id);
  });

  test("an administrator names the owner, whose address has to be known to be theirs", async () => {
    const administrator = at.headersOf("ADMINISTRATOR");
    const unconfirmed = await signedInAs(at.app, "USER", { confirmedAt: null });
    const add = (userEmail: string) => at.call("POST", "/services", administrator, { ...FORM, userEmail });
    expect((await add("nobody@people.example")).body.fields).toEqual({ userEmail: "unknownValue" });
    expect((await add("nobody")).body.fields).toEqual({ userEmail: "notEmail" });
    expect((await add(unconfirmed.user.email)).body.fields).toEqual({ userEmail: "notConfirmed" });
    expect((await add(at.owner.user.email.toUpperCase())).body).toMatchObject({
      user: at.owner.user.id,
      userEmail: at.owner.user.email,
    });
  });

  test("a form of an account that is deleted meanwhile is refused", async () => {
    const { user } = await signedInAs(at.app, "USER");
    const service = await at.storeService();
    const form = { ...FORM, userEmail: user.email };
    const { replies } = await open().transaction(async (db) => {
      await removeUser(db, user.id);
      const replies = Promise.all([
        at.call("POST", "/services", at.headersOf("ADMINISTRATOR"), form),
        at.call("PUT", `/services/${service.id}`, at.headersOf("ADMINISTRATOR"), form),
      ]);
      await untilBlocked(open(), 2);
      return { replies };
    });
    for (const { status, body } of await replies) {
      expect([status, body.fields]).toEqual([400, { userEmail: "unknownValue" }]);
    }
  });

  test("administrators who name each other as owners at the same moment do not wait in a circle", async () => {
    const people = await Promise.all([1, 2].map(() => signedInAs(at.app, "ADMINISTRATOR")));
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, index) => {
        const [one, other] = index % 2 === 0 ? people : people.toReversed();
        return at.call("POST", "/services", one?.headers ?? {}, { ...FORM, userEmail: other?.user.email });
      }),
    );
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  });

  test("a form that is sent again makes no second service, and takes nobody's place", async () => {
    const keen = await signedInAs(at.app, "USER");
    const sendingId = "0195A000-0000-4000-8000-00000000ABCD";
    const form = { ...FORM, sendingId };
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => at.call("POST", "/services", keen.headers, form)),
    );
    expect(replies.map(({ status, body }) => [status, body.id])).toEqual(
      Array.from({ length: 4 }, () => [200, sendingId.toLowerCase()]),
    );
    const stolen = await at.call("POST", "/services", at.owner.headers, { ...form, name: "Taken over" });
    expect([stolen.status, stolen.body.fields]).toEqual([400, { sendingId: "taken" }]);
    const mine = await at.call("GET", `/services/${sendingId}`, keen.headers);
    expect(mine.body).toMatchObject({ name: "Corner Kitchen", user: keen.user.id, version: 1 });
  });

  test("many at once never go above the limit, and the message is the one that clients compare", async () => {
    const busy = await signedInAs(at.app, "USER");
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => at.call("POST", "/services", busy.headers, FORM)),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = replies.filter(({ status }) => status !== 200);
    for (const { status, body } of refused) expect([status, body]).toEqual([403, AT_LIMIT]);
    const made = replies.find(({ status }) => status === 200)?.body.id ?? "";
    expect((await at.call("DELETE", `/services/${made}`, busy.headers)).status).toBe(200);
    expect((await at.call("POST", "/services", busy.headers, FORM)).status).toBe(200);
    const restored = await at.call("POST", `/services/${made}/restore`, busy.headers);
    expect([restored.status, restored.body]).toEqual([403, AT_LIMIT]);
  });
});
