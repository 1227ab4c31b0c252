import { MAX_PASSWORD, MIN_PASSWORD } from "../contract/limits.ts";
import type { FieldMessage } from "../contract/problems.ts";

/**
 * A password as it is hashed, by the profile OpaqueString of RFC 8265: whichever space a keyboard makes is a space,
 * and a letter with its accent is one letter however it was typed. Nothing is trimmed, and nothing else is folded:
 * what looks alike stays different.
 */
export function preparedPassword(typed: string): string {
  return typed.replace(/\p{Zs}/gu, " ").normalize("NFC");
}

/** What is wrong with a new password, by the key that the call would answer (rule accounts 6). */
export function checkPassword(typed: string): FieldMessage | null {
  const length = [...preparedPassword(typed)].length;
  if (length === 0) return "required";
  if (length < MIN_PASSWORD) return "tooShort";
  return length > MAX_PASSWORD ? "tooLong" : null;
}
