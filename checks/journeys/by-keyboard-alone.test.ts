import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { signedInAs } from "#checks/users-for-tests.ts";
import { formErrors as errorsEn } from "#words/compiled/en/base/form-errors.ts";
import { shell as shellEn } from "#words/compiled/en/base/shell.ts";
import { chatbot as chatEn } from "#words/compiled/en/chatbot/chatbot.ts";
import { feedback as messageEn } from "#words/compiled/en/feedback/feedback.ts";
import { feedbackInbox as inboxEn } from "#words/compiled/en/feedback/feedback-inbox.ts";
import { hoursEditor as hoursEn } from "#words/compiled/en/listings/hours-editor.ts";
import { serviceForm as formEn } from "#words/compiled/en/listings/service-form.ts";
import { searchBar as barEn } from "#words/compiled/en/search/search-bar.ts";
import { servicePage as pageEn } from "#words/compiled/en/service-page/service-page.ts";
import { services as servicesEn } from "#words/compiled/en/services/services.ts";
import { formErrors as errorsEs } from "#words/compiled/es/base/form-errors.ts";
import { shell as shellEs } from "#words/compiled/es/base/shell.ts";
import { chatbot as chatEs } from "#words/compiled/es/chatbot/chatbot.ts";
import { feedback as messageEs } from "#words/compiled/es/feedback/feedback.ts";
import { feedbackInbox as inboxEs } from "#words/compiled/es/feedback/feedback-inbox.ts";
import { hoursEditor as hoursEs } from "#words/compiled/es/listings/hours-editor.ts";
import { serviceForm as formEs } from "#words/compiled/es/listings/service-form.ts";
import { searchBar as barEs } from "#words/compiled/es/search/search-bar.ts";
import { servicePage as pageEs } from "#words/compiled/es/service-page/service-page.ts";
import { services as servicesEs } from "#words/compiled/es/services/services.ts";
import { DEMO_HARBOR, demonstrationTown, hydrated } from "./journey.ts";
import { languageCases } from "./language-cases.ts";
import { publicShelter } from "./service-form-steps.ts";
import { openPageAs } from "./sign-in-as.ts";

/**
 * People with only a keyboard reach their goal: every step is a key press, and its target is found by its role and
 * name, as a screen reader gives them.
 */
const town = demonstrationTown();

const WORDS = {
  en: {
    bar: barEn,
    errors: errorsEn,
    form: formEn,
    hours: hoursEn,
    inbox: inboxEn,
    message: messageEn,
    page: pageEn,
    services: servicesEn,
    shell: shellEn,
    chat: chatEn,
    wish: "bed for a man with a dog tonight",
  },
  es: {
    bar: barEs,
    errors: errorsEs,
    form: formEs,
    hours: hoursEs,
    inbox: inboxEs,
    message: messageEs,
    page: pageEs,
    services: servicesEs,
    shell: shellEs,
    chat: chatEs,
    wish: "cama para un hombre con perro esta noche",
  },
} as const;

/** The longest of these pages has as many stops. */
const MOST_STOPS = 120;

/** A stranger presses 22 keys from the first page to the number, and 25 to the farther of two cards in the chat. */
const MOST_PRESSES = 28;

const hasFocus = (control: Locator) => control.evaluate((element) => element === document.activeElement);

/** Presses Tab, or Shift and Tab, until the control has the focus. @returns how often */
async function tabTo(control: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<number> {
  await control.waitFor();
  for (let count = 0; count <= MOST_STOPS; count++) {
    if (await hasFocus(control)) return count;
    await control.page().keyboard.press(key);
  }
  throw new Error(`${control} is not reached by ${key}.`);
}

/** A visitor who uses only keys. Presses are counted, besides the letters that are typed. */
function createKeyboard(page: Page) {
  let presses = 0;
  return {
    countPresses: () => presses,
    async press(control: Locator, key = "Enter") {
      presses += (await tabTo(control)) + 1;
      await page.keyboard.press(key);
    },
    async type(control: Locator, text: string) {
      presses += await tabTo(control);
      await page.keyboard.type(text);
    },
  };
}

/** The browser has no telephone: what it would dial is noted. */
async function noteCalls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener("click", (event) => {
      const link = event.target instanceof Element ? event.target.closest("a[href^='tel:']") : null;
      if (!(link instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      document.documentElement.dataset["dialed"] = link.href;
    });
  });
}

