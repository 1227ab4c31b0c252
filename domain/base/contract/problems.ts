/** The catalogue of errors of all calls, in one shape (rule calls 6). */

/** Errors of a single field. Pages have texts for each in both languages. */
export const FIELD_MESSAGES = [
  "required",
  "wrongType",
  "unknownName",
  "unknownValue",
  "givenTwice",
  "tooLong",
  "tooShort",
  /** The password is one that attackers guess first. */
  "tooEasy",
  "tooMany",
  "outOfRange",
  "notText",
  "notOneLine",
  "notEmail",
  "notPhone",
  /** An area code or an exchange that begins with 0 or 1. */
  "noSuchPhone",
  "notWebAddress",
  "notPicture",
  "notWholeNumber",
  "notNumber",
  "notYesOrNo",
  "notId",
  "notCoordinate",
  "notBounds",
  "notInstant",
  "needsPlace",
  /** Two entries of a list contradict each other. */
  "contradicts",
  /** The place is withheld until people have decided (rule protection 5). */
  "withheldPlace",
  "taken",
  "wrongPassword",
  "deadLink",
  "ownRole",
  "notTimeZone",
  "notConfirmed",
  "aboveTotal",
  "aboveLimit",
  /** The operator has not switched this language on. */
  "languageOff",
  /** This field is the same in every language. */
  "notTranslated",
  // Errors of an entry of opening hours or closed days, from `readEntry` (domain/services/opening-hours/entry-wire.ts).
  "scheduleWithoutType",
  "scheduleTypeNotAllowed",
  "dayRequired",
  "periodRequired",
  "notADayOfMonth",
  "notAnInterval",
  "notWithThisType",
  "startDateRequired",
  "endDateRequired",
  "startTimeRequired",
  "endTimeRequired",
  "notADate",
  "notATime",
  "endDateBeforeStartDate",
  "endTimeNotAfterStartTime",
] as const;
export type FieldMessage = (typeof FIELD_MESSAGES)[number];

export type FieldMessages = Readonly<Record<string, FieldMessage>>;

/**
 * Every problem by its key: the HTTP status, and the sentence that older clients show. Keys never change, nor do
 * sentences that older clients compare (rule calls 7).
 */
export const PROBLEMS = {
  invalidRequest: { code: 400, message: "The request is not valid." },
  signInFailed: { code: 400, message: "Email or password invalid" },
  emailTaken: { code: 400, message: "Email already exists" },
  wrongPassword: { code: 400, message: "Please check your current password and try again." },
  deadLink: { code: 400, message: "This link has expired or was already used. Please ask for a new one." },
  passkeyFailed: { code: 400, message: "That passkey didn't work. Please try again." },
  wrongRecoveryCode: {
    code: 400,
    message: "That recovery code doesn't work. Please check it and try again.",
  },
  unauthorized: { code: 401, message: "Unauthorized" },
  /** The session is valid, but too old for changing how its account signs in. */
  signInAgain: { code: 401, message: "Please sign in again to change this." },
  forbidden: { code: 403, message: "You don't have permission to do this." },
  secondFactorRequired: { code: 403, message: "Second factor required" },
  lastPasskey: { code: 403, message: "This is your only passkey. Please add another one first." },
  serviceLimitReached: {
    code: 403,
    message: "You reached the Max Limit for adding new services. Please check with App Admin...",
  },
  ownRole: { code: 403, message: "You can't remove your own administrator role." },
  notFound: { code: 404, message: "Not found." },
  emailNotFound: { code: 404, message: "Email not found." },
  methodNotAllowed: { code: 405, message: "This method is not allowed here." },
  conflict: { code: 409, message: "Someone else changed this while you were working." },
  serviceHasOwner: { code: 409, message: "This service already has an owner." },
  keepProtected: {
    code: 409,
    message: "One of them hides its place. Please keep that one, and take nothing from the other.",
  },
  claimIsOpen: { code: 409, message: "You have already asked for this service." },
  claimIsOver: { code: 409, message: "This request is no longer open." },
  tooManyHardNights: { code: 409, message: "Too many hard nights are in effect. End one first." },
  tooManyWebhooks: { code: 409, message: "Too many webhooks. Delete one first." },
  tooManyKeys: { code: 409, message: "Too many API keys work. Revoke one first." },
  organizationHasServices: {
    code: 409,
    message: "Services belong to this organization. Choose another one, or none, in each of them first.",
  },
  organizationIsImported: { code: 409, message: "An import is running. Please try again when it's done." },
  nobodyToAsk: { code: 409, message: "There is no address to ask." },
  callIsNoted: { code: 409, message: "This call already has its outcome." },
  changedSince: { code: 409, message: "Some of this was changed again since." },
  cannotUndo: { code: 409, message: "This change can't be undone here." },
  askedRecently: { code: 409, message: "They were asked in the last 30 days." },
  importIsOpen: { code: 409, message: "Another import is open. Please finish or cancel it first." },
  exportIsRunning: {
    code: 409,
    message: "Another download of the directory is running. Please wait until it's done.",
  },
  contentTooLarge: { code: 413, message: "The request is too large." },
  unsupportedMediaType: { code: 415, message: "This type of content isn't accepted here." },
  tooManyRequests: { code: 429, message: "Too many requests. Please wait a moment and try again." },
  internalError: { code: 500, message: "Something went wrong. Please try again." },
  unavailable: { code: 503, message: "Amparo isn't available right now. Please try again soon." },
  timeout: { code: 503, message: "This is taking too long. Please try again, or narrow your search." },
  notSaved: {
    code: 503,
    message: "That didn't work, and nothing was saved. Please try again in a moment.",
  },
  maybeSaved: {
    code: 503,
    message: "We don't know if this was saved. Please check before you send it again.",
  },
  diskFull: {
    code: 503,
    message: "We can't save anything right now, because the server's disk is full. Please try again later.",
  },
  busy: { code: 503, message: "Many people are saving their area right now. Please try again soon." },
  noTranslator: { code: 503, message: "Translation is not available." },
  languageLacking: { code: 503, message: "Translation into this language is not available." },
  translationFailed: { code: 503, message: "Translation didn't work. Please try again later." },
} as const;
export type ProblemKey = keyof typeof PROBLEMS;
export type ProblemCode = (typeof PROBLEMS)[ProblemKey]["code"];

