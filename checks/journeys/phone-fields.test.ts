import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { signedInAs } from "#checks/users-for-tests.ts";
import { serviceForm as formEn } from "#domain/words/en/service-form.ts";
import { serviceForm as formEs } from "#domain/words/es/service-form.ts";
import { demonstrationTown } from "./journey.ts";
import { field, formOf, publicShelter, readServiceAs } from "./service-form-steps.ts";

/** Numbers as people type them, paste them and have them filled in, in the form of a service and at sign-up. */
const town = demonstrationTown();

/** As a browser fills in a form: the whole value at once, without keys. */
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

describe.each([
  ["en", formEn],
  ["es", formEs],
] as const)("in %s", (language, words) => {
  const { labels } = words;

  test("what is typed, pasted or filled in is the number that was meant", { timeout: 300_000 }, async () => {
    const owner = await signedInAs(town().app, "USER");
    const service = await publicShelter(town().app, owner, `Numbers House ${language}`);
    const page = await formOf(town(), owner, {
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

    // What has no place is named, and an impossible number says what is wrong with it.
    await WAYS.typed(page, labels.phone, "555-555-0142 or 555-555-0143");
    await page.getByText(words.phoneField.leftOut("(555) 555-0143")).waitFor();
    await WAYS.typed(page, labels.phone, "055-555-0142");
    await page.locator("form button[type=submit]").click();
    await page.getByText(words.phoneField.noSuchPhone).waitFor();
    expect(await field(page, labels.phone).getAttribute("aria-invalid")).toBe("true");
    expect((await readServiceAs(town().app, service.id, owner)).phone).toBe("(555) 555-0142");
  });
});
