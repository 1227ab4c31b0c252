import { afterAll, beforeAll, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import type { DangerHelp } from "#domain/danger/danger-help-reply.ts";
import type { ServiceQuery } from "#domain/services/list-query.ts";
import type { ListedService } from "#domain/services/public-service.ts";
import { storeServices } from "#server/features/listings/store-services.ts";

/** Two of danger, in each language, and what is no danger. */
const DANGERS = [
  ["i want to die", "SUICIDE", "988", "en"],
  ["me pega mi marido", "PARTNER_VIOLENCE", "1-800-799-7233", "es"],
  ["I got raped", "SEXUAL_ASSAULT", "1-800-656-4673", "en"],
] as const;
const HARMLESS = ["food", "shelter near 33131", "comida para bebé"];

onOneEngine("Danger in a search", (open) => {
  let app: RunningApp;
  const counted: ServiceQuery[] = [];
  beforeAll(async () => {
    const unmet = {
      note: (query: ServiceQuery) => void counted.push(query),
      write: async () => {},
      close: async () => {},
    };
    app = await runningApp(open(), { unmet });
    await storeServices(
      open(),
      [serviceForTest({ name: "Harbor Library", description: "Books to die for" })],
      app.now,
    );
  });
  afterAll(() => app?.close());

  const post = (path: string, body: unknown, headers = {}) =>
    fetch(`${app.address}/api${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  const search = async (q: string) => {
    const reply = await post("/services/search", { q, lang: "en", limit: "5" });
    const found: { services: ListedService[]; danger: DangerHelp | null } = await reply.json();
    return { reply, ...found };
  };

  test.each(DANGERS)(
    "%s: the line made for it, beside what was found",
    async (q, family, number, language) => {
      const { reply, danger } = await search(q);
      expect(reply.status).toBe(200);
      expect(danger).toMatchObject({ family, language, isHint: false });
      expect(danger?.lines.slice(0, 2).map(({ phone }) => phone)).toContain(number);
      expect(danger?.lines.map(({ phone }) => phone)).toContain("911");
      const judged = await post("/danger?lang=en", { text: q });
      expect(judged.headers.get("cache-control")).toContain("no-store");
      expect(await judged.json()).toEqual({ danger });
    },
  );

  test("what is found stays", async () => {
    expect((await search("i want to die")).services.map(({ name }) => name)).toContain("Harbor Library");
  });

  test.each(DANGERS)(
    "%s: each call that searches names it, and nobody may store the reply",
    async (q, family) => {
      const written = encodeURIComponent(q);
      for (const path of [
        "/services",
        "/services/count",
        "/services/count-by-type",
        "/services/pins",
        "/crisis-lines",
        "/crisis-lines/count",
        "/liaisons",
        "/regions/count",
        "/coordinators",
        "/organizations",
        "/organizations/count",
        "/places",
      ]) {
        const reply = await app.get(`/api${path}?q=${written}`);
        expect([path, reply.headers.get("x-danger"), reply.headers.get("cache-control")]).toEqual([
          path,
          family,
          "no-store",
        ]);
      }
      for (const path of [
        "/services/search",
        "/services/search/count",
        "/services/search/count-by-type",
        "/services/search/pins",
        "/crisis-lines/search",
        "/services/search-city-or-zip",
      ]) {
        const reply = await post(path, path.endsWith("zip") ? { keyword: q } : { q });
        expect([path, reply.headers.get("x-danger"), reply.headers.get("cache-control")]).toEqual([
          path,
          family,
          "no-store",
        ]);
      }
    },
  );

  test.each(HARMLESS)("%s names none, and may be stored", async (q) => {
    const { reply, danger } = await search(q);
    expect([danger, reply.headers.get("x-danger"), reply.headers.get("cache-control")]).toEqual([
      null,
      null,
      "no-cache",
    ]);
    const read = await app.get(`/api/services?q=${encodeURIComponent(q)}`);
    expect([read.headers.get("x-danger"), read.headers.get("cache-control")]).toEqual([null, "no-cache"]);
    expect(await (await post("/danger", { text: q })).json()).toEqual({ danger: null });
  });

  test("finds what the call with an address finds, and counts it alike", async () => {
    const parameters = { q: "library", lang: "en" };
    const { services } = await search("library");
    expect(services).toEqual(await app.read("/services?q=library&lang=en&limit=5"));
    for (const [path, same] of [
      ["/services/search/count", "/services/count"],
      ["/services/search/count-by-type", "/services/count-by-type"],
      ["/services/search/pins", "/services/pins"],
    ] as const)
      expect(await (await post(path, parameters)).json()).toEqual(
        await app.read(`${same}?q=library&lang=en`),
      );
  });

  test("is neither counted nor logged; what is harmless is counted", async () => {
    counted.length = 0;
    app.logged.length = 0;
    for (const [q] of DANGERS) {
      await search(q);
      await app.get(`/api/services?q=${encodeURIComponent(q)}`);
      await post("/services/search", { q, limit: "many" });
      await post("/danger", { text: q });
    }
    expect(counted).toEqual([]);
    const logged = app.logged.join("\n");
    for (const [q, family] of DANGERS) {
      expect(logged).not.toContain(q.split(" ").at(-1));
      expect(logged).not.toContain(family);
    }
    await search("zzyzx library");
    expect(counted.length).toBe(1);
  });

  test("a message is judged whole, and is not logged", async () => {
    app.logged.length = 0;
    const text = `${"Thank you for the boxes on Monday. ".repeat(8)}My husband hits me every night.`;
    const judged: { danger: DangerHelp | null } = await (await post("/danger?lang=en", { text })).json();
    expect(judged.danger?.family).toBe("PARTNER_VIOLENCE");
    expect(app.logged.join("\n")).not.toContain("husband");
    expect((await post("/danger", { text: "a".repeat(2001) })).status).toBe(400);
  });

  test("refuses what lists refuse, by the name of the field", async () => {
    const reply = await post("/services/search", { q: "food", limit: "many" });
    expect([reply.status, await reply.json()]).toMatchObject([400, { fields: { limit: "notWholeNumber" } }]);
  });

  test("the help for a danger by its name, which no one may store", async () => {
    const reply = await app.get("/api/danger/WITNESS?now=true&lang=es");
    expect(reply.headers.get("cache-control")).toBe("no-store");
    const help: DangerHelp = await reply.json();
    expect(help).toMatchObject({ family: "WITNESS", isNow: true });
    expect(help.lines[0]?.phone).toBe("911");
    expect((await app.get("/api/danger/NOBODY")).status).toBe(400);
  });
});