/** A field that was changed again after the change to be undone; values as on the wire. */
export interface ChangedSince {
  readonly field: string;
  /** Before the change, after it, and now. */
  readonly before: unknown;
  readonly after: unknown;
  readonly now: unknown;
}

/** The services that keep an organization from being deleted (rule organizations 21). */
export interface Belonging {
  /** How many services. */
  readonly total: number;
  /** The first of them by name. */
  readonly services: readonly {
    readonly id: string;
    readonly name: string;
    /** Whether the service is deleted and can be restored. */
    readonly isDeleted: boolean;
    /** Only a pending edit names the organization, not the service itself. */
    readonly isProposed: boolean;
  }[];
}

/** The body of every error reply. */
export interface Problem {
  /** The HTTP status. */
  readonly code: ProblemCode;
  /** Identifies the problem: code branches on it, and pages choose their texts by it. */
  readonly key: ProblemKey;
  /** English, for older clients. Nothing else reads it. */
  readonly message: string;
  /** Error by field name; only with 400, 403 and 413. */
  readonly fields?: FieldMessages;
  /** Only with `secondFactorRequired`: the token with which signing in goes on. */
  readonly factorToken?: string;
  /** Only with `changedSince`: the fields that were changed again. */
  readonly changedSince?: readonly ChangedSince[];
  /** Only with `cannotUndo`: why. */
  readonly reason?: string;
  /** Only with `organizationHasServices`: which. */
  readonly belonging?: Belonging;
  /** Only with 409: the current state, in the shape of the call's reply to this viewer. */
  readonly current?: unknown;
}

/** Makes a problem with its sentence and optional field errors. */
export function problem(key: ProblemKey, fields?: FieldMessages): Problem {
  const { code, message } = PROBLEMS[key];
  return { code, key, message, ...(fields === undefined ? {} : { fields }) };
}

/** A 400 problem with field errors. @param message a sentence for older clients other than the default */
export function invalid(fields: FieldMessages, message?: string | null): Problem {
  const refused = problem("invalidRequest", fields);
  return message == null ? refused : { ...refused, message };
}

/** The first factor was correct, but the operator requires a second one. */
export function secondFactorRequired(factorToken: string): Problem {
  return { ...problem("secondFactorRequired"), factorToken };
}

/** A 409 problem with the current state, so that a form can show both versions. */
export function conflict(current: unknown): Problem {
  return { ...problem("conflict"), current };
}

/** Either a value or a problem. */
export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem };
