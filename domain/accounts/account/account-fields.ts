import * as z from "zod/mini";
import { isEmail } from "../../base/contract/contact-rules.ts";
import { filled, keptPhone, oneLine, typedPhone } from "../../base/contract/contact-text.ts";
import { MAX_DISPLAY_NAME, MAX_EMAIL, MAX_PASSWORD, MIN_PASSWORD } from "../../base/contract/limits.ts";
import { type FieldMessages, invalid, type Problem } from "../../base/contract/problems.ts";
import { holds, isWellFormedText, text } from "../../base/contract/text.ts";
import { checkPassword, preparedPassword } from "./password.ts";

/** Fields of an account's calls. */

/** A reply that only reports success. */
export const done = z.object({ code: z.int(), message: z.string() });

/** ASCII only, checked before case folding: some other characters fold to a similar letter. */
const ASCII = /^[\x20-\x7e]*$/;

/** The address of an account, in lower case. */
export function accountEmail() {
  return z.pipe(
    z.string().check(holds<string>((value) => value.length > 1000 || ASCII.test(value), "notEmail")),
    z.pipe(
      filled(text({ max: MAX_EMAIL })),
      z.pipe(
        z.string().check(holds<string>(isEmail, "notEmail")),
        z.transform((value: string) => value.toLowerCase()),
      ),
    ),
  );
}

/** A new password, prepared to be hashed. */
export function newPassword() {
  return z.pipe(
    z.string().check(
      holds<string>((value) => value.length <= 4 * MAX_PASSWORD, "tooLong"),
      holds<string>(isWellFormedText, "notText"),
      holds<string>((value) => checkPassword(value) !== "required", "required"),
      holds<string>((value) => checkPassword(value) !== "tooShort", "tooShort"),
      holds<string>((value) => checkPassword(value) !== "tooLong", "tooLong"),
    ),
    z.transform(preparedPassword),
  );
}

/** An existing password, prepared to be compared; its format is not checked. */
export function knownPassword() {
  return z.pipe(
    z.string().check(
      holds<string>((value) => value !== "", "required"),
      holds<string>((value) => value.length <= 4 * MAX_PASSWORD, "tooLong"),
      holds<string>(isWellFormedText, "notText"),
    ),
    z.transform(preparedPassword),
  );
}

/** A display name; forms label it as the name of the organization's service. */
export function displayName() {
  return filled(oneLine({ max: MAX_DISPLAY_NAME }));
}

/** An optional display name; an empty one counts as absent. */
export function optionalDisplayName() {
  return z.nullish(
    z.pipe(
      oneLine({ max: MAX_DISPLAY_NAME }),
      z.transform((value: string) => (value === "" ? undefined : value)),
    ),
  );
}

/** Ten digits, stored as `(xxx) xxx-xxxx`; empty or null clears it. */
export function optionalPhone() {
  return z.nullish(
    z.pipe(
      typedPhone({ takes: "person" }),
      z.transform((value: string) => (value === "" ? null : value)),
    ),
  );
}

/** Like `optionalPhone`, but accepts a stored number that is no longer valid; `changeUser` refuses it if it changes. */
export function changedPhone() {
  return z.nullish(
    z.pipe(
      keptPhone({ takes: "person" }),
      z.transform((value: string) => (value === "" ? null : value)),
    ),
  );
}

/** The token of a mailed link. Anything else is treated as an expired one. */
export function mailedToken() {
  return filled(text({ max: 200 }));
}

/** Older clients show the sentence itself (rule calls 7). */
export function passwordProblem(fields: FieldMessages): Problem {
  const isShort = fields.password === "tooShort" || fields.newPassword === "tooShort";
  if (isShort) return invalid(fields, `Password must be at least ${MIN_PASSWORD} characters long.`);
  const isEasy = fields.password === "tooEasy" || fields.newPassword === "tooEasy";
  if (isEasy)
    return invalid(fields, "This password is common, or is your name or email. Please choose another one.");
  return invalid(fields, fields.email === "notEmail" ? "Please input valid Email." : null);
}
