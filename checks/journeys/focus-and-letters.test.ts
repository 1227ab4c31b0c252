import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { signedInAs } from "#checks/users-for-tests.ts";
import { shell as shellEn } from "#words/compiled/en/base/shell.ts";
import { chatbot as chatbotEn } from "#words/compiled/en/chatbot/chatbot.ts";
import { asks as asksEn } from "#words/compiled/en/confirmations/asks.ts";
import { approvals as approvalsEn } from "#words/compiled/en/listings/approvals.ts";
import { searchBar as barEn } from "#words/compiled/en/search/search-bar.ts";
import { servicePage as pageEn } from "#words/compiled/en/service-page/service-page.ts";
import { map as mapEn } from "#words/compiled/en/services/map.ts";
import { shell as shellEs } from "#words/compiled/es/base/shell.ts";
import { chatbot as chatbotEs } from "#words/compiled/es/chatbot/chatbot.ts";
import { asks as asksEs } from "#words/compiled/es/confirmations/asks.ts";
import { approvals as approvalsEs } from "#words/compiled/es/listings/approvals.ts";
import { searchBar as barEs } from "#words/compiled/es/search/search-bar.ts";
import { servicePage as pageEs } from "#words/compiled/es/service-page/service-page.ts";
import { map as mapEs } from "#words/compiled/es/services/map.ts";
import { services as servicesEs } from "#words/compiled/es/services/services.ts";
import { DEMO_HARBOR, demonstrationTown, hydrated } from "./journey.ts";
import { languageCases } from "./language-cases.ts";
import { openPageAs } from "./sign-in-as.ts";

/**
 * Visitors and staff without a mouse: where the focus goes when a press removes its own button, where letters act, what
 * is announced, and how much of the list remains when everything is enlarged.
 */
const town = demonstrationTown();

const WORDS = {
  en: {
    approvals: approvalsEn,
    asks: asksEn,
    chatbot: chatbotEn,
    map: mapEn,
    bar: barEn,
    page: pageEn,
    shell: shellEn,
  },
  es: {
    approvals: approvalsEs,
    asks: asksEs,
    chatbot: chatbotEs,
    map: mapEs,
    bar: barEs,
    page: pageEs,
    shell: shellEs,
  },
} as const;

const hasFocus = (control: Locator) => control.evaluate((element) => element === document.activeElement);

async function graceId(): Promise<string> {
  const [service] = await town().app.read<{ id: string }[]>("/services?q=grace+house&limit=1");
  return service?.id ?? "";
}

describe.each(languageCases(import.meta.filename, ["en", "es"]))("in %s", (language) => {
  const words = WORDS[language];

  test("a search that is closed hands the focus back to its button", async () => {
    const { page } = await town().visit({ language, place: DEMO_HARBOR });
    await page.goto("/?tab=FOOD");
    await hydrated(page);
    const button = page.getByRole("button", { name: words.shell.search, exact: true });
    for (const close of ["Escape", "Cancel"] as const) {
      await button.press("Enter");
      await page.getByRole("searchbox").fill("soup");
      if (close === "Escape") await page.getByRole("searchbox").press("Escape");
      else await page.getByRole("button", { name: words.bar.cancel, exact: true }).press("Enter");
      await expect.poll(() => hasFocus(button)).toBe(true);
    }
  });

  test("what is asked for takes the focus of the button that it replaces", async () => {
    const { page } = await town().visit({ language, place: DEMO_HARBOR });
    const found =
      await town().app.read<{ id: string; isAllowedPets: boolean | null }[]>("/services?limit=50");
    const unknown = found.find(({ isAllowedPets }) => isAllowedPets === null);
    await page.goto(`/services/${unknown?.id}`);
    await hydrated(page);
    await page.getByRole("button", { name: words.page.ask, exact: true }).press("Enter");
    await expect.poll(() => hasFocus(page.getByText(words.asks.hint, { exact: true }))).toBe(true);
  });

  test("the chat announces how many services it found, and leaves the focus in the talk", async () => {
    const { page } = await town().visit({ language, place: DEMO_HARBOR });
    await page.goto("/chatbot");
    await hydrated(page);
    const reply = page.getByRole("button", { name: words.chatbot.chips.foodNow, exact: true });
    await reply.press("Enter");
    const log = page.getByRole("log");
    await expect.poll(() => hasFocus(log)).toBe(true);
    await expect
      .poll(() => page.getByRole("main").getByRole("status").first().textContent())
      .toMatch(/\d+ (service|servicio)s?\./);
    expect(await hasFocus(page.getByRole("textbox"))).toBe(false);
    expect(await log.getAttribute("aria-live")).toBe("off");
  });

  test("the map moves by single presses", async () => {
    const { page } = await town().visit({ language, place: DEMO_HARBOR });
    await page.goto(`/services/${await graceId()}`);
    await hydrated(page);
    // The map comes when it is nearly in view.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const frame = page.locator("[data-map]").first();
    const move = frame.getByRole("button", { name: words.map.move, exact: true });
    await move.click();
    expect(await move.getAttribute("aria-expanded")).toBe("true");
    const pane = frame.locator(".leaflet-map-pane");
    const before = await pane.evaluate((element) => getComputedStyle(element).transform);
    await frame.getByRole("button", { name: words.map.moves.left, exact: true }).click();
    await expect.poll(() => pane.evaluate((element) => getComputedStyle(element).transform)).not.toBe(before);
  });

  test("letters decide in rows and on their own buttons alone, and can be switched off", async () => {
    const lead = await signedInAs(town().app, "VOLUNTEER LEAD");
    const page = await openPageAs(town(), lead, "/manage_approvals", { language, width: 1440, height: 900 });
    const { approvals } = words;
    const row = page.locator("[data-row]").first();
    await row.waitFor();
    await page.getByRole("link", { name: approvals.open, exact: true }).focus();
    await page.keyboard.press("r");
    await page.getByLabel(approvals.selectAll, { exact: true }).focus();
    await page.keyboard.press("r");
    expect(await page.getByRole("dialog").count()).toBe(0);
    await row.focus();
    await page.keyboard.press("r");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.getByLabel(approvals.letterKeys, { exact: true }).press("Space");
    await row.focus();
    await page.keyboard.press("r");
    expect(await page.getByRole("dialog").count()).toBe(0);
    // The choice is this device's.
    await page.reload();
    await row.waitFor();
    expect(await page.getByLabel(approvals.letterKeys, { exact: true }).isChecked()).toBe(false);
  });

  test("enlarged four times, the list has most of the screen", async () => {
    const { page } = await town().visit({ language, place: DEMO_HARBOR, width: 320, height: 256 });
    await page.goto("/?tab=SHELTER");
    await hydrated(page);
    await page.evaluate(() => scrollTo(0, 600));
    expect(await fixedHeight(page)).toBeLessThan(26);
  });

  test.each(["/?tab=SHELTER", "page"])(
    "letters twice as large need no sideways scrolling at 390: %s",
    async (path) => {
      const { page } = await town().visit({ language, place: DEMO_HARBOR, width: 390, height: 800 });
      await page.goto(path === "page" ? `/services/${await graceId()}` : path);
      await hydrated(page);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%";
      });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      const touching = await page
        .getByRole("navigation")
        .first()
        .getByRole("link")
        .evaluateAll((links) => {
          const texts = links.map((link) => {
            const range = document.createRange();
            range.selectNodeContents(link.lastChild ?? link);
            return range.getBoundingClientRect();
          });
          return texts.filter((box, at) => {
            const before = texts[at - 1];
            // With two rows, only neighbors in one row can touch.
            return before !== undefined && before.top === box.top && box.left - before.right < 4;
          }).length;
        });
      expect(touching, "labels of tabs that touch").toBe(0);
    },
  );
});

