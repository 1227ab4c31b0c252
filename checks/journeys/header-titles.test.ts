import { expect, test } from "vitest";
import { account as en } from "#words/compiled/en/accounts/account.ts";
import { account as es } from "#words/compiled/es/accounts/account.ts";
import { demonstrationTown, hydrated } from "./journey.ts";

const town = demonstrationTown();

test.each([
  ["en", en],
  ["es", es],
] as const)("on a phone the title of signing up stands below alone, in %s", async (language, text) => {
  // Beside the other way in, the title would break within a word.
  const { page } = await town().visit({ language, width: 360, height: 740 });
  await page.goto("/login?tab=signup");
  await hydrated(page);
  await page.getByRole("heading", { level: 1, name: text.titles.signUp }).waitFor();
  expect(await page.locator("header p").isVisible()).toBe(false);
});
