import { describe, expect, test } from "vitest";
import { KIOSK_COOKIE } from "#domain/offline/kiosk/kiosk.ts";
import { organizationList as organizationsEn } from "#words/compiled/en/listings/organization-list.ts";
import { organizationList as organizationsEs } from "#words/compiled/es/listings/organization-list.ts";
import { DEMO_HARBOR, demonstrationTown, hydrated } from "./journey.ts";

/** A visitor with letters twice as large, and one without scripts, on the smallest phone. */
const town = demonstrationTown();
const ORGANIZATIONS = { en: organizationsEn, es: organizationsEs } as const;

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
    const place = page.getByRole("banner").getByText("Demo Harbor", { exact: true });
    const isWhole = await place.evaluate(
      ({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight + 1,
    );
    expect(isWhole, "the name of the place").toBe(true);
  });

  test.each([
    [320, false],
    [360, false],
    [360, true],
  ])("the title of a page breaks within no word at %d px (shared screen: %s)", async (width, isKiosk) => {
    const { page, context } = await town().visit({ language, width });
    if (isKiosk) await context.addCookies([{ name: KIOSK_COOKIE, value: "1", url: town().app.address }]);
    await page.goto("/organizations");
    await hydrated(page);
    const title = page.getByRole("banner").getByText(ORGANIZATIONS[language].title, { exact: true });
    const pieces = await title.evaluate((element) => {
      const text = element.firstChild;
      const lines: string[] = [];
      let last: number | null = null;
      for (const [at, letter] of [...(text?.textContent ?? "")].entries()) {
        const range = document.createRange();
        range.setStart(text ?? element, at);
        range.setEnd(text ?? element, at + 1);
        // The first letter of a line also touches the end of the one before it.
        const top = Math.round([...range.getClientRects()].at(-1)?.top ?? 0);
        // A hidden hyphen has no position of its own.
        if (letter !== "\u00ad" && last !== null && Math.abs(top - last) > 4) lines.push("");
        if (letter !== "\u00ad") last = top;
        lines.push(`${lines.pop() ?? ""}${letter}`);
      }
      return lines;
    });
    // A word that does not fit breaks with a hyphen, at the places where it is written.
    for (const piece of pieces.slice(0, -1)) expect(piece).toMatch(/\u00ad$/u);
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
