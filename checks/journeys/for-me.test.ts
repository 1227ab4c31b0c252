import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { FOR_ME } from "#domain/static-pages/quick-exit/browser-data.ts";
import { shell as shellEn } from "#words/compiled/en/base/shell.ts";
import { forMe as forMeEn } from "#words/compiled/en/favorites/for-me.ts";
import { home as homeEn } from "#words/compiled/en/services/home.ts";
import { listOptions as optionsEn } from "#words/compiled/en/services/list-options.ts";
import { shell as shellEs } from "#words/compiled/es/base/shell.ts";
import { forMe as forMeEs } from "#words/compiled/es/favorites/for-me.ts";
import { home as homeEs } from "#words/compiled/es/services/home.ts";
import { listOptions as optionsEs } from "#words/compiled/es/services/list-options.ts";
import { checkLayout } from "./check-layout.ts";
import { DEMO_HARBOR, demonstrationTown, hydrated } from "./journey.ts";
import { languageCases } from "./language-cases.ts";
import { NEUTRAL } from "./neutral-site.ts";

/** Someone says who they are to their own phone, and to no one else. */
const town = demonstrationTown();

const locateCards = (page: Page) => page.getByRole("main").getByRole("listitem");
const readCardNames = (page: Page) =>
  page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
const kept = (page: Page) => page.evaluate((name) => localStorage.getItem(name), FOR_ME);

describe.each(
  languageCases(import.meta.filename, [
    ["en", forMeEn, homeEn, optionsEn, shellEn],
    ["es", forMeEs, homeEs, optionsEs, shellEs],
  ]),
)("in %s", (language, text, home, options, shell) => {
  const fitting = text.fits([text.fitting.AGE]);

  /** Opens the form with the keyboard only. */
  async function openForm(page: Page): Promise<Locator> {
    await page.getByRole("button", { name: home.more, exact: true }).press("Enter");
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: options.forMe }).press("Enter");
    await dialog.getByLabel(text.age).waitFor();
    // The row stays, keeps the focus and moves up, so that the first question is visible above the panel's button.
    const row = dialog.getByRole("button", { name: options.forMe, expanded: true });
    expect(await row.evaluate((button) => document.activeElement === button)).toBe(true);
    const show = await dialog.getByRole("link", { name: options.show(12) }).boundingBox();
    const age = await dialog.getByLabel(text.age).boundingBox();
    expect((age?.y ?? 0) + (age?.height ?? 0)).toBeLessThan(show?.y ?? 0);
    return dialog;
  }

  test("what fits stands first and is marked, nothing is hidden, and nothing is sent", async () => {
    const { page } = await town().visit({ language, place: DEMO_HARBOR });
    await page.goto("/?tab=SHELTER", { waitUntil: "networkidle" });
    await hydrated(page);
    const before = await readCardNames(page);
    const dialog = await openForm(page);
    await page.waitForLoadState("networkidle");
    const sent: string[] = [];
    page.on("request", (request) => sent.push(`${request.method()} ${request.url()}`));
    await dialog.getByLabel(text.age).fill("200");
    await dialog.getByText(text.notAge, { exact: true }).waitFor();
    await dialog.getByLabel(text.age).fill("20");
    await dialog.getByRole("button", { name: text.needNames.PET }).press("Space");
    await dialog.getByRole("button", { name: text.needNames.PET, pressed: true }).waitFor();
    await dialog.getByRole("status").getByText(text.ordered).waitFor({ state: "attached" });
    expect(sent).toEqual([]);
    // The button at the panel's end covers the content that scrolls under it.
    await dialog.evaluate((panel) => {
      for (const part of [panel, ...panel.querySelectorAll("*")]) part.scrollTop = part.scrollHeight;
    });
    await checkLayout(page, "dialog");
    await dialog.getByRole("button", { name: text.needNames.PET }).press("Space");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await page.getByText(text.notice).waitFor();
    expect((await readCardNames(page)).toSorted()).toEqual(before.toSorted());
    const cards = await locateCards(page).allTextContents();
    const asks = cards.map((card) => card.includes(text.ask([text.asking.AGE])));
    expect(asks).toEqual(asks.toSorted((a, b) => Number(a) - Number(b)));
    expect(new Set(asks)).toEqual(new Set([true, false]));
    await locateCards(page).first().getByText(fitting, { exact: true }).waitFor();
    await locateCards(page)
      .last()
      .getByText(text.ask([text.asking.AGE]), { exact: true })
      .waitFor();
    await checkLayout(page);

    // The answer lives in memory only: on every list in this visit, and gone with the page.
    await page.getByRole("link", { name: home.topics, exact: true }).click();
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.goBack();
    await page.getByText(text.notice).waitFor();
    expect([await kept(page), await page.evaluate(() => JSON.stringify({ ...sessionStorage }))]).toEqual([
      null,
      expect.not.stringContaining(FOR_ME),
    ]);
    await page.reload();
    await hydrated(page);
    expect(await readCardNames(page)).toEqual(before);
    expect(await page.getByText(fitting).count()).toBe(0);
  });

  test("a device keeps it where that is asked for, until it is forgotten or left", async () => {
    const { page, context } = await town().visit({ language, place: DEMO_HARBOR, leavesTo: NEUTRAL });
    await page.goto("/?tab=SHELTER");
    await hydrated(page);
    const dialog = await openForm(page);
    await dialog.getByRole("button", { name: text.whoNames.WOMEN }).click();
    await dialog.getByRole("button", { name: text.keep }).click();
    await page.reload();
    await page.getByText(text.notice).waitFor();
    await locateCards(page)
      .first()
      .getByText(text.fits([text.fitting.WOMEN]), { exact: true })
      .waitFor();
    await page.getByRole("button", { name: text.change, exact: true }).click();
    await dialog.getByRole("button", { name: text.whoNames.WOMEN, pressed: true }).waitFor();
    await dialog.getByRole("button", { name: text.forget }).click();
    await page.getByText(text.notice).waitFor({ state: "detached" });
    expect(await kept(page)).toBeNull();

    await dialog.getByRole("button", { name: text.whoNames.MEN }).click();
    await dialog.getByRole("button", { name: text.keep }).click();
    expect(await kept(page)).not.toBeNull();
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: shell.exit, exact: true }).click();
    await page.waitForURL(NEUTRAL);
    const own = await context.newPage();
    await own.goto(`${town().app.address}/icon.svg`);
    expect(await kept(own)).toBeNull();
  });
});
