import { describe, expect, test } from "vitest";
import { DEMO_HARBOR, demonstrationTown, hydrated } from "./journey.ts";
import { languageCases } from "./language-cases.ts";

/** A person finds an emergency shelter that is open now, reads its page, and calls it. */
const town = demonstrationTown();

const WORDS = {
  en: {
    choose: /Choose a place/,
    city: "City or ZIP code",
    shelter: "Shelter",
    emergency: "Emergency",
    open: "Open now",
    call: /^Call/,
    isOpen: /^(?:Open(?! (?:when|by) )|Says open)/,
    eligibility: "Will they take me?",
  },
  es: {
    choose: /Elija un lugar/,
    city: "Ciudad o ZIP",
    shelter: "Albergue",
    emergency: "Emergencia",
    open: "Abierto ahora",
    call: /^Llamar/,
    isOpen: /^(?:Abierto(?! (?:cuando|al) )|Dicen: abierto)/,
    eligibility: "¿Me reciben?",
  },
} as const;

describe.each(languageCases(import.meta.filename, ["en", "es"]))("in %s, on a phone", (language) => {
  const words = WORDS[language];

  test("the nearest emergency shelter that is open now is found, read and called", async () => {
    const { page } = await town().visit({ language });
    await page.goto("/");
    await page.getByRole("button", { name: words.choose }).click();
    await page.getByRole("searchbox", { name: words.city }).fill("demo har");
    await page.getByRole("link", { name: "Demo Harbor, CA" }).first().click();
    await page.getByRole("button", { name: /Demo Harbor/ }).waitFor();
    await page.getByRole("link", { name: words.shelter, exact: true }).click();
    await page.getByRole("link", { name: words.emergency, exact: true }).click();
    await page.getByRole("link", { name: words.open, exact: true }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get("open")).toBe("1");
    const cards = page.getByRole("main").getByRole("listitem");
    await cards.getByText(words.isOpen).first().waitFor();
    expect(await cards.count()).toBe(await cards.getByText(words.isOpen).count());
    const first = cards.first().getByRole("link").first();
    const name = (await first.textContent()) ?? "";
    await first.click();
    await page.getByRole("heading", { level: 2, name: words.eligibility }).waitFor();
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(name);
    const call = page.getByRole("main").getByRole("link", { name: words.call }).first();
    expect(await call.getAttribute("href")).toMatch(/^tel:\+1555555\d{4}/);
  });

  test("the same without scripts", async () => {
    const { page } = await town().visit({ language, scripts: false });
    await page.goto("/");
    await page.getByRole("button", { name: words.choose }).click();
    await page.getByRole("searchbox", { name: words.city }).fill("demo har");
    await page.getByRole("searchbox", { name: words.city }).press("Enter");
    await page.getByRole("link", { name: "Demo Harbor, CA" }).first().click();
    await page.getByRole("button", { name: /Demo Harbor/ }).waitFor();
    await page.getByRole("link", { name: words.shelter, exact: true }).click();
    await page.getByRole("link", { name: words.emergency, exact: true }).click();
    await page.getByRole("link", { name: words.open, exact: true }).click();
    const cards = page.getByRole("main").getByRole("listitem");
    expect(await cards.count()).toBeGreaterThan(0);
    expect(await cards.count()).toBe(await cards.getByText(words.isOpen).count());
    await cards.first().getByRole("link").first().click();
    await page.getByRole("heading", { level: 2, name: words.eligibility }).waitFor();
    const call = page.getByRole("main").getByRole("link", { name: words.call }).first();
    expect(await call.getAttribute("href")).toMatch(/^tel:/);
  });

  test("the same with the keyboard alone", async () => {
    const { page } = await town().visit({ language, place: DEMO_HARBOR, width: 1024, height: 768 });
    await page.goto("/");
    await hydrated(page);
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");
    const tabTo = async (text: string) => {
      for (let tabs = 0; tabs < 40; tabs++) {
        await page.keyboard.press("Tab");
        if ((await focused()) === text) return;
      }
      throw new Error(`The keyboard does not reach "${text}".`);
    };
    await tabTo(words.shelter);
    await page.keyboard.press("Enter");
    await tabTo(words.emergency);
    await page.keyboard.press("Enter");
    await expect.poll(() => new URL(page.url()).searchParams.get("need")).toBe("EMERGENCY");
    await tabTo(words.open);
    await page.keyboard.press("Enter");
    const cards = page.getByRole("main").getByRole("listitem");
    await expect
      .poll(async () => (await cards.count()) === (await cards.getByText(words.isOpen).count()))
      .toBe(true);
    const name = (await cards.first().getByRole("link").first().textContent()) ?? "";
    await tabTo(name);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await page.getByRole("heading", { level: 2, name: words.eligibility }).waitFor();
  });
});
