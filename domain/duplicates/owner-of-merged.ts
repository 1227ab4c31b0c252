import { isProtected, type Protection } from "../services/protection.ts";

/**
 * Whether the kept service may get the other's owner (rule duplicates 12). A service whose place is not public does
 * not, because its owner sees it; an administrator must assign one by hand.
 */
export function mayGetOwner(kept: Protection): boolean {
  return kept.addressVisibility === "EXACT" && !isProtected(kept);
}
