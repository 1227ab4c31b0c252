import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { signedInAs } from "#checks/users-for-tests.ts";
import { SESSION_COOKIE } from "#domain/accounts/account/session-cookie.ts";
import { SUCCESS_MESSAGE_MS } from "#domain/base/contract/limits.ts";
import { PROBLEMS } from "#domain/base/contract/problems.ts";
import type { MailJob } from "#domain/mail/mail-job.ts";
import type { OutgoingMail } from "#server/base/outside/mail/mail-sender.ts";
import { newId } from "#server/base/sql/new-id.ts";
import { startSession } from "#server/features/accounts/account/sessions.ts";
import type { QueuedMail } from "#server/features/mail/queue-mail.ts";
import { sendMail } from "#server/features/mail/send-mail.ts";
import { account as en } from "#words/compiled/en/accounts/account.ts";
import { menu as menuEn } from "#words/compiled/en/base/menu.ts";
import { shell as shellEn } from "#words/compiled/en/base/shell.ts";
import { serviceForm as formEn } from "#words/compiled/en/listings/service-form.ts";
import { account as es } from "#words/compiled/es/accounts/account.ts";
import { menu as menuEs } from "#words/compiled/es/base/menu.ts";
import { shell as shellEs } from "#words/compiled/es/base/shell.ts";
import { serviceForm as formEs } from "#words/compiled/es/listings/service-form.ts";
import { checkCurrentLayout, checkLayout as checkLayouts } from "./check-layout.ts";
import { demonstrationTown, hydrated } from "./journey.ts";
import { languageCases } from "./language-cases.ts";
import { openPageAs } from "./sign-in-as.ts";

/** People with an account: from signing up to a forgotten password. */
const town = demonstrationTown();

const WORDS = {
  en: { ...en, menu: menuEn, shell: shellEn, addService: formEn.steps.short.title, form: formEn },
  es: { ...es, menu: menuEs, shell: shellEs, addService: formEs.steps.short.title, form: formEs },
} as const;

/** Refusals that these visits are about. */
const REFUSED = /40[0134]/;

let people = 0;
/** Returns an address that no one has yet. */
function newAddress(): string {
  people += 1;
  return `ana${people}@people.example`;
}

async function signUp(email: string, password: string): Promise<void> {
  const reply = await fetch(`${town().app.address}/api/auth/sign-up`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password, displayName: "Harbor Kitchen" }),
  });
  expect(reply.status).toBe(200);
}

/** The link in the newest mail of this kind, as the queue sends it. */
async function mailedLink(kind: MailJob["mail"]): Promise<string> {
  const { app } = town();
  const job = app.jobs.findLast(({ name, data }) => name === "mail" && Object(data).mail === kind);
  const queued: QueuedMail = { ...Object(job?.data), id: newId(app.now) };
  const sent: OutgoingMail[] = [];
  await sendMail(
    {
      db: app.database,
      sender: {
        async send(mail) {
          sent.push(mail);
          return { outcome: "sent" };
        },
      },
      place: { product: "Amparo", origin: app.address },
      now: () => app.now,
      log: { error: () => {} },
    },
    queued,
  );
  const link = /http:\S+\/auth\/\S+/.exec(sent[0]?.text ?? "")?.[0];
  if (link === undefined) throw new Error(`No mail ${kind} with a link was sent.`);
  return link;
}

async function checkLayout(page: Page): Promise<void> {
  await checkCurrentLayout(page);
  await checkExit(page);
}

/** Checks the layout and the exit on a phone and a laptop. */
async function checkEachLayout(page: Page): Promise<void> {
  await checkLayouts(page);
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await checkExit(page);
  }
}

/** The exit must be visible, so that a visitor on the threshold can still leave. */
async function checkExit(page: Page): Promise<void> {
  expect(await page.getByRole("link", { name: /^(Exit|Salir)/ }).isVisible()).toBe(true);
}

const readPagePath = (page: Page) => page.evaluate(() => location.pathname + location.search);

