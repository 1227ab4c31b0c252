import * as z from "zod/mini";
import { type PhoneField, problemOfPhone, storedPhone } from "../phone/typed-phone.ts";
import { isEmail, isStated } from "./contact-rules.ts";
import { MAX_EMAIL, MAX_TYPED_PHONE } from "./limits.ts";
import { holds, text } from "./text.ts";

/** Contact fields. Texts that may become mail headers are of one line, which prevents header injection. */

/** Non-empty text: empty or invisible text is refused as `required`. */
export function filled(schema: z.ZodMiniType<string, string>) {
  return z.pipe(schema, z.string().check(holds<string>(isStated, "required")));
}

/** Text of one line, without any control character. */
export function oneLine({ max }: { max: number }) {
  return z.pipe(
    z.string().check(holds<string>((value) => !/[\p{Cc}\u2028\u2029]/u.test(value), "notOneLine")),
    text({ max }),
  );
}

/** Multi-line text; line ends become `\n`. */
export function severalLines({ max }: { max: number }) {
  return z.pipe(
    text({ max }),
    z.transform((value: string) => value.replace(/\r\n?/g, "\n")),
  );
}

/** A mail address, as it was typed. */
export function emailAddress() {
  return z.pipe(filled(text({ max: MAX_EMAIL })), z.string().check(holds<string>(isEmail, "notEmail")));
}

/**
 * A telephone number in any notation (rules phones 1–6). Empty text is left for the caller.
 *
 * @param max maximum length of a text that is parsed
 */
export function typedPhone(field: PhoneField, { max = MAX_TYPED_PHONE }: { max?: number } = {}) {
  const isFine = (message: "notPhone" | "noSuchPhone") =>
    holds<string>((value) => value === "" || problemOfPhone(value, field) !== message, message);
  return z.pipe(
    oneLine({ max }),
    z.pipe(
      z.string().check(isFine("notPhone"), isFine("noSuchPhone")),
      z.transform((value: string) => (value === "" ? value : storedPhone(value, field))),
    ),
  );
}

/**
 * A telephone number that a save of other fields may send back: an invalid one stays as written. The caller, which
 * knows the stored one, refuses it if it changes (`problemOfChange`). Empty text is left for the caller.
 */
export function keptPhone(field: PhoneField) {
  return z.pipe(
    oneLine({ max: MAX_TYPED_PHONE }),
    z.transform((value: string) => (value === "" ? value : storedPhone(value, field))),
  );
}

/** A telephone number of ten digits, stored as `(xxx) xxx-xxxx` (rule phones 1). */
export function phoneNumber() {
  return z.pipe(filled(oneLine({ max: MAX_TYPED_PHONE })), typedPhone({ takes: "person" }));
}
