import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { signedInAs, type UserForTest } from "#checks/users-for-tests.ts";
import type { ServiceForViewer } from "#domain/services/listing.ts";
import { shell as shellEn } from "#words/compiled/en/base/shell.ts";
import { history as historyEn } from "#words/compiled/en/history/history.ts";
import { manageServices as manageEn } from "#words/compiled/en/listings/manage-services.ts";
import { serviceForm as formEn } from "#words/compiled/en/listings/service-form.ts";
import { localSearch as searchEn } from "#words/compiled/en/search/local-search.ts";
import { shell as shellEs } from "#words/compiled/es/base/shell.ts";
import { history as historyEs } from "#words/compiled/es/history/history.ts";
import { manageServices as manageEs } from "#words/compiled/es/listings/manage-services.ts";
import { serviceForm as formEs } from "#words/compiled/es/listings/service-form.ts";
import { localSearch as searchEs } from "#words/compiled/es/search/local-search.ts";
import { checkCurrentLayout, checkLayout } from "./check-layout.ts";
import { demonstrationTown, hydrated } from "./journey.ts";
import { languageCases } from "./language-cases.ts";
import { addPublicService, addServiceAs, editServiceAs, seedApprovals, sendAs } from "./seed-approvals.ts";
import { openPageAs } from "./sign-in-as.ts";

/** Lists of people who maintain services: their services, the state of each, and past changes. */
const town = demonstrationTown();

const WORDS = {
  en: { manage: manageEn, history: historyEn, search: searchEn, form: formEn, shell: shellEn },
  es: { manage: manageEs, history: historyEs, search: searchEs, form: formEs, shell: shellEs },
} as const;

/** The row of a service, by its name. */
const row = (page: Page, name: string) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name, exact: true }) });
/** Finds the row of a service in a laptop's table. */
const line = (page: Page, name: string) =>
  page.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });
const rows = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 });

const SHELTER_BEDS = { type: ["SHELTER"], availableBeds: 2, totalBeds: 8 };

async function asGuest(id: string): Promise<number> {
  return (await town().app.get(`/api/services/${id}`)).status;
}

async function asOwner(id: string, { headers }: UserForTest): Promise<ServiceForViewer> {
  return (await town().app.get(`/api/services/${id}`, headers)).json();
}

