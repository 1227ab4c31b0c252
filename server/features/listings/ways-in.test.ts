import { expect, test } from "vitest";
import { FORM, listingsForTest } from "#checks/listings-for-tests.ts";
import { onEachEngine } from "#checks/on-each-engine.ts";
import type { ServiceChange } from "#domain/listings/listing-calls.ts";

/** Every field of the ways in, as a form sends them. */
const WAYS_IN = {
  entry: ["WALK_IN", "CALL"],
  entryText: "Ring twice.",
  requiredDocuments: "Photo ID, or a letter with your name.",
  requiredDocumentsEs: "Identificación con foto, o una carta con su nombre.",
  requiredDocumentsEsState: "REVIEWED",
  cost: "Free",
  howToApply: "Ask at the desk.",
  accessibility: "Ramp at the side door.",
  stayLimit: "Up to 90 days.",
  asksImmigrationStatus: false,
};

const NOTHING = {
  entry: [],
  entryText: null,
  requiredDocuments: null,
  requiredDocumentsEs: null,
  requiredDocumentsEsState: null,
  cost: null,
  howToApply: null,
  accessibility: null,
  stayLimit: null,
  asksImmigrationStatus: null,
};

onEachEngine("The ways in", (open) => {
  const at = listingsForTest(open);
  const administrator = () => at.headersOf("ADMINISTRATOR");

  test("nobody but those who may edit a service sets them: 401, 403, 404, then 200", async () => {
    const { id } = await at.storeService();
    expect((await at.call("PUT", `/services/${id}`, {}, WAYS_IN)).status).toBe(401);
    expect((await at.call("PUT", `/services/${id}`, at.headersOf("USER"), WAYS_IN)).status).toBe(403);
    const gone = "01950000-0000-7000-8000-0000000000ff";
    expect((await at.call("PUT", `/services/${gone}`, at.owner.headers, WAYS_IN)).status).toBe(404);
    expect(await at.asGuest(id)).toMatchObject(NOTHING);
    expect((await at.call("PUT", `/services/${id}`, administrator(), WAYS_IN)).status).toBe(200);
    expect(await at.asGuest(id)).toMatchObject(WAYS_IN);
  });

  test("come with a new service, are left by a form without them, and cleared by null", async () => {
    const { body: added } = await at.call("POST", "/services", administrator(), { ...FORM, ...WAYS_IN });
    expect(await at.asGuest(added.id)).toMatchObject(WAYS_IN);
    await at.call("PUT", `/services/${added.id}`, administrator(), { name: "Another Hall" });
    expect(await at.asGuest(added.id)).toMatchObject({ name: "Another Hall", ...WAYS_IN });
    const cleared = Object.fromEntries(
      Object.keys(WAYS_IN).map((field) => [field, field === "entry" ? [] : null]),
    );
    await at.call("PUT", `/services/${added.id}`, administrator(), cleared);
    expect(await at.asGuest(added.id)).toMatchObject(NOTHING);
  });

  test.each<[string, object, Readonly<Record<string, string>>]>([
    ["a way that there is not", { entry: ["WALK_IN", "CHIMNEY"] }, { "entry.1": "unknownValue" }],
    ["a way as text", { entry: "WALK_IN" }, { entry: "wrongType" }],
    ["a text that is too long", { cost: "x".repeat(1001) }, { cost: "tooLong" }],
    ["a number as text", { cost: 5 }, { cost: "wrongType" }],
    ["neither yes nor no", { asksImmigrationStatus: "perhaps" }, { asksImmigrationStatus: "wrongType" }],
  ])("%s is refused by its field, and nothing is stored", async (_, wrong, fields) => {
    const { id } = await at.storeService();
    const { status, body } = await at.call("PUT", `/services/${id}`, at.owner.headers, {
      ...WAYS_IN,
      ...wrong,
    });
    expect([status, body.fields]).toEqual([400, fields]);
    expect(await at.asGuest(id)).toMatchObject(NOTHING);
  });

  test("an owner's change waits for review, and the history says what changed", async () => {
    const { id } = await at.storeService();
    const { body: saved } = await at.call("PUT", `/services/${id}`, at.owner.headers, {
      entry: ["REFERRAL"],
      cost: "$5",
    });
    expect(saved.pending?.changed.toSorted()).toEqual(["cost", "entry"]);
    expect(await at.asGuest(id)).toMatchObject(NOTHING);
    await at.call("POST", "/services/approve-services", administrator(), { services: [id] });
    expect(await at.asGuest(id)).toMatchObject({ entry: ["REFERRAL"], cost: "$5" });
    const { body: changes } = await at.call<ServiceChange[]>(
      "GET",
      `/services/${id}/history`,
      administrator(),
    );
    expect(changes[0]).toMatchObject({
      action: "APPROVE_EDIT",
      before: { entry: [], cost: null },
      after: { entry: ["REFERRAL"], cost: "$5" },
    });
  });

  test("lists do not carry them", async () => {
    await at.storeService({ cost: "Free" });
    const { body } = await at.call<object[]>("GET", "/services?limit=5", {});
    expect(body.length).toBeGreaterThan(0);
    for (const row of body) expect(Object.keys(row).filter((name) => name in WAYS_IN)).toEqual([]);
  });
});
