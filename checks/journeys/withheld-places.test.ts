import { describe, expect, test } from "vitest";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { signedInAs } from "#checks/users-for-tests.ts";
import { OPENING_MS, openPlace } from "#server/features/listings/protection/decide-place.ts";
import { reviewDirectory } from "#server/features/listings/protection/review-directory.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { serviceForm as formEn } from "#words/compiled/en/listings/service-form.ts";
import { withheld as en } from "#words/compiled/en/listings/withheld.ts";
import { serviceForm as formEs } from "#words/compiled/es/listings/service-form.ts";
import { withheld as es } from "#words/compiled/es/listings/withheld.ts";
import { checkLayout } from "./check-layout.ts";
import { demonstrationTown } from "./journey.ts";
import { languageCases } from "./language-cases.ts";
import { AT_DOOR, field, goTo, openForm, publicShelter } from "./service-form-steps.ts";
import { openPageAs } from "./sign-in-as.ts";

/** Stewards see which places are withheld, and why, and decide; the form proposes to protect one. */
const town = demonstrationTown();
const WORDS = { en: { text: en, form: formEn }, es: { text: es, form: formEs } } as const;

describe.each(languageCases(import.meta.filename, ["en", "es"]))("in %s", (language) => {
  const { text, form } = WORDS[language];

  test("a place is shown with the words that led to it, and hidden for good", async () => {
    const { app } = town();
    const name = `Rest ${language}`;
    const description = "Beds for women who flee a violent partner.";
    await app.database.query("update protection_review set after = null, finished_at = null");
    await storeServices(app.database, [serviceForTest({ name, description })], app.now);
    await reviewDirectory({ database: app.database, queueMail: async () => {} }, app.now);
    const page = await openPageAs(
      town(),
      await signedInAs(app, "VOLUNTEER LEAD"),
      "/directory_health/withheld",
      { language },
    );
    const card = page.getByRole("region", { name });
    await card.getByText("Beds", { exact: true }).waitFor();
    await checkLayout(page);
    await card.getByRole("button", { name: text.open }).click();
    await card.getByText(text.askedByYouAlone).waitFor();
    await card.getByRole("button", { name: text.keep }).click();
    await card.getByRole("button", { name: text.hide }).click();
    await page.getByRole("button", { name: text.hideYes }).click();
    await expect.poll(() => page.getByRole("region", { name }).count()).toBe(0);
  });

  describe("the owner is asked above the form", () => {
    const question = form.placeQuestion;
    const asked = async (name: string) => {
      const { app } = town();
      const owner = await signedInAs(app, "USER");
      const description = "Beds for women who flee a violent partner.";
      const service = serviceForTest({ name, description });
      await storeServices(app.database, [service], app.now);
      await app.database.query("update services set owner_id = $2 where id = $1", [
        service.id,
        owner.user.id,
      ]);
      await app.database.query("update protection_review set after = null, finished_at = null");
      await reviewDirectory({ database: app.database, queueMail: async () => {} }, app.now);
      // The address in the mail.
      const path = `/services/${service.id}/edit`;
      const page = await openForm(town(), owner, { language, path, title: form.steps.what.title });
      const panel = page.getByRole("region", { name: question.title });
      await panel.getByText("violent", { exact: false }).first().waitFor();
      await checkLayout(page);
      return { app, page, panel, id: service.id };
    };

    test("and keeps it secret for good", async () => {
      const { app, page, panel, id } = await asked(`Secret ${language}`);
      await panel.getByRole("button", { name: question.yes }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByText(question.hideHint).waitFor();
      await checkLayout(page);
      await dialog.getByRole("button", { name: question.back }).click();
      await panel.getByRole("button", { name: question.yes }).click();
      await dialog.getByRole("button", { name: question.hideYes }).click();
      await panel.waitFor({ state: "detached" });
      expect(await app.read(`/services/${id}`)).toMatchObject({
        addressVisibility: "HIDDEN",
        address1: null,
      });
      await page.goto(`/services/${id}/edit?step=where`);
      await page.getByText(form.hints.hiddenDoor).waitFor();
    });

    test("and opens it a day later, unless it is taken back", async () => {
      const { app, page, panel, id } = await asked(`Plain ${language}`);
      await panel.getByText(question.isEnough).waitFor();
      const show = panel.getByRole("button", { name: question.no });
      const yes = page.getByRole("dialog").getByRole("button", { name: question.sureYes });
      await show.click();
      await checkLayout(page);
      await yes.click();
      await panel.getByRole("status").waitFor();
      await checkLayout(page);
      await panel.getByRole("button", { name: question.keep }).click();
      await show.click();
      await yes.click();
      await panel.getByRole("status").waitFor();
      await page.reload();
      await panel.getByRole("status").waitFor();
      expect(await app.read(`/services/${id}`)).toMatchObject({ address1: null });
      await openPlace(app.database, id, app.now + OPENING_MS);
      await page.reload();
      await page.getByRole("heading", { level: 2, name: form.steps.what.title }).waitFor();
      expect(await panel.count()).toBe(0);
      expect(await app.read(`/services/${id}`)).toMatchObject({
        isProtected: false,
        address1: "1 Sample Street",
      });
    });
  });

  test("a tick of the owner is taken back by a request in its place", async () => {
    const { app } = town();
    const owner = await signedInAs(app, "USER", { totalServices: 5 });
    const more = { ...AT_DOOR, isProtected: true };
    const { id } = await publicShelter(app, owner, `Ticked ${language}`, more);
    const question = form.placeQuestion;
    const path = `/services/${id}/edit?step=where`;
    const page = await openForm(town(), owner, { language, path, title: form.steps.where.title });
    const part = page.getByRole("region", { name: question.openTitle });
    await part.getByText(question.openHint).waitFor();
    expect(await page.getByRole("checkbox", { name: form.labels.isProtected }).count()).toBe(0);
    await checkLayout(page);
    await part.getByRole("button", { name: question.no }).click();
    await page.getByRole("dialog").getByRole("button", { name: question.sureYes }).click();
    await part.getByRole("status").waitFor();
    await checkLayout(page);
    await page.reload();
    // From then on the question stands above every step.
    const above = page.getByRole("region", { name: question.title });
    await above.getByRole("button", { name: question.keep }).click();
    await above.waitFor({ state: "detached" });
    await openPlace(app.database, id, app.now + OPENING_MS);
    expect(await app.read(`/services/${id}`)).toMatchObject({ isProtected: true, address1: null });
  });

  test("the form proposes the tick, and says why", async () => {
    const owner = await signedInAs(town().app, "USER");
    const page = await openForm(town(), owner, {
      language,
      path: "/add_service?step=what",
      title: form.steps.what.title,
    });
    await field(page, form.labels.name).fill("Night Harbor for survivors of domestic violence");
    await goTo(page, "/add_service?step=where", form.steps.where.title);
    await page.getByText("survivors of domestic violence").waitFor();
    await checkLayout(page);
    await page.getByRole("button", { name: form.check.protect }).click();
    const tick = page.getByRole("checkbox", { name: form.labels.isProtected });
    await expect.poll(() => tick.isChecked()).toBe(true);
  });
});
