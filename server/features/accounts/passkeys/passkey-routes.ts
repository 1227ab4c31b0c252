import { attemptCounter } from "#server/base/attempts/attempt-counter.ts";
import type { Route } from "#server/base/http/route.ts";
import { enrollmentRoutes } from "./enrollment.ts";
import { ownPasskeyRoutes } from "./own-passkeys.ts";
import type { PasskeyDependencies } from "./passkey-dependencies.ts";
import { passkeySignInRoutes } from "./passkey-sign-in.ts";
import { secondFactorRoutes } from "./second-factor.ts";

/** @param isLimited false for load tests only */
export function passkeyRoutes(given: Omit<PasskeyDependencies, "countAttempt">, isLimited: boolean): Route[] {
  const dependencies = { ...given, countAttempt: attemptCounter(given.database, isLimited) };
  return [
    ...ownPasskeyRoutes(dependencies),
    ...passkeySignInRoutes(dependencies),
    ...secondFactorRoutes(dependencies),
    ...enrollmentRoutes(dependencies),
  ];
}