test("with the colors of the system no button leaves the page, and none is narrower than its text", async () => {
  const { page } = await town().visit({ place: DEMO_HARBOR });
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(`/services/${await graceId()}`);
  await hydrated(page);
  const faults = await page
    .getByRole("main")
    .locator("button, a")
    .evaluateAll((controls) =>
      controls.flatMap((control) => {
        const { left, right, width } = control.getBoundingClientRect();
        const { borderStyle, paddingLeft } = getComputedStyle(control);
        const isBare = borderStyle === "none" || width === 0;
        return isBare || (left >= 4 && right <= innerWidth - 4 && Number.parseFloat(paddingLeft) >= 4)
          ? []
          : [`${control.textContent} from ${left} to ${right}, ${paddingLeft}`];
      }),
    );
  expect(faults).toEqual([]);
});

test("beside the list the map says nothing of itself before it is moved", async () => {
  const { page } = await town().visit({ place: DEMO_HARBOR, width: 1440, height: 900 });
  await page.goto("/?tab=SHELTER");
  await hydrated(page);
  const frame = page.locator("[data-map]");
  const count = frame.getByText(/^\d+ on this map$/);
  await count.waitFor();
  expect(await count.getAttribute("aria-live")).toBe("off");
  await frame.locator(".leaflet-container").press("ArrowRight");
  await expect.poll(() => frame.locator("p[role=status]").getAttribute("aria-live")).toBe("polite");
});

test("a machine's text, what says so, and the original are read one after the other", async () => {
  const { page } = await town().visit({ language: "es", place: DEMO_HARBOR });
  const [service] = await town().app.read<{ id: string; serviceSummary: string; serviceSummaryEs: string }[]>(
    "/services?q=sunrise+supportive&limit=1",
  );
  await page.goto(`/services/${service?.id}`);
  const tree = await page.getByRole("main").ariaSnapshot();
  expect(tree).toContain(
    [
      `- paragraph: ${service?.serviceSummaryEs}`,
      `- paragraph: ${servicesEs.machineTranslation}`,
      `- paragraph: "${servicesEs.original}: ${service?.serviceSummary}"`,
    ]
      .map((line) => `  ${line}\n`)
      .join(""),
  );
});

/** Pixels of the window that bars cover, whatever is scrolled. */
async function fixedHeight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const covering = [...document.querySelectorAll<HTMLElement>("header, nav, form, section, div")].filter(
      (element) => {
        const { position } = getComputedStyle(element);
        const { top, bottom, width } = element.getBoundingClientRect();
        if (position !== "fixed" && position !== "sticky") return false;
        return (
          width > innerWidth / 2 && (top <= 1 || bottom >= innerHeight - 1) && bottom > 0 && top < innerHeight
        );
      },
    );
    return Math.max(0, ...covering.map((element) => element.getBoundingClientRect().height));
  });
}
