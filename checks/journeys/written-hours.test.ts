import { expect, test } from "vitest";
import { everyDay, serviceForTest } from "#checks/services-for-tests.ts";
import { UNREAD_CLOSING } from "#domain/services/unread-closing.ts";
import { WRITTEN_HOURS_LABEL } from "#domain/services/written-hours.ts";
import { servicePage as en } from "#words/compiled/en/service-page/service-page.ts";
import { servicePage as es } from "#words/compiled/es/service-page/service-page.ts";
import { checkBothSchemes } from "./check-layout.ts";
import { DEMO_HARBOR, demonstrationTown, hydrated } from "./journey.ts";
import { languageCases } from "./language-cases.ts";

/** Imported hours that could not be parsed: the page shows them as written, in both languages. */
const hall = serviceForTest({
  name: "Seasonal Hall",
  isContact: true,
  sourceDescription:
    "A place.\n\nHours as the source gives them: May - September\n<b>Mon</b> 9am-5pm\n\nLanguages: Spanish",
});
/** A service that has hours, while one closing in its table could not be parsed. */
const kitchen = serviceForTest({
  name: "Fair Kitchen",
  isContact: true,
  schedules: everyDay(480, 1020),
  sourceDescription: `A place.\n\n${WRITTEN_HOURS_LABEL}: ${UNREAD_CLOSING} during the fair`,
});
const town = demonstrationTown(() => [hall, kitchen]);

test.each(
  languageCases(import.meta.filename, [
    ["en", en],
    ["es", es],
  ]),
)("in %s", async (language, words) => {
  const { page } = await town().visit({ language, place: DEMO_HARBOR });
  await page.goto(`/services/${hall.id}`);
  await hydrated(page);
  const main = page.getByRole("main");
  await main.getByText(words.contactForHours).waitFor();
  await main.getByRole("heading", { name: words.writtenHours }).waitFor();
  const written = main.getByText("May - September\n<b>Mon</b> 9am-5pm", { exact: true });
  expect(await written.count()).toBe(1);
  await checkBothSchemes(page);
});

test.each(
  languageCases(import.meta.filename, [
    ["en", en],
    ["es", es],
  ]),
)("hours beside a closing that could not be read, in %s", async (language, words) => {
  const { page } = await town().visit({ language, place: DEMO_HARBOR });
  await page.goto(`/services/${kitchen.id}`);
  await hydrated(page);
  const main = page.getByRole("main");
  await main.getByText(words.contactForHours).waitFor();
  await main.getByText(`${UNREAD_CLOSING} during the fair`, { exact: true }).waitFor();
  await main.getByRole("heading", { name: words.usualHours }).waitFor();
  expect(
    await main.getByText("8:00", { exact: false }).or(main.getByText("8 a. m.")).count(),
  ).toBeGreaterThan(0);
  expect(await main.getByRole("link", { name: words.calendar }).count()).toBe(0);
  await checkBothSchemes(page);
});
