import { expect, test } from "vitest";
import { signedInAs } from "#checks/users-for-tests.ts";
import type { HarvestPreview } from "#domain/harvest/harvest-state.ts";
import { harvest as en } from "#domain/words/en/harvest.ts";
import { harvest as es } from "#domain/words/es/harvest.ts";
import { checkLayout } from "./check-layout.ts";
import { demonstrationTown } from "./journey.ts";
import { openPageAs } from "./sign-in-as.ts";

/** An administrator sees what another directory would change, and leaves it, or lets it in. */
const town = demonstrationTown();
const NAME = "Open County";

const PREVIEW: HarvestPreview = {
  counts: { known: 40, added: 2, changed: 1, unchanged: 30, kept: 1, gone: 8, returned: 1, setAside: 3 },
  setAsideReasons: [{ reason: "it comes from this directory", count: 3 }],
  items: [
    { kind: "ADDED", serviceId: null, name: "New Pantry", fields: [] },
    { kind: "CHANGED", serviceId: null, name: "Old Pantry", fields: ["phone", "name"] },
    { kind: "GONE", serviceId: null, name: "Closed Pantry", fields: [] },
  ],
};

test.each([
  ["en", en],
  ["es", es],
] as const)("in %s, an administrator is asked, and decides", async (language, text) => {
  const { app } = town();
  await app.database.query("delete from harvests");
  await app.database.query(
    `insert into harvests (name, address, kind, copy, preview, waits_because, waits_since, next_at, tried_at,
                           succeeded_at, result)
     values ($1, 'https://county.example/api/hsds', 'API', 7, $2::jsonb, 'MANY', now(), now(), now(), now(), 'WAITING')`,
    [NAME, JSON.stringify(PREVIEW)],
  );
  const administrator = await signedInAs(app, "ADMINISTRATOR");
  const page = await openPageAs(town(), administrator, "/harvests", { language, expects: /409/ });
  await page.getByText(text.questions.MANY).waitFor();
  await page.getByText(text.manyHint(9, 40)).waitFor();
  await page.getByText(text.kinds.GONE).click();
  await page.getByText("Closed Pantry").waitFor();
  await page.getByText(text.setAside).click();
  await checkLayout(page);
  // Another fetch was faster.
  await app.database.query("update harvests set copy = 8");
  await page.getByRole("button", { name: text.approveOf(NAME) }).click();
  await page.getByText(text.stale).waitFor();
  await page.reload();
  await page.getByRole("button", { name: text.approveOf(NAME) }).click();
  await page.getByText(text.approved).first().waitFor();
  await expect.poll(() => page.getByRole("button", { name: text.declineOf(NAME) }).count()).toBe(0);
  await app.database.query("update harvests set approved_copy = null");
  await page.reload();
  await page.getByRole("button", { name: text.declineOf(NAME) }).click();
  await page.getByText(text.declined).waitFor();
  await expect.poll(() => page.getByText(text.questions.MANY).count()).toBe(0);
  await app.database.query(
    `update harvests set result = 'FAILED', problem = '{"kind":"BUSY","detail":"503"}', failures = 1`,
  );
  await page.reload();
  await page.getByText(`${text.faults.BUSY} 503`).waitFor();
  await page.getByRole("button", { name: text.runOf(NAME) }).click();
  await page.getByText(text.running).waitFor();
  await checkLayout(page);
});
