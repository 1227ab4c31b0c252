import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { ACCESS_COOKIE, TUTORIAL_SLIDES } from "#domain/static-pages/introduce/first-visit.ts";
import { checkBothSchemes } from "./check-layout.ts";
import { DEMO_HARBOR, demonstrationTown, hydrated } from "./journey.ts";
import { languageCases } from "./language-cases.ts";

/** The first visit: nine slides, and never a wall before a phone number. */
const town = demonstrationTown();

const WORDS = {
  en: {
    next: "Next",
    skip: "Skip",
    cancel: "Cancel",
    agree: "I agree",
    crisis: "Help now",
    exit: "Exit",
    to: (name: string) => `Continue to ${name}`,
    first: "Find help that is open now",
  },
  es: {
    next: "Siguiente",
    skip: "Omitir",
    cancel: "Cancelar",
    agree: "Acepto",
    crisis: "Ayuda ahora",
    exit: "Salir",
    to: (name: string) => `Ir a ${name}`,
    first: "Encuentre ayuda que está abierta ahora",
  },
} as const;

const readPagePath = (page: Page) => new URL(page.url()).pathname;

describe.each(languageCases(import.meta.filename, ["en", "es"]))("in %s", (language) => {
  const words = WORDS[language];

  test("a new visitor reads nine slides, agrees, and is not asked again", async () => {
    const { page, context } = await town().visit({ language, isNew: true, place: DEMO_HARBOR });
    await page.goto("/");
    await expect.poll(() => readPagePath(page)).toBe("/introduce");
    await page.getByRole("heading", { level: 1, name: words.first }).waitFor();
    const seen: string[] = [];
    for (let slide = 1; slide < TUTORIAL_SLIDES; slide++) {
      seen.push((await page.getByRole("heading", { level: 1 }).textContent()) ?? "");
      await inReach(page);
      await page.getByRole("link", { name: words.next, exact: true }).click();
      await expect.poll(() => new URL(page.url()).searchParams.get("slide")).toBe(String(slide));
    }
    expect(new Set(seen).size).toBe(TUTORIAL_SLIDES - 1);
    await inReach(page);
    expect(await page.getByRole("link", { name: words.next, exact: true }).count()).toBe(0);
    await page.getByRole("link", { name: words.agree, exact: true }).click();
    await expect.poll(() => readPagePath(page)).toBe("/");
    await page.getByRole("main").getByRole("listitem").first().waitFor();
    await page.goto("/?tab=FOOD");
    expect(readPagePath(page)).toBe("/");
    expect((await context.cookies()).find(({ name }) => name === ACCESS_COOKIE)?.value).toBe("true");
    await context.close();
  });

  test("slides fill a phone, have their dots at one place, and show the tabs as they are", async () => {
    const { page } = await town().visit({ language, isNew: true });
    const places: number[] = [];
    for (let slide = 1; slide < TUTORIAL_SLIDES - 1; slide++) {
      await page.goto(`/introduce?slide=${slide}`);
      const bar = await page.getByRole("link", { name: words.next, exact: true }).boundingBox();
      const dots = await page.locator("main i").first().boundingBox();
      const picture = await page.locator("main svg").first().locator("..").boundingBox();
      places.push(Math.round(dots?.y ?? 0));
      expect((bar?.y ?? 0) - (dots?.y ?? 0)).toBeLessThan(100);
      expect(picture?.height).toBeGreaterThan(240);
      if (slide !== 2) continue;
      const icons = await page
        .locator("main svg use")
        .evaluateAll((all) => all.map((use) => use.getAttribute("href")));
      expect(icons).toEqual(
        expect.arrayContaining(["#i-food", "#i-house", "#i-health", "#i-box", "#i-work"]),
      );
    }
    expect(new Set(places).size).toBe(1);
  });

  test("a link to a service is one click away, with its query and hash", async () => {
    const { page, context } = await town().visit({ language, isNew: true });
    const goal = `/services/${await findId("Grace House")}?from=friend#hours`;
    await page.goto(goal);
    await expect.poll(() => readPagePath(page)).toBe("/introduce");
    await page.getByRole("link", { name: words.to("Grace House") }).click();
    await page.getByRole("heading", { level: 1, name: "Grace House" }).waitFor();
    expect(page.url()).toBe(`${town().app.address}${goal}`);
    await context.close();
  });

  test("skipping leads to the last slide, cancelling to the first, and the destination stays", async () => {
    const { page, context } = await town().visit({ language, isNew: true, place: DEMO_HARBOR });
    await page.goto("/?tab=FOOD#FOOD");
    await page.getByRole("link", { name: words.skip, exact: true }).click();
    await page.getByRole("link", { name: words.agree, exact: true }).waitFor();
    await page.getByRole("link", { name: words.cancel, exact: true }).click();
    await page.getByRole("heading", { level: 1, name: words.first }).waitFor();
    await page.getByRole("link", { name: words.skip, exact: true }).click();
    await page.getByRole("link", { name: words.agree, exact: true }).click();
    await expect.poll(() => page.url()).toBe(`${town().app.address}/?tab=FOOD#FOOD`);
    await context.close();
  });

  test("the slides can be read without scripts, and deep links are the pages themselves", async () => {
    const { page, context } = await town().visit({ language, isNew: true, scripts: false });
    await page.goto(`/services/${await findId("Grace House")}`);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Grace House");
    await page.goto("/introduce");
    await page.getByRole("link", { name: words.next, exact: true }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get("slide")).toBe("1");
    await page.getByRole("link", { name: words.skip, exact: true }).click();
    await page.getByRole("link", { name: words.agree, exact: true }).click();
    await expect.poll(() => readPagePath(page)).toBe("/");
    await context.close();
  });

  test("nothing for axe and nothing to the side", async () => {
    const { page, context } = await town().visit({ language, width: 320, isNew: true });
    await page.goto(`/services/${await findId("Grace House")}`);
    await expect.poll(() => readPagePath(page)).toBe("/introduce");
    for (let slide = 0; slide < TUTORIAL_SLIDES; slide++) {
      if (slide > 0) await page.goto(`/introduce?slide=${slide}`);
      await hydrated(page);
      await checkBothSchemes(page, `slide ${slide}`);
    }
    await context.close();
  });

  /** Crisis lines and the way out need no agreement. */
  async function inReach(page: Page): Promise<void> {
    const lines = page.getByRole("link", { name: words.crisis, exact: true });
    expect(await lines.getAttribute("href")).toBe("/crisis_lines");
    expect(await lines.evaluate((link) => link.getBoundingClientRect().bottom <= window.innerHeight)).toBe(
      true,
    );
    expect(await page.getByRole("banner").getByRole("link", { name: words.exit }).count()).toBe(1);
  }
});

