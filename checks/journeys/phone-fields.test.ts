import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { signedInAs } from "#checks/users-for-tests.ts";
import { account as accountEn } from "#words/compiled/en/accounts/account.ts";
import { claims as claimsEn } from "#words/compiled/en/listings/claims.ts";
import { serviceForm as formEn } from "#words/compiled/en/listings/service-form.ts";
import { account as accountEs } from "#words/compiled/es/accounts/account.ts";
import { claims as claimsEs } from "#words/compiled/es/listings/claims.ts";
import { serviceForm as formEs } from "#words/compiled/es/listings/service-form.ts";
import { checkLayout } from "./check-layout.ts";
import { demonstrationTown, hydrated } from "./journey.ts";
import { languageCases } from "./language-cases.ts";
import { field, openForm, publicShelter, readServiceAs } from "./service-form-steps.ts";
import { openPageAs } from "./sign-in-as.ts";

/** Phone numbers as people type them, paste them and have them filled in, in every form that asks for one. */
const town = demonstrationTown();

/** Sets the whole value without key presses, as a browser's autofill does. */
async function autofill(page: Page, label: string, value: string): Promise<void> {
  await field(page, label).evaluate((input, text) => {
    if (!(input instanceof HTMLInputElement)) throw new Error("an input");
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
    input.dispatchEvent(new Event("input", { bubbles: true }));
    input.dispatchEvent(new Event("change", { bubbles: true }));
  }, value);
}

async function paste(page: Page, label: string, value: string): Promise<void> {
  await field(page, label).focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.evaluate((text) => document.execCommand("insertText", false, text), value);
}

const WAYS = {
  typed: async (page: Page, label: string, value: string) => {
    await field(page, label).fill("");
    await field(page, label).pressSequentially(value);
    await field(page, label).blur();
  },
  pasted: paste,
  "filled in": autofill,
} as const;

/** Where there is no field for an extension, the text after the number is named under it. */
const ALONE = [
  ["+1 555 555 0142", "(555) 555-0142", null],
  ["1-800-799-7233", "(800) 799-7233", null],
  ["555.555.0142 x12", "(555) 555-0142", "ext. 12"],
] as const;

describe.each(
  languageCases(import.meta.filename, [
    ["en", formEn, accountEn, claimsEn],
    ["es", formEs, accountEs, claimsEs],
  ]),
)("in %s", (language, words, account, claims) => {
  const { labels } = words;

  /** Expects each way of entering to read each number as it was meant, with the first one in the field. */
  async function readsEach(page: Page, label: string): Promise<void> {
    for (const way of Object.values(WAYS))
      for (const [given, number, rest] of [...ALONE, ALONE[0]]) {
        await field(page, label).fill("");
        await way(page, label, given);
        await field(page, label).blur();
        await expect.poll(() => field(page, label).inputValue()).toBe(number);
        if (rest !== null) await page.getByText(words.phoneField.leftOut(rest)).waitFor();
      }
    await checkLayout(page);
  }
  const stored = async (statement: string, id: string) =>
    (await town().app.database.query<{ phone: string }>(statement, [id]))[0]?.phone;
  const PHONE = "(555) 555-0142";

  test("at sign-up", { timeout: 300_000 }, async () => {
    const { page } = await town().visit({ language });
    await page.goto("/login?tab=signup");
    await hydrated(page);
    const email = `numbers-${language}@people.example`;
    await page.getByLabel(account.labels.email, { exact: true }).fill(email);
    await page.getByLabel(account.labels.password, { exact: true }).fill("a long way to the harbor");
    await page.getByLabel(account.labels.displayName, { exact: true }).fill("Numbers House");
    await readsEach(page, account.labels.phone);
    await page.getByRole("checkbox").first().check();
    await page.getByRole("button", { name: account.signUp, exact: true }).click();
    await expect
      .poll(() => stored("select phone from users where email = $1", email), { timeout: 20_000 })
      .toBe(PHONE);
  });

  test("in the profile", { timeout: 300_000 }, async () => {
    const somebody = await signedInAs(town().app, "USER");
    const page = await openPageAs(town(), somebody, "/update_profile", { language });
    await readsEach(page, account.labels.phone);
    await page.getByRole("button", { name: account.profile.save, exact: true }).click();
    await page.getByText(account.profile.saved, { exact: true }).first().waitFor();
    expect(await stored("select phone from users where id = $1", somebody.user.id)).toBe(PHONE);
  });

  test("where somebody asks for a service", { timeout: 300_000 }, async () => {
    const owner = await signedInAs(town().app, "USER");
    const { id } = await publicShelter(town().app, owner, `Claimed House ${language}`);
    await town().app.database.query("update services set owner_id = null where id = $1", [id]);
    const somebody = await signedInAs(town().app, "USER");
    const page = await openPageAs(town(), somebody, `/services/${id}/claim`, { language });
    await readsEach(page, claims.phone);
    await page.getByLabel(claims.message).fill("I am the director.");
    await page.getByRole("button", { name: claims.send }).click();
    await page.getByText(claims.sent).waitFor();
    expect(await stored("select phone from feedbacks where service_id = $1", id)).toBe(PHONE);
  });

  test("what is typed, pasted or filled in is the number that was meant", { timeout: 300_000 }, async () => {
    const owner = await signedInAs(town().app, "USER");
    const service = await publicShelter(town().app, owner, `Numbers House ${language}`);
    const page = await openForm(town(), owner, {
      language,
      path: `/services/${service.id}/edit?step=contact`,
      title: words.steps.contact.title,
    });
    const shown = async () => [
      await field(page, labels.phone).inputValue(),
      await field(page, labels.phoneExtension).inputValue(),
    ];
    for (const way of Object.values(WAYS)) {
      for (const [given, number, extension] of [
        ["+1 555 555 0142", "(555) 555-0142", ""],
        ["1-800-799-7233", "(800) 799-7233", ""],
        ["(555) 555-0142 ext 12", "(555) 555-0142", "12"],
        ["1-800-FOODBANK", "(800) 366-3226", ""],
      ] as const) {
        await field(page, labels.phoneExtension).fill("");
        await way(page, labels.phone, given);
        await field(page, labels.phone).blur();
        await expect.poll(shown).toEqual([number, extension]);
      }
    }

    // Numbers without a field are named, and an impossible number has its error.
    await WAYS.typed(page, labels.phone, "555-555-0142 or 555-555-0143");
    await page.getByText(words.phoneField.leftOut("(555) 555-0143")).waitFor();
    await WAYS.typed(page, labels.phone, "055-555-0142");
    await page.locator("form button[type=submit]").click();
    await page.getByText(words.phoneField.noSuchPhone).waitFor();
    expect(await field(page, labels.phone).getAttribute("aria-invalid")).toBe("true");
    expect((await readServiceAs(town().app, service.id, owner)).phone).toBe("(555) 555-0142");
  });
});
