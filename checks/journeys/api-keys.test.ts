import { expect, test } from "vitest";
import { signedInAs } from "#checks/users-for-tests.ts";
import { apiKeys as en } from "#words/compiled/en/integrations/api-keys.ts";
import { apiKeys as es } from "#words/compiled/es/integrations/api-keys.ts";
import { checkLayout } from "./check-layout.ts";
import { demonstrationTown } from "./journey.ts";
import { languageCases } from "./language-cases.ts";
import { openPageAs } from "./sign-in-as.ts";

/** An administrator makes a key, sees it once, and revokes it. */
const town = demonstrationTown();

test.each(
  languageCases(import.meta.filename, [
    ["en", en],
    ["es", es],
  ]),
)("in %s, a key is made, shown once, used and revoked", async (language, text) => {
  const administrator = await signedInAs(town().app, "ADMINISTRATOR");
  const page = await openPageAs(town(), administrator, "/api-keys", { language });
  const name = `Hub ${language}`;
  await page.getByRole("button", { name: text.send }).click();
  await page.getByText(text.errors.name).waitFor();
  await page.getByText(text.errors.scopes).waitFor();
  await page.getByLabel(text.name, { exact: false }).first().fill(name);
  // A volunteer's key counts no beds.
  expect(await page.getByLabel(text.scopeNames.updateBeds).count()).toBe(0);
  await page.getByLabel(text.role).selectOption({ label: text.roles["SUPER USER"] });
  await page.getByLabel(text.scopeNames.updateBeds).check();
  await checkLayout(page);
  await page.getByRole("button", { name: text.send }).click();
  await page.getByRole("heading", { name: text.made(name) }).waitFor();
  const key = (await page.locator("code").textContent()) ?? "";
  expect(key).toMatch(/^amparo_key_/);
  await checkLayout(page);
  const asked = await town().app.get("/api/services/beds", { authorization: `Bearer ${key}` });
  expect(asked.status).toBe(200);

  await page.getByRole("button", { name: text.saved }).click();
  await page.reload();
  const row = page.getByRole("listitem").filter({ hasText: name });
  await row.getByText(text.scopeNames.updateBeds).waitFor();
  expect(await page.content()).not.toContain(key);
  await row.getByRole("button", { name: text.revokeOf(name) }).click();
  await page.getByRole("button", { name: text.yes }).click();
  await row.getByText(text.states.ENDED).waitFor();
  const refused = await town().app.get("/api/services/beds", { authorization: `Bearer ${key}` });
  expect(refused.status).toBe(401);
});