describe.each(languageCases(import.meta.filename, ["en", "es"]))("in %s", (language) => {
  const { manage, history, search, form, shell } = WORDS[language];

  const chooseDelete = async (within: Locator, name: string) => {
    await within.getByRole("button", { name: manage.moreOf(name), exact: true }).click();
    await within.getByRole("button", { name: manage.delete, exact: true }).click();
  };

  test("a provider sees their own services and where each of them stands", async () => {
    const { app } = town();
    const { grace, house, refused } = await seedApprovals(app);
    const page = await openPageAs(town(), grace, "/manage_services", { language });
    await row(page, "Grace Night House").waitFor();
    expect(await rows(page).count()).toBe(5);
    expect(await rows(page).allTextContents()).not.toContain("Lighthouse Family Rooms");

    const edited = row(page, "Grace Night House");
    await edited.getByText(manage.approved).waitFor();
    await edited.getByText(manage.editWaits).waitFor();
    const waiting = row(page, "Community Fridge");
    await waiting.getByText(manage.notApproved).waitFor();
    // A waiting service is not refused: the text says what happens next, and when to ask.
    await waiting.getByText(manage.waits).waitFor();
    await waiting.getByRole("link", { name: manage.writeToUs }).waitFor();
    expect(await edited.getByText(manage.waits).count()).toBe(0);
    expect(await waiting.getByText(manage.editWaits).count()).toBe(0);
    const refusedRow = row(page, "Corner Fridge");
    await refusedRow.getByText(manage.refused).waitFor();
    await refusedRow.getByText(/nobody answered the phone on three mornings/).waitFor();
    await checkLayout(page);

    // A changed refusal waits again; an approved service stays public while its edit waits.
    await editServiceAs(app, grace, refused, { description: "The fridge stands in the library." });
    await page.reload();
    await hydrated(page);
    await row(page, "Corner Fridge").getByText(manage.notApproved).waitFor();
    expect(await row(page, "Corner Fridge").getByText(manage.refused).count()).toBe(0);
    expect(await asGuest(house.id)).toBe(200);
  });

  test("everything still right; a deletion is asked about and undone", async () => {
    const { app } = town();
    const { grace, pantry } = await seedApprovals(app);
    const page = await openPageAs(town(), grace, "/manage_services", { language, width: 412, height: 915 });
    const own = row(page, pantry.name);
    await own.getByText(manage.neverVerified).waitFor();
    await own.getByRole("button", { name: manage.stillRightNamed(pantry.name) }).click();
    await page.getByText(manage.confirmed).waitFor();
    expect(await own.getByText(manage.neverVerified).count()).toBe(0);
    expect((await asOwner(pantry.id, grace)).verifiedAt).not.toBeNull();

    await chooseDelete(own, pantry.name);
    const question = page.getByRole("dialog", { name: manage.deleteQuestion });
    await question.waitFor();
    await checkLayout(page, "dialog");
    await question.getByRole("button", { name: manage.no, exact: true }).click();
    await own.waitFor();
    expect(await asGuest(pantry.id)).toBe(200);

    await chooseDelete(own, pantry.name);
    await question.getByRole("button", { name: manage.yes, exact: true }).click();
    await page.getByRole("main").getByText(manage.deleted(pantry.name)).waitFor();
    await expect.poll(() => asGuest(pantry.id)).toBe(404);
    // The message over the page passes; the row stays.
    await expect.poll(() => page.getByText(manage.deleted(pantry.name)).count()).toBe(1);
    await checkLayout(page);
    await page.getByRole("main").getByRole("button", { name: manage.undo }).click();
    await own.waitFor();
    expect(await asGuest(pantry.id)).toBe(200);
  });

  test("looking at what was deleted takes nobody's focus along; deleting one does, to the way back", async () => {
    const { app } = town();
    const owner = await signedInAs(app, "AUTO USER", { totalServices: 5 });
    const stays = await addServiceAs(app, owner, { name: "Stays Open" });
    const deleted: string[] = [];
    for (const name of ["Gone Before", "Gone Long Before"]) {
      const { id } = await addServiceAs(app, owner, { name });
      await sendAs(app, owner, ["DELETE", `/services/${id}`], undefined);
      deleted.push(id);
    }
    const page = await openPageAs(town(), owner, "/manage_services", { language });
    await row(page, stays.name).waitFor();
    const isFocused = (found: Locator) => found.evaluate((element) => element === document.activeElement);
    // Finds a scope by its name, with or without its number.
    const scope = (name: string) => page.getByRole("radio", { name: new RegExp(`^${name}( \\d+)?$`) });
    const undo = page.getByRole("main").getByRole("button", { name: manage.undo });

    await scope(manage.mine).focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => undo.count()).toBe(deleted.length);
    await checkLayout(page);
    expect(await isFocused(scope(manage.deletedOnes))).toBe(true);
    // A reader who entered by keyboard must be able to leave by keyboard.
    await page.keyboard.press("ArrowLeft");
    await row(page, stays.name).waitFor();

    await chooseDelete(row(page, stays.name), stays.name);
    await page
      .getByRole("dialog", { name: manage.deleteQuestion })
      .getByRole("button", { name: manage.yes, exact: true })
      .click();
    await expect.poll(() => isFocused(undo)).toBe(true);
    await page
      .getByRole("radio", { name: `${manage.deletedOnes} ${deleted.length + 1}`, exact: true })
      .waitFor();

    await scope(manage.deletedOnes).check();
    await expect.poll(() => undo.count()).toBe(deleted.length + 1);
    const before = page.getByRole("listitem").filter({ hasText: manage.deleted("Gone Before") });
    await before.getByRole("button", { name: manage.undo }).click();
    await row(page, "Gone Before").waitFor();
    expect(await Promise.all(deleted.map(asGuest))).toEqual([200, 404]);
  });

  test("a search by name; messages for those who have nothing, and who may add no more", async () => {
    const { app } = town();
    const { grace } = await seedApprovals(app);
    const page = await openPageAs(town(), grace, "/manage_services", { language });
    await row(page, "Corner Fridge").waitFor();
    await page.getByRole("button", { name: shell.search, exact: true }).click();
    const box = page.getByRole("searchbox", { name: search.services.label });
    await box.fill("fridge");
    await expect.poll(() => rows(page).allTextContents()).toHaveLength(2);
    await box.fill("xyzzy");
    await page.getByText(manage.noMatch).waitFor();
    await checkLayout(page);

    await page.getByRole("main").getByRole("link", { name: manage.showAll, exact: true }).click();
    await row(page, "Grace Night House").waitFor();

    const empty = await openPageAs(town(), await signedInAs(app, "USER"), "/manage_services", { language });
    await empty.getByText(manage.none).waitFor();
    await checkLayout(empty);
    const waysOn = empty.getByRole("main").getByText(manage.noneHint).locator("..").getByRole("link");
    expect(await waysOn.allTextContents()).toEqual([manage.add, manage.writeToUs]);
    await empty.getByRole("radio", { name: manage.deletedOnes }).check();
    await empty.getByText(manage.noneDeleted).waitFor();
    await empty.getByRole("button", { name: manage.mine, exact: true }).click();
    await empty.getByText(manage.none).waitFor();

    const full = await signedInAs(app, "USER", { totalServices: 1 });
    await addServiceAs(app, full, { name: "The Only One" });
    const more = await openPageAs(town(), full, "/manage_services", { language });
    await row(more, "The Only One").waitFor();
    await more.getByRole("link", { name: manage.add }).click();
    await more.getByText(form.failures.maxLimit).waitFor();
    await checkLayout(more);
  });

  test("the middle roles switch to all that they may edit; administrators find what lost its owner", async () => {
    const { app } = town();
    const { lead } = await seedApprovals(app);
    const own = await addServiceAs(app, lead, { name: "A Table of Our Own" });
    const page = await openPageAs(town(), lead, "/manage_services", { language });
    await row(page, own.name).waitFor();
    expect(await rows(page).count()).toBe(1);
    await page.getByRole("radio", { name: manage.all }).check();
    await expect.poll(() => rows(page).count()).toBe(25);
    await page.getByRole("button", { name: manage.more }).click();
    await expect.poll(() => rows(page).count()).toBeGreaterThan(25);
    await checkLayout(page);

    const administrator = await signedInAs(app, "ADMINISTRATOR");
    const leaver = await signedInAs(app, "AUTO USER");
    const left = await addServiceAs(app, leaver, { name: `Left Alone in ${language}` });
    await sendAs(app, administrator, ["DELETE", `/users/${leaver.user.id}`], undefined);
    const desk = await openPageAs(town(), administrator, "/manage_services", {
      language,
      width: 1440,
      dark: true,
      // An owner without an address cannot be asked.
      expects: /409/,
    });
    await desk.getByRole("radio", { name: manage.ownerless }).check();
    await line(desk, left.name).getByText(manage.ownerless).waitFor();
    expect(await asGuest(left.id)).toBe(200);
    await checkLayout(desk);

    // Owners are asked together.
    const ask = desk.getByRole("button", { name: manage.askOwners });
    expect(await ask.count()).toBe(0);
    await desk.getByRole("checkbox", { name: manage.selectNamed(left.name) }).check();
    await checkLayout(desk);
    await ask.click();
    await desk.getByText(manage.askedOwners(0, 1)).waitFor();

    // Services without a confirmation for 90 days, and how many they are.
    await desk.getByRole("radio", { name: new RegExp(`^${manage.stale} [1-9]`) }).check();
    await expect.poll(() => desk.getByRole("row").count()).toBeGreaterThan(2);
    const fresh = desk.getByRole("row").filter({ hasText: /just now|ahora mismo|minut/ });
    expect(await fresh.count()).toBe(0);
  });

  test("on a laptop a table has the oldest confirmation first, and several are confirmed, deleted and undone", async () => {
    const { app } = town();
    const owner = await signedInAs(app, "AUTO USER", { totalServices: 9 });
    const addConfirmed = async (name: string, days: number | null, more: object = {}) => {
      const service = await addServiceAs(app, owner, { name, ...more });
      await app.database.query(
        "update services set verified_at = to_timestamp($1::float8 / 1000) where id = $2",
        [days === null ? null : app.now - days * 86_400_000, service.id],
      );
      return service;
    };
    const recent = await addConfirmed("Checked Last Week", 7);
    const never = await addConfirmed("Checked By No One", null);
    const shelter = await addConfirmed("Checked Last Year", 420, SHELTER_BEDS);
    const page = await openPageAs(town(), owner, "/manage_services", { language, width: 1440, height: 900 });
    const names = async () =>
      (await page.getByRole("rowheader").getByRole("link").allTextContents()).map((name) => name.trim());
    await expect.poll(names).toEqual([never.name, shelter.name, recent.name]);
    await page.getByRole("columnheader", { name: manage.columns.confirmedOldest }).waitFor();
    await line(page, never.name).getByText(manage.nobodyYet).waitFor();
    await line(page, shelter.name).getByText(manage.monthsAgo(13)).waitFor();
    await line(page, shelter.name).getByText(manage.ofTotal(8)).waitFor();
    await line(page, recent.name).getByText(manage.states.PUBLIC, { exact: true }).waitFor();
    await checkLayout(page);

    // With the keyboard only: two services are selected and confirmed.
    await page.getByRole("checkbox", { name: manage.selectNamed(never.name) }).focus();
    await page.keyboard.press("x");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("x");
    await page.getByText(manage.selected(2), { exact: true }).waitFor();
    await checkLayout(page);
    await page.getByRole("button", { name: manage.stillRightSeveral(2) }).click();
    await page.getByText(manage.confirmedSeveral(2)).waitFor();
    expect(await line(page, never.name).getByText(manage.nobodyYet).count()).toBe(0);
    // The focus is not lost with the button.
    await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
    // No row moves away.
    expect(await names()).toEqual([never.name, shelter.name, recent.name]);
    for (const { id } of [never, shelter]) expect((await asOwner(id, owner)).verifiedAt).not.toBeNull();

    await page.getByRole("checkbox", { name: manage.selectAll }).check();
    await page.getByRole("button", { name: manage.deleteSeveral(3), exact: true }).click();
    const question = page.getByRole("dialog", { name: manage.deleteSeveralQuestion(3) });
    // The question stands in the middle, wherever its button is.
    const box = await question.boundingBox();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(12);
    expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - height / 2)).toBeLessThan(12);
    await question.getByRole("button", { name: manage.yes, exact: true }).click();
    await page.getByRole("button", { name: manage.undoAll }).waitFor();
    await expect
      .poll(() => Promise.all([recent.id, never.id, shelter.id].map(asGuest)))
      .toEqual([404, 404, 404]);
    await checkLayout(page);
    await page.getByRole("button", { name: manage.undoAll }).click();
    await expect
      .poll(() => Promise.all([recent.id, never.id, shelter.id].map(asGuest)))
      .toEqual([200, 200, 200]);
    await expect.poll(names).toEqual([never.name, shelter.name, recent.name]);

    // The menu of a row, by keyboard.
    const menu = line(page, recent.name).getByRole("button", { name: manage.moreOf(recent.name) });
    await menu.focus();
    await page.keyboard.press("Enter");
    await checkCurrentLayout(page);
    await page.keyboard.press("Escape");
    expect(await menu.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    for (let step = 0; step < 3; step += 1) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL(`**/services/${recent.id}#history`);
    await page.getByRole("region", { name: history.tools }).getByRole("listitem").first().waitFor();
  });

  test("on a phone several are selected and confirmed from the bottom of the page", async () => {
    const { app } = town();
    const owner = await signedInAs(app, "AUTO USER", { totalServices: 5 });
    const services = [
      await addServiceAs(app, owner, { name: "One Table" }),
      await addServiceAs(app, owner, { name: "Two Tables" }),
    ];
    const page = await openPageAs(town(), owner, "/manage_services", { language });
    for (const { name } of services)
      await page.getByRole("checkbox", { name: manage.selectNamed(name) }).check();
    await checkLayout(page);
    await page.getByRole("button", { name: manage.stillRightSeveral(2) }).click();
    await page.getByText(manage.confirmedSeveral(2)).waitFor();
    for (const { id } of services) expect((await asOwner(id, owner)).verifiedAt).not.toBeNull();
  });

  test("the page of a service tells its keepers what waits and every change: who, what, why", async () => {
    const { app } = town();
    const { grace, lead, house, refused } = await seedApprovals(app);
    const page = await openPageAs(town(), grace, `/services/${house.id}`, { language });
    const tools = page.getByRole("region", { name: history.tools });
    await tools.waitFor();
    await checkLayout(page);
    await tools.getByRole("button", { name: history.show }).click();
    const changes = tools.getByRole("listitem");
    // Beds and name were entered, approved, hours went out, the rest was proposed.
    await expect.poll(() => changes.count()).toBe(4);
    const proposed = changes.filter({ hasText: history.by(history.actions.PROPOSE, "Grace House") });
    await proposed.locator("ins", { hasText: "for Women" }).waitFor();
    await changes
      .filter({ hasText: history.by(history.actions.EDIT, "Grace House") })
      .getByText("(555) 555-0131")
      .waitFor();
    await changes.filter({ hasText: history.by(history.actions.APPROVE, "") }).waitFor();
    await checkLayout(page);

    await sendAs(app, lead, ["POST", "/services/approve-services"], { services: [house.id] });
    await page.reload();
    await hydrated(page);
    await tools.getByRole("button", { name: history.show }).click();
    await changes.filter({ hasText: history.by(history.actions.APPROVE_EDIT, "") }).waitFor();
    expect(await changes.count()).toBe(5);

    await page.goto(`/services/${refused.id}`);
    await hydrated(page);
    await tools.getByRole("button", { name: history.show }).click();
    await changes
      .filter({ hasText: history.by(history.actions.REFUSE, "") })
      .getByText(/nobody answered the phone on three mornings/)
      .waitFor();
  });

  test("a guest sees none of it, and is led to sign in and back", async () => {
    const { app, visit } = town();
    const { grace, lead } = await seedApprovals(app);
    const service = await addPublicService(app, grace, lead, { name: "Plain to Guests" });
    const { page } = await visit({ language, expects: /401/ });
    await page.goto(`/services/${service.id}`);
    await hydrated(page);
    await page.getByRole("heading", { name: service.name }).first().waitFor();
    expect(await page.getByRole("region", { name: history.tools }).count()).toBe(0);
    expect((await app.get(`/api/services/${service.id}/history`)).status).toBe(401);
    await page.goto("/manage_services");
    await page.waitForURL(/\/login\?next=%2Fmanage_services/);
  });
});
