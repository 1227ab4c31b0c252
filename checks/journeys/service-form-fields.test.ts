import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { sendJson } from "#checks/send-json.ts";
import { signedInAs } from "#checks/users-for-tests.ts";
import { languageName } from "#domain/base/languages/language-names.ts";
import type { ServiceForViewer } from "#domain/services/listing.ts";
import { hoursEditor as editorEn } from "#words/compiled/en/listings/hours-editor.ts";
import { serviceForm as formEn } from "#words/compiled/en/listings/service-form.ts";
import { servicePage as detailEn } from "#words/compiled/en/service-page/service-page.ts";
import { openingHours as hoursEn } from "#words/compiled/en/services/opening-hours.ts";
import { serviceForm as formEs } from "#words/compiled/es/listings/service-form.ts";
import { servicePage as detailEs } from "#words/compiled/es/service-page/service-page.ts";
import { checkCurrentLayout } from "./check-layout.ts";
import { demonstrationTown, hydrated } from "./journey.ts";
import { languageCases } from "./language-cases.ts";
import { addServiceAs } from "./seed-approvals.ts";
import {
  AT_DOOR,
  chip,
  DOOR,
  field,
  goTo,
  mark,
  openForm,
  publicShelter,
  readServiceAs,
  SHELTER,
  toggleChip,
} from "./service-form-steps.ts";

/** Single steps of the form: the pin, the hours, the Spanish, the alert. */
const town = demonstrationTown();

test("a pin is moved by keys, and put by a press", async () => {
  const owner = await signedInAs(town().app, "USER");
  const service = await publicShelter(town().app, owner, "Pinned", AT_DOOR);
  const page = await openForm(town(), owner, {
    width: 1024,
    height: 900,
    path: `/services/${service.id}/edit?step=where`,
    title: formEn.steps.where.title,
  });
  const pin = page.getByRole("button", { name: formEn.map.pin });
  await pin.focus();
  for (const key of ["ArrowRight", "ArrowRight", "ArrowUp"]) await page.keyboard.press(key);
  await page.getByText(formEn.map.moved).waitFor({ state: "attached" });
  await checkCurrentLayout(page);
  await page.getByRole("button", { name: formEn.toCheck }).click();
  await page.getByRole("button", { name: formEn.check.sendEdit, exact: true }).click();
  await page.getByRole("heading", { level: 2, name: formEn.done.editPending }).waitFor();
  const [longitude = 0, latitude = 0] =
    (await readServiceAs(town().app, service.id, owner)).pending?.after.location?.coordinates ?? [];
  expect(longitude).toBeGreaterThan(DOOR.longitude);
  expect(latitude).toBeGreaterThan(DOOR.latitude);
  expect(longitude).toBeLessThan(DOOR.longitude + 0.001);
  await page.context().close();
});

/** Degrees of longitude per pixel at the zoom of a door; at zoom 0 the map of the world is 256 pixels wide. */
const DEGREES_A_PIXEL = 360 / (256 * 2 ** 16);

test.each(
  languageCases(import.meta.filename, [
    ["en", formEn],
    ["es", formEs],
  ]),
)("in %s a dragged pin is announced, and sent where it was dropped", async (language, form) => {
  const owner = await signedInAs(town().app, "USER");
  const service = await publicShelter(town().app, owner, `Dragged in ${language}`, AT_DOOR);
  const page = await openForm(town(), owner, {
    language,
    width: 1024,
    height: 900,
    path: `/services/${service.id}/edit?step=where`,
    title: form.steps.where.title,
  });
  const pin = page.getByRole("button", { name: form.map.pin });
  await pin.scrollIntoViewIfNeeded();
  const draggedTo = await pin.boundingBox();
  if (draggedTo === null) throw new Error("The pin is not to be seen.");
  const [x, y] = [draggedTo.x + draggedTo.width / 2, draggedTo.y + draggedTo.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y - 20, { steps: 4 });
  // A pin in the air has no position yet.
  expect(await page.getByText(form.map.moved).count()).toBe(0);
  await page.mouse.move(x + 80, y - 40, { steps: 4 });
  await page.mouse.up();
  const longitude = DOOR.longitude + 80 * DEGREES_A_PIXEL;
  const latitude = DOOR.latitude + 40 * DEGREES_A_PIXEL * Math.cos((DOOR.latitude * Math.PI) / 180);
  const status = page.getByRole("status").filter({ hasText: form.map.moved });
  await status.waitFor({ state: "attached" });
  const [, announcedLatitude, announcedLongitude] =
    /: (-?[\d.]+), (-?[\d.]+)$/.exec((await status.textContent()) ?? "") ?? [];
  expect(Number(announcedLatitude)).toBeCloseTo(latitude, 4);
  expect(Number(announcedLongitude)).toBeCloseTo(longitude, 4);
  await checkCurrentLayout(page);

  await page.getByRole("button", { name: form.toCheck }).click();
  await page.getByRole("button", { name: form.check.sendEdit, exact: true }).click();
  await page.getByRole("heading", { level: 2, name: form.done.editPending }).waitFor();
  const { pending } = await readServiceAs(town().app, service.id, owner);
  expect(pending?.after.location?.coordinates).toEqual([
    Number(announcedLongitude),
    Number(announcedLatitude),
  ]);
  await page.context().close();
});

