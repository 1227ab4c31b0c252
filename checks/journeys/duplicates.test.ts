import { beforeEach, describe, expect, test } from "vitest";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { signedInAs } from "#checks/users-for-tests.ts";
import { findDuplicates } from "#server/features/duplicates/find-duplicates.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { duplicates as en } from "#words/compiled/en/duplicates/duplicates.ts";
import { duplicates as es } from "#words/compiled/es/duplicates/duplicates.ts";
import { checkLayout } from "./check-layout.ts";
import { demonstrationTown } from "./journey.ts";
import { languageCases } from "./language-cases.ts";
import { openPageAs } from "./sign-in-as.ts";

/** Administrators compare two services, merge them and separate them again; leads propose it. */
const town = demonstrationTown();
const WORDS = { en, es } as const;

const TWICE = {
  name: "Harbor Pantry",
  description: "Groceries every Tuesday for everyone in Demo Harbor who needs them, without any papers.",
  website: "https://pantry.example",
};
let first: ReturnType<typeof serviceForTest>;
let second: ReturnType<typeof serviceForTest>;

beforeEach(async () => {
  const { app } = town();
  const ids = [serviceForTest().id, serviceForTest().id].toSorted();
  first = { ...serviceForTest({ ...TWICE, phone: "(305) 555-0100" }), id: ids[0] ?? "" };
  second = {
    ...serviceForTest({ ...TWICE, phone: "(305) 555-0101", languages: ["es"] }),
    id: ids[1] ?? "",
  };
  await app.database.query("delete from services where name = $1", [TWICE.name]);
  await app.database.query("delete from service_merges");
  await storeServices(app.database, [first, second], app.now);
  await findDuplicates(app.database, app.now);
});

describe.each(languageCases(import.meta.filename, ["en", "es"]))("in %s", (language) => {
  const text = WORDS[language];

  test("an administrator merges two services, and undoes it", async () => {
    const { app } = town();
    const page = await openPageAs(
      town(),
      await signedInAs(app, "ADMINISTRATOR"),
      "/directory_health/duplicates",
      {
        language,
      },
    );
    const pair = page.getByRole("region", { name: TWICE.name });
    await pair.getByText(text.reasons.sameAddress).waitFor();
    await checkLayout(page);
    await pair.getByRole("radio", { name: text.keepOne(TWICE.name, 1) }).check();
    await pair.getByRole("radio", { name: "(305) 555-0101" }).check();
    await pair.getByRole("button", { name: text.merge, exact: true }).click();
    await page.getByText(text.merged).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("content");

    await page.goto(`/services/${second.id}`);
    await page.waitForURL(`**/services/${first.id}`);
    const kept = await (await app.get(`/api/services/${second.id}`)).json();
    expect(kept).toMatchObject({ id: first.id, phone: "(305) 555-0101" });

    await page.goto("/directory_health/duplicates");
    await page.getByRole("button", { name: text.undoOf(TWICE.name) }).click();
    await page.getByText(text.undone).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
    await page.goto(`/services/${second.id}`);
    await page.getByRole("heading", { name: TWICE.name }).first().waitFor();
    expect(new URL(page.url()).pathname).toBe(`/services/${second.id}`);
  });
});

test("a lead proposes it, and a favourite of the merged service becomes one of the other", async () => {
  const { app } = town();
  const lead = await openPageAs(
    town(),
    await signedInAs(app, "VOLUNTEER LEAD"),
    "/directory_health/duplicates",
  );
  const pair = lead.getByRole("region", { name: TWICE.name });
  await pair.getByRole("button", { name: en.propose }).click();
  await lead.getByText(en.sent).waitFor();

  await lead.evaluate((id) => localStorage.setItem("favorites", JSON.stringify([id])), second.id);
  const admin = await openPageAs(
    town(),
    await signedInAs(app, "ADMINISTRATOR"),
    "/directory_health/duplicates",
  );
  await admin
    .getByText(en.proposed)
    .or(admin.getByText(/proposed to merge/))
    .first()
    .waitFor();
  await admin.getByRole("radio", { name: en.keepOne(TWICE.name, 1) }).check();
  await admin.getByRole("button", { name: en.merge, exact: true }).click();
  await admin.getByText(en.merged).waitFor();
  await lead.goto("/my_favorites");
  await lead.getByRole("link", { name: TWICE.name }).first().waitFor();
  await expect
    .poll(() => lead.evaluate(() => localStorage.getItem("favorites")))
    .toBe(JSON.stringify([first.id]));
});
