import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import { signedInAs } from "#checks/users-for-tests.ts";
import { shell as shellEn } from "#words/compiled/en/base/shell.ts";
import { hoursEditor as editorEn } from "#words/compiled/en/listings/hours-editor.ts";
import { serviceForm as formEn } from "#words/compiled/en/listings/service-form.ts";
import { shell as shellEs } from "#words/compiled/es/base/shell.ts";
import { hoursEditor as editorEs } from "#words/compiled/es/listings/hours-editor.ts";
import { serviceForm as formEs } from "#words/compiled/es/listings/service-form.ts";
import { checkCurrentLayout } from "./check-layout.ts";
import { demonstrationTown, horizontalOverflow, hydrated } from "./journey.ts";
import { languageCases } from "./language-cases.ts";
import {
  AT_DOOR,
  atStep,
  DOOR,
  field,
  goTo,
  openForm,
  publicShelter,
  readServiceAs,
} from "./service-form-steps.ts";

/** A provider in a hurry: with one hand, by keys only, without a connection, and returning to a finished step. */
const town = demonstrationTown();

const WORDS = {
  en: { form: formEn, editor: editorEn, shell: shellEn },
  es: { form: formEs, editor: editorEs, shell: shellEs },
} as const;

const isFocused = (control: Locator) => control.evaluate((one) => one === document.activeElement);

describe.each(
  languageCases(import.meta.filename, [
    { language: "en", width: 360, height: 640, dark: true },
    { language: "es", width: 1440, height: 900, dark: false },
  ]),
)("in $language at $width", ({ language, width, height, dark }) => {
  const { form, editor, shell } = WORDS[language];
  const { labels } = form;
  const visitor = { language, width, height, dark };

  test("without a connection the map is there all the same, and a reload has what was typed", async () => {
    const owner = await signedInAs(town().app, "USER");
    const page = await openForm(town(), owner, {
      ...visitor,
      path: "/add_service?step=where",
      title: form.steps.where.title,
      expects: /ERR_INTERNET_DISCONNECTED/,
    });
    const find = page.getByRole("button", { name: form.map.find });
    const place = page.getByRole("button", { name: form.map.place });
    const map = page.getByRole("region", { name: form.map.label });
    await find.click();
    await page.getByText(form.map.needsTown).waitFor();
    await field(page, labels.city).fill("Demo Harbor");
    await page.getByRole("combobox", { name: labels.state }).selectOption("CA");
    await page.waitForLoadState("networkidle");
    await page.context().setOffline(true);
    await find.click();
    await page.getByText(form.map.failed).waitFor();
    await expect.poll(() => isInView(page.getByText(form.map.failed))).toBe(true);
    await place.click();
    await map.waitFor();
    await page.context().setOffline(false);

    await page.reload();
    await hydrated(page);
    await page.getByText(form.draft.restored).waitFor();
    expect(await field(page, labels.city).inputValue()).toBe("Demo Harbor");
    await place.click();
    await map.waitFor();
    await page.context().close();
  });

  test("a map that did not load comes with another try, and what was typed stays", async () => {
    const owner = await signedInAs(town().app, "USER");
    const page = await openForm(town(), owner, {
      ...visitor,
      path: "/add_service?step=where",
      title: form.steps.where.title,
      expects: /ERR_FAILED|ERR_INTERNET_DISCONNECTED/,
    });
    const chunk = /\/assets\/AddressMap-[^/]*\.js/;
    await page.route(chunk, (route) => route.abort());
    await page.reload();
    await hydrated(page);
    const place = page.getByRole("button", { name: form.map.place });
    const again = page.getByRole("button", { name: shell.tryAgain });
    await field(page, labels.city).fill("Demo Harbor");
    await place.click();
    await again.waitFor();
    // Without a network a reload would lose the page.
    await page.context().setOffline(true);
    await again.click();
    expect(await field(page, labels.city).inputValue()).toBe("Demo Harbor");
    await page.context().setOffline(false);
    await page.unroute(chunk);
    await again.click();
    await page.getByText(form.draft.restored).waitFor();
    await hydrated(page);
    expect(await field(page, labels.city).inputValue()).toBe("Demo Harbor");
    await place.click();
    await page.getByRole("region", { name: form.map.label }).waitFor();
    await page.context().close();
  });

  test("a pin that was set by hand stays through a reload, another address, and a search", async () => {
    const owner = await signedInAs(town().app, "USER");
    const service = await publicShelter(town().app, owner, `Kept pin ${language}`, AT_DOOR);
    const page = await openForm(town(), owner, {
      ...visitor,
      path: `/services/${service.id}/edit?step=where`,
      title: form.steps.where.title,
    });
    await page.getByRole("button", { name: form.map.pin }).focus();
    for (const key of ["ArrowRight", "ArrowUp"]) await page.keyboard.press(key);
    await page.reload();
    await hydrated(page);
    await page.getByText(form.draft.restored).waitFor();
    await field(page, labels.address1).fill("2 Main St");
    await page.getByRole("button", { name: form.map.find }).click();
    await page.getByText(form.map.keptPin("00001")).waitFor();
    await checkCurrentLayout(page);
    await page.getByRole("button", { name: form.toCheck }).click();
    await page.getByRole("button", { name: form.check.sendEdit, exact: true }).click();
    await page.getByRole("heading", { level: 2, name: form.done.editPending }).waitFor();
    const { pending } = await readServiceAs(town().app, service.id, owner);
    expect(pending?.after.address1).toBe("2 Main St");
    expect(pending?.after.location?.coordinates[0]).toBeGreaterThan(DOOR.longitude);
    expect(pending?.changed).not.toContain("isLocationApproximate");
    await page.context().close();
  });

  test("a step that was done is left for the check in one press, and by keys nothing is lost of sight", async () => {
    const owner = await signedInAs(town().app, "USER");
    const page = await openForm(town(), owner, {
      ...visitor,
      path: "/add_service?step=hours",
      title: form.steps.hours.title,
    });
    const toCheck = page.getByRole("button", { name: form.steps.check.name, exact: true });
    expect(await toCheck.count()).toBe(0);
    await page.getByRole("button", { name: editor.everyDay }).press("Enter");
    const [opens, closes] = [editor.opens, editor.closes].map((label) =>
      page.getByLabel(label, { exact: true }),
    );
    await opens?.first().fill("09:00");
    await closes?.first().fill("12:00");
    await page.getByRole("button", { name: editor.anotherTime }).press("Enter");
    if (opens === undefined) throw new Error("The row has no times.");
    await expect.poll(() => isFocused(opens.nth(1))).toBe(true);
    await page.getByRole("button", { name: editor.removeTime }).nth(1).press("Enter");
    await expect.poll(() => isFocused(page.getByRole("button", { name: editor.anotherTime }))).toBe(true);
    // Done with the row, and not with the step.
    await opens.first().press("Enter");
    const row = page.getByRole("button", { name: new RegExp(`^${editor.edit} `) });
    await expect.poll(() => isFocused(row)).toBe(true);
    await goTo(page, "/add_service?step=check", form.steps.check.title);
    await page.getByRole("button", { name: form.draft.discard }).press("Enter");
    await atStep(page, form.steps.what.title);
    await expect
      .poll(() => isFocused(page.getByRole("heading", { level: 2, name: form.steps.what.title })))
      .toBe(true);
    await checkCurrentLayout(page);
    await page.getByRole("button", { name: form.draft.undo }).press("Enter");
    await atStep(page, form.steps.check.title);
    await page.getByRole("button", { name: form.check.change(form.steps.contact.name) }).click();
    await atStep(page, form.steps.contact.title);
    await checkCurrentLayout(page);
    await toCheck.click();
    await atStep(page, form.steps.check.title);
    await page.context().close();
  });

  test("texts in each other's field are swapped", async () => {
    const owner = await signedInAs(town().app, "USER");
    const service = await publicShelter(town().app, owner, `Swapped ${language}`);
    const page = await openForm(town(), owner, {
      ...visitor,
      path: `/services/${service.id}/edit?step=spanish`,
      title: form.steps.spanish.title,
    });
    await field(page, labels.descriptionEs).fill("Come at ten with your children.");
    await goTo(page, `/services/${service.id}/edit?step=what`, form.steps.what.title);
    const description = field(page, labels.description);
    await description.fill("Venga a las diez con sus hijos.");
    await page.getByRole("button", { name: form.spanishCheck.swap(labels.descriptionEs) }).click();
    expect(await description.inputValue()).toBe("Come at ten with your children.");
    await expect.poll(() => isFocused(description)).toBe(true);
    expect(await page.getByText(form.spanishCheck.noticed).count()).toBe(0);
    await checkCurrentLayout(page);
    await goTo(page, `/services/${service.id}/edit?step=spanish`, form.steps.spanish.title);
    expect(await field(page, labels.descriptionEs).inputValue()).toBe("Venga a las diez con sus hijos.");
    await page.context().close();
  });
});

