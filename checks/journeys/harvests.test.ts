import { expect, test } from "vitest";
import { signedInAs } from "#checks/users-for-tests.ts";
import type { HarvestPreview } from "#domain/imports/harvest/harvest-state.ts";
import { harvest as en } from "#words/compiled/en/imports/harvest.ts";
import { harvest as es } from "#words/compiled/es/imports/harvest.ts";
import { checkLayout } from "./check-layout.ts";
import { demonstrationTown } from "./journey.ts";
import { languageCases } from "./language-cases.ts";
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

test.each(
  languageCases(import.meta.filename, [
    ["en", en],
    ["es", es],
  ]),
)("in %s, an administrator is asked, and decides", async (language, text) => {
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

test.each(
  languageCases(import.meta.filename, [
    ["en", en],
    ["es", es],
  ]),
)("in %s, an administrator undoes the last harvest, and reads what was left", async (language, text) => {
  const { app } = town();
  await app.database.query("delete from harvests");
  await app.database.query("delete from import_runs");
  await app.database.query(
    `insert into harvests (name, address, kind, copy, applied_copy, next_at, tried_at, succeeded_at, result)
     values ($1, 'https://county.example/api/hsds', 'API', 7, 7, now(), now(), now(), 'APPLIED')`,
    [NAME],
  );
  await app.database.query(
    `with run as (
       insert into import_runs (id, file_name, source, harvest, state, created_at, ended_at)
       values (gen_random_uuid(), $1, $1, $1, 'DONE', now(), now()) returning id)
     insert into import_changes (run_id, service_id, external_id, is_new, version)
     select run.id, s.id, 's1', true, s.version from run, (select id, version from services limit 3) s`,
    [NAME],
  );
  const administrator = await signedInAs(app, "ADMINISTRATOR");
  const page = await openPageAs(town(), administrator, "/harvests", { language });
  await page.getByText(text.saved(3)).waitFor();
  await checkLayout(page);
  await page.getByRole("button", { name: text.undoOf(NAME) }).click();
  await page.getByRole("dialog", { name: text.undoQuestion(NAME) }).waitFor();
  await checkLayout(page);
  await page.getByRole("button", { name: text.undoNo }).click();
  await page.getByRole("button", { name: text.undoOf(NAME) }).click();
  await page.getByRole("button", { name: text.undoYes }).click();
  await page.getByText(text.undoing).waitFor();
  // The undo failed too often.
  await app.database.query("update import_runs set state = 'STOPPED'");
  await page.reload();
  await page.getByText(text.undoStopped).waitFor();
  await checkLayout(page);
  await page.getByRole("button", { name: text.undoOf(NAME) }).click();
  await page.getByRole("button", { name: text.undoYes }).click();
  await page.getByText(text.undoing).waitFor();
  await app.database.query("update import_runs set state = 'UNDONE'");
  await app.database.query(
    `insert into import_run_items (run_id, kind, number, service_id, name, note, fields)
     select r.id, 'LEFT', 1, s.id, s.name, 'EDITED', '{}'
       from import_runs r, (select id, name from services where is_public limit 1) s`,
  );
  await page.reload();
  await page.getByText(text.notUndone, { exact: false }).first().click();
  await page.getByText(text.notUndoneHint).waitFor();
  await checkLayout(page);
});