test("the language is chosen on the first slide, and the goal stays", async () => {
  const { page } = await town().visit({ isNew: true });
  await page.goto(`/services/${await findId("Grace House")}`);
  await page.getByRole("link", { name: "Español" }).click();
  await page.getByRole("link", { name: "Ir a Grace House" }).click();
  await page.getByRole("heading", { level: 1, name: "Grace House" }).waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe("es");
});

test.each(["/account-deletion-policy", "/terms_of_use", "/privacy_policy", "/login", "/crisis_lines"])(
  "%s is never held up",
  async (path) => {
    const { page, context } = await town().visit({ isNew: true, expects: /404/ });
    await page.goto(path);
    await hydrated(page);
    expect(readPagePath(page)).toBe(path);
    await context.close();
  },
);

test("a crawler with scripts reads the page itself", async () => {
  const { browser, app } = town();
  const context = await browser.newContext({
    userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  });
  const page = await context.newPage();
  await page.goto(`${app.address}/?tab=FOOD`);
  await hydrated(page);
  expect(readPagePath(page)).toBe("/");
  await context.close();
});

test("where cookies are forbidden nobody goes round in circles", async () => {
  const { page } = await town().visit({ isNew: true });
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "cookieEnabled", { get: () => false });
  });
  await page.goto("/?tab=FOOD");
  await hydrated(page);
  expect(readPagePath(page)).toBe("/");
});

test.each([
  "//evil.example/a",
  "https://evil.example/",
  "/\\evil.example",
  "javascript:alert(1)",
  "/\t/evil.example",
])("an address that would remember %j leads home", async (next) => {
  const { page, context } = await town().visit({ isNew: true });
  await page.goto(`/introduce?slide=8&next=${encodeURIComponent(next)}`);
  expect(await page.getByRole("link", { name: "I agree" }).getAttribute("href")).toBe("/");
  await context.close();
});

test("a first visit that saves data costs two documents", async () => {
  const { page, context } = await town().visit({ isNew: true, savesData: true });
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  let total = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    total += encodedDataLength;
  });
  await page.goto(`/services/${await findId("Grace House")}`, { waitUntil: "networkidle" });
  await expect.poll(() => readPagePath(page)).toBe("/introduce");
  await page.waitForLoadState("networkidle");
  expect(total).toBeGreaterThan(5_000);
  expect(total).toBeLessThanOrEqual(25_000);
});

async function findId(name: string): Promise<string> {
  const reply = await town().app.get(`/api/services?limit=100&q=${encodeURIComponent(name)}`);
  const services: { id: string; name: string }[] = await reply.json();
  const found = services.find((service) => service.name === name);
  if (found === undefined) throw new Error(`The demonstration directory has no ${name}.`);
  return found.id;
}
