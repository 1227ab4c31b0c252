import { expect, test } from "vitest";
import { signedInAs } from "#checks/users-for-tests.ts";
import { hoursEditor as editorEn } from "#words/compiled/en/listings/hours-editor.ts";
import { serviceForm as formEn } from "#words/compiled/en/listings/service-form.ts";
import { hoursEditor as editorEs } from "#words/compiled/es/listings/hours-editor.ts";
import { serviceForm as formEs } from "#words/compiled/es/listings/service-form.ts";
import { checkCurrentLayout } from "./check-layout.ts";
import { demonstrationTown } from "./journey.ts";
import { languageCases } from "./language-cases.ts";
import { openForm, publicShelter, SHELTER } from "./service-form-steps.ts";

/** A closing without an end, as imports make it of hours that were valid for a time. */
const OVER = {
  schedules: SHELTER.schedules,
  closeSchedules: [{ type: "DATE_RANGE", startDate: "07/01/2026", endDate: "12/31/2999" }],
};
const town = demonstrationTown();

test("no date of the year 2999 is in the form, and the closing can be given an end", async () => {
  const owner = await signedInAs(town().app, "USER");
  const service = await publicShelter(town().app, owner, "Over", OVER);
  const page = await openForm(town(), owner, {
    width: 360,
    height: 740,
    path: `/services/${service.id}/edit?step=hours`,
    title: formEn.steps.hours.title,
  });
  const rows = page.getByRole("button", { name: new RegExp(`^${editorEn.edit} `) });
  await rows.last().click();
  const tick = page.getByRole("checkbox", { name: editorEn.noLastDate });
  await tick.waitFor();
  expect(await tick.isChecked()).toBe(true);
  expect(await page.getByLabel(editorEn.firstDate).inputValue()).toBe("2026-07-01");
  expect(await page.content()).not.toContain("2999");
  await checkCurrentLayout(page);
  await tick.click();
  const last = page.getByLabel(editorEn.lastDate, { exact: true });
  expect(await last.inputValue()).toBe("");
  await last.fill("2026-09-30");
  await page.getByRole("button", { name: editorEn.done }).click();
  await page.getByText("July 1 – September 30, 2026").first().waitFor();
  await page.context().close();
});

test.each(
  languageCases(import.meta.filename, [
    ["en", editorEn, formEn, /November 1, 2027 – March 31, 2028/],
    ["es", editorEs, formEs, /noviembre.*marzo/],
  ]),
)("a winter's hours are entered with their season, in %s", async (language, editor, form, dates) => {
  const owner = await signedInAs(town().app, "USER");
  const service = await publicShelter(town().app, owner, `Winter ${language}`, SHELTER);
  const page = await openForm(town(), owner, {
    language,
    width: 320,
    height: 640,
    path: `/services/${service.id}/edit?step=hours`,
    title: form.steps.hours.title,
  });
  await page
    .getByRole("button", { name: new RegExp(`^${editor.edit} `) })
    .first()
    .click();
  await page.getByRole("checkbox", { name: editor.season }).check();
  // A season needs a date.
  await page.getByRole("button", { name: editor.done }).click();
  const first = page.getByLabel(editor.firstDate, { exact: true });
  await expect.poll(() => first.getAttribute("aria-invalid")).toBe("true");
  await first.fill("2027-11-01");
  await page.getByLabel(editor.lastDate, { exact: true }).fill("2028-03-31");
  await checkCurrentLayout(page);
  await page.getByRole("button", { name: editor.done }).click();
  await page.getByText(dates).first().waitFor();
  await page.context().close();
});
