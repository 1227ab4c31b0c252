import type { Route } from "#server/base/http/route.ts";
import { attemptCounter } from "../../../base/attempts/attempt-counter.ts";
import type { AccountDependencies } from "./account-dependencies.ts";
import { passwordRoutes } from "./change-password.ts";
import { confirmEmailRoutes } from "./confirm-email.ts";
import { profileRoutes } from "./profile.ts";
import { signInRoutes } from "./sign-in.ts";

/** @param isLimited false for load tests only */
export function accountRoutes(
  given: Pick<AccountDependencies, "database" | "queueMail" | "passwords" | "secondFactorRoles">,
  isLimited: boolean,
): Route[] {
  const dependencies = {
    ...given,
    countAttempt: attemptCounter(given.database, isLimited),
  };
  return [
    ...signInRoutes(dependencies),
    ...passwordRoutes(dependencies),
    ...confirmEmailRoutes(dependencies),
    ...profileRoutes(dependencies),
  ];
}
