import { expect, test } from "vitest";
import { addOrganizations } from "#checks/organizations-for-tests.ts";
import { sendJson } from "#checks/send-json.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { signedInAs } from "#checks/users-for-tests.ts";
import { HARBOR_FRIENDS } from "#db/demo/organizations.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { shell as shellEn } from "#words/compiled/en/base/shell.ts";
import { history as historyEn } from "#words/compiled/en/history/history.ts";
import { organizationForm as formEn } from "#words/compiled/en/listings/organization-form.ts";
import { organizationList as en } from "#words/compiled/en/listings/organization-list.ts";
import { organizations as pageEn } from "#words/compiled/en/listings/organizations.ts";
import { serviceForm as serviceFormEn } from "#words/compiled/en/listings/service-form.ts";
import { shell as shellEs } from "#words/compiled/es/base/shell.ts";
import { organizationForm as formEs } from "#words/compiled/es/listings/organization-form.ts";
import { organizationList as es } from "#words/compiled/es/listings/organization-list.ts";
import { organizations as pageEs } from "#words/compiled/es/listings/organizations.ts";
import { serviceForm as serviceFormEs } from "#words/compiled/es/listings/service-form.ts";
import { checkLayout } from "./check-layout.ts";
import { DEMO_HARBOR, demonstrationTown, hydrated } from "./journey.ts";
import { languageCases } from "./language-cases.ts";
import { atStep, openForm, publicShelter, readServiceAs } from "./service-form-steps.ts";
import { openPageAs } from "./sign-in-as.ts";

/** Organizations are found, maintained by people, and chosen for services. */
const town = demonstrationTown();

const WORDS = {
  en: { list: en, form: formEn, page: pageEn, service: serviceFormEn, shell: shellEn },
  es: { list: es, form: formEs, page: pageEs, service: serviceFormEs, shell: shellEs },
} as const;
const LANGUAGES = ["en", "es"] as const;

test.each(languageCases(import.meta.filename, LANGUAGES))(
  "in %s, all topics lead to all organizations, which are searched",
  async (language) => {
    const { list, shell } = WORDS[language];
    const { page } = await town().visit({
      language,
      place: DEMO_HARBOR,
      dark: language === "es",
      expects: /ERR_FAILED/,
    });
    await page.goto("/topics");
    await hydrated(page);
    await page.getByRole("link", { name: list.all }).click();
    await page.getByRole("heading", { level: 1, name: list.title }).waitFor();
    await page.getByRole("link", { name: HARBOR_FRIENDS.name }).waitFor();
    await checkLayout(page);
    let requests = 0;
    await page.route("**/api/organizations?*", (route) => {
      requests += 1;
      return requests === 1 ? route.abort() : route.continue();
    });
    await page.getByRole("searchbox", { name: list.search }).fill("nobody of this name");
    await page.getByRole("main").getByRole("button", { name: list.find }).click();
    await page.getByRole("button", { name: shell.tryAgain }).click();
    await page.getByText(list.none).waitFor();
    await page.getByRole("link", { name: list.showAll }).click();
    await page.getByRole("link", { name: HARBOR_FRIENDS.name }).waitFor();
    // The failed one, the same again, and all.
    expect(requests).toBe(3);
    await page.getByRole("link", { name: HARBOR_FRIENDS.name }).click();
    await page.getByRole("heading", { level: 1, name: HARBOR_FRIENDS.name }).waitFor();
    const about = await page.getByText(HARBOR_FRIENDS.description).locator("..").textContent();
    expect(about?.endsWith(" en inglés")).toBe(language === "es");
    expect(await page.getByRole("link", { name: list.edit }).count()).toBe(0);
    await page.getByRole("link", { name: list.all }).waitFor();
  },
);

