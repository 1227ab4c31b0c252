import { describe, expect, test } from "vitest";
import { FORM, listingsForTest } from "#checks/listings-for-tests.ts";
import { onOneEngine } from "#checks/on-each-engine.ts";
import type { PendingApproval } from "#domain/listings/approvals/approval-calls.ts";
import type { ServiceChange } from "#domain/listings/listing-calls.ts";

onOneEngine("The languages that staff speak", (open) => {
  const at = listingsForTest(open);
  const administrator = () => at.headersOf("ADMINISTRATOR");

  test("nobody but those who may edit a service sets them", async () => {
    const { id } = await at.storeService();
    const form = { languages: ["es"] };
    expect((await at.call("PUT", `/services/${id}`, {}, form)).status).toBe(401);
    expect((await at.call("PUT", `/services/${id}`, at.headersOf("USER"), form)).status).toBe(403);
    const gone = "01950000-0000-7000-8000-0000000000ff";
    expect((await at.call("PUT", `/services/${gone}`, at.owner.headers, form)).status).toBe(404);
    expect((await at.asGuest(id)).languages).toEqual([]);
    expect((await at.call("PUT", `/services/${id}`, administrator(), form)).status).toBe(200);
    expect((await at.asGuest(id)).languages).toEqual(["es"]);
  });

  describe("as they are written", () => {
    test.each([
      ["in canonical form", ["ES", "pt_br", "iw", "zh-hant"], ["es", "pt-BR", "he", "zh-Hant"]],
      ["each once", ["es", "spa", "ES", "ht"], ["es", "ht"]],
      ["without what is no language of theirs", ["en-u-ca-buddhist", "es-x-desk"], ["en", "es"]],
      ["that browsers have no name for", ["mam", "sgn-us"], ["mam", "ase"]],
      ["none", [], []],
      ["cleared", null, []],
    ])("%s", async (_, languages, stored) => {
      const { body } = await at.call("POST", "/services", administrator(), { ...FORM, languages });
      expect((await at.asGuest(body.id)).languages).toEqual(stored);
    });

    test("a form without them leaves them", async () => {
      const { id } = await at.storeService({ languages: ["vi"] });
      const { body } = await at.call("PUT", `/services/${id}`, administrator(), { name: "Another Hall" });
      expect([body.name, body.languages]).toEqual(["Another Hall", ["vi"]]);
    });
  });

  const many = "en es ht zh vi ar fr ru pt ko fil ase de it pl ja hi ur fa am so".split(" ");
  test.each<[string, unknown, Readonly<Record<string, string>>]>([
    ["no list", "es", { languages: "wrongType" }],
    ["an object", { 0: "es" }, { languages: "wrongType" }],
    ["a number", ["es", 7], { "languages.1": "wrongType" }],
    ["null in it", ["es", null], { "languages.1": "wrongType" }],
    ["an unknown tag", ["es", "xx"], { "languages.1": "unknownValue" }],
    ["a name", ["Spanish"], { "languages.0": "unknownValue" }],
    ["an empty tag", [""], { "languages.0": "unknownValue" }],
    ["several languages", ["mul"], { "languages.0": "unknownValue" }],
    ["markup", ["<b>es</b>"], { "languages.0": "unknownValue" }],
    ["a tag without end", [`en-${"a".repeat(40)}`], { "languages.0": "unknownValue" }],
    ["a text without end", ["e".repeat(10_000)], { "languages.0": "tooLong" }],
    ["21 tags", many, { languages: "tooMany" }],
  ])("%s is refused, and nothing of the form is stored", async (_, languages, fields) => {
    const { id } = await at.storeService();
    const form = { name: "Another Hall", languages };
    const { status, body } = await at.call("PUT", `/services/${id}`, at.owner.headers, form);
    expect([status, body.code, body.fields]).toEqual([400, 400, fields]);
    expect(await at.asGuest(id)).toMatchObject({ name: "Owned Hall", languages: [], version: 500_000_000 });
    const twenty = await at.call("PUT", `/services/${id}`, administrator(), { languages: many.slice(0, 20) });
    expect(twenty.body.languages).toEqual(many.slice(0, 20));
  });

  test("an owner's change is pending review, in the list and in the history", async () => {
    const { id } = await at.storeService({ languages: ["es"] });
    const form = { languages: ["es", "ht"] };
    const { body: saved } = await at.call("PUT", `/services/${id}`, at.owner.headers, form);
    expect(saved.pending).toMatchObject({
      changed: ["languages"],
      before: { languages: ["es"] },
      after: form,
    });
    expect((await at.asGuest(id)).languages).toEqual(["es"]);
    const { body: waiting } = await at.call<PendingApproval[]>("GET", "/services/waiting", administrator());
    expect(waiting.find(({ service }) => service.id === id)?.service.pending?.changed).toEqual(["languages"]);
    await at.call("POST", "/services/approve-services", administrator(), { services: [id] });
    expect((await at.asGuest(id)).languages).toEqual(["es", "ht"]);
    const { body: changes } = await at.call<ServiceChange[]>(
      "GET",
      `/services/${id}/history`,
      administrator(),
    );
    expect(changes.map(({ action, before, after }) => [action, before, after])).toEqual([
      ["APPROVE_EDIT", { languages: ["es"] }, form],
      ["PROPOSE", { languages: ["es"] }, form],
    ]);
  });
});
