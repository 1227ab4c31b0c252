import type { BrowserContext } from "playwright-core";
import type { RunningApp } from "#checks/running-app.ts";
import type { UserForTest } from "#checks/users-for-tests.ts";
import { SESSION_COOKIE } from "#domain/account/session-cookie.ts";

/** Gives the browser this person's session, as a sign-in would have. */
export async function enterAs(
  context: BrowserContext,
  app: Pick<RunningApp, "address">,
  { token }: UserForTest,
): Promise<void> {
  await context.addCookies([
    { name: SESSION_COOKIE, value: token, url: app.address, httpOnly: true, sameSite: "Lax" },
  ]);
}
