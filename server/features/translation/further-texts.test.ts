import { describe, expect, test } from "vitest";
import { FORM, listingsForTest } from "#checks/listings-for-tests.ts";
import { onOneEngine } from "#checks/on-each-engine.ts";
import type { ServiceChange } from "#domain/listings/listing-calls.ts";
import type { CityPack } from "#domain/offline/city-pack/city-pack-calls.ts";
import type { PublicService } from "#domain/services/public-service.ts";

const IN_ARABIC = { field: "description", language: "ar-XB", text: "طعام دافئ, warm food." } as const;
const IN_ACCENTS = { field: "serviceSummary", language: "en-XA", text: "Méàls" } as const;
const NEAR = "nearCoordinate=-80.19362|25.774173";

onOneEngine("Texts in further languages", (open) => {
  const at = listingsForTest(open, ["en", "es", "ar-XB"]);
  const administrator = () => at.headersOf("ADMINISTRATOR");
  const add = async (body: object = {}) => {
    const added = await at.call("POST", "/services", administrator(), { ...FORM, ...body });
    expect(added.status, JSON.stringify(added.body)).toBe(200);
    return added.body;
  };
  const edit = async (id: string, body: object) => {
    const edited = await at.call("PUT", `/services/${id}`, administrator(), body);
    expect(edited.status, JSON.stringify(edited.body)).toBe(200);
    return edited.body;
  };
  const page = async (id: string, language: string) =>
    (await at.call<PublicService>("GET", `/services/${id}?lang=${language}`, {})).body.texts;
  const row = async (id: string, language: string) => {
    const { body } = await at.call<PublicService[]>("GET", `/services?_id=${id}&lang=${language}`, {});
    return body[0]?.texts;
  };
  const packed = async (id: string) => {
    // A pack is looked at again after a minute.
    at.app.now += 61_000;
    const { body } = await at.call<CityPack>("GET", `/city-pack?${NEAR}`, {});
    return body.services.find((service) => service.id === id)?.texts;
  };
  /** All that the public gets of it. */
  const everywhere = async (id: string) => {
    const onPage = await page(id, "ar-XB");
    expect(await row(id, "ar-XB")).toEqual(onPage);
    expect(await packed(id)).toEqual(onPage);
    return onPage;
  };

  test("are refused before they are taken", async () => {
    const { id, version } = await add();
    const save = (headers: Readonly<Record<string, string>>, body: object, to = id) =>
      at.call("PUT", `/services/${to}`, headers, body);
    const texts = { texts: [IN_ARABIC], version };
    expect((await save({}, texts)).status).toBe(401);
    expect((await save(at.owner.headers, texts)).status).toBe(403);
    expect((await save(administrator(), texts, "01950000-0000-7000-8000-0000000000ff")).status).toBe(404);
    const refused = async (given: readonly object[]) => {
      const { status, body } = await save(administrator(), { texts: given, version });
      expect(status).toBe(400);
      return body.fields;
    };
    expect(await refused([IN_ARABIC, IN_ACCENTS])).toEqual({ "texts.1.language": "languageOff" });
    expect(await refused([{ ...IN_ARABIC, language: "fr" }])).toEqual({ "texts.0.language": "languageOff" });
    expect(await refused([{ ...IN_ARABIC, language: "en" }])).toEqual({ "texts.0.language": "unknownValue" });
    expect(await refused([{ ...IN_ARABIC, field: "name" }])).toEqual({ "texts.0.field": "notTranslated" });
    expect(await refused([{ ...IN_ARABIC, text: "x".repeat(1001) }])).toEqual({
      descriptionTexts: "tooLong",
    });
    expect(await refused([{ field: "cost", language: "ar-XB" }])).toHaveProperty(["texts.0.text"]);
    const added = await at.call("POST", "/services", administrator(), { ...FORM, texts: [IN_ACCENTS] });
    expect([added.status, added.body.fields]).toEqual([400, { "texts.0.language": "languageOff" }]);
    expect(await everywhere(id)).toBeUndefined();
    expect((await save(administrator(), texts)).status).toBe(200);
    expect(await everywhere(id)).toEqual([{ ...IN_ARABIC, state: "REVIEWED" }]);
  });

  test("are served in the language of the request, and in no other", async () => {
    const { id } = await add({ texts: [IN_ARABIC] });
    expect(await everywhere(id)).toEqual([{ ...IN_ARABIC, state: "REVIEWED" }]);
    for (const language of ["en", "es"]) {
      expect(await page(id, language)).toBeUndefined();
      expect(await row(id, language)).toBeUndefined();
    }
    const preferred = await at.call<PublicService>("GET", `/services/${id}`, { "accept-language": "ar-XB" });
    expect(preferred.body.texts).toEqual([{ ...IN_ARABIC, state: "REVIEWED" }]);
    // Editors get all of them.
    const own = await at.call<PublicService>("GET", `/services/${id}`, administrator());
    expect(own.body.texts).toEqual([{ ...IN_ARABIC, state: "REVIEWED" }]);
  });

  test("are written one by one; Spanish stands in its own fields", async () => {
    const cost = { field: "cost", language: "ar-XB", text: "Free of charge" };
    const { id } = await add({ cost: "Free", texts: [IN_ARABIC] });
    const saved = await edit(id, { texts: [cost, { field: "cost", language: "es", text: "Gratis" }] });
    expect(saved).toMatchObject({ costEs: "Gratis", costEsState: "REVIEWED" });
    expect(await page(id, "ar-XB")).toEqual(
      [IN_ARABIC, cost].map((text) => ({ ...text, state: "REVIEWED" })),
    );
    await edit(id, { texts: [{ ...IN_ARABIC, text: "" }] });
    expect(await page(id, "ar-XB")).toEqual([{ ...cost, state: "REVIEWED" }]);
    await edit(id, { costTexts: [] });
    expect(await page(id, "ar-XB")).toBeUndefined();
  });

  test("are found by their words, as long as they are shown", async () => {
    const { id } = await add({ texts: [{ ...IN_ARABIC, text: "Zuppa, وجبات." }] });
    const found = async (q: string) =>
      (await at.call<PublicService[]>("GET", `/services?q=${encodeURIComponent(q)}`, {})).body.map(
        (service) => service.id,
      );
    for (const word of ["zuppa", "وجبات"]) expect(await found(word), word).toEqual([id]);
    await edit(id, { description: "Cold meals." });
    for (const word of ["zuppa", "وجبات"]) expect(await found(word), word).toEqual([]);
  });

  test("are in the history, and an undo brings them back", async () => {
    const { id } = await add({ texts: [IN_ARABIC] });
    const { language, text } = IN_ARABIC;
    await edit(id, { texts: [{ ...IN_ARABIC, text: null }] });
    const changes = await at.call<ServiceChange[]>("GET", `/services/${id}/history`, administrator());
    expect(changes.body[0]).toMatchObject({
      before: { descriptionTexts: [{ language, text, state: "REVIEWED" }] },
      after: { descriptionTexts: [] },
    });
    const undone = await at.call("POST", `/history/${changes.body[0]?.id}/undo`, administrator(), {});
    expect(undone.status, JSON.stringify(undone.body)).toBe(200);
    expect(await page(id, "ar-XB")).toEqual([{ ...IN_ARABIC, state: "REVIEWED" }]);
  });

  describe("none outlives the English that it was made from:", () => {
    test("a person's is stale, for those who edit alone, until its English is back", async () => {
      const { id } = await add({ texts: [IN_ARABIC] });
      const saved = await edit(id, { description: "Cold meals." });
      expect(saved.texts).toEqual([{ ...IN_ARABIC, state: "STALE" }]);
      expect(await everywhere(id)).toBeUndefined();
      await edit(id, { description: FORM.description });
      expect(await everywhere(id)).toEqual([{ ...IN_ARABIC, state: "REVIEWED" }]);
    });

    test("a program's is gone", async () => {
      const drafted = { ...IN_ARABIC, state: "MACHINE" };
      const { id } = await add({ texts: [drafted] });
      expect(await everywhere(id)).toEqual([drafted]);
      const saved = await edit(id, { description: "Cold meals." });
      expect(saved.texts).toBeUndefined();
      await edit(id, { description: FORM.description });
      expect(await everywhere(id)).toBeUndefined();
    });

    test("whatever has changed it", async () => {
      const { id } = await add({ texts: [IN_ARABIC] });
      await open().query("update services set description = 'Bread', version = version + 1 where id = $1", [
        id,
      ]);
      expect(await everywhere(id)).toBeUndefined();
    });
  });

  test("what a provider writes waits with its English, and both are public together", async () => {
    const { id } = await add({ texts: [IN_ARABIC] });
    await open().query("update services set owner_id = $2 where id = $1", [id, at.owner.user.id]);
    const text = "Soup, right to left.";
    const proposed = await at.call("PUT", `/services/${id}`, at.owner.headers, {
      description: "Soup.",
      texts: [{ ...IN_ARABIC, text }],
    });
    expect(proposed.body.pending?.changed).toEqual(["description", "descriptionTexts"]);
    expect(await everywhere(id)).toEqual([{ ...IN_ARABIC, state: "REVIEWED" }]);
    const approved = await at.call("POST", "/services/approve-services", administrator(), { services: [id] });
    expect(approved.status).toBe(200);
    expect(await everywhere(id)).toEqual([{ ...IN_ARABIC, text, state: "REVIEWED" }]);
  });

  test("of what is not public nobody gets any", async () => {
    const { id } = await add({ texts: [IN_ARABIC] });
    await at.call("DELETE", `/services/${id}`, administrator());
    expect(await row(id, "ar-XB")).toBeUndefined();
    expect(await page(id, "ar-XB")).toBeUndefined();
    expect(await packed(id)).toBeUndefined();
    await open().query("delete from services where id = $1", [id]);
    expect(await open().query("select from service_texts where service_id = $1", [id])).toEqual([]);
  });

  test("a save of other fields keeps them, also of a language that is off now", async () => {
    const { id } = await add({ texts: [IN_ARABIC] });
    await open().query(
      `insert into service_texts (service_id, field, language, text, state, english_digest)
       values ($1, 'serviceSummary', 'en-XA', $2, 'REVIEWED', md5($3))`,
      [id, IN_ACCENTS.text, FORM.serviceSummary],
    );
    const saved = await edit(id, { name: "Another Kitchen" });
    expect(saved.texts).toEqual([IN_ACCENTS, IN_ARABIC].map((text) => ({ ...text, state: "REVIEWED" })));
  });
});