test.each(languageCases(import.meta.filename, LANGUAGES))(
  "in %s, without scripts, the list has pages and is searched",
  async (language) => {
    const { list } = WORDS[language];
    const { app } = town();
    const numbered = Array.from({ length: 30 }, (_, at) => ({
      id: `01950000-0000-7000-8000-0000000f00${String(at).padStart(2, "0")}`,
      name: `Zephyr ${String(at).padStart(2, "0")}`,
    }));
    await addOrganizations(app.database, numbered);
    // A service makes each organization known.
    const services = numbered.map((organization) => serviceForTest({ organization }));
    await storeServices(app.database, services, app.now);
    const { page } = await town().visit({ language, scripts: false });
    await page.goto("/organizations");
    await page.getByRole("searchbox", { name: list.search }).fill("zephyr");
    await page.getByRole("main").getByRole("button", { name: list.find }).click();
    await page.getByRole("link", { name: "Zephyr 00" }).waitFor();
    const links = page.getByRole("link", { name: /^Zephyr / });
    expect(await links.count()).toBe(25);
    await page.locator("a[rel=next]").click();
    await page.getByRole("link", { name: "Zephyr 29" }).waitFor();
    expect(await links.count()).toBe(5);
  },
);

test.each(languageCases(import.meta.filename, LANGUAGES))(
  "in %s, an administrator gives an organization to its owner, who edits it",
  async (language) => {
    const { list, form, page: about } = WORDS[language];
    const { app } = town();
    const [administrator, owner, other] = [
      await signedInAs(app, "ADMINISTRATOR"),
      await signedInAs(app, "USER"),
      await signedInAs(app, "USER"),
    ];
    const page = await openPageAs(town(), administrator, "/organizations", { language, expects: /40[09]/ });
    await hydrated(page);
    await page.getByRole("link", { name: list.add }).click();
    await page.getByRole("heading", { level: 1, name: form.add }).waitFor();
    await page.getByRole("button", { name: form.save }).click();
    await page.getByText(form.errors.required).waitFor();
    await checkLayout(page);
    await page.getByRole("textbox", { name: form.labels.name, exact: true }).fill(`Tide Aid ${language}`);
    await page.getByRole("textbox", { name: form.labels.phones }).fill("555-555-0161 ext. 4\n12");
    await page.getByRole("textbox", { name: form.labels.userEmail }).fill("nobody@people.example");
    await page.getByRole("button", { name: form.save }).click();
    await page.getByText(form.errors.notPhone).waitFor();
    await page.getByRole("textbox", { name: form.labels.phones }).fill("555-555-0161 ext. 4");
    await page.getByRole("button", { name: form.save }).click();
    await page.getByText(form.errors.notOwner).waitFor();
    await page.getByRole("textbox", { name: form.labels.userEmail }).fill(owner.user.email);
    await page.getByRole("button", { name: form.save }).click();
    await page.getByRole("heading", { level: 1, name: `Tide Aid ${language}` }).waitFor();
    await page.getByText(about.extension("4")).waitFor();
    const path = new URL(page.url()).pathname;

    const own = await openPageAs(town(), owner, path, { language, expects: /409/ });
    await hydrated(own);
    await own.getByRole("link", { name: list.edit }).click();
    await own.getByRole("textbox", { name: form.labels.description }).fill("We share boats.");
    expect(await own.getByRole("textbox", { name: form.labels.userEmail }).count()).toBe(0);
    await checkLayout(own);
    // Someone else was faster.
    await sendJson(app, "PUT", path, { alternateName: "Boats" }, administrator.headers);
    await own.getByRole("button", { name: form.save }).click();
    await own.getByText(form.conflict).waitFor();
    await own.getByRole("button", { name: form.save }).click();
    await own.getByText("We share boats.").waitFor();

    const foreign = `/organizations/${HARBOR_FRIENDS.id}/edit`;
    const strange = await openPageAs(town(), other, foreign, { language });
    await strange.getByText(form.notYours).waitFor();
    await checkLayout(strange);
  },
);

