import { MAX_PASSWORD, MIN_PASSWORD } from "../../base/contract/limits.ts";
import type { FieldMessage } from "../../base/contract/problems.ts";

/**
 * Prepares a password for hashing by the profile OpaqueString of RFC 8265: all Unicode spaces become a space, and
 * the text is normalized to NFC. Nothing is trimmed or case-folded.
 */
export function preparedPassword(typed: string): string {
  return typed.replace(/\p{Zs}/gu, " ").normalize("NFC");
}

/** The error of a new password, as the key that the call would report (rule accounts 6). */
export function checkPassword(typed: string): FieldMessage | null {
  const length = [...preparedPassword(typed)].length;
  if (length === 0) return "required";
  if (length < MIN_PASSWORD) return "tooShort";
  return length > MAX_PASSWORD ? "tooLong" : null;
}
