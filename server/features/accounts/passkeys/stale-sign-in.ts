import { RECENT_SIGN_IN_MS } from "#domain/base/contract/limits.ts";
import { type Problem, problem } from "#domain/base/contract/problems.ts";
import type { SignedIn } from "#server/base/http/viewer.ts";

/** Why this session may not change how someone signs in; null: it may. Who finds an open browser must not. */
export function staleSignIn({ signedInAt }: SignedIn, now: number): Problem | null {
  // A sign-in that is still to come was before the clock was set back.
  return Math.abs(now - signedInAt) > RECENT_SIGN_IN_MS ? problem("signInAgain") : null;
}
