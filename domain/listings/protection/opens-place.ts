import { isProtected, type Protection } from "../../services/protection.ts";

/** How a public listing keeps its place back, as it is stored. */
export interface KeptPlace {
  readonly isProtected: boolean;
  /** Its place was hidden for good, or was that of a listing which is reached by telephone since: no street is stored. */
  readonly isGone: boolean;
}

/**
 * Whether this version would show a place that is kept back (rule protection 18). Who only takes the place away opens
 * nothing.
 */
export function opensPlace(kept: KeptPlace, after: Protection & { readonly isRemote: boolean }): boolean {
  if (isProtected(after) || after.isRemote) return false;
  return kept.isProtected || (kept.isGone && after.addressVisibility !== "HIDDEN");
}
