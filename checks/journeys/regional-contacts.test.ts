import { describe, expect, test } from "vitest";
import { sendJson } from "#checks/send-json.ts";
import { signedInAs } from "#checks/users-for-tests.ts";
import { menu as menuEn } from "#words/compiled/en/base/menu.ts";
import { shell as shellEn } from "#words/compiled/en/base/shell.ts";
import { regionalContacts as en } from "#words/compiled/en/contacts/regional-contacts.ts";
import { servicePage as detailEn } from "#words/compiled/en/service-page/service-page.ts";
import { menu as menuEs } from "#words/compiled/es/base/menu.ts";
import { shell as shellEs } from "#words/compiled/es/base/shell.ts";
import { regionalContacts as es } from "#words/compiled/es/contacts/regional-contacts.ts";
import { servicePage as detailEs } from "#words/compiled/es/service-page/service-page.ts";
import { checkLayout } from "./check-layout.ts";
import { DEMO_HARBOR, demonstrationTown, hydrated } from "./journey.ts";
import { languageCases } from "./language-cases.ts";
import { openPageAs } from "./sign-in-as.ts";

/** A visitor who looks for a person to turn to, and people who maintain the lists. */
const town = demonstrationTown();

const WORDS = {
  en: { text: en, menu: menuEn, shell: shellEn, detail: detailEn },
  es: { text: es, menu: menuEs, shell: shellEs, detail: detailEs },
} as const;

const COUNTY = { en: "Mendocino County, CA", es: "Condado de Mendocino, CA" } as const;

describe.each(languageCases(import.meta.filename, ["en", "es"]))("in %s", (language) => {
  const { text, menu, shell, detail } = WORDS[language];

  test("the menu leads to liaisons, who are called and written to by one press", async () => {
    const { page } = await town().visit({ language, place: DEMO_HARBOR });
    await page.goto("/");
    await page.getByRole("button", { name: shell.menu, exact: true }).click();
    await page.getByRole("dialog").getByRole("link", { name: menu.liaisons }).click();
    await page.getByRole("heading", { level: 1, name: text.kinds.liaisons.title }).waitFor();
    const rows = page.getByRole("main").getByRole("listitem");
    await expect.poll(() => rows.count()).toBe(2);
    const call = rows.first().getByRole("link", { name: text.call("(555) 555-0164") });
    expect(await call.getAttribute("href")).toBe("tel:+15555550164,21");
    const mail = rows.first().getByRole("link", { name: text.emailOf("Ines Calder") });
    expect(await mail.getAttribute("href")).toBe("mailto:ines.calder@schools.example");
    await checkLayout(page);

    const [service] = await town().app.read<{ id: string }[]>("/services?limit=1");
    await page.goto(`/services/${service?.id}`);
    await page.getByRole("link", { name: detail.liaisons }).click();
    await page.getByText(text.hereIn(COUNTY[language]), { exact: true }).waitFor();
    await expect.poll(() => rows.count()).toBe(2);
    await page.goto("/regions");
    await page.getByRole("heading", { level: 3, name: "Rosa Fielding" }).waitFor();
    await checkLayout(page);
  });

  test("without scripts the lists are whole and are searched", async () => {
    const { page } = await town().visit({ language, scripts: false });
    await page.goto("/liaisons?q=valley");
    expect(await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents()).toEqual([
      "Omar Reyes",
    ]);
    await page.goto("/liaisons?near=-80.2|25.77");
    await page.getByText(text.kinds.liaisons.noneHere).waitFor();
  });
});

test("an administrator adds a coordinator and a region of theirs, and deletes both", async () => {
  const administrator = await signedInAs(town().app, "ADMINISTRATOR");
  const page = await openPageAs(town(), administrator, "/coordinators", {
    place: DEMO_HARBOR,
    expects: /40[09]/,
  });
  await hydrated(page);
  await page.getByRole("link", { name: en.kinds.coordinators.add }).click();
  await page.getByRole("button", { name: en.save }).click();
  await page.getByText(en.errors.required(en.labels.name)).waitFor();
  await checkLayout(page);
  await page.getByRole("textbox", { name: en.labels.name }).fill("Nia Dune");
  await page.getByRole("textbox", { name: en.labels.counties }).fill("Demo Coast\nOther Coast");
  await page.reload();
  await page.getByRole("button", { name: en.save }).click();
  await page.getByText(en.kinds.coordinators.added).waitFor();
  await page.goto("/regions/new");
  await page.getByRole("textbox", { name: en.labels.name }).fill("Dune Region");
  await page.getByRole("button", { name: en.save }).click();
  await page.getByText(en.errors.coordinators).waitFor();
  await page.getByRole("checkbox", { name: "Nia Dune" }).check();
  await page.getByRole("textbox", { name: en.labels.address }).fill("4 Dune Street, Demo Harbor");
  await page.getByRole("textbox", { name: en.labels.officePhone }).fill("(555) 555-0188");
  await page.getByRole("textbox", { name: en.labels.extension }).fill("7");
  await checkLayout(page);
  await page.getByRole("button", { name: en.save }).click();
  await page.getByText(en.kinds.regions.added).waitFor();
  await page.getByText("4 Dune Street, Demo Harbor").waitFor();
  const office = page.getByRole("link", { name: en.callOffice("(555) 555-0188") });
  expect(await office.getAttribute("href")).toBe("tel:+15555550188,7");

  // A draft knows what it changes, also after a reload.
  const [region] = await town().app.read<{ id: string }[]>("/regions?q=Dune");
  await page.goto(`/regions/${region?.id}/edit`);
  await page.getByRole("textbox", { name: en.labels.name }).fill("Dune Region East");
  const byAnother = { name: "Dune Region", counties: ["Demo Coast"] };
  const changed = await sendJson(
    town().app,
    "PUT",
    `/regions/${region?.id}`,
    byAnother,
    administrator.headers,
  );
  expect(changed.status).toBe(200);
  await page.reload();
  await page.getByRole("button", { name: en.save }).click();
  await page.getByText(en.conflict).waitFor();

  const remove = async (name: string, question: string) => {
    await page.getByRole("button", { name: en.moreOf(name), exact: true }).click();
    await page.getByRole("button", { name: en.deleteNamed(name) }).click();
    await page
      .getByRole("dialog", { name: question })
      .getByRole("button", { name: en.yes, exact: true })
      .click();
  };
  await page.goto("/coordinators");
  await hydrated(page);
  await remove("Nia Dune", en.kinds.coordinators.deleteQuestion);
  await page.getByText(en.onlyCoordinator).waitFor();
  await page.goto("/regions");
  await hydrated(page);
  await remove("Dune Region", en.kinds.regions.deleteQuestion);
  await page.getByText(en.kinds.regions.deleted).waitFor();
  await page.goto("/coordinators");
  await hydrated(page);
  await remove("Nia Dune", en.kinds.coordinators.deleteQuestion);
  await page.getByText(en.kinds.coordinators.deleted).waitFor();
});
