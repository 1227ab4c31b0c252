import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { askToConfirm } from "#checks/ask-to-confirm.ts";
import { signedInAs } from "#checks/users-for-tests.ts";
import { localDateTime } from "#web/features/service-page/local-date-time.ts";
import { account as accountEn } from "#words/compiled/en/accounts/account.ts";
import { campaigns as campaignsEn } from "#words/compiled/en/confirmations/campaigns.ts";
import { confirmations as en } from "#words/compiled/en/confirmations/confirmations.ts";
import { services as servicesEn } from "#words/compiled/en/services/services.ts";
import { waysIn as waysInEn } from "#words/compiled/en/services/ways-in.ts";
import { campaigns as campaignsEs } from "#words/compiled/es/confirmations/campaigns.ts";
import { confirmations as es } from "#words/compiled/es/confirmations/confirmations.ts";
import { services as servicesEs } from "#words/compiled/es/services/services.ts";
import { waysIn as waysInEs } from "#words/compiled/es/services/ways-in.ts";
import { checkLayout } from "./check-layout.ts";
import { demonstrationTown, hydrated } from "./journey.ts";
import { languageCases } from "./language-cases.ts";
import { openPageAs } from "./sign-in-as.ts";
import { expectWalkable } from "./walk-by-tab.ts";

/** People whose services are listed confirm them by a mailed link, without an account. */
const town = demonstrationTown();
const categories = { en: servicesEn.categories, es: servicesEs.categories };
/** A browser's message about a rejected answer. */
const REFUSED = /400 \(Bad Request\)/;

/** A service that an administrator has asked about, with the link's path. */
const askedAbout = (name: string, ownerId: string | null = null) =>
  askToConfirm(town().app, town().app.database, name, ownerId);

const verifiedAt = async (id: string): Promise<unknown> =>
  (await (await town().app.get(`/api/services/${id}`)).json()).verifiedAt;

/** Fields of the edit that waits for reviewers. */
async function readChangedFields(id: string): Promise<readonly string[] | undefined> {
  const [edit] = await town().app.database.query<{ changed: string[] }>(
    "select changed from pending_edits where service_id = $1",
    [id],
  );
  return edit?.changed;
}

/** Visitors have asked so often about these fields. */
const askAbout = (id: string, presses: Readonly<Record<string, number>>) =>
  town().app.database.query(
    "insert into asks (service_id, field, presses) select $1, key, value::int from jsonb_each_text($2)",
    [id, JSON.stringify(presses)],
  );

test("everything is still right, in Spanish, with one press", async () => {
  const { id, path } = await askedAbout("Grace House");
  const before = await verifiedAt(id);
  await askAbout(id, { isAllowedPets: 2, cost: 5 });
  const { page } = await town().visit({ language: "es", expects: REFUSED });
  await page.goto(path);
  await page.getByRole("group", { name: es.asks.fields.isAllowedPets }).waitFor();
  await page.getByText(es.asks.times(5)).waitFor();
  await checkLayout(page);
  await page.getByRole("button", { name: es.asks.send }).click();
  await page.getByRole("group", { name: es.asks.fields.isAllowedPets }).waitFor();
  await page.getByText(es.asks.required).waitFor();
  await page.getByRole("button", { name: es.asks.yes, exact: true }).click();
  await page.getByRole("status").getByText(es.asks.waits).waitFor();
  await page.getByRole("button", { name: es.asks.yes, exact: true }).waitFor({ state: "detached" });
  expect(await readChangedFields(id)).toEqual(["isAllowedPets"]);
  await page.getByRole("heading", { level: 2, name: "Grace House" }).waitFor();
  await checkLayout(page);
  expect(await verifiedAt(id)).toBe(before);
  await page.getByRole("button", { name: es.right }).click();
  await page.getByRole("status").getByText(es.confirmed).waitFor();
  await checkLayout(page);
  expect(await verifiedAt(id)).not.toBe(before);
  await page.goto(path);
  await page.getByText(es.dead).waitFor();
});

