import { describe, expect, test } from "vitest";
import { accessibilityProblems, DEMO_HARBOR, demonstrationTown, hydrated } from "./journey.ts";
import { languageCases } from "./language-cases.ts";

/** A visitor in Miami, and a directory whose every service is at the other coast. */
const town = demonstrationTown();

const WORDS = {
  en: {
    none: "Nothing like this within 100 miles",
    farther: "Farther away",
    remote: "By phone or online",
    ways: ["Directions", "CA"],
    far: /^Far away · 2,[67]\d\d mi$/,
  },
  es: {
    none: "No hay nada así a menos de 100 millas",
    farther: "Más lejos",
    remote: "Por teléfono o por internet",
    ways: ["Cómo llegar", "CA"],
    far: /^Lejos · 2,[67]\d\d\smi$/,
  },
} as const;

describe.each(languageCases(import.meta.filename, ["en", "es"]))("in %s", (language) => {
  test.each([true, false])("help comes before what is far away, scripts: %s", async (scripts) => {
    const words = WORDS[language];
    const { page } = await town().visit({ language, scripts, place: "-80.2|25.77|Miami, FL" });
    await page.goto("/?tab=SHELTER&open=1");
    if (scripts) await hydrated(page);
    const main = page.getByRole("main");
    await main.getByText(words.none).waitFor();
    expect(await main.getByRole("link", { name: "988" }).count()).toBeGreaterThan(0);
    const order = await main.evaluate((element) => element.textContent ?? "");
    const at = [words.none, "988", words.farther].map((text) => order.indexOf(text));
    expect(at).toEqual(at.toSorted((a, b) => a - b));
    await main.getByText(words.far).first().waitFor();
    expect(order.indexOf("2,")).toBeGreaterThan(at[2] ?? 0);
    if (scripts) expect(await accessibilityProblems(page)).toEqual([]);
  });

  test.each([true, false])(
    "what is reached by telephone comes after the doors, under a heading; scripts: %s",
    async (scripts) => {
      const words = WORDS[language];
      const { page } = await town().visit({ language, scripts, place: DEMO_HARBOR });
      await page.goto("/?tab=RESOURCES");
      if (scripts) await hydrated(page);
      const main = page.getByRole("main");
      const heading = main.getByRole("heading", { name: words.remote });
      const line = main.getByRole("listitem").filter({ hasText: "Letters and Benefits Line" });
      await heading.waitFor();
      await line.getByText(words.remote).waitFor();
      const order = await main.evaluate((element) => element.textContent ?? "");
      expect(order.indexOf(words.remote)).toBeGreaterThan(order.indexOf("Harbor Clothes Closet"));
      expect(order.indexOf("Letters and Benefits Line")).toBeGreaterThan(order.indexOf(words.remote));
      // The line has no distance, and nothing is farther away.
      expect(await line.textContent()).not.toMatch(/\d mi\b/);
      if (scripts) expect(await accessibilityProblems(page)).toEqual([]);
      await line.getByRole("heading").getByRole("link").click();
      await page.getByRole("heading", { level: 1, name: "Letters and Benefits Line" }).waitFor();
      await main.getByRole("link", { name: "(555) 555-0171" }).first().waitFor();
      // No one gets directions to a service without an address.
      for (const name of words.ways)
        expect(await main.getByRole("link", { name, exact: true }).count()).toBe(0);
    },
  );

  test("nobody far away is shown a line that does not serve their state", async () => {
    const words = WORDS[language];
    const { page } = await town().visit({ language, place: "-80.2|25.77|Miami, FL" });
    await page.goto("/?tab=RESOURCES");
    await hydrated(page);
    await page.getByRole("main").getByText(words.far).first().waitFor();
    expect(await page.getByRole("heading", { name: words.remote }).count()).toBe(0);
  });
});

test("next to the map, every phone number is a link", async () => {
  const { page } = await town().visit({ width: 1024, height: 900, place: "-80.2|25.77|Miami, FL" });
  await page.goto("/?tab=SHELTER&open=1");
  await hydrated(page);
  const map = page.locator(".leaflet-container");
  await map.waitFor();
  const edge = (await map.boundingBox())?.x ?? 0;
  const numbers = page.getByRole("main").locator("a[href^='tel:']");
  expect(await numbers.count()).toBeGreaterThan(3);
  for (const number of await numbers.all()) {
    const box = await number.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(edge);
  }
});