describe.each(languageCases(import.meta.filename, ["en", "es"]))("in %s", (language) => {
  const words = WORDS[language];
  const field = (page: Page, name: keyof typeof en.labels) =>
    page.getByLabel(words.labels[name], { exact: true });
  const clickButton = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
  const waitForText = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();

  const signIn = async (page: Page, email: string, password: string) => {
    await page.goto("/login");
    await hydrated(page);
    await field(page, "email").fill(email);
    await field(page, "password").fill(password);
    await clickButton(page, words.signIn);
    await waitForText(page, words.welcome("Harbor Kitchen"));
  };

  test.each([true, false])("signing up ends at the form of a service, scripts: %s", async (scripts) => {
    const { page } = await town().visit({ language, scripts });
    await page.goto("/login?tab=signup");
    if (scripts) await hydrated(page);
    await field(page, "displayName").fill("Harbor Kitchen");
    await field(page, "email").fill(newAddress());
    await field(page, "phone").fill("(555) 555-0142");
    await field(page, "password").fill("first secret");
    await page.getByRole("checkbox").check();
    await clickButton(page, words.signUp);
    await page.waitForURL((url) => url.pathname === "/add_service");
    if (scripts) await page.getByRole("heading", { level: 2, name: words.addService }).waitFor();
  });

  test("what was typed to sign up is there again, but no password; the short form offers it", async () => {
    const { page } = await town().visit({ language });
    const tab = (name: string) => page.getByRole("link", { name, exact: true }).click();
    await page.goto("/login");
    await hydrated(page);
    await tab(words.tabs.signUp);
    await field(page, "displayName").fill("Harbor Kitchen");
    await field(page, "email").fill(newAddress());
    await field(page, "phone").fill("(555) 555-0142");
    await field(page, "password").fill("first secret");
    await page.getByRole("checkbox").check();
    const values = async () => ({
      displayName: await field(page, "displayName").inputValue(),
      phone: await field(page, "phone").inputValue(),
      password: await field(page, "password").inputValue(),
      terms: await page.getByRole("checkbox").isChecked(),
    });
    const kept = { displayName: "Harbor Kitchen", phone: "(555) 555-0142", password: "", terms: true };
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: words.titles.signIn }).waitFor();
    await tab(words.tabs.signUp);
    expect(await values()).toEqual(kept);
    // The same holds when the document is loaded again.
    await page.goto("/about");
    await page.goto("/login?tab=signup");
    await hydrated(page);
    await expect.poll(values).toEqual(kept);
    const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
    expect(stored).not.toContain("first secret");

    await field(page, "password").fill("first secret");
    await clickButton(page, words.signUp);
    await page.waitForURL((url) => url.pathname === "/add_service");
    await hydrated(page);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("Harbor Kitchen");
    const { labels, short } = words.form;
    await clickButton(page, short.nameFromAccount("Harbor Kitchen"));
    expect(await page.getByLabel(labels.name, { exact: true }).inputValue()).toBe("Harbor Kitchen");
    await clickButton(page, short.phoneFromAccount("(555) 555-0142"));
    expect(await page.getByRole("textbox", { name: labels.phone }).inputValue()).toBe("(555) 555-0142");
    await checkLayout(page);
  });

  test("somebody signs up, confirms their address, signs out and in again", async () => {
    const email = newAddress();
    const { page } = await town().visit({ language, expects: REFUSED });
    await page.goto("/login?next=%2Fupdate_profile");
    await hydrated(page);
    await page.getByRole("link", { name: words.tabs.signUp, exact: true }).click();
    await page.getByRole("heading", { level: 1, name: words.titles.signUp }).waitFor();
    await clickButton(page, words.signUp);
    for (const name of ["displayName", "email", "password", "terms"] as const) {
      await waitForText(page, words.errors.required[name]);
    }
    expect(await field(page, "displayName").evaluate((input) => input === document.activeElement)).toBe(true);
    await checkLayout(page);
    await field(page, "displayName").fill("Harbor Kitchen");
    await field(page, "email").fill("ana@people");
    await field(page, "password").fill("short");
    await waitForText(page, words.errors.notEmail);
    await waitForText(page, words.errors.tooShort(6));
    await field(page, "email").fill("grace@amparo.example");
    await field(page, "phone").pressSequentially("5555550142");
    expect(await field(page, "phone").inputValue()).toBe("(555) 555-0142");
    await field(page, "password").fill("first secret");
    await clickButton(page, words.signUp);
    await waitForText(page, words.errors.required.terms);
    await page.getByRole("checkbox").check();
    await clickButton(page, words.signUp);
    await page.getByRole("alert").getByText(words.problems.emailTaken, { exact: true }).waitFor();
    await checkLayout(page);
    await field(page, "email").fill(email);
    await field(page, "password").fill("Harbor Kitchen 1");
    await clickButton(page, words.signUp);
    await waitForText(page, words.errors.tooEasy);
    await checkLayout(page);
    await field(page, "password").fill("first secret");
    await clickButton(page, words.signUp);
    await waitForText(page, words.welcomeNew("Harbor Kitchen"));
    expect(await readPagePath(page)).toBe("/update_profile");
    await waitForText(page, words.profile.notConfirmed);
    await checkLayout(page);

    await page.goto(await mailedLink("confirmEmail"));
    await hydrated(page);
    await checkLayout(page);
    await clickButton(page, words.confirm.button);
    await page.getByRole("heading", { level: 2, name: words.confirm.done }).waitFor();
    expect(await page.getByRole("region", { name: words.titles.confirm }).count()).toBe(0);
    await page.reload();
    await hydrated(page);
    await field(page, "password").fill("first secret");
    await clickButton(page, words.confirm.withPassword);
    await page.getByRole("alert").getByText(words.problems.deadLink).waitFor();
    await checkLayout(page);

    await page.evaluate(() => {
      localStorage.setItem("favorites", JSON.stringify(["0190a000-0000-7000-8000-000000000001"]));
      localStorage.setItem("draft.feedback", JSON.stringify({ texts: { message: "private" } }));
    });
    await clickButton(page, words.shell.menu);
    await clickButton(page, words.menu.signOut);
    await waitForText(page, words.signedOut);
    expect(await readPagePath(page)).toBe("/");
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => /fav|draft/.test(key))),
    ).toEqual(["favorites"]);

    await page.goto("/login");
    await hydrated(page);
    await field(page, "email").fill(email.toUpperCase());
    await field(page, "password").fill("wrong secret");
    await clickButton(page, words.signIn);
    await page.getByRole("alert").getByText(words.problems.signInFailed).waitFor();
    expect(await field(page, "email").inputValue()).toBe(email.toUpperCase());
    await checkLayout(page);
    await page.getByRole("button", { name: words.showPasswordOf(words.labels.password) }).click();
    expect(await field(page, "password").getAttribute("type")).toBe("text");
    await page.getByRole("button", { name: words.hidePasswordOf(words.labels.password) }).waitFor();
    await field(page, "password").fill("first secret");
    await clickButton(page, words.signIn);
    await waitForText(page, words.welcome("Harbor Kitchen"));
  });

  test("in another browser the link asks for the password", async () => {
    const email = newAddress();
    await signUp(email, "first secret");
    const link = await mailedLink("confirmEmail");
    const { page } = await town().visit({ language, expects: REFUSED });
    await page.goto(link);
    await hydrated(page);
    await page.getByText(words.confirm.introPassword, { exact: true }).waitFor();
    // Someone who may never have signed up is asked, rather than instructed, to confirm.
    await page.getByRole("heading", { level: 1, name: words.titles.confirmElsewhere }).waitFor();
    await checkLayout(page);
    await clickButton(page, words.confirm.withPassword);
    await waitForText(page, words.errors.required.password);
    await field(page, "password").fill("another secret");
    await clickButton(page, words.confirm.withPassword);
    await page.getByRole("alert").getByText(words.problems.wrongPassword).waitFor();
    await checkLayout(page);
    await field(page, "password").fill("first secret");
    await clickButton(page, words.confirm.withPassword);
    await page.getByRole("heading", { level: 2, name: words.confirm.done }).waitFor();
    await checkLayout(page);
    await page.getByRole("main").getByRole("link", { name: words.signIn, exact: true }).click();
    await page.getByRole("heading", { level: 1, name: words.titles.signIn }).waitFor();
  });

  test("somebody who is signed in to another account is asked too", async () => {
    const email = newAddress();
    await signUp(email, "first secret");
    const link = await mailedLink("confirmEmail");
    const other = await signedInAs(town().app, "USER", { confirmedAt: null });
    const page = await openPageAs(town(), other, "/", { language, expects: REFUSED });
    await page.goto(link);
    await hydrated(page);
    await clickButton(page, words.confirm.button);
    const intro = page.getByText(words.confirm.introPassword, { exact: true });
    await intro.waitFor();
    // The clicked button is gone.
    await expect.poll(() => intro.evaluate((it) => it === document.activeElement)).toBe(true);
    await page.keyboard.press("Tab");
    await page.keyboard.type("first secret");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 2, name: words.confirm.done }).waitFor();
  });

  test("the owner of an address closes an account that somebody else made with it", async () => {
    const email = newAddress();
    const stranger = await town().visit({ language });
    await signUp(email, "stranger's secret");
    await signIn(stranger.page, email, "stranger's secret");
    const link = await mailedLink("confirmEmail");
    const { page } = await town().visit({ language });
    await page.goto(link);
    await hydrated(page);
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 740 });
      // Someone who never set a password must see the way on without scrolling.
      const box = await page.getByRole("button", { name: words.confirm.disown, exact: true }).boundingBox();
      expect((box?.y ?? 740) + (box?.height ?? 0)).toBeLessThanOrEqual(740);
      await checkLayout(page);
    }
    // The Tab order from the password: its button, the one that confirms, another way in, and this.
    await field(page, "password").focus();
    for (const _ of ["show", "confirm", "other", "disown"]) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    const closed = page.getByRole("heading", { level: 2, name: words.confirm.disowned });
    await closed.waitFor();
    expect(await closed.evaluate((it) => it === document.activeElement)).toBe(true);
    await page.getByRole("heading", { level: 1, name: words.titles.disowned }).waitFor();
    await checkLayout(page);
    await stranger.page.goto("/my_sessions");
    expect(await readPagePath(stranger.page)).toBe("/login?next=%2Fmy_sessions");
    await page.getByRole("link", { name: words.setPassword, exact: true }).click();
    await page.getByRole("heading", { level: 1, name: words.titles.forgotPassword }).waitFor();
  });

  test("one column in the middle on a phone and a laptop, with the show button inside its field", async () => {
    const guest = await town().visit({ language });
    const own = await openPageAs(town(), await signedInAs(town().app, "USER"), "/my_sessions", { language });
    const paths = ["/login", "/login?tab=signup", "/forgot_password", "/change_password", "/update_profile"];
    for (const path of paths) {
      const page = /login|forgot/.test(path) ? guest.page : own;
      await page.goto(path);
      await hydrated(page);
      const readBox = async (selector: string) => {
        const box = await page.locator(selector).first().boundingBox();
        if (box === null) throw new Error(`${selector} is not on ${path}.`);
        return box;
      };
      for (const secret of await page.locator("main input[name*=assword]").all()) {
        expect(await secret.getAttribute("type"), path).toBe("password");
        // Password managers can fill the field, and it allows pasting.
        expect(await secret.getAttribute("autocomplete"), path).toMatch(/^(?:current|new)-password$/);
        expect(await secret.getAttribute("onpaste"), path).toBeNull();
      }
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 740 });
        const at = `${path} at ${width}`;
        const main = await readBox("main");
        expect(main.width, at).toBeLessThanOrEqual(460);
        const frame = await readBox(":has(> main)");
        expect(Math.abs(main.x - frame.x - (frame.width - main.width) / 2), at).toBeLessThanOrEqual(1);
        const input = await readBox("main input:not([type=hidden], [hidden], [type=radio])");
        const submit = await readBox("main [type=submit]");
        expect([submit.x, submit.width], at).toEqual([input.x, input.width]);
        if ((await page.locator("main input[type=password]").count()) === 0) continue;
        const [field, show] = [
          await readBox("main input[type=password]"),
          await readBox("main input[type=password] + button"),
        ];
        expect(show.x, at).toBeGreaterThan(field.x);
        expect(show.x + show.width, at).toBeLessThanOrEqual(field.x + field.width);
        expect([show.y >= field.y, show.y + show.height <= field.y + field.height], at).toEqual([true, true]);
      }
    }
  });

  test("without scripts the link confirms in the browser that signed up, and asks elsewhere", async () => {
    const withoutScripts = { language, scripts: false, expects: REFUSED } as const;
    const [own, foreign, closed] = [newAddress(), newAddress(), newAddress()];
    await signUp(own, "my secret");
    const ownLink = await mailedLink("confirmEmail");
    const { page } = await town().visit(withoutScripts);
    await page.goto("/login");
    await field(page, "email").fill(own);
    await field(page, "password").fill("my secret");
    await clickButton(page, words.signIn);
    await page.goto(ownLink);
    await clickButton(page, words.confirm.button);
    await page.getByRole("heading", { level: 2, name: words.confirm.done }).waitFor();

    await signUp(foreign, "my secret");
    const foreignLink = await mailedLink("confirmEmail");
    const elsewhere = (await town().visit(withoutScripts)).page;
    await elsewhere.goto(foreignLink);
    await field(elsewhere, "password").fill("not my secret");
    await clickButton(elsewhere, words.confirm.withPassword);
    await waitForText(elsewhere, words.problems.wrongPassword);
    expect(await field(elsewhere, "password").inputValue()).toBe("");
    await field(elsewhere, "password").fill("my secret");
    await clickButton(elsewhere, words.confirm.withPassword);
    await elsewhere.getByRole("heading", { level: 2, name: words.confirm.done }).waitFor();

    await signUp(closed, "stranger's secret");
    await elsewhere.goto(await mailedLink("confirmEmail"));
    await clickButton(elsewhere, words.confirm.disown);
    await elsewhere.getByRole("heading", { level: 2, name: words.confirm.disowned }).waitFor();
    await elsewhere.goto("/login");
    await field(elsewhere, "email").fill(closed);
    await field(elsewhere, "password").fill("stranger's secret");
    await clickButton(elsewhere, words.signIn);
    await waitForText(elsewhere, words.problems.signInFailed);
  });

  test("a changed password ends every session, and the link for a forgotten one works once", async () => {
    const email = newAddress();
    await signUp(email, "first secret");
    const { page } = await town().visit({ language, expects: REFUSED });
    await signIn(page, email, "first secret");
    const elsewhere = await town().visit({ language });
    await signIn(elsewhere.page, email, "first secret");
    await page.goto("/change_password");
    await hydrated(page);
    await field(page, "oldPassword").fill("first secreT");
    await field(page, "newPassword").fill("second secret");
    await field(page, "confirmPassword").fill("second secre");
    await clickButton(page, words.savePassword);
    await waitForText(page, words.errors.different);
    await field(page, "confirmPassword").fill("second secret");
    await clickButton(page, words.savePassword);
    await page.getByRole("alert").getByText(words.problems.wrongPassword).waitFor();
    await checkLayout(page);
    await page.evaluate(() =>
      localStorage.setItem("draft.feedback", JSON.stringify({ texts: { message: "mine" } })),
    );
    await field(page, "oldPassword").fill("first secret");
    await clickButton(page, words.savePassword);
    await waitForText(page, words.passwordChanged);
    expect(await page.evaluate(() => localStorage.getItem("draft.feedback"))).toContain("mine");
    expect(await readPagePath(page)).toBe("/login");
    await elsewhere.page.goto("/my_sessions");
    expect(await readPagePath(elsewhere.page)).toBe("/login?next=%2Fmy_sessions");

    await page.getByRole("link", { name: words.forgot }).click();
    await page.getByRole("heading", { level: 1, name: words.titles.forgotPassword }).waitFor();
    await field(page, "email").fill("nobody@people.example");
    await clickButton(page, words.sendLink);
    await page.getByRole("alert").getByText(words.problems.emailNotFound, { exact: true }).waitFor();
    await checkLayout(page);
    await field(page, "email").fill(email);
    await clickButton(page, words.sendLink);
    await waitForText(page, words.linkSent(email));
    expect(await field(page, "email").inputValue()).toBe("");
    await checkLayout(page);
    const link = await mailedLink("resetPassword");
    await page.goto(link);
    await hydrated(page);
    await clickButton(page, words.savePassword);
    await waitForText(page, words.errors.required.newPassword);
    await checkLayout(page);
    await field(page, "newPassword").fill("third secret");
    await clickButton(page, words.savePassword);
    await waitForText(page, words.passwordReset);
    expect(await readPagePath(page)).toBe("/login");
    await field(page, "email").fill(email);
    await field(page, "password").fill("third secret");
    await clickButton(page, words.signIn);
    await waitForText(page, words.welcome("Harbor Kitchen"));
    await page.goto(link);
    await hydrated(page);
    await field(page, "newPassword").fill("fourth secret");
    await clickButton(page, words.savePassword);
    await page.getByRole("alert").getByText(words.problems.deadLink).waitFor();
    await checkLayout(page);
  });

  test("a session that ends in the middle of work is opened over the page, and nothing typed is lost", async () => {
    const email = newAddress();
    await signUp(email, "my secret");
    const { page, context } = await town().visit({ language, expects: REFUSED });
    await page.goto("/login?next=%2Fupdate_profile");
    await hydrated(page);
    await field(page, "email").fill(email);
    await field(page, "password").fill("my secret");
    await clickButton(page, words.signIn);
    await page.getByRole("heading", { level: 1, name: words.titles.profile }).waitFor();
    await hydrated(page);
    await field(page, "displayName").fill("Harbor Kitchen and Pantry");
    await context.clearCookies({ name: SESSION_COOKIE });
    await clickButton(page, words.profile.save);
    const dialog = page.getByRole("dialog", { name: words.signInAgain.title });
    await dialog.waitFor();
    expect(await dialog.getByLabel(words.labels.email, { exact: true }).inputValue()).toBe(email);
    await checkLayout(page);
    await dialog.getByLabel(words.labels.password, { exact: true }).fill("not my secret");
    await dialog.getByRole("button", { name: words.signIn, exact: true }).click();
    await dialog.getByText(words.problems.signInFailed).waitFor();
    await dialog.getByLabel(words.labels.password, { exact: true }).fill("my secret");
    await dialog.getByRole("button", { name: words.signIn, exact: true }).click();
    await waitForText(page, words.profile.saved);
    const { title, kinds, choices, saved } = words.notices;
    await page.getByRole("region", { name: title }).getByLabel(kinds.feedback).selectOption(choices.DAILY);
    await waitForText(page, saved);
    expect(await town().app.database.query("select notice, choice from notice_choices")).toContainEqual({
      notice: "feedback",
      choice: "DAILY",
    });
    expect(await dialog.count()).toBe(0);
    await page.reload();
    expect(await field(page, "displayName").inputValue()).toBe("Harbor Kitchen and Pantry");

    await hydrated(page);
    await field(page, "displayName").fill("Typed and not sent");
    await context.clearCookies({ name: SESSION_COOKIE });
    await clickButton(page, words.profile.save);
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("alert").getByText(words.problems.ended).waitFor();
    expect(await field(page, "displayName").inputValue()).toBe("Typed and not sent");
  });

  test("without a network the form says so, and keeps what was typed", async () => {
    const { page, context } = await town().visit({ language, expects: /ERR_INTERNET_DISCONNECTED/ });
    await page.goto("/login");
    await hydrated(page);
    await field(page, "email").fill("ana@people.example");
    await field(page, "password").fill("my secret");
    await context.setOffline(true);
    await clickButton(page, words.signIn);
    await page.getByRole("alert").getByText(words.problems.network).waitFor();
    expect(await field(page, "password").inputValue()).toBe("my secret");
    await context.setOffline(false);
  });

  test("devices are signed out one by one, or all at once", async () => {
    const somebody = await signedInAs(town().app, "USER");
    await signedInAgain(somebody.user.id);
    await signedInAgain(somebody.user.id);
    const page = await openPageAs(town(), somebody, "/my_sessions", { language, expects: /40[0134]|50\d/ });
    // A server that refuses is no missing network.
    await page.route("**/api/auth/passkeys", (route) => {
      const { code, message } = PROBLEMS.internalError;
      return route.fulfill({ status: code, json: { code, key: "internalError", message } });
    });
    await page.getByRole("link", { name: words.titles.passkeys }).click();
    const failure = page.getByRole("main").getByRole("alert");
    await failure.getByText(words.shell.serverError).waitFor();
    await page.unroute("**/api/auth/passkeys");
    await failure.getByRole("button", { name: words.shell.tryAgain }).click();
    await page.getByText(words.passkeys.none).waitFor();
    await page.goBack();
    const rows = page.getByRole("main").getByRole("listitem");
    await expect.poll(() => rows.count()).toBe(3);
    await checkLayout(page);
    await page
      .getByRole("button", { name: words.sessions.endOf("Phone") })
      .first()
      .click();
    await waitForText(page, words.sessions.ended("Phone"));
    await expect.poll(() => rows.count()).toBe(2);
    await clickButton(page, words.sessions.endAll);
    const question = page.getByRole("dialog", { name: words.sessions.endAllQuestion });
    await question.waitFor();
    expect(
      await question
        .getByRole("button", { name: words.sessions.no })
        .evaluate((button) => button === document.activeElement),
    ).toBe(true);
    await checkLayout(page);
    await question.getByRole("button", { name: words.sessions.yes }).click();
    await waitForText(page, words.sessions.endedAll);
    expect(await readPagePath(page)).toBe("/login");
    await page.goto("/my_sessions");
    expect(await readPagePath(page)).toBe("/login?next=%2Fmy_sessions");
  });

  test("somebody asks for their account to be deleted, after a yes", async () => {
    const somebody = await signedInAs(town().app, "USER", { confirmedAt: null });
    const page = await openPageAs(town(), somebody, "/update_profile", { language });
    await page.getByRole("region", { name: words.titles.confirm }).waitFor();
    await clickButton(page, words.deletion.button);
    const question = page.getByRole("dialog", { name: words.deletion.question });
    await question.getByRole("button", { name: words.deletion.no }).click();
    expect(await question.count()).toBe(0);
    await clickButton(page, words.deletion.button);
    await question.getByRole("button", { name: words.deletion.yes }).click();
    await waitForText(page, words.deletion.done);
    expect(await page.getByRole("button", { name: words.deletion.button }).count()).toBe(0);
    await page
      .getByRole("region", { name: words.titles.confirm })
      .getByRole("button", { name: words.confirm.later })
      .click();
    await page.reload();
    await hydrated(page);
    await expect.poll(() => page.getByRole("region", { name: words.titles.confirm }).count()).toBe(0);
    expect(await page.getByRole("button", { name: words.deletion.button }).count()).toBe(0);
    await checkLayout(page);
  });

  test("without scripts one signs in, sees what is wrong, and signs out", async () => {
    const email = newAddress();
    await signUp(email, "my secret");
    const { page } = await town().visit({ language, scripts: false, expects: REFUSED });
    await page.goto("/my_sessions");
    expect(new URL(page.url()).pathname).toBe("/login");
    await field(page, "email").fill(email);
    await field(page, "password").fill("not my secret");
    await clickButton(page, words.signIn);
    await waitForText(page, words.problems.signInFailed);
    expect(await field(page, "email").inputValue()).toBe(email);
    expect(await field(page, "password").inputValue()).toBe("");
    await field(page, "password").fill("my secret");
    await clickButton(page, words.signIn);
    expect(new URL(page.url()).pathname).toBe("/my_sessions");
    await page.goto("/available_beds");
    await page.getByRole("heading", { level: 1, name: words.menu.updateBeds }).waitFor();
    await waitForText(page, words.menu.needsScripts);
    await page.goto("/?show=menu");
    await clickButton(page, words.menu.signOut);
    await page.goto("/my_sessions");
    expect(new URL(page.url()).pathname).toBe("/login");
    await page.goto("/forgot_password");
    await field(page, "email").fill(email);
    await clickButton(page, words.sendLink);
    await waitForText(page, words.linkSent(email));
  });

  test("every screen is right", async () => {
    const guest = await town().visit({ language });
    for (const path of ["/login", "/login?tab=signup", "/forgot_password", "/auth/resetPassword?token=a"]) {
      await guest.page.goto(path);
      await hydrated(guest.page);
      await checkEachLayout(guest.page);
    }
    const somebody = await signedInAs(town().app, "USER", { confirmedAt: null });
    const page = await openPageAs(town(), somebody, "/update_profile", { language });
    for (const path of ["/update_profile", "/change_password", "/my_sessions", "/auth/confirm?token=a"]) {
      await page.goto(path);
      await hydrated(page);
      await checkEachLayout(page);
    }
  });

  // The two languages together cover every width in both color schemes.
  test.each([
    { width: 360, dark: language === "es" },
    { width: 1440, dark: language === "en" },
  ])("the menu is right at $width, dark: $dark", async ({ width, dark }) => {
    const somebody = await signedInAs(town().app, "USER", { confirmedAt: null });
    const page = await openPageAs(town(), somebody, "/", { language, width, dark });
    await clickButton(page, words.shell.menu);
    await page.getByRole("dialog").getByRole("button", { name: words.menu.signOut }).waitFor();
    await checkLayout(page);
  });
});

