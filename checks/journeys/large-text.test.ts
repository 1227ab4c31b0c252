import { describe, expect, test } from "vitest";
import { DEMO_HARBOR, demonstrationTown, hydrated } from "./journey.ts";

/** A visitor whose letters are twice as large, and one without scripts, on the smallest phone. */
const town = demonstrationTown();

describe.each(["en", "es"] as const)("in %s", (language) => {
  test("with letters twice as large nothing of the list is cut off", async () => {
    const { page } = await town().visit({ language, width: 320, place: DEMO_HARBOR });
    await page.goto("/?tab=SHELTER");
    await hydrated(page);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    const cut = await page.evaluate(() => {
      const texts = [...document.querySelectorAll("header button span, nav a span, nav a")];
      return texts.filter((element) => {
        const box = element.closest("header")?.getBoundingClientRect();
        const { top, bottom } = element.getBoundingClientRect();
        return box !== undefined && (top < box.top || bottom > box.bottom);
      }).length;
    });
    expect(cut, "texts that leave the header").toBe(0);
    const tabs = page.getByRole("navigation").first().getByRole("link");
    const broken = await tabs.evaluateAll((links) =>
      links.flatMap((link) => {
        const range = document.createRange();
        range.selectNodeContents(link.lastChild ?? link);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return lines.size > 1 ? [link.textContent] : [];
      }),
    );
    expect(broken, "words of tabs in pieces").toEqual([]);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
  });

  test("without scripts no button is shown that does nothing", async () => {
    const { page } = await town().visit({ language, scripts: false, place: DEMO_HARBOR });
    for (const open of [false, true]) {
      await page.goto("/?tab=SHELTER");
      if (open) await page.getByRole("link", { name: "Grace House", exact: true }).click();
      await page.getByRole("main").locator('a[href^="tel:"]').first().waitFor();
      expect(await page.locator('button[type="button"]:visible').count()).toBe(0);
      expect(await page.locator('button[type="submit"]:visible').count()).toBeGreaterThan(0);
    }
  });
});
