import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { signedInAs, type UserForTest } from "#checks/users-for-tests.ts";
import { SESSION_COOKIE } from "#domain/account/session-cookie.ts";
import type { ServiceForViewer } from "#domain/listings/listing.ts";
import { hoursEditor as editorEn } from "#domain/words/en/hours-editor.ts";
import { openingHours as hoursEn } from "#domain/words/en/opening-hours.ts";
import { serviceForm as formEn } from "#domain/words/en/service-form.ts";
import { services as servicesEn } from "#domain/words/en/services.ts";
import { hoursEditor as editorEs } from "#domain/words/es/hours-editor.ts";
import { openingHours as hoursEs } from "#domain/words/es/opening-hours.ts";
import { serviceForm as formEs } from "#domain/words/es/service-form.ts";
import { services as servicesEs } from "#domain/words/es/services.ts";
import { accessibilityProblems, awake, demonstrationTown, sidewaysScroll, type Visitor } from "./journey.ts";

/** A provider adds a service and changes it; somebody else changes it too. */
const town = demonstrationTown();

const WORDS = {
  en: { form: formEn, editor: editorEn, hours: hoursEn, services: servicesEn },
  es: { form: formEs, editor: editorEs, hours: hoursEs, services: servicesEs },
} as const;
type Words = (typeof WORDS)["en" | "es"];
type StepName = keyof typeof formEn.steps;

/** A page of somebody who is signed in. */
async function visitAs(
  user: UserForTest,
  visitor: Visitor,
): Promise<{ page: Page; context: BrowserContext }> {
  const opened = await town().visit(visitor);
  await opened.context.addCookies([{ name: SESSION_COOKIE, value: user.token, url: town().app.address }]);
  return opened;
}

async function open(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path);
  await awake(page);
  await page.getByRole("heading", { level: 2, name: title }).waitFor();
}

/** To the next step; the page says which. */
async function goOn(page: Page, words: Words, to: StepName): Promise<void> {
  await page.locator("form button[type=submit]").click();
  await page.getByRole("heading", { level: 2, name: words.form.steps[to].title }).waitFor();
}

async function looksRight(page: Page): Promise<void> {
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
}

const field = (page: Page, name: string) =>
  page.getByRole("textbox", { name: new RegExp(`^${name.replaceAll(/[()/]/g, "\\$&")}( \\(|$)`) });
const chip = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true });
const pressChip = (page: Page, name: string) => chip(page, name).check({ force: true });

/** What the server has, as its owner sees it. */
async function kept(id: string, { headers }: UserForTest): Promise<ServiceForViewer> {
  const reply = await town().app.get(`/api/services/${id}`, headers);
  return reply.json();
}

async function send(method: "POST" | "PUT", path: string, { headers }: UserForTest, body: unknown) {
  const reply = await fetch(`${town().app.address}/api${path}`, {
    method,
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const service: ServiceForViewer = await reply.json();
  expect(reply.status, JSON.stringify(service)).toBe(200);
  return service;
}

const SHELTER = {
  name: "Night Harbor",
  type: ["SHELTER"],
  category: ["WOMEN"],
  serviceSummary: "Beds for the night",
  description: "Come at ten.",
  address1: "1 Main St",
  city: "Demo Harbor",
  state: "CA",
  zip: "00001",
  country: "United States",
  location: { coordinates: [-123.9, 39.87] },
  phone: "(555) 555-0142",
  totalBeds: 20,
  availableBeds: 4,
  schedules: [
    { type: "WEEKLY", day: "FRIDAY", startTime: "10:00 PM", endTime: "6:00 AM", endsNextDay: true },
  ],
};

/** A service that is public already. */
async function publicService(owner: UserForTest, name: string): Promise<ServiceForViewer> {
  const made = await send("POST", "/services", owner, { ...SHELTER, name });
  const administrator = await signedInAs(town().app, "ADMINISTRATOR");
  await send("POST", "/services/approve-services", administrator, { services: [made.id] });
  return kept(made.id, owner);
}

describe.each([
  { language: "en", width: 1440, height: 900, dark: true },
  { language: "es", width: 360, height: 740, dark: false },
] as const)("in $language at $width", ({ language, width, height, dark }) => {
  const words: Words = WORDS[language];
  const { form, editor, hours } = words;
  const { labels } = form;
  const visitor: Visitor = { language, width, height, dark };

  // Every step is looked at by axe, which takes its time on a busy machine.
  const LONG = { timeout: 300_000 };

  test("a shelter is added with its nights, and a reload halfway loses nothing", LONG, async () => {
    const owner = await signedInAs(town().app, "USER");
    const { page, context } = await visitAs(owner, visitor);
    await open(page, "/add_service", form.steps.what.title);
    await page.locator("form button[type=submit]").click();
    await page.getByText(form.errors.required.name, { exact: true }).waitFor();
    await page.getByText(form.errors.required.type, { exact: true }).waitFor();
    await expect
      .poll(() => field(page, labels.name).evaluate((one) => one === document.activeElement))
      .toBe(true);
    await looksRight(page);

    await field(page, labels.name).fill("Casa del Puerto");
    await pressChip(page, words.services.types.SHELTER);
    await pressChip(page, words.services.needs.EMERGENCY);
    await field(page, labels.serviceSummary).fill("Beds for the night");
    await field(page, labels.description).fill("Come at ten.\nBring nothing.");
    await page.getByText(form.characters(27, 1000)).waitFor();
    await looksRight(page);

    await goOn(page, words, "where");
    await page.getByRole("radio", { name: form.visibility.AREA.text }).check({ force: true });
    await field(page, labels.address1).fill("1 Main St");
    await field(page, labels.city).fill("Demo Harbor");
    await page.getByRole("combobox", { name: labels.state }).selectOption("CA");
    await field(page, labels.zip).fill("00001");
    await looksRight(page);

    await goOn(page, words, "contact");
    await field(page, labels.phone).pressSequentially("5555550142");
    expect(await field(page, labels.phone).inputValue()).toBe("(555) 555-0142");
    await field(page, labels.website).fill("www.puerto.example");
    await looksRight(page);

    await goOn(page, words, "hours");
    await page.locator("form button[type=submit]").click();
    await page.getByText(form.errors.required.schedules, { exact: true }).waitFor();
    await page.getByRole("button", { name: editor.add, exact: true }).click();
    await page.getByLabel(editor.opens, { exact: true }).fill("22:00");
    await page.getByLabel(editor.closes, { exact: true }).fill("06:00");
    await page.getByText(hours.problems.endTimeNotAfterStartTime, { exact: true }).waitFor();
    await page.getByRole("button", { name: editor.done }).click();
    await page.getByText(hours.problems.dayRequired, { exact: true }).waitFor();
    await looksRight(page);
    await page.getByLabel(editor.closesNextDay).check();
    for (const day of ["FRIDAY", "SATURDAY"] as const) await pressChip(page, hours.days[day]);

    // Halfway: the phone is put away, and the page is loaded anew.
    await page.reload();
    await awake(page);
    await page.getByText(form.draft.restored).waitFor();
    const row = page.getByRole("button", { name: new RegExp(`^${editor.edit} `) });
    await row.waitFor();
    expect(await row.textContent()).toContain(hours.time(1320));
    // What visitors will read, now (Friday morning) and later, in both languages.
    await page.getByText(hours.status.closedTill(1320), { exact: true }).first().waitFor();
    await page
      .getByText(WORDS[language === "en" ? "es" : "en"].hours.status.closedTill(1320), { exact: true })
      .first()
      .waitFor();
    await page.getByText(editor.preview.changes).click();
    await page.getByText(hours.status.openTillDay("SATURDAY", 360), { exact: true }).first().waitFor();
    await looksRight(page);

    await goOn(page, words, "who");
    await chip(page, words.services.categories.ALL).check({ force: true });
    expect(await chip(page, words.services.categories.VETERANS).isChecked()).toBe(true);
    await chip(page, words.services.categories.MEN).uncheck({ force: true });
    expect(await chip(page, words.services.categories.ALL).isChecked()).toBe(false);
    await looksRight(page);

    await goOn(page, words, "beds");
    await field(page, labels.totalBeds).fill("4");
    await field(page, labels.availableBeds).fill("5");
    await page.locator("form button[type=submit]").click();
    await page.getByText(form.errors.aboveTotal, { exact: true }).waitFor();
    await looksRight(page);
    await field(page, labels.availableBeds).fill("3");

    await goOn(page, words, "spanish");
    await field(page, labels.serviceSummaryEs).fill("Camas para la noche");
    await looksRight(page);
    await goOn(page, words, "check");
    await page.getByText(form.check.newReviewed).waitFor();
    await looksRight(page);
    await page.locator("form button[type=submit]").click();
    await page.getByRole("heading", { level: 2, name: form.done.newWaits }).waitFor();
    await looksRight(page);

    const href = await page.getByRole("link", { name: form.done.see }).getAttribute("href");
    const service = await kept(href?.split("/").at(-1) ?? "", owner);
    expect(service).toMatchObject({
      name: "Casa del Puerto",
      addressVisibility: "AREA",
      address1: "1 Main St",
      website: "http://www.puerto.example",
      serviceSummaryEs: "Camas para la noche",
      serviceSummaryEsState: "REVIEWED",
      isApproved: false,
      availableBeds: 3,
      schedules: [
        { day: "FRIDAY", startTime: "10:00 PM", endTime: "6:00 AM", endsNextDay: true },
        { day: "SATURDAY", startTime: "10:00 PM", endTime: "6:00 AM", endsNextDay: true },
      ],
    });
    expect(service.category).not.toContain("ALL");

    // It was sent: the form is empty again.
    await page.getByRole("link", { name: form.done.another }).click();
    await page.getByRole("heading", { level: 2, name: form.steps.what.title }).waitFor();
    expect(await field(page, labels.name).inputValue()).toBe("");
    await context.close();
  });

  test("an edit says what is public at once and what waits, and the form opens on what waits", async () => {
    const owner = await signedInAs(town().app, "USER");
    const service = await publicService(owner, `Edited ${language}`);
    const { page, context } = await visitAs(owner, visitor);
    await open(page, `/services/${service.id}/edit`, form.steps.what.title);
    expect(await field(page, labels.name).inputValue()).toBe(service.name);
    await field(page, labels.name).fill("A better name");
    await page.goto(`/services/${service.id}/edit?step=contact`);
    await awake(page);
    await field(page, labels.phone).fill("(555) 555-0199");
    await page.getByRole("button", { name: form.toCheck }).click();
    await page.getByRole("heading", { level: 4, name: form.check.atOnce }).waitFor();
    await page.getByRole("heading", { level: 4, name: form.check.afterReview }).waitFor();
    await looksRight(page);
    await page.getByRole("button", { name: form.check.sendEdit, exact: true }).click();
    await page.getByText(form.done.waitsToo).waitFor();
    await looksRight(page);

    const now = await kept(service.id, owner);
    expect([now.name, now.phone, now.pending?.changed]).toEqual([service.name, "(555) 555-0199", ["name"]]);
    await open(page, `/services/${service.id}/edit`, form.steps.what.title);
    await page.getByText(form.pending.open).waitFor();
    expect(await field(page, labels.name).inputValue()).toBe("A better name");
    await looksRight(page);
    await context.close();
  });

  test("somebody else was faster: both versions, a choice for each field, and nothing lost", async () => {
    const owner = await signedInAs(town().app, "USER");
    const service = await publicService(owner, `Contested ${language}`);
    const { page, context } = await visitAs(owner, { ...visitor, expects: /409/ });
    await open(page, `/services/${service.id}/edit`, form.steps.what.title);
    await field(page, labels.name).fill("Mine");
    await field(page, labels.description).fill("My words.");
    const administrator = await signedInAs(town().app, "ADMINISTRATOR");
    await send("PUT", `/services/${service.id}`, administrator, { name: "Theirs", age: "18 and older" });

    await page.getByRole("button", { name: form.toCheck }).click();
    await page.getByRole("button", { name: form.check.sendEdit, exact: true }).click();
    await page.getByRole("heading", { level: 2, name: form.conflict.heading }).waitFor();
    await page.getByText("18 and older").waitFor();
    await looksRight(page);
    const [mine, theirs] = [form.conflict.yours, form.conflict.theirs].map((name) =>
      page.getByRole("group", { name: labels.name }).getByRole("radio", { name, exact: true }),
    );
    expect(await mine?.isChecked()).toBe(true);
    await theirs?.check({ force: true });
    await page.getByRole("button", { name: form.conflict.use }).click();
    await page.getByRole("heading", { level: 2, name: form.steps.check.title }).waitFor();
    await page.getByRole("button", { name: form.check.sendEdit, exact: true }).click();
    await page.getByRole("heading", { level: 2, name: form.done.editWaits }).waitFor();
    const now = await kept(service.id, owner);
    expect([now.name, now.age, now.pending?.after.description]).toEqual([
      "Theirs",
      "18 and older",
      "My words.",
    ]);
    await context.close();
  });
});

test("a draft outlives the session, another version of the app, and somebody else at the same computer", async () => {
  const owner = await signedInAs(town().app, "USER");
  const other = await signedInAs(town().app, "USER");
  const { page, context } = await visitAs(owner, { width: 412, height: 915 });
  await open(page, "/add_service", formEn.steps.what.title);
  await field(page, formEn.labels.name).fill("Half a name");
  await page.evaluate(() => localStorage.setItem("version", "1.9"));
  await context.clearCookies({ name: SESSION_COOKIE });
  const signIn = async ({ token }: UserForTest) => {
    await context.addCookies([{ name: SESSION_COOKIE, value: token, url: town().app.address }]);
    await open(page, "/add_service", formEn.steps.what.title);
  };
  await signIn(other);
  expect(await field(page, formEn.labels.name).inputValue()).toBe("");
  await signIn(owner);
  expect(await field(page, formEn.labels.name).inputValue()).toBe("Half a name");
  await page.getByRole("button", { name: formEn.draft.discard }).click();
  expect(await field(page, formEn.labels.name).inputValue()).toBe("");
  await page.getByRole("button", { name: formEn.draft.undo }).click();
  expect(await field(page, formEn.labels.name).inputValue()).toBe("Half a name");
  await context.close();
});

test("a pin is moved by keys, and put by a press", async () => {
  const owner = await signedInAs(town().app, "USER");
  const service = await publicService(owner, "Pinned");
  const { page, context } = await visitAs(owner, { width: 1024, height: 900 });
  await open(page, `/services/${service.id}/edit?step=where`, formEn.steps.where.title);
  const pin = page.getByRole("button", { name: formEn.map.pin });
  await pin.focus();
  for (const key of ["ArrowRight", "ArrowRight", "ArrowUp"]) await page.keyboard.press(key);
  await page.getByText(formEn.map.moved).waitFor({ state: "attached" });
  await looksRight(page);
  await page.getByRole("button", { name: formEn.toCheck }).click();
  await page.getByRole("button", { name: formEn.check.sendEdit, exact: true }).click();
  await page.getByRole("heading", { level: 2, name: formEn.done.editWaits }).waitFor();
  const [longitude = 0, latitude = 0] =
    (await kept(service.id, owner)).pending?.after.location?.coordinates ?? [];
  expect(longitude).toBeGreaterThan(-123.9);
  expect(latitude).toBeGreaterThan(39.87);
  expect(longitude).toBeLessThan(-123.899);
  await context.close();
});

test("a place that nobody knows gets its pin on the map, and a lost reply makes no second service", async () => {
  const owner = await signedInAs(town().app, "USER");
  const { page, context } = await visitAs(owner, { width: 412, height: 915, expects: /400|ERR_/ });
  await open(page, "/add_service", formEn.steps.what.title);
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
  await open(page, "/add_service?step=check", formEn.steps.check.title);
  await page.getByRole("button", { name: formEn.check.sendNew, exact: true }).click();
  await page.getByRole("heading", { level: 2, name: formEn.steps.where.title }).waitFor();
  await page.getByText(formEn.errors.needsPlace).waitFor();
  await page.getByRole("button", { name: formEn.map.place }).click();
  const map = page.getByRole("region", { name: formEn.map.label });
  await map.click({ position: { x: 60, y: 60 } });
  await page.getByRole("button", { name: formEn.map.remove }).waitFor();
  await looksRight(page);

  await page.goto("/add_service?step=check");
  await awake(page);
  await page.route("**/api/services?lang=en", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole("button", { name: formEn.check.sendNew, exact: true }).click();
  await page.getByText(formEn.failures.noNetwork).waitFor();
  await looksRight(page);
  await page.unroute("**/api/services?lang=en");
  await page.getByRole("button", { name: formEn.check.change(formEn.steps.what.name) }).click();
  await field(page, formEn.labels.name).fill("Farther Away");
  await page.goBack();
  await page.getByRole("button", { name: formEn.check.sendNew, exact: true }).click();
  await page.getByRole("heading", { level: 2, name: formEn.done.newWaits }).waitFor();
  const mine = await town().app.get(`/api/services?user=${owner.user.id}&isShowAll=true`, owner.headers);
  const all: ServiceForViewer[] = await mine.json();
  expect(all.map(({ name, country }) => [name, country])).toEqual([["Farther Away", "Iceland"]]);
  await context.close();
});

test("a lunch break, a copy to other days, an undone removal, the first Tuesday, and a holiday", async () => {
  const owner = await signedInAs(town().app, "USER");
  const service = await publicService(owner, "Scheduled");
  const { page, context } = await visitAs(owner, { width: 360, height: 740, dark: true });
  await open(page, `/services/${service.id}/edit?step=hours`, formEn.steps.hours.title);
  const rows = page.getByRole("button", { name: /^Change / });
  const always = page.getByRole("button", { name: editorEn.always, exact: true });
  await always.click();
  await page.getByText(hoursEn.status.open247, { exact: true }).first().waitFor();
  await page.getByRole("button", { name: editorEn.contact, exact: true }).click();
  await page.getByText(editorEn.contactNote).waitFor();
  await looksRight(page);
  await page.getByRole("button", { name: editorEn.contact, exact: true }).click();
  await always.click();
  await page.getByRole("button", { name: /^Remove Friday/ }).click();
  await page.getByRole("button", { name: editorEn.undo }).click();
  expect(await rows.count()).toBe(1);
  await page.getByRole("button", { name: /^Remove Friday/ }).click();
  await page.getByRole("button", { name: editorEn.weekdays }).click();
  await page.getByLabel(editorEn.closes, { exact: true }).fill("12:00");
  await page.getByRole("button", { name: editorEn.anotherTime }).click();
  await page.getByLabel(editorEn.opens, { exact: true }).nth(1).fill("13:00");
  await page.getByLabel(editorEn.closes, { exact: true }).nth(1).fill("17:00");
  await looksRight(page);
  await page.getByRole("button", { name: editorEn.done }).click();
  await page.getByRole("button", { name: /^Copy the times of Mon–Fri/ }).click();
  expect(await chip(page, "Saturday").isChecked()).toBe(true);
  await chip(page, "Sunday").uncheck({ force: true });
  await page.getByRole("button", { name: editorEn.removeTime }).nth(1).click();
  await page.getByRole("button", { name: editorEn.done }).click();
  await page.getByRole("button", { name: editorEn.add, exact: true }).click();
  await page.getByRole("combobox", { name: editorEn.repeats }).selectOption("MONTHLY");
  await pressChip(page, hoursEn.periods.FIRST);
  await pressChip(page, "Tuesday");
  await page.getByLabel(editorEn.opens, { exact: true }).fill("18:00");
  await page.getByLabel(editorEn.closes, { exact: true }).fill("20:00");
  await looksRight(page);
  await page.getByRole("button", { name: editorEn.done }).click();
  await page.getByRole("button", { name: editorEn.closed.date }).click();
  await page.getByLabel(editorEn.firstDate).fill("2026-11-26");
  await page.getByRole("button", { name: editorEn.done }).click();
  expect(await rows.allInnerTexts()).toHaveLength(4);
  await page.getByText("Open till 12:00 PM", { exact: true }).first().waitFor();
  await looksRight(page);
  await page.getByRole("button", { name: formEn.toCheck }).click();
  await page.getByRole("button", { name: formEn.check.sendEdit, exact: true }).click();
  // Hours are public at once.
  await page.getByRole("heading", { level: 2, name: formEn.done.editPublic }).waitFor();
  const now = await kept(service.id, owner);
  expect(now.pending).toBeNull();
  expect(now.schedules).toHaveLength(12);
  expect(now.schedules).toContainEqual(
    expect.objectContaining({ type: "MONTHLY", period: "FIRST", day: "TUESDAY", startTime: "6:00 PM" }),
  );
  expect(now.closeSchedules).toEqual([
    expect.objectContaining({ type: "DATE_RANGE", startDate: "11/26/2026", endDate: "11/26/2026" }),
  ]);
  await context.close();
});

test("without an engine Spanish is written by hand; of new English, what was looked through is stale", async () => {
  const owner = await signedInAs(town().app, "AUTO USER");
  const service = await send("POST", "/services", owner, {
    ...SHELTER,
    name: "Bilingual",
    ageEs: "Mayores de 18",
    ageEsState: "REVIEWED",
    age: "18+",
  });
  expect([service.isApproved, service.ageEsState]).toEqual([true, "REVIEWED"]);
  const { page, context } = await visitAs(owner, { width: 412, height: 915, expects: /503/ });
  await open(page, `/services/${service.id}/edit?step=who`, formEn.steps.who.title);
  await field(page, formEn.labels.age).fill("21+");
  await page.goto(`/services/${service.id}/edit?step=spanish`);
  await awake(page);
  const { translation } = formEn;
  await page.getByText(translation.states.STALE).waitFor();
  await page.getByRole("button", { name: translation.button }).click();
  await page.getByText(translation.unset).waitFor();
  await field(page, formEn.labels.ageEs).fill("Mayores de 21");
  await page.getByText(translation.states.REVIEWED).waitFor();
  await field(page, formEn.labels.descriptionEs).fill("Venga a las diez.");
  await looksRight(page);
  await page.getByRole("button", { name: formEn.toCheck }).click();
  await page.getByRole("button", { name: formEn.check.sendEdit, exact: true }).click();
  await page.getByRole("heading", { level: 2, name: formEn.done.editPublic }).waitFor();
  const now = await kept(service.id, owner);
  expect([now.ageEs, now.ageEsState, now.descriptionEsState]).toEqual([
    "Mayores de 21",
    "REVIEWED",
    "REVIEWED",
  ]);
  expect([now.age, now.pending]).toEqual(["21+", null]);
  await context.close();
});

test("administrators set an alert; who has as many services as they may have is told before they type", async () => {
  const owner = await signedInAs(town().app, "USER", { totalServices: 1 });
  const service = await publicService(owner, "Warned");
  const administrator = await signedInAs(town().app, "ADMINISTRATOR");
  const { page, context } = await visitAs(administrator, { width: 1024, height: 900, dark: true });
  await open(page, `/services/${service.id}/edit?step=special`, formEn.steps.special.title);
  await page.getByLabel(formEn.labels.isCriticalHeader).check();
  await page.locator("form button[type=submit]").click();
  await page.getByText(formEn.errors.required.criticalDescription).waitFor();
  await field(page, formEn.labels.criticalDescription).fill("Open tonight for everybody.");
  await page.getByLabel(formEn.labels.criticalExpiredAt, { exact: true }).fill("2020-11-01");
  await page.getByText(formEn.hints.alertOver).waitFor();
  await looksRight(page);
  await page.getByLabel(formEn.labels.criticalExpiredAt, { exact: true }).fill("2026-11-22");
  await page.getByText(formEn.hints.alertOver).waitFor({ state: "detached" });
  await looksRight(page);
  await page.getByRole("button", { name: formEn.toCheck }).click();
  await page.getByRole("button", { name: formEn.check.sendEdit, exact: true }).click();
  await page.getByRole("heading", { level: 2, name: formEn.done.editPublic }).waitFor();
  const now = await kept(service.id, owner);
  expect(now.isCriticalHeader).toBe(true);
  // 23:59 by the clock of the service.
  expect(now.criticalExpiredAt).toMatch(/^2026-11-2[23]T\d\d:59/);
  await context.close();

  const full = await visitAs(owner, { width: 360, height: 740 });
  await open(full.page, "/add_service", formEn.failures.maxLimit);
  await looksRight(full.page);
  await full.context.close();
});
