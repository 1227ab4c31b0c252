import type { BrowserContext, Page } from "playwright-core";
import type { RunningApp } from "#checks/running-app.ts";
import type { UserForTest } from "#checks/users-for-tests.ts";
import { SESSION_COOKIE } from "#domain/accounts/account/session-cookie.ts";
import { hydrated, type Town, type Visitor } from "./journey.ts";

/** Gives the browser this person's session, as a sign-in would have. */
export async function signInAs(
  context: BrowserContext,
  app: Pick<RunningApp, "address">,
  { token }: UserForTest,
): Promise<void> {
  await context.addCookies([
    { name: SESSION_COOKIE, value: token, url: app.address, httpOnly: true, sameSite: "Lax" },
  ]);
}

/** A new browser of a signed-in user, on a page that responds to clicks. */
export async function openPageAs(
  { app, visit }: Town,
  user: UserForTest,
  path: string,
  visitor: Visitor = {},
): Promise<Page> {
  const { page, context } = await visit(visitor);
  await signInAs(context, app, user);
  await page.goto(path);
  await hydrated(page);
  return page;
}
