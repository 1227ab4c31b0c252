import type { Route } from "#server/http/route.ts";
import type { AccountParts } from "./account-parts.ts";
import { passwordRoutes } from "./change-password.ts";
import { profileRoutes } from "./own-account.ts";
import { openPasswords } from "./passwords.ts";
import { signInRoutes } from "./sign-in.ts";
import { attemptCounter } from "./too-often.ts";

/** @param isLimited false for load tests only */
export function accountRoutes(
  { database, queueMail }: Pick<AccountParts, "database" | "queueMail">,
  isLimited: boolean,
): Route[] {
  const parts = {
    database,
    queueMail,
    passwords: openPasswords(),
    countAttempt: attemptCounter(database, isLimited),
  };
  return [...signInRoutes(parts), ...passwordRoutes(parts), ...profileRoutes(parts)];
}
