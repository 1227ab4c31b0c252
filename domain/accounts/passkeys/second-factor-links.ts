/** Paths of the pages for a second factor. Tokens are in the query, which is neither logged nor sent to other sites. */

/** @param next local path to continue to afterwards */
export function secondFactorPath(factorToken: string, next: string): string {
  const goingOn = next === "/" ? "" : `&next=${encodeURIComponent(next)}`;
  return `/second_factor?factor=${encodeURIComponent(factorToken)}${goingOn}`;
}

/** Path of the emailed link with which someone without a second factor adds one. */
export function enrollPasskeyPath(token: string): string {
  return `/auth/passkey?token=${encodeURIComponent(token)}`;
}
