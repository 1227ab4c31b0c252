import { expect, test } from "vitest";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { servicePage as en } from "#domain/words/en/service-page.ts";
import { servicePage as es } from "#domain/words/es/service-page.ts";
import { checkBothSchemes } from "./check-layout.ts";
import { DEMO_HARBOR, demonstrationTown, hydrated } from "./journey.ts";

/** Imported hours that could not be parsed: the page shows them as written, in both languages. */
const hall = serviceForTest({
  name: "Seasonal Hall",
  isContact: true,
  sourceDescription:
    "A place.\n\nHours as the source gives them: May - September\n<b>Mon</b> 9am-5pm\n\nLanguages: Spanish",
});
const town = demonstrationTown(() => [hall]);

test.each([
  ["en", en],
  ["es", es],
] as const)("in %s", async (language, words) => {
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