test("something changed: proposed without scripts, and with them", async () => {
  const { id, path } = await askedAbout("Marigold House");
  await askAbout(id, { cost: 1 });
  const { page } = await town().visit({ scripts: false, expects: REFUSED });
  await page.goto(path);
  await page.getByRole("heading", { level: 1, name: accountEn.titles.confirmListing }).waitFor();
  await page.getByLabel(en.asks.fields.cost).fill("Free");
  await page.getByRole("button", { name: en.asks.send }).click();
  await page.getByRole("status").getByText(en.asks.waits).waitFor();
  expect(await readChangedFields(id)).toEqual(["cost"]);
  await page.getByText(en.changed, { exact: true }).click();
  await page.getByLabel(en.phone, { exact: true }).fill("12");
  await page.getByRole("button", { name: en.send }).click();
  await page.getByText(en.errors.notPhone).waitFor();
  await page.getByLabel(en.phone, { exact: true }).fill("(305) 555-0188");
  await page.getByRole("button", { name: en.send }).click();
  await page.getByRole("status").getByText(en.proposed).waitFor();
  expect(await readChangedFields(id)).toEqual(["phone", "cost"]);

  const other = await askedAbout("Valley Motel Vouchers");
  const { page: phone } = await town().visit({ expects: REFUSED });
  await phone.goto(other.path);
  await phone.getByText(en.changed, { exact: true }).click();
  await phone.getByRole("button", { name: en.send }).click();
  await phone.getByText(en.errors.required).waitFor();
  await checkLayout(phone);
  await phone.getByLabel(en.message).fill("Closed on Mondays.");
  await phone.getByRole("button", { name: en.send }).click();
  await phone.getByRole("status").getByText(en.proposed).waitFor();
});

test.each(
  languageCases(import.meta.filename, [
    ["en", en, waysInEn, true],
    ["es", es, waysInEs, false],
  ]),
)(
  "what the provider answers by their own link is public with its day, in %s",
  async (language, text, waysIn, scripts) => {
    const { user } = await signedInAs(town().app, "USER");
    const { id, path } = await askedAbout(
      language === "en" ? "Harbor Night Shelter" : "St. Brigid Family Residence",
      user.id,
    );
    await town().app.database.query(
      "update services set category = '{}', category_bits = 0, is_allowed_pets = null, entry_ways = '{}', entry_text = null where id = $1",
      [id],
    );
    await town().app.database.query(
      "delete from service_texts where service_id = $1 and field = 'entryText'",
      [id],
    );
    await town().app.database.query("delete from asks");
    await askAbout(id, { category: 9, isAllowedPets: 2, entry: 5 });
    const { page } = await town().visit({ language, scripts, expects: REFUSED });
    await page.goto(path);
    await page.getByText(text.asks.hintPublic).waitFor();
    const question = (field: "category" | "entry") =>
      page.locator("form", { has: page.getByRole("group", { name: text.asks.fields[field] }) });
    const send = (field: "category" | "entry") => question(field).getByRole("button").click();
    if (scripts) await checkLayout(page);
    await send("category");
    await question("category").getByText(text.asks.required).waitFor();
    await question("category").getByLabel(categories[language].FAMILIES, { exact: true }).check();
    await send("category");
    await page.getByRole("status").getByText(text.asks.answered).waitFor();
    await question("category").waitFor({ state: "detached" });
    await question("entry").getByLabel(waysIn.entryWays.CALL, { exact: true }).check();
    await send("entry");
    await question("entry").waitFor({ state: "detached" });
    expect(await readChangedFields(id)).toBeUndefined();
    await page.goto(`/services/${id}`);
    const { year, month, day } = localDateTime(new Date(town().app.now).toISOString(), "America/New_York");
    const said = page.getByRole("definition").filter({ hasText: waysIn.saidOn(year, month, day) });
    await said.filter({ hasText: waysIn.entryWays.CALL }).waitFor();
    expect(await said.count()).toBe(2);
    if (scripts) await checkLayout(page);
  },
);

/** Steps from stop to stop until the focus is there. */
async function tabTo(page: Page, goal: Locator): Promise<void> {
  const isThere = () => goal.evaluate((element) => element === document.activeElement);
  for (let steps = 0; steps < 60; steps++) {
    await page.keyboard.press("Tab");
    if (await isThere()) return;
  }
  throw new Error(`Tab does not lead to ${goal}.`);
}

const expectFocus = (goal: Locator) =>
  expect.poll(() => goal.evaluate((element) => element === document.activeElement)).toBe(true);

