import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { personForTest } from "#checks/users-for-tests.ts";
import type { MailJob } from "#domain/mail/mail-job.ts";
import type { OutgoingMail } from "#server/base/outside/mail/mail-sender.ts";
import { newId } from "#server/base/sql/new-id.ts";
import { hashPassword } from "#server/features/accounts/account/password-hash.ts";
import type { QueuedMail } from "#server/features/mail/queue-mail.ts";
import { sendMail } from "#server/features/mail/send-mail.ts";
import { account as en } from "#words/compiled/en/accounts/account.ts";
import { account as es } from "#words/compiled/es/accounts/account.ts";
import { checkCurrentLayout } from "./check-layout.ts";
import { demonstrationTown, hydrated, PAGES } from "./journey.ts";
import { languageCases } from "./language-cases.ts";
import { NOW } from "./now.ts";

/** Passkeys, with an authenticator that the browser plays: administrators need one, others may have one. */
const town = demonstrationTown();

const WORDS = { en, es };
const PASSWORD = "correct horse";
/** Refusals that these visits are about: the second step, a used code, a session that is too old. */
const REFUSED = /40[0134]/;

let app: RunningApp;
let passwordHash: string;
beforeAll(async () => {
  app = await runningApp(town().app.database, {
    config: { trustProxy: false, isRateLimited: false, secondFactorRoles: new Set(["ADMINISTRATOR"]) },
    pages: PAGES,
  });
  app.now = NOW;
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => app?.close());

/** Someone with a password: their address. */
async function person(role: "USER" | "ADMINISTRATOR"): Promise<string> {
  const id = newId(NOW);
  const email = `${id}@people.example`;
  const account = { email, role, passwordHash, displayName: "Harbor Kitchen" };
  await town().app.database.transaction((db) => personForTest(db, NOW, account));
  return email;
}

/** The path of the link in the newest mail of this kind. */
async function mailedPath(kind: MailJob["mail"]): Promise<string> {
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
      place: { product: "Amparo", origin: "https://help.example" },
      now: () => app.now,
      log: { error: () => {} },
    },
    queued,
  );
  const path = /https:\/\/help\.example(\/auth\/\S+)/.exec(sent[0]?.text ?? "")?.[1];
  if (path === undefined) throw new Error(`No mail ${kind} with a link was sent.`);
  return path;
}

describe.each(languageCases(import.meta.filename, ["en", "es"]))("in %s", (language) => {
  const words = WORDS[language];
  const text = words.passkeys;
  const clickButton = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
  const waitForText = (page: Page, shown: string) => page.getByText(shown, { exact: true }).first().waitFor();

  /** A browser with an authenticator in the device, which verifies its owner. */
  const visit = async (): Promise<{ page: Page; context: BrowserContext }> => {
    const address = app.address.replace("127.0.0.1", "localhost");
    const { page, context } = await town().visit({ language, address, expects: REFUSED });
    const devtools = await context.newCDPSession(page);
    await devtools.send("WebAuthn.enable");
    await devtools.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return { page, context };
  };
  const open = async (page: Page, path: string) => {
    await page.goto(path);
    await hydrated(page);
  };
  const signIn = async (page: Page, email: string) => {
    await open(page, "/login?next=%2Fpasskeys");
    await page.getByLabel(words.labels.email, { exact: true }).fill(email);
    await page.getByLabel(words.labels.password, { exact: true }).fill(PASSWORD);
    await clickButton(page, words.signIn);
  };
  const waitForPasskeys = (page: Page) =>
    page.getByRole("heading", { level: 1, name: words.titles.passkeys, exact: true }).waitFor();

  test("an administrator creates a passkey by a mailed link, and needs it from then on", async () => {
    const email = await person("ADMINISTRATOR");
    const { page, context } = await visit();
    await signIn(page, email);
    await page.getByRole("heading", { level: 1, name: words.titles.secondFactor }).waitFor();
    const unscripted = async (path: string) => (await context.request.get(`${path}lang=${language}`)).text();
    const saying = (sentence: string) => new RegExp(`<noscript><p[^>]*>${sentence}</p></noscript>`);
    expect(await unscripted("/second_factor?")).toMatch(saying(text.step.needsScripts));
    expect(await unscripted("/auth/passkey?token=used&")).toMatch(saying(text.needsScripts));
    await clickButton(page, text.step.email);
    await waitForText(page, text.step.sent);
    await checkCurrentLayout(page);

    await open(page, await mailedPath("enrollPasskey"));
    await clickButton(page, text.create);
    await waitForText(page, text.codes.save);
    const code = await page
      .getByRole("listitem")
      .filter({ hasText: /^(\w{4}-){5}\w{4}$/ })
      .first()
      .textContent();
    await checkCurrentLayout(page);
    await clickButton(page, text.codes.saved);
    await waitForText(page, words.welcome("Harbor Kitchen"));

    await context.clearCookies({ name: "session" });
    await signIn(page, email);
    await clickButton(page, text.step.use);
    await waitForPasskeys(page);
    await waitForText(page, text.required);
    await waitForText(page, text.codes.left(10));
    expect(await unscripted("/passkeys?")).toMatch(saying(text.needsScripts));

    await context.clearCookies({ name: "session" });
    await signIn(page, email);
    const field = page.getByLabel(words.labels.recoveryCode, { exact: true });
    await field.fill("0000-0000-0000-0000-0000-0000");
    await clickButton(page, text.step.sendCode);
    await waitForText(page, words.problems.wrongRecoveryCode);
    await checkCurrentLayout(page);
    await field.fill((code ?? "").toLowerCase());
    await clickButton(page, text.step.sendCode);
    await waitForPasskeys(page);
    await waitForText(page, text.codes.left(9));
  });

  test("somebody adds a passkey, renames it, signs in with it alone, and removes it", async () => {
    const email = await person("USER");
    const { page, context } = await visit();
    await signIn(page, email);
    await waitForPasskeys(page);
    await waitForText(page, text.none);
    await clickButton(page, text.add);
    await waitForText(page, text.codes.save);
    await clickButton(page, text.codes.saved);
    await page.getByText(text.neverUsed).waitFor();
    await page.getByRole("button", { name: new RegExp(`^${text.rename}:`) }).click();
    await page.getByLabel(text.newName, { exact: true }).fill("Blue phone");
    await clickButton(page, text.saveName);
    await page.getByRole("heading", { level: 2, name: "Blue phone", exact: true }).waitFor();
    await checkCurrentLayout(page);

    await context.clearCookies({ name: "session" });
    await open(page, "/login?next=%2Fpasskeys");
    await clickButton(page, text.signIn);
    await waitForPasskeys(page);

    // An open browser that someone finds gives no lasting access.
    app.now = NOW + 3_600_000;
    await clickButton(page, text.removeOf("Blue phone"));
    await clickButton(page, text.yes);
    const dialog = page.getByRole("dialog");
    await dialog.getByText(words.signInAgain.recent, { exact: true }).waitFor();
    await dialog.getByRole("button", { name: text.signIn, exact: true }).click();
    await waitForText(page, text.none);
    app.now = NOW;
  });
});
