import { expect, test } from "vitest";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { DOMESTIC_VIOLENCE_HOTLINE } from "#domain/contacts/crisis-lines/domestic-violence-hotline.ts";
import { servicePage as en } from "#words/compiled/en/service-page/service-page.ts";
import { servicePage as es } from "#words/compiled/es/service-page/service-page.ts";
import { DEMO_HARBOR, demonstrationTown, hydrated } from "./journey.ts";
import { languageCases } from "./language-cases.ts";

/** A source's telephone that cannot be read, on a service's page; it is never shown on a protected listing's. */
const GIVEN = "305-243-*801, ask for <b>Ana</b>";
const hall = serviceForTest({ name: "Hall of the Source", phone: null, sourcePhone: GIVEN });
const wrong = serviceForTest({ name: "Hall of the Slip", phone: "(155) 555-5014" });
const house = serviceForTest({
  name: "House of Safety",
  phone: null,
  sourcePhone: GIVEN,
  isProtected: true,
});
const town = demonstrationTown(() => [hall, wrong, house]);

test.each(
  languageCases(import.meta.filename, [
    ["en", en],
    ["es", es],
  ]),
)("in %s", async (language, words) => {
  const { page } = await town().visit({ language, place: DEMO_HARBOR });
  const main = page.getByRole("main");
  const calls = () =>
    main.locator('a[href^="tel:"]').evaluateAll((links) => links.map((link) => link.getAttribute("href")));

  await page.goto(`/services/${hall.id}`);
  await hydrated(page);
  await main.getByText(`${words.sourcePhone}: ${GIVEN}`, { exact: true }).waitFor();
  expect(await calls()).toEqual([]);

  await page.goto(`/services/${wrong.id}`);
  await hydrated(page);
  await main.getByText(`${words.sourcePhone}: (155) 555-5014`, { exact: true }).waitFor();
  expect(await calls()).toEqual([]);

  await page.goto(`/services/${house.id}`);
  await hydrated(page);
  await main.getByRole("link", { name: "211" }).waitFor();
  expect(await main.getByText(GIVEN).count()).toBe(0);
  expect(await calls()).toContain("tel:211");
  expect(await calls()).toContain(`tel:+${DOMESTIC_VIOLENCE_HOTLINE.replaceAll("-", "")}`);
});
