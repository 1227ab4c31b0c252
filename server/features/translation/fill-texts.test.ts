import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { libreTranslateStub, type StubServer, stubServer } from "#checks/stub-server.ts";
import type { TranslatedLanguage } from "#domain/base/languages/language.ts";
import { toListing } from "#domain/listings/listing-facts.ts";
import type { TranslatedField } from "#domain/services/field-names.ts";
import { type Jobs, startJobs } from "#server/base/jobs/jobs.ts";
import { openTranslator } from "#server/base/outside/translator/open-translator.ts";
import {
  LanguageLacking,
  TranslationError,
  type Translator,
} from "#server/base/outside/translator/translator.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { fillTexts } from "./fill-texts.ts";
import { queueTranslations, registerTranslationJobs } from "./translation-jobs.ts";

const NOW = Date.UTC(2026, 10, 20, 15, 0);
const ALL = ["serviceSummary", "description", "age"] as const;
const LANGUAGES = ["es", "ar-XB"] as const;
const usual = libreTranslateStub(undefined, ["en", "es", "ar"]);

onOneEngine("Translations after a save", (open) => {
  let engine: StubServer;
  let translator: Translator;
  let app: RunningApp;
  beforeAll(async () => {
    engine = await stubServer(usual);
    const opened = openTranslator({ translator: { kind: "libretranslate", url: engine.url, key: null } });
    if (opened === null) throw new Error("It is configured.");
    translator = opened;
    app = await runningApp(open());
  });
  afterAll(async () => {
    await app?.close();
    await engine?.close();
  });
  beforeEach(() => {
    engine.answer = usual;
    engine.received.length = 0;
  });

  const store = async (...facts: Parameters<typeof serviceForTest>) => {
    const service = serviceForTest(...facts);
    await storeServices(open(), [service], NOW);
    return service.id;
  };
  const fill = (
    serviceId: string,
    fields: readonly TranslatedField[] = ALL,
    language: TranslatedLanguage = "es",
    by = translator,
  ) => fillTexts(open(), by, { serviceId, fields, language }, NOW);
  /** Each text with its state, by field and language. */
  const stored = async (id: string) => {
    const [row] = await open().query<{ texts: Readonly<Record<string, string>>; version: number }>(
      `select (select coalesce(json_object_agg(t.field || ' ' || t.language, t.state || ' ' || t.text), '{}')
                 from service_texts t where t.service_id = id) as texts, version
         from services where id = $1`,
      [id],
    );
    return row;
  };

  test("are drafted, marked, found by their words, and remembered as the system's", async () => {
    const id = await store({
      name: "Kitchen",
      description: "Hot meals at 11:30 am",
      serviceSummary: "Meals",
    });
    await fill(id);
    expect(await stored(id)).toEqual({
      texts: {
        "serviceSummary es": "MACHINE comidas",
        "description es": "MACHINE caliente comidas en 11:30 am",
      },
      version: 2,
    });
    const found = await (await app.get("/api/services?q=caliente")).json();
    expect(found).toMatchObject([{ id, descriptionEsState: "MACHINE" }]);
    const history = await open().query(
      "select action, actor_role as by, after from history where thing_id = $1",
      [id],
    );
    expect(history).toMatchObject([
      { action: "TRANSLATE", by: "SYSTEM", after: { serviceSummaryEs: "comidas" } },
    ]);
  });

  test("are drafted in further languages, too, each for itself", async () => {
    const id = await store({ description: "Hot meals" });
    await fill(id, ALL, "ar-XB");
    const [asked] = engine.received;
    expect(JSON.parse(asked?.body ?? "")).toMatchObject({ source: "en", target: "ar" });
    expect(await stored(id)).toEqual({
      texts: { "description ar-XB": "MACHINE caliente comidas" },
      version: 2,
    });
    await fill(id);
    expect((await stored(id))?.texts).toEqual({
      "description ar-XB": "MACHINE caliente comidas",
      "description es": "MACHINE caliente comidas",
    });
    const history = await open().query(
      "select before, after from history where thing_id = $1 order by id limit 1",
      [id],
    );
    const draft = { language: "ar-XB", text: "caliente comidas", state: "MACHINE" };
    expect(history).toEqual([{ before: { descriptionTexts: [] }, after: { descriptionTexts: [draft] } }]);
  });

  test.each(LANGUAGES)("are asked for only where they are not there, in %s", async (language) => {
    const id = await store({ description: "Hot meals", serviceSummary: "Meals", age: "open" });
    await open().query(
      `insert into service_texts (service_id, field, language, text, state, english_digest)
       values ($1, 'description', $2, 'Comida', 'REVIEWED', md5('Hot meals'))`,
      [id, language],
    );
    const texts = { [`age ${language}`]: "MACHINE abierto", [`description ${language}`]: "REVIEWED Comida" };
    await fill(id, ["description", "age"], language);
    expect(await stored(id)).toEqual({ texts, version: 2 });
    expect(engine.received.length).toBe(1);
    engine.received.length = 0;
    await fill(id, ["description", "age"], language);
    expect(engine.received.length).toBe(0);
    expect(await stored(id)).toEqual({ texts, version: 2 });
  });

  describe("what a person saves meanwhile takes precedence over the engine's draft:", () => {
    test.each([
      [
        "a text of their own",
        `insert into service_texts (service_id, field, language, text, state, english_digest)
         values ($1, 'description', 'es', 'Mío', 'REVIEWED', md5('Hot meals'))`,
        { "description es": "REVIEWED Mío" },
      ],
      ["other English", "update services set description = 'Bread' where id = $1", {}],
      ["a deletion", "update services set deleted_at = now() where id = $1", {}],
    ])("%s", async (_, change, texts) => {
      const id = await store({ description: "Hot meals" });
      await fill(id, ALL, "es", {
        ...translator,
        async translate(...asked) {
          await open().query(change, [id]);
          return translator.translate(...asked);
        },
      });
      expect(await stored(id)).toEqual({ texts, version: 1 });
    });
  });

  test("a program's text of other English is drafted again", async () => {
    const id = await store({ description: "Hot meals" });
    await fill(id);
    await open().query("update services set description = 'Meals' where id = $1", [id]);
    await fill(id);
    expect((await stored(id))?.texts).toEqual({ "description es": "MACHINE comidas" });
  });

  test("a draft that is longer than the field is cut after a word", async () => {
    engine.answer = libreTranslateStub((text) => text.replaceAll("open", "abierto al público"));
    const id = await store({ description: "open ".repeat(199).trim() });
    await fill(id);
    const text = (await stored(id))?.texts["description es"]?.replace("MACHINE ", "") ?? "";
    expect(text.length).toBeLessThanOrEqual(1000);
    expect(text).toMatch(/\p{L}…$/u);
  });

  test("an engine that fails leaves nothing, and the job is tried again", async () => {
    const id = await store({ description: "Hot meals" });
    engine.answer = () => ({ body: '{"error":"Hot meals failed"}' });
    await expect(fill(id)).rejects.toThrow(TranslationError);
    expect(await stored(id)).toEqual({ texts: {}, version: 1 });
  });

  test("what nobody knows is nobody's work", async () => {
    await fill("01950000-0000-7000-8000-0000000000ff");
    expect(engine.received.length).toBe(0);
  });

  test("the job: once with the save for each language, none without an engine, again until the engine is back", async () => {
    let jobs: Jobs | undefined;
    try {
      jobs = await startJobs(open(), { onFailure: () => {} });
      const service = serviceForTest({ description: "Hot meals" });
      const { id } = service;
      const saved = toListing(service.facts);
      await storeServices(open(), [service], NOW);
      await queueTranslations(jobs, [])(open(), [{ serviceId: id, before: null, after: saved }]);
      const queue = queueTranslations(jobs, ["en", "en-XA", ...LANGUAGES]);
      await queue(open(), [{ serviceId: id, before: saved, after: saved }]);
      await expect(
        open().transaction(async (db) => {
          await queue(db, [{ serviceId: id, before: null, after: saved }]);
          throw new Error("the save failed");
        }),
      ).rejects.toThrow("the save failed");
      await registerTranslationJobs(jobs, open(), null, () => NOW);
      let isBack = false;
      engine.answer = (asked) => (isBack ? usual(asked) : { status: 503, body: "{}" });
      await registerTranslationJobs(jobs, open(), translator, () => NOW);
      await open().transaction((db) => queue(db, [{ serviceId: id, before: null, after: saved }]));
      const drafted = () => engine.received.filter(({ method }) => method === "POST").length;
      await expect.poll(drafted).toBe(LANGUAGES.length);
      expect((await stored(id))?.texts).toEqual({});
      isBack = true;
      const drafts = LANGUAGES.map((language) => [`description ${language}`, "MACHINE caliente comidas"]);
      await expect
        .poll(() => stored(id), { timeout: 40_000 })
        .toEqual({ texts: Object.fromEntries(drafts), version: 3 });
      expect(drafted()).toBe(2 * LANGUAGES.length);
    } finally {
      await jobs?.stop();
    }
  });

  test("a language that the engine does not have is left to people", async () => {
    const failures: string[] = [];
    const jobs = await startJobs(open(), { onFailure: (queue) => failures.push(queue) });
    try {
      engine.answer = libreTranslateStub();
      const service = serviceForTest({ description: "Hot meals" });
      await storeServices(open(), [service], NOW);
      await expect(fill(service.id, ALL, "ar-XB")).rejects.toThrow(LanguageLacking);
      await registerTranslationJobs(jobs, open(), translator, () => NOW);
      const after = toListing(service.facts);
      await queueTranslations(jobs, ["ar-XB", "es"])(open(), [
        { serviceId: service.id, before: null, after },
      ]);
      await expect
        .poll(async () => (await stored(service.id))?.texts)
        .toEqual({ "description es": "MACHINE caliente comidas" });
      await expect.poll(() => engine.received.filter(({ path }) => path === "/languages").length).toBe(2);
    } finally {
      await jobs.stop();
    }
    expect(failures).toEqual([]);
  });
});
