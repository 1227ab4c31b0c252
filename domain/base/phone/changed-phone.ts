import { type PhoneField, type PhoneProblem, problemOfPhone } from "./typed-phone.ts";

/**
 * Checks a number only if it changes: an invalid one that is already stored must not block other edits (rule phones 5).
 * Returns null if nothing is wrong.
 *
 * @param before the numbers that are stored in its place
 */
export function problemOfChange(
  given: string | null | undefined,
  before: readonly (string | null)[],
  field: PhoneField,
): PhoneProblem | null {
  if (given == null || given === "" || before.includes(given)) return null;
  return problemOfPhone(given, field);
}
