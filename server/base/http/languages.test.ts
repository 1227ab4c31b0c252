import { afterAll, beforeAll, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { everyDay, serviceForTest } from "#checks/services-for-tests.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { loadPages } from "#server/features/static-pages/load-pages.ts";

const NOW = Date.UTC(2026, 10, 20, 15, 0);
/** Matches a word as `ar-XB` writes it, between marks that reverse its direction. */
const REVERSED = /\u202e\p{L}+\u202c/u;

onOneEngine("languages that the operator has switched on", (open) => {
  const service = serviceForTest({ name: "Kitchen", schedules: everyDay(0, 1439) });
  let usual: RunningApp;
  let further: RunningApp;
  beforeAll(async () => {
    await storeServices(open(), [service], NOW);
    await loadPages(open(), NOW, () => {});
    usual = await runningApp(open());
    const config = { trustProxy: false, isRateLimited: false, languages: ["en", "es", "ar-XB"] } as const;
    further = await runningApp(open(), { config });
  });
  afterAll(async () => {
    await usual?.close();
    await further?.close();
  });

  const statusText = async (app: RunningApp, query: string, accept: string) => {
    const reply = await app.get(`/api/services/${service.id}${query}`, { "accept-language": accept });
    const body: { openStatus: { text: string } } = await reply.json();
    return body.openStatus.text;
  };

  test("words of a reply are in the language that is asked for, or preferred", async () => {
    expect(await statusText(further, "?lang=ar-XB", "en")).toMatch(REVERSED);
    expect(await statusText(further, "", "ar-XB")).toMatch(REVERSED);
    expect(await statusText(further, "?lang=es", "ar-XB")).toMatch(/^Abierto/);
    expect(await statusText(usual, "", "ar-XB")).toMatch(/^Open/);
  });

  test.each([
    ["ar-XB", 200, 400],
    ["AR-xb", 200, 400],
    ["en-XA", 400, 400],
    ["fr", 400, 400],
    ["es", 200, 200],
  ])("lang=%s", async (lang, withFurther, withUsual) => {
    for (const [app, status] of [
      [further, withFurther],
      [usual, withUsual],
    ] as const) {
      const reply = await app.get(`/api/services?limit=1&lang=${lang}`);
      expect(reply.status).toBe(status);
      if (status === 400) expect(await reply.json()).toMatchObject({ fields: { lang: "unknownValue" } });
    }
  });

  test("a page of plain text is English where it is in no other, and says so", async () => {
    const page = await further.read<{ language: string }>("/static-pages/ABOUT?lang=ar-XB");
    expect(page.language).toBe("en");
    const edit = await further.get("/api/static-pages/ABOUT?lang=en-XA");
    expect(edit.status).toBe(400);
  });

  test("who writes in it is answered in it", async () => {
    const message = { email: "ana@mail.example", subject: "Hours", message: "Thank you." };
    const sent = await sendJson(further, "POST", "/feedbacks/app?lang=ar-XB", message);
    expect([sent.status, await sent.text()]).toMatchObject([200, expect.anything()]);
    const [stored] = await open().query<{ language: string }>("select language from feedbacks");
    expect(stored?.language).toBe("ar-XB");
  });
});