test.each(languageCases(import.meta.filename, LANGUAGES))(
  "in %s, an organization that was made by mistake is deleted, once no service belongs to it",
  async (language) => {
    const { list, form } = WORDS[language];
    const { deletion } = form;
    const { app } = town();
    const administrator = await signedInAs(app, "ADMINISTRATOR");
    const reply = await sendJson(app, "POST", "/organizations", { name: "Mistake" }, administrator.headers);
    const { id }: { id: string } = await reply.json();
    const service = serviceForTest({
      name: `Left behind ${language}`,
      organization: { id, name: "Mistake" },
    });
    await storeServices(app.database, [service], app.now);
    const page = await openPageAs(town(), administrator, `/organizations/${id}/edit`, {
      language,
      dark: language === "es",
      width: language === "es" ? 320 : 1024,
      expects: /409/,
    });
    const remove = page.getByRole("button", { name: deletion.delete });
    await remove.click();
    await page.getByRole("dialog").getByRole("button", { name: deletion.no }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await remove.click();
    await checkLayout(page);
    await page.getByRole("dialog").getByRole("button", { name: deletion.yes }).click();
    await page.getByRole("alert").getByText(deletion.belonging(1)).waitFor();
    await checkLayout(page);
    await page.getByRole("link", { name: `Left behind ${language}` }).click();
    await atStep(page, WORDS[language].service.steps.what.title);
    await sendJson(app, "PUT", `/services/${service.id}`, { organization: null }, administrator.headers);
    await page.goBack();
    await remove.click();
    await page.getByRole("dialog").getByRole("button", { name: deletion.yes }).click();
    await page.getByRole("heading", { level: 1, name: list.title }).waitFor();
    await page.getByText(deletion.deleted).waitFor();
    expect((await app.get(`/api/organizations/${id}`, administrator.headers)).status).toBe(404);
  },
);

test.each(languageCases(import.meta.filename, LANGUAGES))(
  "in %s, an organization is chosen in the form of a service, and none",
  async (language) => {
    const { service: form } = WORDS[language];
    const { app } = town();
    const lead = await signedInAs(app, "ADMINISTRATOR");
    const shelter = await publicShelter(app, await signedInAs(app, "USER"), `Boat House ${language}`);
    const path = `/services/${shelter.id}/edit`;
    const page = await openForm(town(), lead, { language, path, title: form.steps.what.title });
    const name = page.getByRole("textbox", { name: form.labels.organization });
    await name.fill("harbor fri");
    await page.getByRole("button", { name: HARBOR_FRIENDS.name }).click();
    await expect
      .poll(() => page.getByRole("button", { name: form.organizations.remove }).isVisible())
      .toBe(true);
    await page.getByRole("button", { name: form.toCheck }).click();
    await atStep(page, form.steps.check.title);
    await page.getByText(HARBOR_FRIENDS.name).first().waitFor();
    await page.getByRole("button", { name: form.check.sendEdit }).click();
    await page.getByText(form.done.editPublic).waitFor();
    expect((await readServiceAs(app, shelter.id, lead)).organization?.name).toBe(HARBOR_FRIENDS.name);

    await page.goto(path);
    await atStep(page, form.steps.what.title);
    await page.getByRole("button", { name: form.organizations.remove }).click();
    await name.fill(`New Wave ${language}`);
    await page.getByRole("button", { name: form.organizations.add(`New Wave ${language}`) }).click();
    await page.getByRole("button", { name: form.organizations.remove }).waitFor();
    await checkLayout(page);
    await page.getByRole("button", { name: form.toCheck }).click();
    await atStep(page, form.steps.check.title);
    await page.getByRole("button", { name: form.check.sendEdit }).click();
    await page.getByText(form.done.editPublic).waitFor();
    expect((await readServiceAs(app, shelter.id, lead)).organization?.name).toBe(`New Wave ${language}`);
  },
);

test("the page of all changes says which were for a whole program", async () => {
  const { app } = town();
  const administrator = await signedInAs(app, "ADMINISTRATOR");
  const [pantry] = await app.read<{ id: string }[]>("/services?search=name&q=Harbor+Food+Pantry");
  await sendJson(
    app,
    "PUT",
    `/services/${pantry?.id}`,
    { cost: "Nothing", scope: "PROGRAM" },
    administrator.headers,
  );
  const page = await openPageAs(town(), administrator, "/history?service=Food+Pantry");
  await page.getByText(historyEn.forProgram).first().waitFor();
});
