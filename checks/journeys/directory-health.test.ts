import { beforeAll, describe, expect, test } from "vitest";
import { signedInAs } from "#checks/users-for-tests.ts";
import { PROBLEMS } from "#domain/base/contract/problems.ts";
import { refreshHealth } from "#server/features/directory-health/refresh-health.ts";
import { shell as shellEn } from "#words/compiled/en/base/shell.ts";
import { directoryHealth as en } from "#words/compiled/en/directory-health/directory-health.ts";
import { shell as shellEs } from "#words/compiled/es/base/shell.ts";
import { directoryHealth as es } from "#words/compiled/es/directory-health/directory-health.ts";
import { checkLayout } from "./check-layout.ts";
import { demonstrationTown } from "./journey.ts";
import { languageCases } from "./language-cases.ts";
import { openPageAs, signInAs } from "./sign-in-as.ts";

/** Leads see how fresh the directory is, and go from a finding to where it is corrected. */
const town = demonstrationTown();
const WORDS = { en, es } as const;
const SHELL = { en: shellEn, es: shellEs } as const;

/** A service with an impossible phone number. */
const HALL = "Ferry Hall";
/** Shelters with stale bed counts, and owners who can be asked. */
const SHELTERS = { en: "Grace House", es: "Harbor Night Shelter" } as const;

beforeAll(async () => {
  const { app } = town();
  await app.database.query(
    `update services set phone = '(105) 555-0100', name = $1, owner_id = null
      where id = (select id from services where is_listed order by id limit 1)`,
    [HALL],
  );
  await app.database.query("update services set beds_updated_at = '2026-01-01' where name = any($1)", [
    Object.values(SHELTERS),
  ]);
  await refreshHealth(app.database, app.now);
});

describe.each(languageCases(import.meta.filename, ["en", "es"]))("in %s", (language) => {
  const text = WORDS[language];

  test("figures, charts with their tables, and findings that lead to the form", async () => {
    const lead = await signedInAs(town().app, "VOLUNTEER LEAD");
    const page = await openPageAs(town(), lead, "/directory_health", { language, expects: /403/ });
    await page.getByRole("heading", { level: 1, name: text.heading }).waitFor();
    const byGroup = page.getByRole("region", { name: text.whenConfirmed });
    await byGroup.getByText(text.table).first().click();
    await byGroup.getByRole("columnheader", { name: text.bands.never }).waitFor();
    await checkLayout(page);
    // On a phone, the one button of a finding stands under its name.
    const toLookAt = page.getByRole("region", { name: text.toLookAt });
    const shelter = toLookAt.getByRole("listitem").filter({ hasText: SHELTERS[language] });
    const ask = shelter.getByRole("button");
    const name = await shelter.getByRole("link").boundingBox();
    expect((await ask.boundingBox())?.x).toBe(name?.x);
    await ask.click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(text.asked);

    // A server that refuses is no missing network.
    await page.route("**/api/directory-health/findings*", (route) => {
      const { code, message } = PROBLEMS.forbidden;
      return route.fulfill({ status: code, json: { code, key: "forbidden", message } });
    });
    await page
      .getByRole("navigation", { name: text.by })
      .getByRole("link", { name: text.dimensions.PLACE })
      .click();
    const failure = page.getByRole("main").getByRole("alert");
    await failure.getByText(SHELL[language].serverError).waitFor();
    await page.unroute("**/api/directory-health/findings*");
    await failure.getByRole("button", { name: SHELL[language].tryAgain }).click();
    await byGroup.getByRole("link", { name: "Demo Harbor, CA" }).click();
    await page.getByRole("region", { name: text.overTime }).getByText("Demo Harbor, CA").first().waitFor();

    await toLookAt.getByRole("link", { name: text.kinds.PHONE_IMPOSSIBLE }).click();
    await expect.poll(() => toLookAt.getByRole("listitem").count()).toBe(1);
    await toLookAt.getByText(text.impossiblePhone("(105) 555-0100")).waitFor();
    await toLookAt
      .getByRole("link", { name: text.actionOn(text.actions.contact, HALL), exact: true })
      .click();
    await page.waitForURL(/\/services\/[-\w]+\/edit\?step=contact/);
  });
});

test("without scripts, the server's page has it all", async () => {
  const { app, visit } = town();
  const { page, context } = await visit({ scripts: false });
  await signInAs(context, app, await signedInAs(app, "SUPER USER"));
  await page.goto("/directory_health?kind=PHONE_IMPOSSIBLE");
  const toLookAt = page.getByRole("region", { name: en.toLookAt });
  await toLookAt.getByRole("link", { name: HALL, exact: true }).waitFor();
  await page
    .getByRole("navigation", { name: en.by })
    .getByRole("link", { name: en.dimensions.PLACE })
    .click();
  await page.getByRole("link", { name: "Demo Valley, CA" }).waitFor();
});
