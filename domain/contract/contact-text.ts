import * as z from "zod/mini";
import { MAX_EMAIL } from "./limits.ts";
import { holds, text } from "./text.ts";

/**
 * Fields by which people are reached. Whatever may stand in the head of a mail is one line: a line break there
 * would begin another header.
 */

/** Text that says something: empty is refused as `required`. */
export function filled(schema: z.ZodMiniType<string, string>) {
  return z.pipe(schema, z.string().check(holds<string>((value) => value !== "", "required")));
}

/** Text of one line, without any control character. */
export function oneLine({ max }: { max: number }) {
  return z.pipe(
    z.string().check(holds<string>((value) => !/[\p{Cc}\u2028\u2029]/u.test(value), "notOneLine")),
    text({ max }),
  );
}

/** Text of several lines; line ends become `\n`. */
export function severalLines({ max }: { max: number }) {
  return z.pipe(
    text({ max }),
    z.transform((value: string) => value.replace(/\r\n?/g, "\n")),
  );
}

const LOCAL_PART = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*";
const LABEL = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
const EMAIL = new RegExp(`^(?=.{1,64}@)${LOCAL_PART}@(?:${LABEL}\\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$`, "i");

export function isEmail(value: string): boolean {
  return value.length <= MAX_EMAIL && EMAIL.test(value);
}

/** A mail address, as it was typed. */
export function emailAddress() {
  return z.pipe(filled(text({ max: MAX_EMAIL })), z.string().check(holds<string>(isEmail, "notEmail")));
}

/** A telephone number of ten digits, kept as `(xxx) xxx-xxxx` (decisions, section 1). */
export function phoneNumber() {
  return z.pipe(
    filled(oneLine({ max: 30 })),
    z.pipe(z.string().check(holds<string>(isPhone, "notPhone")), z.transform(formatPhone)),
  );
}

export function isPhone(value: string): boolean {
  return /^[\d\s().+-]*$/.test(value) && digitsOf(value).length === 10;
}

/**
 * The digits of what somebody typed so far, at most ten, as `(xxx) xxx-xxxx` (specification, section 5). A 1 in
 * front of ten more is the country's.
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
