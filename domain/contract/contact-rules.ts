import { MAX_EMAIL } from "./limits.ts";

/** Rules for required texts, mail addresses and telephone numbers, shared by forms and calls. */

/** A visible character: neither space nor invisible. */
const MARK = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a text has any visible character. */
export function isStated(value: string): boolean {
  return MARK.test(value);
}

const LOCAL_PART = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*";
const LABEL = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
const EMAIL = new RegExp(`^(?=.{1,64}@)${LOCAL_PART}@(?:${LABEL}\\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$`, "i");

/** A mail address in common form: no quotes, no comments, a domain with a dot. */
export function isEmail(value: string): boolean {
  return value.length <= MAX_EMAIL && EMAIL.test(value);
}

/** Ten digits, with or without the country's 1, however they are grouped. */
export function isPhone(value: string): boolean {
  return /^[\d\s().+-]*$/.test(value) && digitsOf(value).length === 10;
}

/**
 * Formats the digits typed so far, at most ten, as `(xxx) xxx-xxxx` (rule services 12). A leading 1 before ten
 * digits is the country code.
 */
export function formatPhone(typed: string): string {
  const digits = digitsOf(typed).slice(0, 10);
  if (digits.length < 4) return digits;
  const [area, office, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  return line === "" ? `(${area}) ${office}` : `(${area}) ${office}-${line}`;
}

function digitsOf(value: string): string {
  const digits = value.replace(/\D/g, "");
  return digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;
}
