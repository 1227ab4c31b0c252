import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { OAUTH_CLIENT, type OauthServer, oauthServer } from "#checks/oauth-server.ts";
import { OPENID_CLIENT, type OpenIdServer, openIdServer } from "#checks/openid-server.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { signedInAs } from "#checks/users-for-tests.ts";
import type { SocialFailure } from "#domain/accounts/social-sign-in/provider.ts";
import { account as en } from "#words/compiled/en/accounts/account.ts";
import { account as es } from "#words/compiled/es/accounts/account.ts";
import { checkLayout } from "./check-layout.ts";
import { demonstrationTown, hydrated, PAGES } from "./journey.ts";
import { languageCases } from "./language-cases.ts";
import { NOW } from "./now.ts";
import { openPageAs } from "./sign-in-as.ts";

/** People who have no password here: Google and X say who they are. Facebook is not set up. */
const town = demonstrationTown();

let google: OpenIdServer;
let x: OauthServer;
let app: RunningApp;
beforeAll(async () => {
  google = await openIdServer();
  x = await oauthServer("TWITTER");
  const social = {
    GOOGLE: { ...OPENID_CLIENT, baseUrl: google.address },
    FACEBOOK: null,
    TWITTER: { ...OAUTH_CLIENT, baseUrl: x.address },
  };
  app = await runningApp(town().app.database, {
    config: { trustProxy: false, isRateLimited: false, social },
    pages: PAGES,
  });
  app.now = NOW;
  google.register(`${app.address}/api/auth/google/callback`);
});
afterAll(() => Promise.all([app?.close(), google?.close(), x?.close()]));
beforeEach(() => {
  google.agrees = true;
  x.profileStatus = 200;
});

/** Ana's profile at X. */
const ana = (email: string | null) => ({
  data: { id: `x-${email}`, name: "Ana", username: "ana", confirmed_email: email },
});

describe.each(languageCases(import.meta.filename, ["en", "es"]))("in %s", (language) => {
  const words = { en, es }[language];

  const visit = async (path: string): Promise<Page> => {
    const { page } = await town().visit({
      language,
      address: app.address,
      signsInAt: [google.address, x.address],
    });
    await page.goto(path);
    await hydrated(page);
    return page;
  };
  const button = (page: Page, provider: string) =>
    page.getByRole("link", { name: words.socialWith(provider), exact: true });

  /** An empty one waits for what the form will say. */
  const alertsData = async (page: Page) =>
    (await page.getByRole("alert").allTextContents()).filter((text) => text !== "");

  test("signing in and up, those who are set up are offered; where nobody is, nothing is said of it", async () => {
    for (const path of ["/login", "/login?tab=signup"]) {
      const page = await visit(path);
      await page.getByText(words.or, { exact: true }).waitFor();
      expect(await page.locator("a[href^='/api/auth/']").allTextContents()).toEqual([
        words.socialWith("Google"),
        words.socialWith("X"),
      ]);
      expect(await alertsData(page)).toEqual([]);
      await checkLayout(page);

      const without = await town().visit({ language });
      await without.page.goto(path);
      await hydrated(without.page);
      await without.page.getByLabel(words.labels.password, { exact: true }).waitFor();
      expect(await without.page.locator("a[href^='/api/auth/']").count()).toBe(0);
      expect(await without.page.getByText(words.or, { exact: true }).count()).toBe(0);
    }
  });

  const failures: readonly (readonly [SocialFailure, provider: string, prepare: () => void])[] = [
    ["refused", "Google", () => Object.assign(google, { agrees: false })],
    ["needsEmail", "X", () => Object.assign(x, { profile: ana(null) })],
    ["emailTaken", "X", () => Object.assign(x, { profile: ana("grace@amparo.example") })],
    ["other", "X", () => Object.assign(x, { profile: ana("a@people.example"), profileStatus: 500 })],
  ];
  test.each(failures)(
    "%s by %s shows a message, and the next try works",
    async (failure, provider, prepare) => {
      const page = await visit("/login?next=%2Fmanage_services");
      prepare();
      await button(page, provider).click();
      await page.waitForURL(`**/login?failed=${failure}&next=%2Fmanage_services`);
      await hydrated(page);
      expect(await alertsData(page)).toEqual([words.socialFailed[failure]]);
      expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("session");
      await checkLayout(page);

      Object.assign(x, { profile: ana(`${failure}-${language}@people.example`), profileStatus: 200 });
      await button(page, "X").click();
      await page.waitForURL((url) => url.pathname === "/manage_services");
    },
  );

  test("with the address of an account that nobody confirmed, Google's user is asked first", async () => {
    const email = `unconfirmed-${language}@people.example`;
    await signedInAs(town().app, "USER", { email, confirmedAt: null });
    Object.assign(google, { person: { sub: email, email, email_verified: true, name: "Ana" } });
    const page = await visit("/login?next=%2Fmanage_services");
    await button(page, "Google").click();
    await page.waitForURL((url) => url.pathname === "/auth/confirm");
    await hydrated(page);
    await checkLayout(page);
    await page.getByRole("button", { name: words.confirm.disown, exact: true }).click();
    await page.getByRole("heading", { level: 2, name: words.confirm.disowned }).waitFor();
    await checkLayout(page);
    await button(page, "Google").click();
    await page.waitForURL((url) => url.pathname === "/manage_services");
  });

  test("any other failure in the address is unknown, and is not echoed", async () => {
    const page = await visit("/login?failed=%3Cb%3Eyour+account+is+blocked");
    expect(await alertsData(page)).toEqual([words.socialFailed.other]);
    expect(await page.getByText("blocked").count()).toBe(0);
  });

  test.each([
    ["GOOGLE", "Google"],
    ["FACEBOOK", "Facebook"],
    ["TWITTER", "X"],
  ] as const)(
    "who signed in with %s has no password to change, and may choose one",
    async (lastMethod, name) => {
      const somebody = await signedInAs(town().app, "USER", { lastMethod });
      const page = await openPageAs(town(), somebody, "/change_password", { language });
      await page.getByRole("heading", { level: 1, name: words.titles.changePassword }).waitFor();
      await page.getByText(words.noPassword(name), { exact: true }).waitFor();
      expect(await page.getByRole("main").locator("input, form").count()).toBe(0);
      await checkLayout(page);
      await page.getByRole("link", { name: words.setPassword, exact: true }).click();
      await page.getByRole("heading", { level: 1, name: words.titles.forgotPassword }).waitFor();
      const email = page.getByLabel(words.labels.email, { exact: true });
      expect(await email.inputValue()).toBe(somebody.user.email);
      await page.getByRole("button", { name: words.sendLink, exact: true }).click();
      await page.getByText(words.linkSent(somebody.user.email), { exact: true }).waitFor();
    },
  );
});
