import * as z from "zod/mini";
import { oneLine } from "../base/contract/contact-text.ts";
import { MAX_ATTACHMENTS, MAX_COMMENT, MAX_EMAIL, MAX_GIVEN_TEXTS } from "../base/contract/limits.ts";
import { enumValue, id } from "../base/contract/text.ts";
import { FIELD_NAMES, TRANSLATED_FIELDS } from "../services/field-names.ts";
import { fieldInputs, optionalLine, optionalText, optionalYesOrNo, textInLanguage } from "./field-inputs.ts";

/**
 * LISTING: a save changes this listing alone. PROGRAM: it also changes the fields that all sites of the program share.
 */
const EDIT_SCOPES = ["LISTING", "PROGRAM"] as const;

/**
 * A text in a language other than English; null or empty text clears it. Languages that are not sent stay unchanged.
 */
const givenText = z.strictObject({
  field: enumValue(TRANSLATED_FIELDS, "notTranslated"),
  ...textInLanguage(),
});

/**
 * The body of POST /services and PUT /services/{id}, checked for types and characters only. `checkListing` checks the
 * values, in the browser and on the server alike (`check-listing.ts`).
 *
 * Absent means unchanged (for a new service: empty), null or an empty text means cleared. A whole service, as older
 * clients send it back, is accepted too: properties that no one enters are ignored. Any other name is refused.
 */

const fields = {
  ...fieldInputs,
  /** A note for those who may edit; never public. */
  comment: optionalText(4 * MAX_COMMENT),
  attachments: z.optional(z.nullable(z.array(oneLine({ max: 200 })).check(z.maxLength(MAX_ATTACHMENTS)))),
  /** Texts in any enabled language, Spanish included. */
  texts: z.optional(z.nullable(z.array(givenText).check(z.maxLength(MAX_GIVEN_TEXTS)))),
  /** The owner's mail address. Left as it was where the viewer is no administrator. */
  userEmail: optionalLine(4 * MAX_EMAIL),
  /**
   * Idempotency key of a new service: a UUID made by the form, which becomes the service's id. When the same person
   * sends it again, the reply is the service that exists, so a lost reply creates no duplicate.
   */
  sendingId: z.optional(z.nullable(id())),
  /** PROGRAM: the fields of the program are set at all its sites. Only of a service that is there. */
  scope: z.optional(z.nullable(enumValue(EDIT_SCOPES, "unknownValue"))),
  /** Version that the editor saw. The save fails with 409 if another one exists; without it the save is accepted. */
  version: z.optional(z.nullable(z.int())),
};

/** Other spellings of older clients. */
const aliases = {
  isAllowedPet: optionalYesOrNo,
  isShowContact: optionalYesOrNo,
  isCritical: optionalYesOrNo,
};

const ignored = z.optional(z.unknown());

/** Fields that a service has in replies and that a save ignores when they are sent back. */
const notEntered = {
  ...ignoring(FIELD_NAMES),
  ...ignoring([
    "_id",
    "__v",
    "user",
    "distance",
    "may",
    "openStatus",
    "matched",
    "source",
    "sources",
    "sourcesBehind",
    "goneFromSourceAt",
    "externalIds",
    "pending",
    "reviewState",
    "refusalReason",
    "ownerLostAt",
    "discarded",
    "program",
    "programSites",
    "hasLiaisons",
    "servesPlace",
    "isIntakeClosed",
    "cautions",
    "provisionsText",
    "rollCall",
    "providerAnswers",
    "lastUpdated",
  ]),
};

function ignoring(names: readonly string[]): Record<string, typeof ignored> {
  return Object.fromEntries(names.map((name) => [name, ignored]));
}

const formFields = z.object(fields);

/** The form's fields by their canonical names; what is absent is `undefined`. */
export type ServiceForm = z.output<typeof formFields>;
/** The form before parsing. */
export type ServiceFormInput = z.input<typeof formFields>;

/** @see the file's head */
export const serviceForm = z.pipe(
  z.strictObject({ ...notEntered, ...fields, ...aliases }),
  z.transform((given): ServiceForm => {
    const form: ServiceForm = {};
    for (const name of NAMES) Object.assign(form, { [name]: given[name] });
    // Null under its own name clears a field, whatever the other name has.
    if (form.isAllowedPets === undefined) form.isAllowedPets = given.isAllowedPet;
    if (form.isShowFlag === undefined) form.isShowFlag = given.isShowContact;
    if (form.isCriticalHeader === undefined) form.isCriticalHeader = given.isCritical;
    for (const { field, language, text, state } of form.texts ?? []) {
      if (language !== "es" || form[`${field}Es`] !== undefined) continue;
      form[`${field}Es`] = text;
      form[`${field}EsState`] = state ?? "REVIEWED";
    }
    return form;
  }),
);

const NAMES = z.keyof(formFields).options;
