import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { signedInAs } from "#checks/users-for-tests.ts";
import { hoursEditor as editorEn } from "#words/compiled/en/listings/hours-editor.ts";
import { serviceForm as formEn } from "#words/compiled/en/listings/service-form.ts";
import { shortForm as shortEn } from "#words/compiled/en/listings/short-form.ts";
import { home } from "#words/compiled/en/services/home.ts";
import { services } from "#words/compiled/en/services/services.ts";
import { hoursEditor as editorEs } from "#words/compiled/es/listings/hours-editor.ts";
import { serviceForm as formEs } from "#words/compiled/es/listings/service-form.ts";
import { shortForm as shortEs } from "#words/compiled/es/listings/short-form.ts";
import { services as servicesEs } from "#words/compiled/es/services/services.ts";
import { DEMO_HARBOR, demonstrationTown, hydrated } from "./journey.ts";
import { languageCases } from "./language-cases.ts";
import { openPageAs } from "./sign-in-as.ts";

/** How many presses people's goals take, besides typing. */
const town = demonstrationTown();

/** Counts presses; each target must be visible, or reaching it would take another press. */
function counter(): { press: (what: Locator) => Promise<void>; count: () => number } {
  let count = 0;
  return {
    count: () => count,
    async press(what) {
      await what.waitFor();
      const box = await what.boundingBox();
      const height = what.page().viewportSize()?.height ?? 0;
      expect((box?.y ?? -1) >= 0 && (box?.y ?? height) + (box?.height ?? 0) <= height).toBe(true);
      count++;
      await what.click();
    },
  };
}

const FIRST_CALL = /^Call /;

test("a returning visitor calls the first service with one press", async () => {
  const { page } = await town().visit({ width: 360, height: 740, place: DEMO_HARBOR });
  await page.goto("/");
  const call = page.getByRole("main").getByRole("link", { name: FIRST_CALL }).first();
  expect(await call.getAttribute("href")).toMatch(/^tel:/);
  const box = await call.boundingBox();
  expect((box?.y ?? 740) + (box?.height ?? 0)).toBeLessThan(740);
});

test("on a first visit it takes two, and the first is to the list", async () => {
  const { page } = await town().visit({ width: 360, height: 740, isNew: true });
  await page.goto("/");
  await hydrated(page);
  const { press, count } = counter();
  await press(page.getByRole("link", { name: /^Continue to/ }));
  const call = page.getByRole("main").getByRole("link", { name: FIRST_CALL }).first();
  await call.waitFor();
  expect(await call.getAttribute("href")).toMatch(/^tel:/);
  expect(count() + 1).toBe(2);
});

test("food that is open near a ZIP code takes four presses and its digits", async () => {
  const { page } = await town().visit({ width: 360, height: 740 });
  await page.goto("/");
  await hydrated(page);
  const { press, count } = counter();
  await press(page.getByRole("banner").locator('[value="place"]'));
  await page.getByRole("searchbox").fill("00001");
  await press(page.getByRole("dialog").getByRole("link", { name: /00001/ }).first());
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await press(page.getByRole("link", { name: services.types.FOOD, exact: true }));
  await page
    .getByRole("link", { name: services.types.FOOD, exact: true })
    .and(page.locator("[aria-current]"))
    .waitFor();
  await press(page.getByRole("link", { name: home.openNow, exact: true }));
  await page.locator('[aria-current="true"]', { hasText: home.openNow }).waitFor();
  await page.getByRole("main").getByRole("listitem").first().waitFor();
  expect(count()).toBe(4);
});

test.each(languageCases(import.meta.filename, ["en", "es"]))(
  "the short form of a pantry takes at most six presses, in %s",
  async (language) => {
    const { app } = town();
    const owner = await signedInAs(app, "USER", { displayName: "Pier Pantry" });
    const form = language === "en" ? formEn : formEs;
    const { short, rest } = language === "en" ? shortEn : shortEs;
    const editor = language === "en" ? editorEn : editorEs;
    const words = language === "en" ? services : servicesEs;
    const page = await openPageAs(town(), owner, "/add_service", { language, width: 360, height: 740 });
    let count = 0;
    const press = async (what: Locator) => {
      count++;
      await what.click();
    };
    await press(page.getByRole("button", { name: short.nameFromAccount("Pier Pantry") }));
    await press(page.getByText(words.types.FOOD, { exact: true }));
    await page.getByLabel(short.sentence).fill("Free groceries every Friday, no appointment");
    await press(page.getByText(words.categories.ALL, { exact: true }));
    await page.getByLabel(form.labels.address1).fill("12 Pier St");
    await page.getByLabel(form.labels.zip).fill("00001");
    await expect.poll(() => page.getByLabel(form.labels.city).inputValue()).toBe("Demo Harbor");
    await press(page.getByText(editor.weekdays, { exact: true }));
    await page.getByLabel(editor.opens, { exact: true }).fill("09:00");
    await page.getByLabel(editor.closes, { exact: true }).fill("12:00");
    await press(page.getByRole("button", { name: form.check.sendNew, exact: true }));
    await page.getByText(rest.add, { exact: true }).waitFor();
    expect(count).toBeLessThanOrEqual(6);
  },
);
