import { expect, test } from "vitest";
import { signedInAs } from "#checks/users-for-tests.ts";
import { webhooks as en } from "#words/compiled/en/integrations/webhooks.ts";
import { webhooks as es } from "#words/compiled/es/integrations/webhooks.ts";
import { checkLayout } from "./check-layout.ts";
import { demonstrationTown } from "./journey.ts";
import { languageCases } from "./language-cases.ts";
import { openPageAs } from "./sign-in-as.ts";

/** An administrator adds a webhook, sees what did not get through, sends it again, and deletes the webhook. */
const town = demonstrationTown();

test.each(
  languageCases(import.meta.filename, [
    ["en", en],
    ["es", es],
  ]),
)("in %s, a webhook is added, looked after and deleted", async (language, text) => {
  const { app } = town();
  const administrator = await signedInAs(app, "ADMINISTRATOR");
  const page = await openPageAs(town(), administrator, "/webhooks", { language });
  await page.getByRole("button", { name: text.send }).click();
  await page.getByText(text.errors.url).waitFor();
  await page.getByLabel(text.url).fill(`https://hub.example/${language}`);
  await page.getByLabel(text.events["beds.updated"]).uncheck();
  await checkLayout(page);
  await page.getByRole("button", { name: text.send }).click();
  await page.getByRole("heading", { name: text.made("hub.example") }).waitFor();
  expect(await page.locator("code").textContent()).toMatch(/^whsec_/);
  await page.getByRole("button", { name: text.saved }).click();

  await app.database.query(
    `insert into webhook_messages (webhook_id, service_id, event, state, is_fresh, tried_at, outcome)
     select w.id, s.id, 'service.updated', 'FAILED', false, now(), '503' from webhooks w, services s
      where s.name = 'Grace House'`,
  );
  await page.reload();
  const row = page.getByRole("listitem").filter({ hasText: "hub.example" }).first();
  await row.getByText(text.answered("503")).waitFor();
  await checkLayout(page);
  await row.getByRole("button", { name: text.again }).click();
  await row.getByText(text.waiting(1)).waitFor();
  await row.getByRole("button", { name: text.renewOf("hub.example") }).click();
  await checkLayout(page);
  await page.getByRole("button", { name: text.renewYes }).click();
  await page.getByRole("heading", { name: text.made("hub.example") }).waitFor();
  expect(await page.locator("code").textContent()).toMatch(/^whsec_/);
  await checkLayout(page);
  await page.getByRole("button", { name: text.saved }).click();
  await row.getByText(text.bothSecrets("@").split("@")[1] ?? "").waitFor();
  await row.getByRole("button", { name: text.turnOffOf("hub.example") }).click();
  await row.getByRole("button", { name: text.turnOnOf("hub.example") }).click();
  await row.getByRole("button", { name: text.removeOf("hub.example") }).click();
  await page.getByRole("button", { name: text.yes }).click();
  await page.getByText(text.none).waitFor();
});
