import * as z from "zod/mini";
import { isEmail } from "../../base/contract/contact-rules.ts";
import { filled, keptPhone, oneLine, severalLines } from "../../base/contract/contact-text.ts";
import {
  MAX_DESCRIPTION,
  MAX_EMAIL,
  MAX_ORGANIZATION_NAME,
  MAX_ORGANIZATION_PHONES,
  MAX_TYPED_PHONE,
} from "../../base/contract/limits.ts";
import { holds } from "../../base/contract/text.ts";
import { webAddress } from "../../base/contract/web-address.ts";

/** The body of POST /organizations and PUT /organizations/{id}. Absent: unchanged; null or empty: cleared. */

function optional(schema: z.ZodMiniType<string, string>) {
  return z.nullish(
    z.pipe(
      schema,
      z.transform((value: string) => (value.trim() === "" ? null : value)),
    ),
  );
}

const EXTENSION = /^[0-9*#]{0,20}$/;

const phone = z.object({
  // Whether it is one is asked where it changes.
  number: z.pipe(filled(oneLine({ max: MAX_TYPED_PHONE })), keptPhone({ takes: "line" })),
  extension: optional(
    z.pipe(
      oneLine({ max: 100 }),
      z.string().check(holds<string>((value) => EXTENSION.test(value), "notPhone")),
    ),
  ),
});

const email = optional(
  z.pipe(
    oneLine({ max: MAX_EMAIL }),
    z.string().check(holds<string>((value) => value === "" || isEmail(value), "notEmail")),
  ),
);

export const organizationBody = z.object({
  /** Required of a new one. */
  name: z.nullish(oneLine({ max: MAX_ORGANIZATION_NAME })),
  alternateName: optional(oneLine({ max: MAX_ORGANIZATION_NAME })),
  description: optional(severalLines({ max: MAX_DESCRIPTION })),
  url: z.nullish(webAddress()),
  email,
  phones: z.nullish(
    z.array(phone).check(holds<unknown[]>((phones) => phones.length <= MAX_ORGANIZATION_PHONES, "tooMany")),
  ),
  /** The owner's address. Left as it was where the viewer is no administrator. */
  userEmail: email,
  /** The version that the editor saw; another one in the meantime is 409. */
  version: z.optional(z.int()),
});
export type OrganizationForm = Readonly<z.output<typeof organizationBody>>;