test("a place that nobody knows gets its pin on the map, and a lost reply makes no second service", async () => {
  const owner = await signedInAs(town().app, "USER");
  const page = await openForm(town(), owner, {
    width: 412,
    height: 915,
    expects: /400|ERR_/,
    path: "/add_service?step=what",
    title: formEn.steps.what.title,
  });
  const typed = {
    name: "Far Away",
    type: ["FOOD"],
    serviceSummary: "Soup",
    description: "Every day.",
    category: ["MEN"],
    address1: "1 Road",
    city: "Nowhere at all",
    state: "East",
    zip: "000",
    country: "Iceland",
    isContact: true,
  };
  await page.evaluate(([key, draft]) => localStorage.setItem(key, draft), [
    `draft.service.${owner.user.id}.new`,
    JSON.stringify({ typed }),
  ] as const);
  await goTo(page, "/add_service?step=check", formEn.steps.check.title);
  await page.getByRole("button", { name: formEn.check.sendNew, exact: true }).click();
  await page.getByRole("heading", { level: 2, name: formEn.steps.where.title }).waitFor();
  await page.getByText(formEn.errors.needsPlace).waitFor();
  await page.getByRole("button", { name: formEn.map.place }).click();
  const map = page.getByRole("region", { name: formEn.map.label });
  await map.click({ position: { x: 60, y: 60 } });
  await page.getByRole("button", { name: formEn.map.remove }).waitFor();
  await checkCurrentLayout(page);

  await page.goto("/add_service?step=check");
  await hydrated(page);
  await page.route("**/api/services?lang=en", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole("button", { name: formEn.check.sendNew, exact: true }).click();
  await page.getByText(formEn.failures.noNetwork).waitFor();
  await checkCurrentLayout(page);
  await page.unroute("**/api/services?lang=en");
  await page.getByRole("button", { name: formEn.check.change(formEn.steps.what.name) }).click();
  await field(page, formEn.labels.name).fill("Farther Away");
  await page.goBack();
  await page.getByRole("button", { name: formEn.check.sendNew, exact: true }).click();
  await page.getByRole("heading", { level: 2, name: formEn.done.newPending }).waitFor();
  const mine = await town().app.get(`/api/services?user=${owner.user.id}&isShowAll=true`, owner.headers);
  const all: ServiceForViewer[] = await mine.json();
  expect(all.map(({ name, country }) => [name, country])).toEqual([["Farther Away", "Iceland"]]);
  await page.context().close();
});

test("a lunch break, a copy to other days, an undone removal, the first Tuesday, and a holiday", async () => {
  const owner = await signedInAs(town().app, "USER");
  const service = await publicShelter(town().app, owner, "Scheduled");
  const page = await openForm(town(), owner, {
    width: 360,
    height: 740,
    dark: true,
    path: `/services/${service.id}/edit?step=hours`,
    title: formEn.steps.hours.title,
  });
  const rows = page.getByRole("button", { name: new RegExp(`^${editorEn.edit} `) });
  const always = page.getByRole("button", { name: editorEn.always, exact: true });
  await always.click();
  await page.getByText(hoursEn.status.open247, { exact: true }).first().waitFor();
  await page.getByRole("button", { name: editorEn.contact, exact: true }).click();
  await page.getByText(editorEn.contactNote).waitFor();
  await checkCurrentLayout(page);
  await page.getByRole("button", { name: editorEn.contact, exact: true }).click();
  await always.click();
  await page.getByRole("button", { name: /^Remove Friday/ }).click();
  await page.getByRole("button", { name: editorEn.undo }).click();
  expect(await rows.count()).toBe(1);
  await rows.click();
  await page.getByRole("heading", { name: editorEn.change, exact: true }).waitFor();
  await page.getByRole("button", { name: editorEn.done }).click();
  await page.getByRole("button", { name: /^Remove Friday/ }).click();
  await page.getByRole("button", { name: editorEn.weekdays }).click();
  await page.getByLabel(editorEn.closes, { exact: true }).fill("12:00");
  await page.getByRole("button", { name: editorEn.anotherTime }).click();
  await page.getByLabel(editorEn.opens, { exact: true }).nth(1).fill("13:00");
  await page.getByLabel(editorEn.closes, { exact: true }).nth(1).fill("17:00");
  await checkCurrentLayout(page);
  await page.getByRole("button", { name: editorEn.done }).click();
  await page.getByRole("button", { name: /^Copy the times of Mon–Fri/ }).click();
  expect(await chip(page, "Saturday").isChecked()).toBe(true);
  await mark(chip(page, "Sunday"), false);
  await page.getByRole("button", { name: editorEn.removeTime }).nth(1).click();
  await page.getByRole("button", { name: editorEn.done }).click();
  await page.getByRole("button", { name: editorEn.add, exact: true }).click();
  await page.getByRole("combobox", { name: editorEn.repeats }).selectOption("MONTHLY");
  await toggleChip(page, hoursEn.periods.FIRST);
  await toggleChip(page, "Tuesday");
  await page.getByLabel(editorEn.opens, { exact: true }).fill("18:00");
  await page.getByLabel(editorEn.closes, { exact: true }).fill("20:00");
  await checkCurrentLayout(page);
  await page.getByRole("button", { name: editorEn.done }).click();
  await page.getByRole("button", { name: editorEn.closed.date }).click();
  await page.getByLabel(editorEn.firstDate).fill("2026-11-26");
  await page.getByRole("button", { name: editorEn.done }).click();
  expect(await rows.allInnerTexts()).toHaveLength(4);
  await page.getByText("Open till 12:00 PM", { exact: true }).first().waitFor();
  await checkCurrentLayout(page);
  await page.getByRole("button", { name: formEn.toCheck }).click();
  await page.getByRole("button", { name: formEn.check.sendEdit, exact: true }).click();
  // Hours are public right away.
  await page.getByRole("heading", { level: 2, name: formEn.done.editPublic }).waitFor();
  const now = await readServiceAs(town().app, service.id, owner);
  expect(now.pending).toBeNull();
  expect(now.schedules).toHaveLength(12);
  expect(now.schedules).toContainEqual(
    expect.objectContaining({ type: "MONTHLY", period: "FIRST", day: "TUESDAY", startTime: "6:00 PM" }),
  );
  expect(now.closeSchedules).toEqual([
    expect.objectContaining({ type: "DATE_RANGE", startDate: "11/26/2026", endDate: "11/26/2026" }),
  ]);
  await page.context().close();
});

test("without an engine Spanish is written by hand; of new English, what was looked through is stale", async () => {
  const owner = await signedInAs(town().app, "AUTO USER");
  const service = await addServiceAs(town().app, owner, {
    ...SHELTER,
    name: "Bilingual",
    ageEs: "Mayores de 18",
    ageEsState: "REVIEWED",
    age: "18+",
  });
  expect([service.isApproved, service.ageEsState]).toEqual([true, "REVIEWED"]);
  const page = await openForm(town(), owner, {
    width: 412,
    height: 915,
    expects: /503/,
    path: `/services/${service.id}/edit?step=who`,
    title: formEn.steps.who.title,
  });
  await field(page, formEn.labels.age).fill("21+");
  await page.goto(`/services/${service.id}/edit?step=spanish`);
  await hydrated(page);
  const { translation } = formEn;
  await page.getByText(translation.states.STALE).waitFor();
  await page.getByRole("button", { name: translation.button }).click();
  await page.getByText(translation.unset).waitFor();
  await field(page, formEn.labels.ageEs).fill("Mayores de 21");
  await page.getByText(translation.states.REVIEWED).waitFor();
  await field(page, formEn.labels.descriptionEs).fill("Venga a las diez.");
  await checkCurrentLayout(page);
  await page.getByRole("button", { name: formEn.toCheck }).click();
  await page.getByRole("button", { name: formEn.check.sendEdit, exact: true }).click();
  await page.getByRole("heading", { level: 2, name: formEn.done.editPublic }).waitFor();
  const now = await readServiceAs(town().app, service.id, owner);
  expect([now.ageEs, now.ageEsState, now.descriptionEsState]).toEqual([
    "Mayores de 21",
    "REVIEWED",
    "REVIEWED",
  ]);
  expect([now.age, now.pending]).toEqual(["21+", null]);
  await page.context().close();
});

test("administrators set an alert; who has reached their limit learns it before typing", async () => {
  const owner = await signedInAs(town().app, "USER", { totalServices: 1 });
  const service = await publicShelter(town().app, owner, "Warned");
  const administrator = await signedInAs(town().app, "ADMINISTRATOR");
  const page = await openForm(town(), administrator, {
    width: 1024,
    height: 900,
    dark: true,
    path: `/services/${service.id}/edit?step=special`,
    title: formEn.steps.special.title,
  });
  await page.getByLabel(formEn.labels.isCriticalHeader).check();
  await page.locator("form button[type=submit]").click();
  await page.getByText(formEn.errors.required.criticalDescription).waitFor();
  await field(page, formEn.labels.criticalDescription).fill("Open tonight for everybody.");
  await page.getByLabel(formEn.labels.criticalExpiredAt, { exact: true }).fill("2020-11-01");
  await page.getByText(formEn.hints.alertOver).waitFor();
  await checkCurrentLayout(page);
  await page.getByLabel(formEn.labels.criticalExpiredAt, { exact: true }).fill("2026-11-22");
  await page.getByText(formEn.hints.alertOver).waitFor({ state: "detached" });
  await checkCurrentLayout(page);
  await page.getByRole("button", { name: formEn.toCheck }).click();
  await page.getByRole("button", { name: formEn.check.sendEdit, exact: true }).click();
  await page.getByRole("heading", { level: 2, name: formEn.done.editPublic }).waitFor();
  const now = await readServiceAs(town().app, service.id, owner);
  expect(now.isCriticalHeader).toBe(true);
  // 23:59 by the clock of the service.
  expect(now.criticalExpiredAt).toMatch(/^2026-11-2[23]T\d\d:59/);
  await page.context().close();

  const full = await openForm(town(), owner, {
    width: 360,
    height: 740,
    path: "/add_service",
    title: formEn.failures.maxLimit,
  });
  await checkCurrentLayout(full);
  await full.context().close();
});

test.each(
  languageCases(import.meta.filename, [
    ["en", formEn, detailEn, "Spanish", "Mam", "Qʼanjobʼal"],
    ["es", formEs, detailEs, "Español", "Mam", "Q’anjob’al"],
  ]),
)(
  "in %s languages are pressed or written by name, and stand on the page",
  async (language, form, detail, spanish, mam, kanjobal) => {
    const { app } = town();
    const [owner, administrator] = [await signedInAs(app, "USER"), await signedInAs(app, "ADMINISTRATOR")];
    const service = await publicShelter(app, owner, `Spoken in ${language}`);
    const page = await openForm(town(), owner, {
      language,
      width: 412,
      height: 915,
      path: `/services/${service.id}/edit?step=who`,
      title: form.steps.who.title,
    });
    await toggleChip(page, spanish);
    const other = field(page, form.languages.other);
    await other.fill("Mam");
    await other.press("Enter");
    await page.getByText(form.languages.added(mam)).waitFor({ state: "attached" });
    expect(await chip(page, mam).isChecked()).toBe(true);
    await other.fill("Klingonese");
    await page.getByRole("button", { name: form.languages.add, exact: true }).click();
    await page.getByText(form.languages.unknown).waitFor();
    await checkCurrentLayout(page);
    await other.fill("kanjobal");
    await page.getByRole("button", { name: form.languages.add, exact: true }).click();
    await chip(page, kanjobal).waitFor();
    expect(await page.getByText(form.languages.unknown).count()).toBe(0);
    await page.getByRole("button", { name: form.toCheck }).click();
    await page.getByRole("button", { name: form.check.sendEdit, exact: true }).click();
    await page.getByRole("heading", { level: 2, name: form.done.editPending }).waitFor();
    const { pending } = await readServiceAs(app, service.id, owner);
    expect(pending?.after).toEqual({ languages: ["es", "mam", "kjb"] });
    const approved = await sendJson(
      app,
      "POST",
      "/services/approve-services",
      { services: [service.id] },
      administrator.headers,
    );
    expect(approved.status).toBe(200);
    await goToPage(page, `/services/${service.id}`, service.name);
    const list = detail.and(["es", "mam", "kjb"].map((tag) => languageName(tag, language)));
    await page.getByText(detail.languages(list)).waitFor();
    await checkCurrentLayout(page);
    await page.context().close();
  },
);

async function goToPage(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("heading", { level: 1, name }).waitFor();
  await hydrated(page);
}