test.each(languageCases(import.meta.filename, ["en", "es"]))(
  "in %s letters twice as large fit the smallest phone",
  async (language) => {
    const { form, editor } = WORDS[language];
    const owner = await signedInAs(town().app, "USER");
    const page = await openForm(town(), owner, {
      language,
      width: 320,
      height: 640,
      path: "/add_service?step=where",
      title: form.steps.where.title,
    });
    for (const step of ["where", "hours", "contact"] as const) {
      await goTo(page, `/add_service?step=${step}`, form.steps[step].title);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%";
      });
      if (step === "hours") await page.getByRole("button", { name: editor.add, exact: true }).click();
      if (step === "contact") await field(page, form.labels.phone).fill("12");
      await page.locator("form button[type=submit]").click();
      const said = step === "hours" ? form.errors.rows : form.problems(step === "where" ? 4 : 1);
      await page.getByText(said, { exact: true }).last().waitFor();
      expect(await horizontalOverflow(page), step).toBeLessThanOrEqual(0);
    }
    await page.context().close();
  },
);

/** Whether a control is between the header and the buttons at the bottom. */
function isInView(control: Locator): Promise<boolean> {
  return control.evaluate((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    const foot = document.querySelector("form button[type=submit]")?.getBoundingClientRect();
    return top > 56 && foot !== undefined && bottom < foot.top;
  });
}
