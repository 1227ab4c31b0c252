import { describe, expect, test } from "vitest";
import { signedInAs } from "#checks/users-for-tests.ts";
import { historyPage as historyEn } from "#words/compiled/en/history/history-page.ts";
import { historyPage as historyEs } from "#words/compiled/es/history/history-page.ts";
import { checkCurrentLayout } from "./check-layout.ts";
import { demonstrationTown } from "./journey.ts";
import { languageCases } from "./language-cases.ts";
import { openPageAs } from "./sign-in-as.ts";

/** Staff at a laptop: pages use its width (rules interface 23 and 24). */
const town = demonstrationTown();

const LAPTOP = { width: 1440, height: 900 };

describe.each(languageCases(import.meta.filename, ["en", "es"]))("in %s", (language) => {
  test("forms have two columns, in the order of reading", async () => {
    const administrator = await signedInAs(town().app, "ADMINISTRATOR");
    for (const path of ["/hard_nights", "/campaigns", "/api-keys", "/liaisons/new", "/crisis_lines/new"]) {
      const page = await openPageAs(town(), administrator, path, { ...LAPTOP, language });
      const fields = page.locator("main form").locator("input:visible, select, textarea");
      await fields.first().waitFor();
      const lefts = await fields.evaluateAll((all) => all.map((field) => field.getBoundingClientRect().left));
      const form = await page.locator("main form").boundingBox();
      const middle = (form?.x ?? 0) + (form?.width ?? 0) / 2;
      expect(lefts.filter((left) => left > middle).length, path).toBeGreaterThan(0);
      expect(lefts.filter((left) => left < middle).length, path).toBeGreaterThan(0);
      await checkCurrentLayout(page);
      await page.context().close();
    }
  });

  test("all choices above managed services are in sight, and heads of pages begin at one edge", async () => {
    const administrator = await signedInAs(town().app, "ADMINISTRATOR");
    const page = await openPageAs(town(), administrator, "/manage_services", { ...LAPTOP, language });
    const chips = page.locator("main fieldset").first();
    await chips.getByRole("radio").nth(5).waitFor();
    expect(await chips.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0);
    const measureHead = () =>
      page.locator("main h1").evaluate((title) => ({
        left: Math.round(title.getBoundingClientRect().x),
        size: getComputedStyle(title).fontSize,
      }));
    const head = await measureHead();
    await page.goto("/manage_approvals");
    // The page's own title takes the place of the one that is shown while its file loads.
    await expect.poll(measureHead).toEqual(head);
  });

  test("a history without changes says so, and a search that finds none says that", async () => {
    const text = language === "en" ? historyEn : historyEs;
    const administrator = await signedInAs(town().app, "ADMINISTRATOR");
    const page = await openPageAs(town(), administrator, "/manage_services", { ...LAPTOP, language });
    await page.route(/\/api\/history\?/, (route) => route.fulfill({ json: [] }));
    await page.goto("/history");
    await page.getByText(text.nothing, { exact: true }).waitFor();
    await page.goto("/history?person=nobody");
    await page.getByText(text.none, { exact: true }).waitFor();
  });

  test("no number of a contact is broken in its middle on a phone", async () => {
    const { page } = await town().visit({ language, width: 360, height: 740 });
    await page.goto("/coordinators");
    const numbers = page
      .locator("main a[href^='tel:'] span span")
      .filter({ hasText: /^\(\d{3}\) \d{3}-\d{4}$/ });
    expect(await numbers.count()).toBeGreaterThan(1);
    for (const lines of await numbers.evaluateAll((all) => all.map((one) => one.getClientRects().length)))
      expect(lines).toBe(1);
  });
});
