/**
 * The error catalogue: every way in which a call can fail, as one shape (rule calls 6).
 *
 * `message` is English, and older clients compare some messages letter by letter (rule calls 7). Screens translate
 * the keys in `fields`, never the message.
 */

/** What is wrong with one field of a request. Screens have words for each in both languages. */
export const FIELD_MESSAGES = [
  "required",
  "wrongType",
  "unknownName",
  "unknownValue",
  "givenTwice",
  "tooLong",
  "tooShort",
  "tooMany",
  "outOfRange",
  "notText",
  "notOneLine",
  "notEmail",
  "notPhone",
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
  "taken",
  "wrongPassword",
  "deadLink",
  "ownRole",
  "notTimeZone",
  "notConfirmed",
  "aboveTotal",
  // Of one line of opening hours or closed days: what `readEntry` finds (domain/schedule/entry-wire.ts).
  "scheduleWithoutType",
  "scheduleTypeNotAllowed",
  "dayRequired",
  "periodRequired",
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

/** The body of every reply that is not a success. `code` is the HTTP status. */
export interface Problem {
  readonly code: ProblemCode;
  readonly message: string;
  /** Name of the field → what is wrong with it; only with 400 and 413. */
  readonly fields?: FieldMessages;
  /** Only with 409: the thing as it is now, in the shape of the call's own reply to this viewer. */
  readonly current?: unknown;
}

/** The status codes that a call may name, with the sentence that stands for each where no other is given. */
export const PROBLEM_MESSAGES = {
  400: "The request is not valid.",
  401: "Unauthorized",
  403: "You may not do this.",
  404: "Not found.",
  405: "This method is not allowed here.",
  409: "Somebody else changed this in the meantime.",
  413: "The request is too large.",
  415: "This kind of content is not accepted here.",
  429: "Too many requests. Please wait a moment and try again.",
  500: "Something went wrong on our side.",
  503: "The service is not ready yet.",
} as const;
export type ProblemCode = keyof typeof PROBLEM_MESSAGES;

/** A problem with its standard sentence. */
export function problem(code: ProblemCode): Problem {
  return { code, message: PROBLEM_MESSAGES[code] };
}

/** 400, naming each field that is wrong. */
export function invalid(fields: FieldMessages): Problem {
  return { code: 400, message: PROBLEM_MESSAGES[400], fields };
}

/** 409, with the thing as it is now, so that a form can show both versions. */
export function conflict(current: unknown): Problem {
  return { code: 409, message: PROBLEM_MESSAGES[409], current };
}

/** Either the value that was asked for, or why there is none. */
export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem };
