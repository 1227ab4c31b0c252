import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { signedInAs, type UserForTest } from "#checks/users-for-tests.ts";
import { SESSION_COOKIE } from "#domain/accounts/account/session-cookie.ts";
import { capitalised } from "#domain/services/opening-hours/hours-line-text.ts";
import { history as toolsEn } from "#words/compiled/en/history/history.ts";
import { hoursEditor as editorEn } from "#words/compiled/en/listings/hours-editor.ts";
import { serviceForm as formEn } from "#words/compiled/en/listings/service-form.ts";
import { openingHours as hoursEn } from "#words/compiled/en/services/opening-hours.ts";
import { services as servicesEn } from "#words/compiled/en/services/services.ts";
import { history as toolsEs } from "#words/compiled/es/history/history.ts";
import { hoursEditor as editorEs } from "#words/compiled/es/listings/hours-editor.ts";
import { serviceForm as formEs } from "#words/compiled/es/listings/service-form.ts";
import { openingHours as hoursEs } from "#words/compiled/es/services/opening-hours.ts";
import { services as servicesEs } from "#words/compiled/es/services/services.ts";
import { checkCurrentLayout } from "./check-layout.ts";
import { demonstrationTown, hydrated, type Visitor } from "./journey.ts";
import { languageCases } from "./language-cases.ts";
import { sendAs } from "./seed-approvals.ts";
import {
  atStep,
  chip,
  field,
  goTo,
  mark,
  openForm,
  publicShelter,
  readServiceAs,
  toggleChip,
} from "./service-form-steps.ts";
import { openPageAs, signInAs } from "./sign-in-as.ts";

/** A provider adds a service and changes it; someone else changes it too. */
const town = demonstrationTown();

const WORDS = {
  en: { form: formEn, editor: editorEn, hours: hoursEn, services: servicesEn, tools: toolsEn },
  es: { form: formEs, editor: editorEs, hours: hoursEs, services: servicesEs, tools: toolsEs },
} as const;
type Words = (typeof WORDS)["en" | "es"];
type StepName = keyof typeof formEn.steps;

/** Goes to the next step, and waits until the page names it. */
async function goToNextStep(page: Page, words: Words, to: StepName): Promise<void> {
  await page.locator("form button[type=submit]").click();
  await atStep(page, words.form.steps[to].title);
}

/** Pixels from the top of the window. */
async function measureTop(control: Locator): Promise<number> {
  return (await control.boundingBox())?.y ?? Number.NaN;
}

describe.each(
  languageCases(import.meta.filename, [
    { language: "en", width: 1440, height: 900, dark: true },
    { language: "es", width: 360, height: 740, dark: false },
  ]),
)("in $language at $width", ({ language, width, height, dark }) => {
  const words: Words = WORDS[language];
  const { form, editor, hours, tools } = words;
  const { labels } = form;
  const visitor: Visitor = { language, width, height, dark };

  // Axe checks every step, which takes time on a busy machine.
  const LONG = { timeout: 300_000 };

  test("a shelter is added with its nights, and a reload halfway loses nothing", LONG, async () => {
    const owner = await signedInAs(town().app, "USER");
    const page = await openForm(town(), owner, {
      ...visitor,
      path: "/add_service?step=what",
      title: form.steps.what.title,
    });
    await page.locator("form button[type=submit]").click();
    await page.getByText(form.errors.required.name, { exact: true }).waitFor();
    await page.getByText(form.errors.required.type, { exact: true }).waitFor();
    await expect
      .poll(() => field(page, labels.name).evaluate((one) => one === document.activeElement))
      .toBe(true);
    await checkCurrentLayout(page);

    await field(page, labels.name).fill("Casa del Puerto");
    // The number of steps does not depend on answers: this step asks for beds.
    const steps = page.getByText(form.stepOf(1, 8));
    await steps.waitFor();
    await toggleChip(page, words.services.types.SHELTER);
    await steps.waitFor();
    await toggleChip(page, words.services.needs.EMERGENCY);
    await field(page, labels.totalBeds).fill("4");
    await field(page, labels.availableBeds).fill("5");
    await page.locator("form button[type=submit]").click();
    await page.getByText(form.errors.aboveTotal, { exact: true }).waitFor();
    await checkCurrentLayout(page);
    await field(page, labels.availableBeds).fill("3");
    // Spanish in an English field is noticed, and moves when someone says so.
    const summary = field(page, labels.serviceSummary);
    await summary.fill("Camas para la noche y comida");
    await page.getByText(form.spanishCheck.noticed).waitFor();
    await checkCurrentLayout(page);
    const move = page.getByRole("button", { name: form.spanishCheck.move(labels.serviceSummaryEs) });
    await move.click();
    await page.getByText(form.spanishCheck.moved(labels.serviceSummaryEs)).waitFor();
    expect(await summary.inputValue()).toBe("");
    await page.getByRole("button", { name: form.draft.undo }).click();
    expect(await summary.inputValue()).toBe("Camas para la noche y comida");
    await move.click();
    await summary.fill("Beds for the night");
    expect(await page.getByText(form.spanishCheck.moved(labels.serviceSummaryEs)).count()).toBe(0);
    await field(page, labels.description).fill("Come at ten.\nBring nothing.");
    await page.getByText(form.characters(27, 1000)).waitFor();
    await checkCurrentLayout(page);

    await goToNextStep(page, words, "where");
    // A hidden address needs neither street nor ZIP code, and the form says first what happens to it.
    await mark(page.getByRole("radio", { name: form.visibility.HIDDEN.text }));
    await page.getByText(form.hints.hiddenDoor).waitFor();
    for (const label of [labels.address1, labels.zip]) expect(await field(page, label).count()).toBe(0);
    const isProtected = page.getByRole("checkbox", { name: labels.isProtected });
    expect(await isProtected.isChecked()).toBe(true);
    expect(await page.getByRole("radio", { name: form.placeShown.REGION.text }).isChecked()).toBe(true);
    await checkCurrentLayout(page);
    // Fields that give the place away anyway are pointed out.
    await field(page, labels.city).fill("Puerto");
    await page.getByText(form.check.namesPlace([labels.name])).waitFor();
    // Scrolling uncovers targets that the buttons at the bottom half cover, so they are not too small.
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await checkCurrentLayout(page);
    await mark(page.getByRole("radio", { name: form.placeShown.TOWN.text }));
    await mark(page.getByRole("radio", { name: form.visibility.EXACT.text }));
    await expect.poll(() => page.getByText(form.check.namesPlace([labels.name])).count()).toBe(0);
    await isProtected.uncheck();
    expect(await page.getByRole("radio", { name: form.placeShown.REGION.text }).count()).toBe(0);
    await mark(page.getByRole("radio", { name: form.visibility.AREA.text }));
    await field(page, labels.address1).fill("1 Main St");
    await field(page, labels.city).fill("Demo Harbor");
    await page.getByRole("combobox", { name: labels.state }).selectOption("CA");
    // The error of one field does not push its neighbor out of line.
    await page.locator("form button[type=submit]").click();
    await page.getByText(form.errors.required.zip, { exact: true }).waitFor();
    expect(await measureTop(field(page, labels.zip))).toBe(
      await measureTop(page.getByRole("combobox", { name: labels.state })),
    );
    await field(page, labels.zip).fill("00001");
    await page.getByRole("button", { name: form.map.find }).click();
    await page.getByText(form.map.foundArea("00001")).waitFor();
    // The map that opens is in view, above the buttons at the bottom.
    const map = page.getByRole("region", { name: form.map.label });
    await map.waitFor();
    const [opened, foot] = [
      await map.boundingBox(),
      await page.locator("form button[type=submit]").boundingBox(),
    ];
    expect(opened?.y).toBeGreaterThan(56);
    expect((opened?.y ?? 0) + (opened?.height ?? 0)).toBeLessThan(foot?.y ?? 0);
    await checkCurrentLayout(page);

    await goToNextStep(page, words, "hours");
    await page.locator("form button[type=submit]").click();
    await page.getByText(form.errors.required.schedules, { exact: true }).waitFor();
    await page.getByRole("button", { name: editor.add, exact: true }).click();
    await page.getByLabel(editor.opens, { exact: true }).fill("22:00");
    await page.getByLabel(editor.closes, { exact: true }).fill("06:00");
    // A night ends on the next day without being asked, which can be taken back.
    const nextDay = page.getByLabel(editor.closesNextDay);
    expect(await nextDay.isChecked()).toBe(true);
    await page.getByText(editor.nextDaySet).waitFor();
    await nextDay.uncheck();
    await page.getByText(hours.problems.endTimeNotAfterStartTime, { exact: true }).waitFor();
    expect(await measureTop(page.getByLabel(editor.opens, { exact: true }))).toBe(
      await measureTop(page.getByLabel(editor.closes, { exact: true })),
    );
    await page.getByRole("button", { name: editor.done }).click();
    await page.getByText(hours.problems.dayRequired, { exact: true }).waitFor();
    await checkCurrentLayout(page);
    await nextDay.check();
    for (const day of ["FRIDAY", "SATURDAY"] as const) await toggleChip(page, hours.days[day]);

    // Halfway the phone is put away, and the page is loaded again.
    await page.reload();
    await hydrated(page);
    await page.getByText(form.draft.restored).waitFor();
    const row = page.getByRole("button", { name: new RegExp(`^${editor.edit} `) });
    await row.waitFor();
    expect(await row.textContent()).toContain(hours.time(1320));
    // Previews of the public texts, now (Friday morning) and later, in both languages.
    await page.getByText(hours.status.closedTill(1320), { exact: true }).first().waitFor();
    await page
      .getByText(WORDS[language === "en" ? "es" : "en"].hours.status.closedTill(1320), { exact: true })
      .first()
      .waitFor();
    const nights = capitalised(hours.lines.list([hours.shortDays.FRIDAY, hours.shortDays.SATURDAY]));
    // The preview uses the clock at the pin, and shows the week in one line and this evening's status.
    await page.getByText(editor.preview.clock("America/Los Angeles")).waitFor();
    await page
      .getByText(`${editor.preview.tonight(hours.time(1350))}: ${hours.status.openTill(360)}`)
      .waitFor();
    await page
      .getByRole("listitem")
      .filter({ hasText: `${nights} ${editor.preview.span(1320, 360)}` })
      .waitFor();
    expect(await page.getByText(editor.preview.tomorrow, { exact: true }).isVisible()).toBe(false);
    await page.getByText(editor.preview.days).click();
    await page.getByText(editor.preview.tomorrow, { exact: true }).waitFor();
    await page.getByText(editor.preview.changes).click();
    await page.getByText(hours.status.openTill(360), { exact: true }).first().waitFor();
    await checkCurrentLayout(page);

    await goToNextStep(page, words, "contact");
    // The notice of a restored draft appears only once.
    expect(await page.getByText(form.draft.restored).count()).toBe(0);
    await page.goBack();
    await atStep(page, form.steps.hours.title);
    expect(await page.getByText(form.draft.restored).count()).toBe(0);
    await goToNextStep(page, words, "contact");
    await field(page, labels.phone).pressSequentially("5555550142");
    expect(await field(page, labels.phone).inputValue()).toBe("(555) 555-0142");
    expect(await field(page, labels.facebook).isVisible()).toBe(false);
    await page.getByText(form.webFields).click();
    await field(page, labels.website).fill("www.puerto.example");
    await checkCurrentLayout(page);

    await goToNextStep(page, words, "who");
    await mark(chip(page, words.services.categories.ALL));
    expect(await chip(page, words.services.categories.VETERANS).isChecked()).toBe(true);
    await mark(chip(page, words.services.categories.MEN), false);
    expect(await chip(page, words.services.categories.ALL).isChecked()).toBe(false);
    await checkCurrentLayout(page);

    await goToNextStep(page, words, "entry");
    await toggleChip(page, form.entryWays.WALK_IN);
    await field(page, labels.cost).fill("Free");
    await checkCurrentLayout(page);

    await goToNextStep(page, words, "spanish");
    expect(await field(page, labels.serviceSummaryEs).inputValue()).toBe("Camas para la noche y comida");
    await field(page, labels.serviceSummaryEs).fill("Camas para la noche");
    await checkCurrentLayout(page);
    await goToNextStep(page, words, "check");
    await page.getByText(form.check.newReviewed).waitFor();
    await page.getByText(`${form.map.isSet} (${form.map.isApproximate})`).waitFor();
    await checkCurrentLayout(page);
    await page.locator("form button[type=submit]").click();
    await page.getByRole("heading", { level: 2, name: form.done.newPending }).waitFor();
    await checkCurrentLayout(page);

    const href = await page.getByRole("link", { name: form.done.see }).getAttribute("href");
    const service = await readServiceAs(town().app, href?.split("/").at(-1) ?? "", owner);
    expect(service).toMatchObject({
      name: "Casa del Puerto",
      addressVisibility: "AREA",
      isLocationApproximate: true,
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

    // After sending, the form is empty again.
    await page.getByRole("link", { name: form.done.another }).click();
    await page.getByRole("heading", { level: 2, name: form.steps.short.title }).waitFor();
    expect(await field(page, labels.name).inputValue()).toBe("");
    await page.context().close();
  });

  test("a pantry is added by the short form in five presses besides typing", LONG, async () => {
    const { app } = town();
    const owner = await signedInAs(app, "USER");
    const page = await openForm(town(), owner, {
      ...visitor,
      path: "/add_service",
      title: form.steps.short.title,
    });
    // Nothing is guessed, so every required field is missing.
    await page.locator("form button[type=submit]").click();
    for (const missing of ["name", "type", "sentence", "category", "address1", "city", "zip"] as const) {
      await page.getByText(form.errors.required[missing], { exact: true }).waitFor();
    }
    await page.getByText(form.errors.required.schedules, { exact: true }).waitFor();
    expect(await page.getByLabel(editor.opens, { exact: true }).count()).toBe(0);
    await checkCurrentLayout(page);
    let presses = 0;
    const press = async (control: Locator) => {
      presses += 1;
      await control.click();
    };
    const pressChip = async (name: string) =>
      press(page.locator(`label[for="${await chip(page, name).getAttribute("id")}"]`));
    await field(page, labels.name).fill(`Pantry ${language}`);
    await pressChip(words.services.types.FOOD);
    expect(await field(page, form.short.sentence).getAttribute("lang")).toBe("en");
    await field(page, form.short.sentence).fill("Free groceries, no appointment");
    await pressChip(words.services.categories.ALL);
    await field(page, labels.address1).fill("12 Pier Rd");
    // The ZIP code fills in the city and its state, and leaves what was typed.
    await field(page, labels.zip).fill("00001");
    const city = field(page, labels.city);
    await expect.poll(() => city.inputValue()).toBe("Demo Harbor");
    expect(await page.getByRole("combobox", { name: labels.state }).inputValue()).toBe("CA");
    await page.getByText(form.short.fromZip, { exact: true }).waitFor();
    await city.fill("North Harbor");
    await field(page, labels.zip).fill("0000");
    await field(page, labels.zip).fill("00001");
    await field(page, labels.phone).fill("5555550142");
    expect(await city.inputValue()).toBe("North Harbor");
    await press(page.getByRole("button", { name: editor.weekdays, exact: true }));
    await page.getByLabel(editor.opens, { exact: true }).fill("09:00");
    await page.getByLabel(editor.closes, { exact: true }).fill("12:00");
    // The form does not ask whether a pantry's address is secret.
    expect(await page.getByText(form.short.secret, { exact: true }).count()).toBe(0);
    await checkCurrentLayout(page);
    await press(page.locator("form button[type=submit]"));
    await page.getByRole("heading", { level: 2, name: form.done.newPending }).waitFor();
    await page
      .getByText(form.done.reviewLasts)
      .getByRole("link", { name: form.failures.writeToUs })
      .waitFor();
    expect(presses).toBeLessThanOrEqual(5);
    // Facts not stated yet, and what visitors read until they are.
    await page.getByText(form.done.rest.titleWaiting, { exact: true }).waitFor();
    expect(await page.getByRole("main").getByRole("term").allTextContents()).toEqual(
      Object.values(form.done.rest.meanwhile).map(([what]) => what),
    );
    await checkCurrentLayout(page);
    const href = await page.getByRole("link", { name: form.done.rest.add }).getAttribute("href");
    const service = await readServiceAs(app, /services\/([^/]+)/.exec(href ?? "")?.[1] ?? "", owner);
    expect(service).toMatchObject({
      serviceSummary: "Free groceries, no appointment",
      description: "Free groceries, no appointment",
      isAllowedPets: null,
      asksForId: null,
      isProtected: false,
      addressVisibility: "EXACT",
    });
    expect(service.schedules.map(({ startTime }) => startTime)).toEqual(Array(5).fill("9:00 AM"));
    await page.context().close();
  });

  test(
    "the short form of a shelter has its nights and beds, and asks whether the address is secret",
    LONG,
    async () => {
      const { app } = town();
      const owner = await signedInAs(app, "USER");
      const page = await openForm(town(), owner, {
        ...visitor,
        path: "/add_service",
        title: form.steps.short.title,
      });
      const name = `Night Harbor for survivors of domestic violence ${language}`;
      await field(page, labels.name).fill(name);
      await toggleChip(page, words.services.types.SHELTER);
      await field(page, form.short.sentence).fill("Beds for women who leave a violent home");
      await field(page, labels.totalBeds).fill("12");
      await field(page, labels.availableBeds).fill("3");
      await toggleChip(page, words.services.categories.WOMEN);
      const secret = page.getByRole("group", { name: form.short.secret });
      await secret.waitFor();
      expect(await secret.getByRole("radio", { checked: true }).count()).toBe(0);
      await field(page, labels.city).fill("Demo Harbor");
      await page.getByRole("combobox", { name: labels.state }).selectOption("CA");
      await field(page, labels.phone).fill("5555550142");
      await page.getByRole("button", { name: editor.nights, exact: true }).click();
      // The form is not sent before someone has answered.
      await page.locator("form button[type=submit]").click();
      await page.getByText(form.errors.required.isProtected, { exact: true }).waitFor();
      await mark(secret.getByRole("radio", { name: form.answers.yes }));
      await page.getByText(form.hints.hiddenDoor).waitFor();
      expect(await field(page, labels.address1).count()).toBe(0);
      await checkCurrentLayout(page);
      await page.locator("form button[type=submit]").click();
      await page.getByRole("heading", { level: 2, name: form.done.newPending }).waitFor();
      const href = await page.getByRole("link", { name: form.done.rest.add }).getAttribute("href");
      const service = await readServiceAs(app, /services\/([^/]+)/.exec(href ?? "")?.[1] ?? "", owner);
      expect(service).toMatchObject({ isProtected: true, addressVisibility: "HIDDEN", totalBeds: 12 });
      expect(service.schedules[0]).toMatchObject({
        startTime: "6:00 PM",
        endTime: "8:00 AM",
        endsNextDay: true,
      });
      await page.context().close();
    },
  );

  test("an edit says what is public at once and what waits, and the form opens on what waits", async () => {
    const owner = await signedInAs(town().app, "USER");
    const service = await publicShelter(town().app, owner, `Edited ${language}`);
    const page = await openPageAs(town(), owner, `/services/${service.id}`, visitor);
    const phone = (number: string) => page.getByText(number).filter({ visible: true }).first();
    await phone("(555) 555-0142").waitFor();
    const opened = await page.evaluate(() => ({ at: performance.timeOrigin, entries: history.length }));
    await page.getByRole("link", { name: tools.edit, exact: true }).click();
    await atStep(page, form.steps.what.title);
    expect(await field(page, labels.name).inputValue()).toBe(service.name);
    await field(page, labels.name).fill("A better name");
    await page.getByRole("button", { name: form.toCheck }).click();
    await page.getByRole("button", { name: form.check.change(form.steps.contact.name) }).click();
    await field(page, labels.phone).fill("(555) 555-0199");
    await page.getByRole("button", { name: form.toCheck }).click();
    await page.getByRole("heading", { level: 4, name: form.check.immediate }).waitFor();
    await page.getByRole("heading", { level: 4, name: form.check.afterReview }).waitFor();
    await checkCurrentLayout(page);
    await page.getByRole("button", { name: form.check.sendEdit, exact: true }).click();
    await page.getByText(form.done.alsoPending).waitFor();
    await checkCurrentLayout(page);

    const now = await readServiceAs(town().app, service.id, owner);
    expect([now.name, now.phone, now.pending?.changed]).toEqual([service.name, "(555) 555-0199", ["name"]]);
    // The page of the service has it without a reload, by the link as by Back to where it was opened.
    await page.getByRole("link", { name: form.done.see }).click();
    await phone("(555) 555-0199").waitFor();
    await page.evaluate((entries) => history.go(entries - history.length), opened.entries);
    await page.getByRole("link", { name: tools.edit, exact: true }).waitFor();
    await phone("(555) 555-0199").waitFor();
    expect(await page.getByText("(555) 555-0142").count()).toBe(0);
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened.at);
    await goTo(page, `/services/${service.id}/edit`, form.steps.what.title);
    await page.getByText(form.pending.open).waitFor();
    expect(await field(page, labels.name).inputValue()).toBe("A better name");
    await checkCurrentLayout(page);
    await page.context().close();
  });

  test("somebody else was faster: both versions, a choice for each field, and nothing lost", async () => {
    const owner = await signedInAs(town().app, "USER");
    const service = await publicShelter(town().app, owner, `Contested ${language}`);
    const page = await openForm(town(), owner, {
      ...visitor,
      expects: /409/,
      path: `/services/${service.id}/edit`,
      title: form.steps.what.title,
    });
    await field(page, labels.name).fill("Mine");
    await field(page, labels.description).fill("My words.");
    await page.getByRole("button", { name: form.toCheck }).click();
    await page.getByRole("button", { name: form.check.change(form.steps.contact.name) }).click();
    await field(page, labels.phone).fill("555.555.0198");
    const administrator = await signedInAs(town().app, "ADMINISTRATOR");
    await sendAs(town().app, administrator, ["PUT", `/services/${service.id}`], {
      name: "Theirs",
      phone: "5555550199",
      age: "18 and older",
    });

    await page.getByRole("button", { name: form.toCheck }).click();
    await page.getByRole("button", { name: form.check.sendEdit, exact: true }).click();
    await page.getByRole("heading", { level: 2, name: form.conflict.heading }).waitFor();
    await page.getByText("18 and older").waitFor();
    // Both numbers are formatted alike.
    for (const number of ["(555) 555-0198", "(555) 555-0199"]) await page.getByText(number).waitFor();
    await checkCurrentLayout(page);
    const [mine, theirs] = [form.conflict.yours, form.conflict.theirs].map((name) =>
      page.getByRole("group", { name: labels.name }).getByRole("radio", { name, exact: true }),
    );
    expect(await mine?.isChecked()).toBe(true);
    if (theirs) await mark(theirs);
    await page.getByRole("button", { name: form.conflict.use }).click();
    await page.getByRole("heading", { level: 2, name: form.steps.check.title }).waitFor();
    await page.getByRole("button", { name: form.check.sendEdit, exact: true }).click();
    await page.getByText(form.done.alsoPending).waitFor();
    const now = await readServiceAs(town().app, service.id, owner);
    expect([now.name, now.age, now.pending?.after.description]).toEqual([
      "Theirs",
      "18 and older",
      "My words.",
    ]);
    await page.context().close();
  });
});

test("a draft outlives the session, another version of the app, and somebody else at the same computer", async () => {
  const owner = await signedInAs(town().app, "USER");
  const other = await signedInAs(town().app, "USER");
  const page = await openForm(town(), owner, {
    width: 412,
    height: 915,
    path: "/add_service?step=what",
    title: formEn.steps.what.title,
  });
  await field(page, formEn.labels.name).fill("Half a name");
  await page.evaluate(() => localStorage.setItem("version", "1.9"));
  await page.context().clearCookies({ name: SESSION_COOKIE });
  const signIn = async (user: UserForTest) => {
    await signInAs(page.context(), town().app, user);
    await goTo(page, "/add_service?step=what", formEn.steps.what.title);
  };
  await signIn(other);
  expect(await field(page, formEn.labels.name).inputValue()).toBe("");
  await signIn(owner);
  expect(await field(page, formEn.labels.name).inputValue()).toBe("Half a name");
  await page.getByRole("button", { name: formEn.draft.discard }).click();
  expect(await field(page, formEn.labels.name).inputValue()).toBe("");
  await page.getByRole("button", { name: formEn.draft.undo }).click();
  expect(await field(page, formEn.labels.name).inputValue()).toBe("Half a name");
  await page.context().close();
});
