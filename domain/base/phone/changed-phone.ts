import { type PhoneField, type PhoneProblem, problemOfPhone } from "./typed-phone.ts";

/**
 * What is wrong with a number where it is what changes: one that stands there already blocks no save of anything else
 * (rule phones 5). Null: nothing.
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
