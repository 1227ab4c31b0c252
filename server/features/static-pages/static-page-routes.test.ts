import { afterAll, beforeAll, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { MAIN_LANGUAGES as LANGUAGES } from "#domain/base/languages/language.ts";
import { STATIC_PAGE_CODES } from "#domain/static-pages/static-page.ts";
import { staticPages as english } from "#words/compiled/en/static-pages/static-pages.ts";
import { staticPages as spanish } from "#words/compiled/es/static-pages/static-pages.ts";
import { cleanHtml } from "./clean-html.ts";
import { loadPages } from "./load-pages.ts";

const LOADED = Date.UTC(2026, 10, 20, 12);

onOneEngine("pages of plain text", (open) => {
  let app: RunningApp;
  const said: string[] = [];
  const load = (now: number) => loadPages(open(), now, (line) => said.push(line));
  beforeAll(async () => {
    await load(LOADED);
    app = await runningApp(open());
  });
  afterAll(() => app?.close());

  test.each(["NOTHING", "ABOUT%00", "..%2fABOUT", "%ff", "1'%20or%20'1'='1", "A".repeat(101)])(
    "there is no page %s",
    async (code) => {
      const reply = await app.get(`/api/static-pages/${code}`);
      expect([400, 404]).toContain(reply.status);
      expect(await reply.json()).toMatchObject({ code: reply.status });
    },
  );

  test.each([
    ["lang=fr", { lang: "unknownValue" }],
    ["lang=en&lang=es", { lang: "givenTwice" }],
  ])("refuses %s", async (query, fields) => {
    const reply = await app.get(`/api/static-pages/ABOUT?${query}`);
    expect([reply.status, await reply.json()]).toMatchObject([400, { fields }]);
  });

  test("every page is there in both languages, clean, with a title and a way to the operator", async () => {
    for (const code of STATIC_PAGE_CODES) {
      for (const lang of LANGUAGES) {
        const reply = await app.get(`/api/static-pages/${code}?lang=${lang}`);
        expect(reply.status).toBe(200);
        const page = await reply.json();
        expect(page).toMatchObject({ code, language: lang, updatedAt: "2026-11-20T12:00:00Z" });
        expect(Object.keys(page).sort()).toEqual(["code", "content", "language", "title", "updatedAt"]);
        expect(page.title).not.toMatch(/[<&]/);
        expect(page.content.length).toBeGreaterThan(500);
        expect(cleanHtml(page.content)).toBe(page.content);
        expect(page.content).not.toMatch(/\{\{|<h1/);
        expect(page.content).toContain('<a href="/feedback">');
      }
    }
  });

  test("both languages have the same parts", async () => {
    for (const code of STATIC_PAGE_CODES) {
      const outlines = await Promise.all(
        LANGUAGES.map(async (lang) => {
          const { content } = await (await app.get(`/api/static-pages/${code}?lang=${lang}`)).json();
          return String(content).match(/<(h2|h3|li|summary|a href="[^"]*")/g);
        }),
      );
      expect(outlines[0], code).toEqual(outlines[1]);
    }
  });

  test("ten questions or more are answered", async () => {
    const { content } = await (await app.get("/api/static-pages/FAQ")).json();
    expect(String(content).match(/<h2>[^<]*\?<\/h2>/g)?.length).toBeGreaterThanOrEqual(10);
  });

  test("the language is that of lang, else of the browser", async () => {
    const readLanguage = async (query: string, accept: string) => {
      const reply = await app.get(`/api/static-pages/faq${query}`, { "accept-language": accept });
      return (await reply.json()).language;
    };
    expect(await readLanguage("", "es-MX,es;q=0.9,en;q=0.8")).toBe("es");
    expect(await readLanguage("", "fr")).toBe("en");
    expect(await readLanguage("?lang=en", "es")).toBe("en");
  });

  test("privacy and questions tell that an outside model reads messages, where one does", async () => {
    const queryModel = { url: "http://127.0.0.1:9", model: "small", key: null };
    const config = { trustProxy: false, isRateLimited: false, queryModel };
    const other = await runningApp(open(), { config });
    try {
      for (const [lang, { modelTitle }] of [
        ["en", english],
        ["es", spanish],
      ] as const) {
        for (const code of STATIC_PAGE_CODES) {
          const read = async (from: RunningApp): Promise<string> =>
            (await from.read<{ content: string }>(`/static-pages/${code}?lang=${lang}`)).content;
          const isTold = code === "PRIVACY" || code === "FAQ";
          expect([code, (await read(other)).includes(modelTitle)]).toEqual([code, isTold]);
          expect(await read(app)).not.toContain(modelTitle);
        }
      }
    } finally {
      await other.close();
    }
  });

  test("the operator's mail address is shown where it is configured", async () => {
    const links = {
      volunteer: null,
      donation: null,
      support: "help@amparo.example",
      website: null,
      facebook: null,
      twitter: null,
      instagram: null,
      youtube: null,
    };
    const config = { trustProxy: false, isRateLimited: false, links };
    const other = await runningApp(open(), { config });
    try {
      const { content } = await (await other.get("/api/static-pages/DELETION")).json();
      // An email is the first way to ask, the button in the profile another one.
      expect(content.indexOf("mailto:")).toBeLessThan(content.indexOf("profile"));
      expect(content).toContain('<a href="mailto:help@amparo.example">help@amparo.example</a>');
      expect(content).not.toContain('href="/feedback"');
    } finally {
      await other.close();
    }
  });

  test("the same files change nothing, a newer one replaces an older, an edited page stays", async () => {
    const stored = () => open().query("select * from static_pages order by code, language");
    const before = await stored();
    expect(said).toEqual(["Loaded 10 pages of plain text"]);
    await load(LOADED + 1000);
    expect(await stored()).toEqual(before);

    await open().query(
      "update static_pages set content = 'older', source_fingerprint = sha256('older') where code = 'ABOUT'",
    );
    await open().query(
      "update static_pages set content = 'edited', source_fingerprint = null where code = 'TERMS'",
    );
    await load(LOADED + 2000);
    const { content } = await (await app.get("/api/static-pages/ABOUT")).json();
    expect(content).not.toBe("older");
    expect((await (await app.get("/api/static-pages/TERMS")).json()).content).toBe("edited");
    await open().query("delete from static_pages where code = 'TERMS' and language = 'es'");
    expect((await (await app.get("/api/static-pages/TERMS?lang=es")).json()).language).toBe("en");
  });
});
