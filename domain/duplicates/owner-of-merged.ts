import { isProtected, type Protection } from "../services/protection.ts";

/**
 * Whether the kept service may get the other's owner (rule duplicates 12). A place that is not public gets none: an
 * owner sees it, and is made by an administrator by hand.
 */
export function mayGetOwner(kept: Protection): boolean {
  return kept.addressVisibility === "EXACT" && !isProtected(kept);
}
