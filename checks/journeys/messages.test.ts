import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { signedInAs } from "#checks/users-for-tests.ts";
import { account as accountEn } from "#words/compiled/en/accounts/account.ts";
import { shell as shellEn } from "#words/compiled/en/base/shell.ts";
import { favourites as favouritesEn } from "#words/compiled/en/favorites/favourites.ts";
import { account as accountEs } from "#words/compiled/es/accounts/account.ts";
import { shell as shellEs } from "#words/compiled/es/base/shell.ts";
import { favourites as favouritesEs } from "#words/compiled/es/favorites/favourites.ts";
import { checkCurrentLayout } from "./check-layout.ts";
import { coveredByMessage } from "./covered-by-message.ts";
import { DEMO_HARBOR, demonstrationTown, hydrated } from "./journey.ts";
import { languageCases } from "./language-cases.ts";
import { openPageAs } from "./sign-in-as.ts";

/** A message covers nothing, so that its reader can go on. */
const town = demonstrationTown();

const WORDS = {
  en: { shell: shellEn, account: accountEn, favourites: favouritesEn },
  es: { shell: shellEs, account: accountEs, favourites: favouritesEs },
} as const;

const WIDTHS = [320, 360, 412, 900, 1023, 1024, 1440] as const;

async function expectNothingCovered(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    expect(await coveredByMessage(page), String(width)).toEqual([]);
  }
}

describe.each(languageCases(import.meta.filename, ["en", "es"]))("in %s", (language) => {
  const { shell, account, favourites } = WORDS[language];
  const dismissOn = (page: Page) => page.getByRole("button", { name: shell.dismiss });
  const starOn = (page: Page) => page.locator("main button[aria-pressed][aria-label]").first();

  test("on the list neither tabs, chips, alerts nor cards", async () => {
    const { page } = await town().visit({ language, place: DEMO_HARBOR });
    await page.goto("/?tab=SHELTER");
    await hydrated(page);
    await starOn(page).click();
    await page.getByText(favourites.added).waitFor();
    // The message remains while it has the focus.
    await dismissOn(page).focus();
    await expectNothingCovered(page);
    await checkCurrentLayout(page);
  });

  test("the same words that come again stay as long as the first", async () => {
    const { page } = await town().visit({ language, place: DEMO_HARBOR });
    await page.goto("/?tab=SHELTER");
    await hydrated(page);
    const stars = page.locator("main button[aria-pressed=false][aria-label]");
    const message = page.getByText(favourites.added);
    await stars.first().click();
    await message.waitFor();
    // Meanwhile nothing points at the message.
    await page.mouse.move(5, 700);
    await page.clock.fastForward(2000);
    await stars.first().evaluate((button) => button instanceof HTMLElement && button.click());
    await expect.poll(() => page.locator("main button[aria-pressed=true][aria-label]").count()).toBe(2);
    await page.clock.fastForward(2000);
    expect(await dismissOn(page).count()).toBe(1);
    await page.clock.fastForward(1500);
    await expect.poll(() => dismissOn(page).count()).toBe(0);
    // The message is off the screen, but a screen reader that was busy still finds it.
    expect(await message.count()).toBe(1);
    expect((await message.boundingBox())?.height ?? 0).toBeGreaterThan(0);
    expect(await page.locator("header + [role=status]").evaluate(({ clientHeight }) => clientHeight)).toBe(0);
    await page.clock.fastForward(20_000);
    await expect.poll(() => message.count()).toBe(0);
  });

  test("on a service neither its title nor what saves it, on a form no field", async () => {
    const somebody = await signedInAs(town().app, "USER");
    const page = await openPageAs(town(), somebody, "/update_profile", { language });
    await page.getByRole("button", { name: account.profile.save, exact: true }).click();
    await page.getByText(account.profile.saved).waitFor();
    await dismissOn(page).focus();
    await expectNothingCovered(page);
    await checkCurrentLayout(page);
    await dismissOn(page).click();
    await expect.poll(() => dismissOn(page).count()).toBe(0);

    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/?tab=SHELTER");
    await page.getByRole("heading", { level: 2 }).getByRole("link").first().click();
    await page.waitForURL(/\/services\//);
    await page.locator("main button[aria-pressed]").first().click();
    await dismissOn(page).focus();
    await expectNothingCovered(page);
  });

  test("what was in sight moves down, wherever the page is scrolled to", async () => {
    const { page } = await town().visit({ language, place: DEMO_HARBOR });
    await page.goto("/?tab=SHELTER");
    await hydrated(page);
    await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
    const measureBottom = (selector: string) =>
      page.evaluate(
        (within) => document.querySelector(within)?.getBoundingClientRect().bottom ?? 0,
        selector,
      );
    const header = await measureBottom("header");
    const star = await page.evaluateHandle(
      (below) =>
        [...document.querySelectorAll<HTMLElement>("main button[aria-pressed][aria-label]")].find(
          (button) => button.getBoundingClientRect().top >= below,
        ) ?? document.body,
      header,
    );
    const measureTop = () => star.evaluate((button) => button.getBoundingClientRect().top);
    const before = await measureTop();
    await star.evaluate((button) => button.click());
    await page.getByText(favourites.added).waitFor();
    const message = await measureBottom("header + [role=status]");
    expect(message).toBeGreaterThan(header);
    // The element has moved down with all that stands above it.
    expect((await measureTop()) - before).toBeCloseTo(message - header, 0);
  });
});
