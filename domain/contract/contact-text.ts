import * as z from "zod/mini";
import { formatPhone, isEmail, isPhone, isStated } from "./contact-rules.ts";
import { MAX_EMAIL } from "./limits.ts";
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

/** A telephone number of ten digits, stored as `(xxx) xxx-xxxx` (rule services 12). */
export function phoneNumber() {
  return z.pipe(
    filled(oneLine({ max: 30 })),
    z.pipe(z.string().check(holds<string>(isPhone, "notPhone")), z.transform(formatPhone)),
  );
}