const readDialed = (page: Page) => page.evaluate(() => document.documentElement.dataset["dialed"]);

describe.each(languageCases(import.meta.filename, ["en", "es"]))("in %s", (language) => {
  const words = WORDS[language];

  test("a visitor finds a bed for a man with a dog, and calls", async () => {
    const { page } = await town().visit({ language, place: DEMO_HARBOR, isNew: true });
    await noteCalls(page);
    await page.goto("/");
    await hydrated(page);
    const { press, type, countPresses } = createKeyboard(page);
    // A first visit begins with the introduction, whose list is one press away.
    await press(page.getByRole("main").locator('a[href="/"]'));
    await page.waitForURL((url) => url.pathname === "/");
    await hydrated(page);
    await press(page.getByRole("button", { name: words.shell.search, exact: true }));
    await type(page.getByRole("searchbox"), words.wish);
    await press(page.getByRole("searchbox"));
    await page.waitForURL(/[?&]q=/);
    const cards = page.getByRole("main").getByRole("listitem");
    const welcome = cards.filter({ hasText: words.services.petsWelcome }).first();
    await welcome.waitFor();
    // The focus is on the results, where the search has moved it.
    const name = (await welcome.getByRole("heading").textContent()) ?? "";
    const call = welcome.getByRole("link", { name: words.services.callName(name) });
    await press(call);
    expect(await readDialed(page)).toBe(await call.getAttribute("href"));
    expect(countPresses()).toBeLessThanOrEqual(MOST_PRESSES);
    const [found] = await town().app.read<{ isAllowedPets: boolean; category: string[]; type: string[] }[]>(
      `/services?search=name&q=${encodeURIComponent(name)}&limit=1`,
    );
    expect(found).toMatchObject({ isAllowedPets: true });
    expect(found?.type).toContain("SHELTER");
    expect(found?.category.some((category) => category === "ALL" || category === "MEN")).toBe(true);
  });

  test("a visitor asks the chat for that bed, hears how many there are, and calls", async () => {
    const { page } = await town().visit({ language, place: DEMO_HARBOR });
    await noteCalls(page);
    await page.goto("/");
    await hydrated(page);
    const { press, type, countPresses } = createKeyboard(page);
    await press(page.getByRole("link", { name: words.shell.help, exact: true }));
    const field = page.getByRole("textbox", { name: words.chat.page.field, exact: true });
    await type(field, words.wish);
    await press(field);
    const cards = page.getByRole("log").getByRole("heading", { level: 2 });
    await cards.first().waitFor();
    const said = page.getByRole("main").getByRole("status").first();
    expect(await said.textContent()).toContain(words.chat.page.services(await cards.count()));
    // The focus has stayed in the field, which is below the answer.
    const name = (await cards.first().textContent()) ?? "";
    const call = page.getByRole("log").getByRole("link", { name: words.services.callName(name) });
    const back = await tabTo(call, "Shift+Tab");
    await press(call);
    expect(await readDialed(page)).toBe(await call.getAttribute("href"));
    expect(countPresses() + back).toBeLessThanOrEqual(MOST_PRESSES);
  });

  test("a provider adds a pantry by the short form, and mends what was wrong", async () => {
    const { app } = town();
    const owner = await signedInAs(app, "USER");
    const page = await openPageAs(town(), owner, "/add_service", { language });
    const { form, hours, services } = words;
    const { labels } = form;
    const { press, type } = createKeyboard(page);
    const field = (name: string) => page.getByRole("textbox", { name });
    // Sent too early, it hands the focus to the first error, which is read with its field.
    const send = page.getByRole("main").locator("button[type=submit]");
    await press(send);
    await expect.poll(() => hasFocus(field(labels.name))).toBe(true);
    expect(await describedBy(field(labels.name))).toContain(form.errors.required.name);
    // Before the button a link leads to each of the fields, and to the hours, which have no field yet.
    const main = page.getByRole("main");
    await main.getByRole("alert").getByText(words.errors.summary(9), { exact: true }).waitFor();
    const linkTo = (name: string) => main.getByRole("listitem").getByRole("link", { name, exact: true });
    await press(linkTo(labels.zip));
    await expect.poll(() => hasFocus(field(labels.zip))).toBe(true);
    await press(linkTo(form.steps.hours.title));
    await expect
      .poll(() => hasFocus(main.getByRole("button", { name: hours.everyDay, exact: true })))
      .toBe(true);
    await tabTo(field(labels.name), "Shift+Tab");
    await page.keyboard.type(`Pantry of keys ${language}`);
    await press(page.getByRole("checkbox", { name: services.types.FOOD, exact: true }), "Space");
    await type(field(form.short.sentence), "Free groceries, no appointment");
    await press(page.getByRole("checkbox", { name: services.categories.ALL, exact: true }), "Space");
    await type(field(labels.address1), "12 Pier Rd");
    await type(field(labels.city), "Demo Harbor");
    await type(page.getByRole("combobox", { name: labels.state }), "CA");
    await type(field(labels.zip), "00001");
    await type(field(labels.phone), "5555550142");
    await press(page.getByRole("button", { name: hours.weekdays, exact: true }));
    await type(page.getByLabel(hours.opens, { exact: true }), "0900AM");
    await type(page.getByLabel(hours.closes, { exact: true }), "1200PM");
    await press(send);
    const done = page.getByRole("heading", { level: 2, name: form.done.newPending });
    await done.waitFor();
    await expect.poll(() => hasFocus(done)).toBe(true);
    // The next stop is what one may do now.
    expect(await tabTo(page.getByRole("link", { name: form.done.see, exact: true }))).toBeLessThanOrEqual(2);
  });

  test("a visitor asks a question, and the provider answers it", async () => {
    const { app } = town();
    const owner = await signedInAs(app, "USER", { totalServices: 50 });
    const { id } = await publicShelter(app, owner, `Night Harbor of keys ${language}`);
    const { page } = await town().visit({ language, place: DEMO_HARBOR });
    await page.goto(`/services/${id}`);
    await hydrated(page);
    const visitor = createKeyboard(page);
    const { message, inbox } = words;
    const open = page.getByRole("button", { name: words.page.connect(`Night Harbor of keys ${language}`) });
    await visitor.press(open);
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    const field = (name: keyof typeof message.labels) => dialog.getByLabel(message.labels[name]);
    // Sent empty, the first field says what it lacks.
    const send = dialog.getByRole("button", { name: message.send, exact: true });
    await visitor.press(send);
    await expect.poll(() => hasFocus(field("name"))).toBe(true);
    expect(await describedBy(field("name"))).toContain(message.errors.required.name);
    await page.keyboard.type("María López");
    await visitor.type(field("email"), `maria-${language}@help.example`);
    await visitor.type(field("phone"), "5555550123");
    await visitor.type(field("message"), "Can I come with my dog at nine?");
    await visitor.press(send);
    await page.getByRole("status").getByText(message.sent.contact).waitFor();
    // The dialog hands the focus back to the button that opened it.
    await expect.poll(() => hasFocus(open)).toBe(true);

    const work = await openPageAs(town(), owner, "/feedbacks", { language });
    const provider = createKeyboard(work);
    await provider.press(work.getByRole("link", { name: /María López/ }));
    const heading = work.getByRole("heading", { level: 2, name: /María López/ });
    await expect.poll(() => hasFocus(heading)).toBe(true);
    const call = work.getByRole("link", { name: inbox.call("(555) 555-0123"), exact: true });
    await tabTo(call);
    expect(await call.getAttribute("href")).toBe("tel:+15555550123");
    const reply = work.getByRole("link", { name: inbox.reply, exact: true });
    expect(await tabTo(reply)).toBe(1);
    expect(await reply.getAttribute("href")).toMatch(/^mailto:maria-/);
    await provider.press(work.getByRole("button", { name: inbox.archive, exact: true }));
    const question = work.getByRole("dialog");
    await question.waitFor();
    await tabTo(question.getByRole("button", { name: inbox.yes, exact: true }), "Shift+Tab");
    await work.keyboard.press("Enter");
    await work.getByRole("status").getByText(inbox.archived).waitFor();
    // The message is gone, yet something has the focus.
    await expect.poll(() => work.evaluate(() => document.activeElement !== document.body)).toBe(true);
  });
});

/** Text that is read after the name of a field. */
function describedBy(control: Locator): Promise<string> {
  return control.evaluate((element) =>
    (element.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent ?? "")
      .join(" "),
  );
}
