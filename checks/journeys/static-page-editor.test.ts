import { describe, expect, test } from "vitest";
import { signedInAs } from "#checks/users-for-tests.ts";
import { menu as menuEn } from "#words/compiled/en/base/menu.ts";
import { shell as shellEn } from "#words/compiled/en/base/shell.ts";
import { staticPageEditor as en } from "#words/compiled/en/static-pages/static-page-editor.ts";
import { menu as menuEs } from "#words/compiled/es/base/menu.ts";
import { shell as shellEs } from "#words/compiled/es/base/shell.ts";
import { staticPageEditor as es } from "#words/compiled/es/static-pages/static-page-editor.ts";
import { checkLayout } from "./check-layout.ts";
import { demonstrationTown, hydrated } from "./journey.ts";
import { languageCases } from "./language-cases.ts";
import { openPageAs } from "./sign-in-as.ts";

/** An administrator who changes pages of text in the browser. */
const town = demonstrationTown();

const WORDS = {
  en: { text: en, menu: menuEn, shell: shellEn, title: "Terms of use" },
  es: { text: es, menu: menuEs, shell: shellEs, title: "Términos de uso" },
} as const;

describe.each(languageCases(import.meta.filename, ["en", "es"]))("in %s", (language) => {
  const { text, menu, shell, title } = WORDS[language];

  test("the menu leads to the pages, and a page to its text in both languages", async () => {
    const administrator = await signedInAs(town().app, "ADMINISTRATOR");
    const page = await openPageAs(town(), administrator, "/about", { language, width: 360 });
    await page.getByRole("button", { name: shell.menu, exact: true }).click();
    await page.getByRole("dialog").getByRole("link", { name: menu.staticPages }).click();
    await page.getByRole("main").getByRole("link", { name: title }).click();
    for (const name of [text.languages.en, text.languages.es]) {
      const one = page.getByRole("region", { name });
      await one.getByRole("button", { name: text.tools.bold }).waitFor();
      await one.getByRole("textbox", { name: text.text }).getByRole("heading").first().waitFor();
    }
    await checkLayout(page);
  });
});

test("a page is written by keyboard, previewed, saved for everybody, and its earlier text is brought back", async () => {
  const administrator = await signedInAs(town().app, "ADMINISTRATOR");
  const page = await openPageAs(town(), administrator, "/static_pages/FAQ", { width: 1440 });
  const english = page.getByRole("region", { name: en.languages.en });
  const spanish = page.getByRole("region", { name: en.languages.es });
  const editor = english.getByRole("textbox", { name: en.text });
  const tool = (name: string) => english.getByRole("button", { name, exact: true });
  await tool(en.tools.heading).and(page.locator(":enabled")).waitFor();
  const before = await editor.textContent();

  // An editor that was only opened stores no draft.
  await page.reload();
  await tool(en.tools.heading).and(page.locator(":enabled")).waitFor();
  expect(await page.getByText(en.draft).count()).toBe(0);

  await editor.focus();
  await page.keyboard.press("Control+A");
  await page.keyboard.press("Delete");
  await tool(en.tools.heading).click();
  await page.keyboard.type("Opening");
  await page.keyboard.press("Enter");
  // The toolbar is one stop of the Tab key; arrows reach its buttons.
  await page.keyboard.press("Shift+Tab");
  expect(await tool(en.tools.heading).evaluate((button) => button === document.activeElement)).toBe(true);
  for (let key = 0; key < 3; key += 1) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  expect(await tool(en.tools.bullets).getAttribute("aria-pressed")).toBe("true");
  await page.keyboard.type("Bring nothing");
  await page.keyboard.press("Shift+Home");
  await tool(en.tools.link).click();
  const address = english.getByRole("textbox", { name: en.linkAddress });
  await address.fill("javascript:alert(1)");
  await address.press("Enter");
  await english.getByText(en.linkError).waitFor();
  await address.fill("/crisis_lines");
  await address.press("Enter");
  await editor.focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Every day");
  await page.keyboard.press("Shift+Home");
  await tool(en.tools.bold).click();
  const written =
    '<h2>Opening</h2><ul><li><a href="/crisis_lines">Bring nothing</a></li></ul><p><strong>Every day</strong></p>';

  // Drafts survive a reload.
  await page.reload();
  await english.getByText(en.draft).waitFor();
  await editor.getByText("Every day").waitFor();
  await checkLayout(page);

  await english.getByRole("button", { name: en.preview }).click();
  const preview = english.getByRole("heading", { name: en.previewOf(en.languages.en) });
  await preview.waitFor();
  await english.getByRole("heading", { level: 2, name: "Opening" }).waitFor();
  await checkLayout(page);
  await english.getByRole("button", { name: en.backToText }).click();
  await english.getByRole("button", { name: en.save(en.languages.en) }).click();
  await page.getByText(en.saved).waitFor();
  const published = async () => {
    const { content } = await town().app.read<{ content: string }>("/static-pages/FAQ");
    return content;
  };
  expect(await published()).toBe(written);

  await spanish.getByText(en.outdated).waitFor();
  await checkLayout(page);
  // An unsaved draft stays with its tab.
  await spanish.getByLabel(en.pageTitle).fill("Preguntas de todos los días");
  await spanish.getByRole("button", { name: en.stillRight }).click();
  await spanish.getByText(en.outdated).waitFor({ state: "detached" });
  await page.reload();
  await spanish.getByText(en.draft).waitFor();
  expect(await spanish.getByLabel(en.pageTitle).inputValue()).toBe("Preguntas de todos los días");

  await english.getByText(en.versions).click();
  await english.getByRole("button", { name: en.restore(1) }).click();
  await page.getByText(en.restored).waitFor();
  await expect.poll(() => editor.textContent()).toBe(before);
  expect(await published()).toContain("988");

  await page.goto("/faq");
  await hydrated(page);
  await page.getByRole("main").getByRole("link", { name: "988" }).first().waitFor();
});
