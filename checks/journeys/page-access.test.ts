import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { signedInAs } from "#checks/users-for-tests.ts";
import { HARBOR_FRIENDS } from "#db/demo/organizations.ts";
import { SESSION_COOKIE } from "#domain/accounts/account/session-cookie.ts";
import { pageCapabilities } from "#domain/app/page-capabilities.ts";
import type { PageViewer } from "#domain/app/page-rendering.ts";
import { ROLES, type Role, VIEWER_ROLES } from "#domain/base/roles/role.ts";
import { isForbidden, redirectFor } from "#web/base/pages/page-access.ts";
import { PAGES } from "#web/base/pages/page-table.ts";
import { account as en } from "#words/compiled/en/accounts/account.ts";
import { noPermission as noPermissionEn } from "#words/compiled/en/accounts/no-permission.ts";
import { noPermission as noPermissionEs } from "#words/compiled/es/accounts/no-permission.ts";
import { checkLayout } from "./check-layout.ts";
import { demonstrationTown, hydrated } from "./journey.ts";
import { languageCases } from "./language-cases.ts";
import { addPublicService } from "./seed-approvals.ts";
import { openPageAs, signInAs } from "./sign-in-as.ts";

/** Pages that each role may enter, and where it is led when it may not. */
const town = demonstrationTown();

const readPagePath = (page: Page) => page.evaluate(() => location.pathname + location.search);

/** Roles that may open each page, written down independently of the code (rule permissions 13). */
const OPENED_BY: Readonly<Record<string, readonly Role[]>> = {
  "/update_profile": ROLES,
  "/change_password": ROLES,
  "/my_sessions": ROLES,
  "/add_service": ROLES,
  "/manage_services": ROLES,
  "/services/0190a000-0000-7000-8000-000000000001/edit": ROLES,
  "/available_beds": ROLES,
  "/directory_health": ["VOLUNTEER LEAD", "SUPER USER", "ADMINISTRATOR"],
  "/imports": ["VOLUNTEER LEAD", "SUPER USER", "ADMINISTRATOR"],
  "/manage_approvals": ["VOLUNTEER", "VOLUNTEER LEAD", "SUPER USER", "ADMINISTRATOR"],
  "/manage_users": ["ADMINISTRATOR"],
  "/users/0190a000-0000-7000-8000-000000000001": ["ADMINISTRATOR"],
  "/manage_access": ["ADMINISTRATOR"],
  "/manage_superusers": ["ADMINISTRATOR"],
  "/permissions": ["ADMINISTRATOR"],
  "/crisis_lines/new": ["ADMINISTRATOR"],
  "/liaisons/new": ["SUPER USER", "ADMINISTRATOR"],
  "/crisis_lines/0190a000-0000-7000-8000-000000000001/edit": ["ADMINISTRATOR"],
};

test("the server lets into each page whom the table names; guests sign in, the others get 403", async () => {
  const { app } = town();
  const readRedirect = async (path: string, headers: Readonly<Record<string, string>>) => {
    const reply = await fetch(`${app.address}${path}`, { headers, redirect: "manual" });
    return {
      to: reply.headers.get("location"),
      cache: reply.headers.get("cache-control"),
      status: reply.status,
    };
  };
  for (const path of Object.keys(OPENED_BY)) {
    expect((await readRedirect(path, {})).to, path).toBe(`/login?next=${encodeURIComponent(path)}`);
  }
  expect((await readRedirect("/login?next=//evil.example", {})).to).toBeNull();
  for (const role of ROLES) {
    const { token } = await signedInAs(app, role);
    const headers = { cookie: `${SESSION_COOKIE}=${token}` };
    for (const [path, roles] of Object.entries(OPENED_BY)) {
      const { to, cache, status } = await readRedirect(path, headers);
      expect(to, `${role} at ${path}`).toBeNull();
      // The form of a service that does not exist answers 404.
      const found = path.startsWith("/services/") ? 404 : 200;
      expect(status, `${role} at ${path}`).toBe(roles.includes(role) ? found : 403);
      expect(cache).toBe("private, no-store");
    }
    expect((await readRedirect("/services/nope/edit", headers)).status).toBe(404);
    expect((await readRedirect("/login", headers)).to).toBe("/");
    expect((await readRedirect("/", headers)).to).toBeNull();
  }
  expect((await readRedirect("/", { cookie: `${SESSION_COOKIE}=dead` })).cache).toBe("private, no-cache");
});

/** Id of what a page is about, other than a service. */
function idIn(path: string): string | undefined {
  if (path.startsWith("/organizations/")) return HARBOR_FRIENDS.id;
  return path.startsWith("/topics/") ? "FOOD" : undefined;
}

