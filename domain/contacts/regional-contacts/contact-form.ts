import * as z from "zod/mini";
import { isEmail } from "../../base/contract/contact-rules.ts";
import { keptPhone, oneLine } from "../../base/contract/contact-text.ts";
import { MAX_CONTACT_LIST, MAX_CONTACT_TEXT } from "../../base/contract/limits.ts";
import { type FieldMessages, invalid, type Problem } from "../../base/contract/problems.ts";
import { holds } from "../../base/contract/text.ts";
import { isUuid } from "../../base/contract/uuid.ts";
import { CONTACT_DESCRIPTIONS } from "./contact-fields.ts";
import type { ContactFacts, ContactField, ContactKind } from "./regional-contact.ts";

/** Checks what an editor may send (rules regional-contacts 2–4). Absent: unchanged; null or empty: cleared. */

const line = oneLine({ max: MAX_CONTACT_TEXT });

function optional(schema: z.ZodMiniType<string, string>) {
  return z.nullish(
    z.pipe(
      schema,
      z.transform((value: string) => (value === "" ? null : value)),
    ),
  );
}

function list(entry: z.ZodMiniType<string, string>) {
  return z.nullish(
    z.pipe(
      z.array(entry).check(holds<string[]>((values) => values.length <= MAX_CONTACT_LIST, "tooMany")),
      z.transform((values: string[]) => [...new Set(values.filter((value) => value !== ""))]),
    ),
  );
}

// Accepts invalid numbers too; only changed ones are checked.
const number = keptPhone({ takes: "line" });

const SCHEMAS = {
  // Required by `editedContact`, so that everything missing is reported together.
  name: z.nullish(line),
  title: optional(line),
  position: optional(line),
  district: optional(line),
  county: optional(line),
  counties: list(line),
  address: optional(line),
  phones: list(number),
  mobilePhone: optional(number),
  officePhone: optional(number),
  faxPhone: optional(number),
  extension: optional(
    z.pipe(line, z.string().check(holds<string>((value) => /^[0-9*#]{0,20}$/.test(value), "notPhone"))),
  ),
  email: optional(
    z.pipe(line, z.string().check(holds<string>((value) => value === "" || isEmail(value), "notEmail"))),
  ),
  coordinators: list(
    z.pipe(
      z.string().check(holds<string>(isUuid, "notId")),
      z.transform((value: string) => value.toLowerCase()),
    ),
  ),
} satisfies Record<ContactField, z.ZodMiniType>;

/** The fields as sent; those of other kinds are ignored. */
export type GivenContact = {
  readonly [Field in ContactField]?: ContactFacts[Field] | null | undefined;
} & {
  /** The version that the editor opened; 409 if there is a newer one. Older clients send none. */
  readonly version?: number | undefined;
};

/** The input as clients send it. */
export type ContactInput = {
  [Field in ContactField]?:
    | (ContactFacts[Field] extends readonly string[] ? string[] : string)
    | null
    | undefined;
} & { version?: number | undefined };

/** Returns the body schema of a kind's calls, with only its own fields. `editedContact` checks what is required. */
export function contactBody(kind: ContactKind): z.ZodMiniType<GivenContact, ContactInput> {
  const fields = CONTACT_DESCRIPTIONS[kind].fields.map((field) => [field, SCHEMAS[field]] as const);
  return z.object({ ...Object.fromEntries(fields), version: z.optional(z.int()) });
}

/** The sentence that older clients show for a region without a coordinator. */
const NO_COORDINATOR = "Please input at least one Coordinator.";

/** Makes a 400 problem for these fields. */
export function contactProblem(fields: FieldMessages): Problem {
  return invalid(fields, fields["coordinators"] === "required" ? NO_COORDINATOR : null);
}
