import { describe, expect, test } from "vitest";
import { STATIC_PAGE_CODES } from "#domain/static-pages/static-page.ts";
import { STATIC_PAGE_PATHS } from "#domain/static-pages/static-page-paths.ts";
import { checkBothSchemes } from "./check-layout.ts";
import { DEMO_HARBOR, demonstrationTown, hydrated } from "./journey.ts";

/** Pages of plain text: whole without scripts, found from every page. */
const town = demonstrationTown();

const WORDS = {
  en: { menu: "Menu", terms: "Terms of use", help: "Help: common questions", back: "Back" },
  es: { menu: "Menú", terms: "Términos de uso", help: "Ayuda: preguntas comunes", back: "Atrás" },
} as const;

describe.each(["en", "es"] as const)("in %s", (language) => {
  const words = WORDS[language];

  test.each(STATIC_PAGE_CODES)("%s is complete without scripts, and names its site", async (code) => {
    const { page, context } = await town().visit({ language, scripts: false });
    const reply = await page.goto(`${STATIC_PAGE_PATHS[code]}?lang=${language}`);
    expect(reply?.status()).toBe(200);
    const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
    expect(await page.title()).toBe(`${title} · Amparo`);
    expect(await page.locator("html").getAttribute("lang")).toBe(language);
    expect(await page.getByRole("main").locator("p").count()).toBeGreaterThan(2);
    const content = async (selector: string) => page.locator(selector).getAttribute("content");
    expect((await content("meta[name=description]"))?.length).toBeGreaterThan(30);
    const href = async (selector: string) => page.locator(selector).getAttribute("href");
    const address = `${town().app.address}${STATIC_PAGE_PATHS[code]}`;
    expect(await href("link[rel=canonical]")).toBe(language === "en" ? address : `${address}?lang=es`);
    expect(await href("link[hreflang=en]")).toBe(address);
    expect(await href("link[hreflang=es]")).toBe(`${address}?lang=es`);
    await context.close();
  });

  test("nothing for axe and nothing to the side", async () => {
    const { page, context } = await town().visit({ language, width: 320 });
    for (const code of STATIC_PAGE_CODES) {
      await page.goto(STATIC_PAGE_PATHS[code]);
      await hydrated(page);
      await checkBothSchemes(page, code);
    }
    await context.close();
  });

  test("menu, footer and help lead there without a new document, and back again", async () => {
    const { page, context } = await town().visit({ language, place: DEMO_HARBOR });
    await page.goto("/?tab=FOOD");
    await hydrated(page);
    await page.getByRole("button", { name: words.menu, exact: true }).click();
    await page.getByRole("dialog").getByRole("link", { name: words.terms }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/terms_of_use");
    await page.getByRole("heading", { level: 2 }).first().waitFor();
    expect(await page.evaluate(() => "isInteractive" in window && window.isInteractive)).toBe(true);
    await page.getByRole("link", { name: words.back, exact: true }).click();
    await page.getByRole("link", { name: words.help }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/chatbot");
    await page.getByRole("main").getByRole("textbox").waitFor();
    await page.goto("/about");
    await hydrated(page);
    await page.getByRole("contentinfo").getByRole("link", { name: words.terms }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/terms_of_use");
    await page.goBack();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/about");
    await context.close();
  });
});

test("about leads to what the operator has set, and to nothing else", async () => {
  const { page } = await town().visit();
  await page.goto("/about");
  const links = page.getByRole("navigation", { name: "Follow us" }).getByRole("link");
  expect(await links.allTextContents()).toEqual(["Email"]);
  expect(await links.first().getAttribute("href")).toBe("mailto:help@amparo.example");
});