test("the server opens every page of the table as its row says, to each of seven viewers", async () => {
  const { app } = town();
  const [service] = await app.read<{ id: string }[]>("/services?q=grace+house&limit=1");
  const paths = Object.values(PAGES).map(({ path }) => path.replace(":id", idIn(path) ?? service?.id ?? ""));
  for (const role of VIEWER_ROLES) {
    const { token } = role === "GUEST" ? { token: "" } : await signedInAs(app, role);
    const headers = { cookie: `${SESSION_COOKIE}=${token}` };
    const viewer = role === "GUEST" ? null : createViewer(role);
    for (const path of paths) {
      const reply = await fetch(`${app.address}${path}`, { headers, redirect: "manual" });
      const to = redirectFor(path, viewer);
      expect(reply.headers.get("location"), `${role} at ${path}`).toBe(to);
      const status = isForbidden(path, viewer) ? 403 : 200;
      expect(reply.status, `${role} at ${path}`).toBe(to === null ? status : 303);
    }
  }
});

/** A viewer of this role, as pages know them. */
function createViewer(role: Role): PageViewer {
  const person = { id: "1", displayName: "Ana", email: "ana@example.org" };
  return {
    ...person,
    role,
    lastMethod: "LOCAL",
    isConfirmed: true,
    hasShelter: false,
    may: pageCapabilities(role),
  };
}

test("the browser leads away as the server does", async () => {
  const page = await openPageAs(town(), await signedInAs(town().app, "USER"), "/update_profile");
  const goTo = (path: string) =>
    page.evaluate((to) => {
      history.pushState(null, "", to);
    }, path);
  await goTo("/permissions");
  await page.getByRole("heading", { level: 1, name: noPermissionEn.title }).waitFor();
  await goTo("/login");
  await expect.poll(() => readPagePath(page)).toMatch(/^\/(\?.*)?$/);
  const guest = await town().visit();
  await guest.page.goto("/feedback");
  await hydrated(guest.page);
  await guest.page.evaluate(() => history.pushState(null, "", "/add_service?copy=1"));
  await expect.poll(() => readPagePath(guest.page)).toBe("/login?next=%2Fadd_service%3Fcopy%3D1");
});

test("a page from the browser's cache knows that its session is over", async () => {
  const { app } = town();
  const page = await openPageAs(town(), await signedInAs(app, "USER"), "/feedback", { expects: /401/ });
  const context = page.context();
  const returnToPage = () =>
    page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await returnToPage();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Sign out" }).waitFor();
  await page.keyboard.press("Escape");
  await context.clearCookies({ name: SESSION_COOKIE });
  await returnToPage();
  await page.getByRole("button", { name: "Menu" }).click();
  await page
    .getByRole("dialog")
    .getByRole("link", { name: /Sign in or sign up/ })
    .waitFor();

  await signInAs(context, app, await signedInAs(app, "USER"));
  await page.goto("/change_password");
  await hydrated(page);
  await page.getByLabel(en.labels.oldPassword, { exact: true }).fill("typed");
  await context.clearCookies({ name: SESSION_COOKIE });
  await returnToPage();
  await page.getByRole("dialog", { name: en.signInAgain.title }).waitFor();
  await page.keyboard.press("Escape");
  expect(await page.getByLabel(en.labels.oldPassword, { exact: true }).inputValue()).toBe("typed");
});

describe.each(languageCases(import.meta.filename, ["en", "es"]))("no dead ends in %s", (language) => {
  const text = { en: noPermissionEn, es: noPermissionEs }[language];

  test("a page that a role may not open says why, with and without scripts, and offers two ways on", async () => {
    const { app } = town();
    const user = await signedInAs(app, "USER");
    for (const scripts of [false, true]) {
      const { page, context } = await town().visit({ language, scripts, expects: /403/ });
      await signInAs(context, app, user);
      await page.goto("/manage_approvals");
      if (scripts) await hydrated(page);
      const main = page.getByRole("main");
      await main.getByRole("heading", { level: 1, name: text.title }).waitFor();
      await main.getByText(text.why(text.roles.USER)).waitFor();
      expect(await page.title()).toContain(text.title);
      expect(await main.getByRole("link").allTextContents()).toEqual([text.manage, text.writeToUs]);
      if (!scripts) continue;
      await checkLayout(page);
      await main.getByRole("link", { name: text.manage }).click();
      await page.waitForURL("**/manage_services");
    }
  });

  test("the form of somebody else's service says so, and leads to the service and to one's own", async () => {
    const { app } = town();
    const lead = await signedInAs(app, "VOLUNTEER LEAD");
    const name = `Somebody Else's Table in ${language}`;
    const { id } = await addPublicService(app, lead, lead, { name });
    const page = await openPageAs(town(), await signedInAs(app, "USER"), `/services/${id}/edit`, {
      language,
    });
    const main = page.getByRole("main");
    await main.getByRole("heading", { level: 2, name: text.notYours(name) }).waitFor();
    expect(await main.getByRole("link").allTextContents()).toEqual([text.viewService, text.manage]);
    await checkLayout(page);
    await main.getByRole("link", { name: text.viewService }).click();
    await page.waitForURL(`**/services/${id}`);
  });
});
