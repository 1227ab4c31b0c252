import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { packagesForTest } from "#checks/packages-for-tests.ts";
import { signedInAs } from "#checks/users-for-tests.ts";
import { importReasons as reasonsEn } from "#words/compiled/en/imports/import-reasons.ts";
import { imports as en } from "#words/compiled/en/imports/imports.ts";
import { importReasons as reasonsEs } from "#words/compiled/es/imports/import-reasons.ts";
import { imports as es } from "#words/compiled/es/imports/imports.ts";
import { checkLayout } from "./check-layout.ts";
import { demonstrationTown } from "./journey.ts";
import { languageCases } from "./language-cases.ts";
import { openPageAs } from "./sign-in-as.ts";

/** A lead uploads a package, an administrator imports it, and takes it back. */
const town = demonstrationTown();
const WORDS = { en, es } as const;
const REASONS = { en: reasonsEn, es: reasonsEs } as const;
const { asZip } = packagesForTest();

describe.each(languageCases(import.meta.filename, ["en", "es"]))("in %s", (language) => {
  const text = WORDS[language];

  test("upload, preview, import after a reload, and undo", async () => {
    const { app } = town();
    const name = `Lantern Closet ${language}`;
    const location = await asZip({
      "datapackage.json": JSON.stringify({ name: `lantern-${language}` }),
      "services.csv": `id,name,description\n1,${name},Warm coats for all\n2,,Nothing\n`,
    });
    const lead = await openPageAs(town(), await signedInAs(app, "VOLUNTEER LEAD"), "/imports", { language });
    await lead.getByText(text.none).or(lead.getByRole("list").first()).first().waitFor();
    await lead.getByLabel(text.choose, { exact: true }).setInputFiles({
      name: "lantern.zip",
      mimeType: "application/zip",
      buffer: await readFile(location),
    });
    await lead.getByRole("heading", { name: text.states.READY }).waitFor();
    await app.database.query(
      `update import_run_items
          set service_id = (select id from services where name = $1), note = $1
        where kind = 'ADDED' and name = $2`,
      ["Lantern Street Kitchen", name],
    );
    await lead.reload();
    // That one is probably here already is said before anything is opened, and which when it is.
    await lead.getByText(text.countAlreadyHere(1)).waitFor();
    await lead.getByText(text.kinds.ADDED).click();
    await lead
      .getByRole("listitem")
      .filter({ hasText: text.alreadyHere })
      .getByRole("link", { name: "Lantern Street Kitchen", exact: true })
      .waitFor();
    await lead.getByText(name).waitFor();
    await lead.getByText(text.kinds.SET_ASIDE).click();
    await lead.getByText(REASONS[language].noName).first().waitFor();
    await checkLayout(lead);
    expect(await lead.getByRole("button", { name: text.start, exact: true }).count()).toBe(0);
    await lead.close();

    const page = await openPageAs(town(), await signedInAs(app, "ADMINISTRATOR"), "/imports", { language });
    await page.getByRole("button", { name: text.start, exact: true }).click();
    await page.getByRole("button", { name: text.startYes }).click();
    await page.getByText(text.states.DONE, { exact: false }).first().waitFor();
    await page.reload();
    await page.getByRole("button", { name: text.undoOf("lantern.zip") }).click();
    await checkLayout(page);
    await page.getByRole("button", { name: text.undoYes }).click();
    const isDeleted = async () => {
      const [row] = await app.database.query<{ isDeleted: boolean }>(
        `select deleted_at is not null as "isDeleted" from services where name = $1`,
        [name],
      );
      return row?.isDeleted;
    };
    await expect.poll(isDeleted, { timeout: 20_000 }).toBe(true);
    await page.getByText(text.states.UNDONE, { exact: true }).first().waitFor();
  });
});