test.each(
  languageCases(import.meta.filename, [
    ["en", en, waysInEn, "Veterans Landing"],
    ["es", es, waysInEs, "Sunrise Supportive Homes"],
  ]),
)(
  "in %s, the link is done with by keyboard alone on a narrow screen",
  async (language, text, waysIn, name) => {
    const { id, path } = await askedAbout(name);
    await town().app.database.query(
      "update services set is_allowed_pets = null, entry_ways = '{}', entry_text = null where id = $1",
      [id],
    );
    await town().app.database.query("delete from asks");
    await askAbout(id, { isAllowedPets: 2, entry: 5 });
    const { page } = await town().visit({ language, width: 360, expects: REFUSED });
    await page.goto(path);
    await hydrated(page);
    await expectWalkable(page);

    const entry = page.getByRole("group", { name: text.asks.fields.entry });
    const send = page.locator("form", { has: entry }).getByRole("button");
    await tabTo(page, send);
    await page.keyboard.press("Enter");
    await entry.getByText(text.asks.required).waitFor();
    await expectFocus(entry.getByRole("checkbox").first());
    await checkLayout(page);
    const call = entry.getByLabel(waysIn.entryWays.CALL, { exact: true });
    await tabTo(page, call);
    await page.keyboard.press("Space");
    await tabTo(page, send);
    await page.keyboard.press("Enter");
    const said = page.getByRole("status").filter({ hasText: text.asks.waits });
    await expectFocus(said);
    await tabTo(page, page.getByRole("button", { name: text.asks.no, exact: true }));
    await page.keyboard.press("Enter");
    await page.getByRole("group", { name: text.asks.fields.isAllowedPets }).waitFor({ state: "detached" });
    await expectFocus(said);
    expect((await readChangedFields(id))?.toSorted()).toEqual(["entry", "isAllowedPets"]);

    await tabTo(page, page.getByText(text.changed, { exact: true }));
    await page.keyboard.press("Enter");
    await tabTo(page, page.getByRole("button", { name: text.send }));
    await page.keyboard.press("Enter");
    await expectFocus(page.getByLabel(text.message));
    await checkLayout(page);
    await page.keyboard.type("Closed on Mondays.");
    await tabTo(page, page.getByRole("button", { name: text.send }));
    await page.keyboard.press("Enter");
    await expectFocus(page.getByRole("status").filter({ hasText: text.proposed }));
    await checkLayout(page);
  },
);

test.each(
  languageCases(import.meta.filename, [
    ["en", campaignsEn],
    ["es", campaignsEs],
  ]),
)("an administrator starts a campaign, and notes a call, in %s", async (language, text) => {
  const { app } = town();
  await app.database.query("delete from campaigns");
  await app.database.query("delete from confirmation_requests");
  const administrator = await signedInAs(app, "ADMINISTRATOR");
  const page = await openPageAs(town(), administrator, "/campaigns", { language });
  await page.getByLabel(text.days, { exact: true }).selectOption({ label: text.daysOption(0) });
  await page.getByRole("button", { name: text.preview }).click();
  // The services to ask are named before anything is sent, and the button says how many.
  const main = page.getByRole("main");
  const asked = main.locator("details a");
  await asked.first().waitFor({ state: "attached" });
  const count = async (way: RegExp) => main.locator("details", { hasText: way }).locator("li").count();
  const mails = await count(/^\d+ .*(?:email|correo)/);
  const begin = text.begin(mails, await count(/^\d+ .*(?:phone|teléfono)/));
  await main.getByRole("button", { name: begin, exact: true }).click();
  const question = page.getByRole("dialog", { name: `${begin}?` });
  await question.getByRole("button", { name: text.notYet }).click();
  await checkLayout(page);
  await main.getByRole("button", { name: begin, exact: true }).click();
  await question.getByRole("button", { name: begin, exact: true }).click();
  await page.getByRole("heading", { level: 1, name: text.callSheet }).waitFor();
  // Until the emails leave it can be taken back, and then begins anew.
  await page.getByRole("status").getByText(text.begun).waitFor();
  await page.getByRole("button", { name: text.undo, exact: true }).click();
  await page.getByRole("status").getByText(text.undone).waitFor();
  await main.getByText(text.none).waitFor();
  expect(await app.database.query("select 1 from confirmation_requests")).toEqual([]);
  await page.getByLabel(text.days, { exact: true }).selectOption({ label: text.daysOption(0) });
  await page.getByRole("button", { name: text.preview }).click();
  await main.getByRole("button", { name: begin, exact: true }).click();
  await question.getByRole("button", { name: begin, exact: true }).click();
  await page.getByRole("heading", { name: text.scriptTitle }).waitFor();
  await checkLayout(page);
  await page
    .getByRole("button", { name: new RegExp(`^${text.outcomes.CONFIRMED}: `) })
    .first()
    .click();
  await page.getByText(text.confirmed(1)).waitFor();
  await page.getByRole("link", { name: text.back }).click();
  await page.getByText(text.confirmed(1)).waitFor();
});
