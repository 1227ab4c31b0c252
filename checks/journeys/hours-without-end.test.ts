import { expect, test } from "vitest";
import { signedInAs } from "#checks/users-for-tests.ts";
import { hoursEditor as editorEn } from "#domain/words/en/hours-editor.ts";
import { serviceForm as formEn } from "#domain/words/en/service-form.ts";
import { checkCurrentLayout } from "./check-layout.ts";
import { demonstrationTown } from "./journey.ts";
import { formOf, publicShelter, SHELTER } from "./service-form-steps.ts";

/** A closing without an end, as imports make it of hours that were valid for a time. */
const OVER = {
  schedules: SHELTER.schedules,
  closeSchedules: [{ type: "DATE_RANGE", startDate: "07/01/2026", endDate: "12/31/2999" }],
};
const town = demonstrationTown();

test("no date of the year 2999 is in the form, and the closing can be given an end", async () => {
  const owner = await signedInAs(town().app, "USER");
  const service = await publicShelter(town().app, owner, "Over", OVER);
  const page = await formOf(town(), owner, {
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
