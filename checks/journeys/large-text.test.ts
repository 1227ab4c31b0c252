import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { signedInAs } from "#checks/users-for-tests.ts";
import { KIOSK_COOKIE } from "#domain/offline/kiosk/kiosk.ts";
import { organizationList as organizationsEn } from "#words/compiled/en/listings/organization-list.ts";
import { organizationList as organizationsEs } from "#words/compiled/es/listings/organization-list.ts";
import { DEMO_HARBOR, demonstrationTown, hydrated } from "./journey.ts";
import { openPageAs } from "./sign-in-as.ts";

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

/** The most of a window that may stay covered while its page is scrolled: bars, and buttons at the bottom. */
const MOST_COVERED = 0.35;

/** Windows of people who see little: enlarged four times, and phones whose browser writes twice as large. */
const ENLARGED = [
  { width: 320, height: 256, fontSize: 16 },
  { width: 320, height: 640, fontSize: 32 },
  { width: 390, height: 844, fontSize: 32 },
] as const;

/** Sets the size of letters as the browser's own setting does, which queries of the window follow, too. */
async function setFontSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard, fixed: standard } });
}

/** What is too large on the page: covered shares of the window, sideways pixels, words in pieces. */
function measure(page: Page): Promise<{ covered: number; sideways: number; pieces: string[] }> {
  return page.evaluate(() => {
    const bars = [...document.querySelectorAll<HTMLElement>("body *")].filter((element) => {
      const { position, visibility } = getComputedStyle(element);
      return (position === "fixed" || position === "sticky") && visibility !== "hidden";
    });
    // A bar in another, or one that has scrolled out of the window, covers nothing by itself.
    const outer = bars.filter((bar) => !bars.some((other) => other !== bar && other.contains(bar)));
    const height = outer.reduce((sum, bar) => {
      const { top, bottom, width } = bar.getBoundingClientRect();
      return width < innerWidth / 2
        ? sum
        : sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
    }, 0);
    const pieces = [...document.querySelectorAll("header p, h1:not(.visually-hidden)")].flatMap((title) => {
      const text = title.firstChild;
      if (!(text instanceof Text)) return [];
      return [...text.data.matchAll(/[\p{L}]+/gu)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return lines.size > 1 ? [word] : [];
      });
    });
    return {
      covered: height / innerHeight,
      sideways: document.documentElement.scrollWidth - innerWidth,
      pieces,
    };
  });
}

describe.each(ENLARGED)("at $width × $height with letters of $fontSize px", ({ width, height, fontSize }) => {
  test.each(["en", "es"] as const)("in %s every page leaves room for what it shows", async (language) => {
    const { page } = await town().visit({ language, width, height, place: DEMO_HARBOR });
    await setFontSize(page, fontSize);
    const [grace] = await town().app.read<{ id: string }[]>("/services?q=grace+house&limit=1");
    const expectRoom = async (looked: Page, name: string) => {
      const { covered, sideways, pieces } = await measure(looked);
      expect.soft(covered, `${name}: covered`).toBeLessThanOrEqual(MOST_COVERED);
      expect.soft(sideways, `${name}: sideways`).toBeLessThanOrEqual(0);
      expect.soft(pieces, `${name}: words of titles in pieces`).toEqual([]);
    };
    const paths = ["/?tab=SHELTER", `/services/${grace?.id}`, "/?q=diapers", "/chatbot", "/feedback"];
    for (const path of [...paths, "/login?tab=signup"]) {
      await page.goto(path);
      await hydrated(page);
      await expectRoom(page, path);
    }
    const owner = await signedInAs(town().app, "USER");
    const form = await openPageAs(town(), owner, "/add_service", { language, width, height });
    await setFontSize(form, fontSize);
    await form.locator("form button[type=submit]").waitFor();
    await expectRoom(form, "/add_service");
  });
});
