import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { libreTranslateStub, type StubServer, stubServer } from "#checks/stub-server.ts";
import { storeServices } from "#server/features/services/store-services.ts";
import { type Jobs, startJobs } from "#server/jobs/jobs.ts";
import { openTranslator } from "#server/outside/translator/open-translator.ts";
import { TranslationError, type Translator } from "#server/outside/translator/translator.ts";
import { fillSpanish } from "./fill-spanish.ts";
import { queueTranslations, registerTranslationJobs } from "./translation-jobs.ts";

const NOW = Date.UTC(2026, 10, 20, 15, 0);
const ALL = ["serviceSummary", "description", "age"] as const;

onOneEngine("Spanish after a save", (open) => {
  let engine: StubServer;
  let translator: Translator;
  let app: RunningApp;
  beforeAll(async () => {
    engine = await stubServer(libreTranslateStub());
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
    engine.answer = libreTranslateStub();
    engine.received.length = 0;
  });

  const stored = async (...facts: Parameters<typeof serviceForTest>) => {
    const service = serviceForTest(...facts);
    await storeServices(open(), [service], NOW);
    return service.id;
  };
  const storeService = async (id: string) => {
    const [row] = await open().query<Record<string, unknown>>(
      `select service_summary_es as "serviceSummaryEs", description_es as "descriptionEs",
              description_es_state as "descriptionEsState", age_es as "ageEs", version
         from services where id = $1`,
      [id],
    );
    return row;
  };

  test("is drafted, marked, found by its words, and remembered as the system's", async () => {
    const id = await stored({
      name: "Kitchen",
      description: "Hot meals at 11:30 am",
      serviceSummary: "Meals",
    });
    await fillSpanish(open(), translator, id, ALL, NOW);
    expect(await storeService(id)).toEqual({
      serviceSummaryEs: "comidas",
      descriptionEs: "caliente comidas en 11:30 am",
      descriptionEsState: "MACHINE",
      ageEs: null,
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

  test("asks only for what was asked for and is not there", async () => {
    const id = await stored({
      description: "Hot meals",
      descriptionEs: { text: "Comida", state: "REVIEWED" },
      serviceSummary: "Meals",
      age: "open",
    });
    await fillSpanish(open(), translator, id, ["description", "age"], NOW);
    expect(await storeService(id)).toMatchObject({
      descriptionEs: "Comida",
      descriptionEsState: "REVIEWED",
      ageEs: "abierto",
      serviceSummaryEs: null,
    });
    expect(engine.received.length).toBe(1);
    engine.received.length = 0;
    await fillSpanish(open(), translator, id, ["description", "age"], NOW);
    expect(engine.received.length).toBe(0);
    expect(await storeService(id)).toMatchObject({ version: 2 });
  });

  describe("what a person saves meanwhile takes precedence over the engine's draft:", () => {
    test.each([
      [
        "Spanish of their own",
        "update services set description_es = 'Mío', description_es_state = 'REVIEWED' where id = $1",
        "Mío",
      ],
      ["other English", "update services set description = 'Bread' where id = $1", null],
      ["a deletion", "update services set deleted_at = now() where id = $1", null],
    ])("%s", async (_, change, spanish) => {
      const id = await stored({ description: "Hot meals" });
      const slow: Translator = {
        async translate(texts, from, to) {
          await open().query(change, [id]);
          return translator.translate(texts, from, to);
        },
      };
      await fillSpanish(open(), slow, id, ALL, NOW);
      expect(await storeService(id)).toMatchObject({ descriptionEs: spanish, version: 1 });
    });
  });

  test("a draft that is longer than the field is cut after a word", async () => {
    engine.answer = libreTranslateStub((text) => text.replaceAll("open", "abierto al público"));
    const id = await stored({ description: "open ".repeat(199).trim() });
    await fillSpanish(open(), translator, id, ALL, NOW);
    const text = String((await storeService(id))?.["descriptionEs"]);
    expect(text.length).toBeLessThanOrEqual(1000);
    expect(text).toMatch(/\p{L}…$/u);
  });

  test("an engine that fails leaves nothing, and the job is tried again", async () => {
    const id = await stored({ description: "Hot meals" });
    engine.answer = () => ({ body: '{"error":"Hot meals failed"}' });
    await expect(fillSpanish(open(), translator, id, ALL, NOW)).rejects.toThrow(TranslationError);
    expect(await storeService(id)).toMatchObject({ descriptionEs: null, version: 1 });
  });

  test("what nobody knows is nobody's work", async () => {
    await fillSpanish(open(), translator, "01950000-0000-7000-8000-0000000000ff", ALL, NOW);
    expect(engine.received.length).toBe(0);
  });

  test("the job: once with the save, none without an engine, again until the engine is back", async () => {
    let jobs: Jobs | undefined;
    try {
      jobs = await startJobs(open(), { onFailure: () => {} });
      const id = await stored({ description: "Hot meals" });
      await queueTranslations(jobs, false)(open(), id, ALL);
      const queue = queueTranslations(jobs, true);
      await queue(open(), id, []);
      await expect(
        open().transaction(async (db) => {
          await queue(db, id, ALL);
          throw new Error("the save failed");
        }),
      ).rejects.toThrow("the save failed");
      await registerTranslationJobs(jobs, open(), null, () => NOW);
      let isBack = false;
      engine.answer = (asked) => (isBack ? libreTranslateStub()(asked) : { status: 503, body: "{}" });
      await registerTranslationJobs(jobs, open(), translator, () => NOW);
      await open().transaction((db) => queue(db, id, ALL));
      await expect.poll(() => engine.received.length).toBe(1);
      expect(await storeService(id)).toMatchObject({ descriptionEs: null });
      isBack = true;
      await expect
        .poll(() => storeService(id), { timeout: 40_000 })
        .toMatchObject({ descriptionEs: "caliente comidas", version: 2 });
      expect(engine.received.length).toBe(2);
    } finally {
      await jobs?.stop();
    }
  });
});
