import { afterAll, beforeAll, expect, test } from "vitest";
import { libreTranslateStub, type StubServer, stubServer } from "#checks/stub-server.ts";
import { signedInAs } from "#checks/users-for-tests.ts";
import { ownName } from "#domain/base/languages/languages.ts";
import { openTranslator } from "#server/base/outside/translator/open-translator.ts";
import { prepareWords } from "#words/base/prepare-words.ts";
import { catalogues } from "#words/base/words-in.ts";
import { approvals as approvalsEn } from "#words/compiled/en/listings/approvals.ts";
import { listings as listingsEn } from "#words/compiled/en/listings/listings.ts";
import { serviceForm as formEn } from "#words/compiled/en/listings/service-form.ts";
import { services as servicesEn } from "#words/compiled/en/services/services.ts";
import { checkLayout } from "./check-layout.ts";
import { appInEveryLanguage } from "./every-language.ts";
import { demonstrationTown, hydrated } from "./journey.ts";
import { addPublicService, addServiceAs, editServiceAs } from "./seed-approvals.ts";
import { atStep, SHELTER } from "./service-form-steps.ts";
import { signInAs } from "./sign-in-as.ts";

/** An operator who has switched on every language that there is. */
const town = demonstrationTown();
let engine: StubServer;
beforeAll(async () => {
  engine = await stubServer(libreTranslateStub());
});
afterAll(() => engine.close());
const app = appInEveryLanguage(town, () => ({
  translator: openTranslator({ translator: { kind: "libretranslate", url: engine.url, key: null } }),
}));

test("a text in a further language: a provider writes it, a reviewer approves it, and it is read until its English changes", async () => {
  const language = "ar-XB";
  const written = "Beds, right to left.";
  await prepareWords(language);
  const words = catalogues(language, { services: servicesEn });
  const [owner, administrator] = [await signedInAs(app(), "USER"), await signedInAs(app(), "ADMINISTRATOR")];
  const draft = { field: "serviceSummary", language, text: "Summary by a program", state: "MACHINE" };
  const service = await addPublicService(app(), owner, administrator, {
    ...SHELTER,
    name: "Further Harbor",
    texts: [draft],
  });
  const { id } = service;
  const visit = async (path: string, user: typeof owner | null = null) => {
    const { page, context } = await town().visit({ address: app().address });
    if (user !== null) await signInAs(context, app(), user);
    await page.goto(path);
    await hydrated(page);
    return page;
  };

  const form = await visit(`/services/${id}/edit?step=spanish`, owner);
  await atStep(form, formEn.steps.spanish.title);
  await form.getByText(ownName(language), { exact: true }).click();
  await form
    .getByRole("textbox", { name: `${formEn.labels.description} · ${ownName(language)}` })
    .fill(written);
  await checkLayout(form);
  await form.getByRole("button", { name: formEn.toCheck }).click();
  await form.getByRole("button", { name: formEn.check.sendEdit, exact: true }).click();
  await form.getByRole("heading", { level: 2, name: formEn.done.editPending }).waitFor();

  // A text that waits for review is public nowhere.
  const reader = await visit(`/services/${id}?lang=${language}`);
  const text = (shown: string) => reader.locator(`main :text-is(${JSON.stringify(shown)})`);
  await text(SHELTER.description).waitFor();
  expect(await text(written).count()).toBe(0);
  // Machine-written text is marked.
  await text(draft.text).waitFor();
  await text(words.services.machineTranslation).first().waitFor();

  const review = await visit("/manage_approvals", administrator);
  await review.locator("[data-row]", { hasText: "Further Harbor" }).click();
  const row = review.getByRole("row").filter({ hasText: listingsEn.labels.descriptionTexts });
  await row.getByText(written).waitFor();
  await checkLayout(review, undefined, "end");
  await review.getByRole("button", { name: approvalsEn.approve, exact: true }).click();
  await expect
    .poll(async () => (await app().read<{ texts?: object[] }>(`/services/${id}?lang=${language}`)).texts, {
      timeout: 30_000,
    })
    .toHaveLength(2);

  await reader.reload();
  await text(written).waitFor();
  expect(await text(written).evaluate((node) => node.closest("[lang]")?.getAttribute("lang"))).toBe(language);
  await checkLayout(reader);

  await editServiceAs(app(), administrator, service, { description: "Come at eleven." });
  await reader.reload();
  await text("Come at eleven.").waitFor();
  await text(words.services.inEnglish).first().waitFor();
  expect(await text(written).count()).toBe(0);
});

test("a draft is asked for in each language that the engine has, and never written over a person's text", async () => {
  const language = "ar-XB";
  const name = ownName(language);
  const { translation, labels } = formEn;
  const owner = await signedInAs(app(), "USER");
  const { id } = await addServiceAs(app(), owner, {
    ...SHELTER,
    name: "Drafted Harbor",
    description: "Hot meals",
    texts: [{ field: "serviceSummary", language, text: "By a person", state: "REVIEWED" }],
  });
  const { page, context } = await town().visit({ address: app().address, expects: /503/ });
  await signInAs(context, app(), owner);
  const openTexts = async (of: string) => {
    await atStep(page, formEn.steps.spanish.title);
    await page.locator("summary", { hasText: of }).click();
  };
  await page.goto(`/services/${id}/edit?step=spanish`);
  await hydrated(page);
  await openTexts(name);
  const button = page.getByRole("button", { name: `${translation.button} · ${name}` });
  const text = (label: string) => page.getByRole("textbox", { name: `${label} · ${name}` });

  await button.click();
  await page.getByText(translation.lacking).waitFor();
  expect(await button.count()).toBe(0);
  expect(await text(labels.description).inputValue()).toBe("");

  engine.answer = libreTranslateStub((english) => english.replace("Hot meals", "Drafted"), ["en", "ar"]);
  await page.reload();
  await hydrated(page);
  await openTexts(name);
  await button.click();
  const done = page.getByRole("status").filter({ hasText: translation.done });
  await done.waitFor();
  expect(await done.evaluate((status) => status === document.activeElement)).toBe(true);
  expect(await text(labels.description).inputValue()).toBe("Drafted");
  expect(await text(labels.serviceSummary).inputValue()).toBe("By a person");
  await page.getByText(translation.states.MACHINE).first().waitFor();
  await checkLayout(page);

  // No draft is offered for a variety of English.
  await openTexts(ownName("en-XA"));
  await page.getByRole("textbox", { name: `${labels.description} · ${ownName("en-XA")}` }).waitFor();
  expect(await page.getByRole("button", { name: ownName("en-XA") }).count()).toBe(0);
});
