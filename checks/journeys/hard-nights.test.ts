import { expect, test } from "vitest";
import { signedInAs } from "#checks/users-for-tests.ts";
import { newSecretToken } from "#server/base/tokens/secret-token.ts";
import { shell } from "#words/compiled/en/base/shell.ts";
import { hardNights as en } from "#words/compiled/en/hard-nights/hard-nights.ts";
import { hardNights as es } from "#words/compiled/es/hard-nights/hard-nights.ts";
import { checkLayout } from "./check-layout.ts";
import { DEMO_HARBOR, demonstrationTown } from "./journey.ts";
import { languageCases } from "./language-cases.ts";
import { openPageAs } from "./sign-in-as.ts";

/** A hard night is declared, seen above the list, asked about, and ended. */
const town = demonstrationTown();

test.each(
  languageCases(import.meta.filename, [
    ["en", en],
    ["es", es],
  ]),
)("in %s, from the form to the line above the list, the roll call and the end", async (language, text) => {
  const administrator = await signedInAs(town().app, "ADMINISTRATOR");
  const page = await openPageAs(town(), administrator, "/hard_nights", { language, place: DEMO_HARBOR });
  await page.getByRole("heading", { name: text.start }).waitFor();
  await page.getByLabel(text.kind).selectOption({ label: text.kinds.STORM });
  await page.getByRole("button", { name: text.send }).click();
  await page.getByText(text.startedAround("Demo Harbor, CA")).waitFor();
  const night = page.getByRole("listitem").filter({ hasText: text.lines.STORM });
  await night.getByText(text.reach(25, "Demo Harbor, CA"), { exact: true }).waitFor();
  await night.getByRole("button", { name: text.rollCall.ask }).click();
  await night.getByRole("heading", { name: text.rollCall.silent }).waitFor();
  await lookAtMailedPages(language);
  await night
    .getByRole("button", { name: text.rollCall.choiceOf(text.rollCall.choices.NO, "Grace House") })
    .click();
  await night.getByText(text.rollCall.answers(0, 1, 0)).waitFor();
  await page.reload();
  await night.getByText(text.rollCall.answers(0, 1, 0)).waitFor();
  await checkLayout(page);

  const { page: list } = await town().visit({ language, place: DEMO_HARBOR });
  await list.goto("/?tab=FOOD");
  await expect.poll(() => list.locator("summary").first().textContent()).toContain(text.lines.STORM);

  await page.getByRole("button", { name: text.endOf(text.kinds.STORM) }).click();
  await page.getByText(text.none).waitFor();
  const nights = () => town().app.read<unknown[]>("/hard-nights");
  expect(await nights()).toEqual([]);
  await page.getByRole("button", { name: text.undo, exact: true }).click();
  await page.getByText(text.undone).waitFor();
  expect(await nights()).toHaveLength(1);
  await page.getByRole("button", { name: text.endOf(text.kinds.STORM) }).click();
  await page.getByText(text.none).waitFor();
  expect(await nights()).toEqual([]);
  await town().app.database.query("update services set close_schedules = '[]' where name = 'Grace House'");
});

test("where the network fails, nothing is said of the weather or the place", async () => {
  const administrator = await signedInAs(town().app, "ADMINISTRATOR");
  const page = await openPageAs(town(), administrator, "/hard_nights", {
    place: DEMO_HARBOR,
    expects: /ERR_FAILED/,
  });
  await page.getByRole("heading", { name: en.start }).waitFor();
  await page.route("**/api/hard-nights/proposals?*", (route) => route.abort());
  await page.route("**/api/services/search-city-or-zip", (route) => route.abort());
  const failures = page.getByText(en.failed, { exact: true });
  await page.getByRole("button", { name: en.forecast }).click();
  await failures.first().waitFor();
  expect(await page.getByText(en.notProposed).count()).toBe(0);
  await page.getByRole("button", { name: shell.dismiss }).first().click();
  await expect.poll(() => failures.count()).toBe(0);
  await page.getByLabel(en.place).fill("Alderton");
  await page.getByRole("button", { name: en.send }).click();
  await failures.first().waitFor();
  expect(await page.getByText(en.errors.place).count()).toBe(0);
});

/** Opens the pages behind links of mails, which stand apart from the app, without scripts. */
async function lookAtMailedPages(language: "en" | "es"): Promise<void> {
  const { app, visit } = town();
  const { page } = await visit({ language, expects: /400/ });
  const { token, digest } = newSecretToken();
  await app.database.query(
    "update roll_call_services set token_digests = array[$1::bytea], language = $2 where channel <> 'CALL'",
    [digest, language],
  );
  await page.goto(`/roll_call?token=${token}`);
  expect(await page.getByRole("button").count()).toBe(3);
  await checkLayout(page);
  await page.goto("/unsubscribe?token=used");
  await checkLayout(page);
  await page.getByRole("button").click();
  await page.getByRole("status").waitFor();
  await checkLayout(page);
}