/** One more device of someone. */
async function signedInAgain(userId: string): Promise<void> {
  const { app } = town();
  await app.database.transaction((db) =>
    startSession(db, { userId, method: "LOCAL", device: "Phone", now: app.now }),
  );
}

test("a form from another site opens nothing", async () => {
  const { app } = town();
  const send = (headers: Readonly<Record<string, string>>, body: string) =>
    fetch(`${app.address}/login`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
      body,
      redirect: "manual",
    });
  const body = "form=signIn&email=grace%40amparo.example&password=amparo-demo";
  const foreign = await send({ origin: "https://evil.example" }, body);
  expect(foreign.status).toBe(403);
  expect(foreign.headers.get("set-cookie")).toBeNull();
  const own = await send({ origin: app.address }, body);
  expect(own.status).toBe(303);
  expect(own.headers.get("set-cookie")).toContain(`${SESSION_COOKIE}=`);
  expect((await send({ origin: app.address }, "form=constructor")).status).toBe(404);
  expect((await send({ origin: app.address }, "")).status).toBe(404);
});

test("a person of the demonstration is one press from signed in", async () => {
  const { page } = await town().visit();
  await page.goto("/login");
  await hydrated(page);
  await page.getByRole("button", { name: /admin@amparo\.example/ }).click();
  await page.keyboard.press("Enter");
  await page.getByText(/^Welcome, /).waitFor();
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("dialog");
  await menu.getByRole("link", { name: "Who can do what" }).waitFor();
  expect(await menu.getByRole("link", { name: "Manage profile" }).count()).toBe(0);
  expect(await menu.getByRole("link", { name: /Sign in or sign up/ }).count()).toBe(0);
});

test("a success message shows for three seconds", async () => {
  const somebody = await signedInAs(town().app, "USER");
  const page = await openPageAs(town(), somebody, "/update_profile", { expects: REFUSED });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText(en.profile.saved).waitFor();
  await page.clock.runFor(SUCCESS_MESSAGE_MS + 100);
  await expect.poll(() => page.getByText(en.profile.saved).count()).toBe(0);
});
