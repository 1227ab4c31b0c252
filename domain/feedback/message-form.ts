import { isEmail } from "../base/contract/contact-rules.ts";
import { MAX_EMAIL, MAX_MESSAGE, MAX_NAME, MAX_SUBJECT, MAX_TYPED_PHONE } from "../base/contract/limits.ts";
import type { FieldMessage } from "../base/contract/problems.ts";
import { problemOfPhone } from "../base/phone/typed-phone.ts";

/**
 * The three forms for messages (rule feedback 1): to those who run a service, about a service with wrong information,
 * and about the app.
 */
export const MESSAGE_KINDS = ["contact", "report", "feedback"] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

export type MessageField = "name" | "email" | "phone" | "subject" | "message";

/** The fields of each form, in order; all of them are required. */
export const FIELDS_OF: Readonly<Record<MessageKind, readonly MessageField[]>> = {
  contact: ["name", "email", "phone", "message"],
  report: ["email", "message"],
  feedback: ["email", "subject", "message"],
};

/** Characters. */
export const MAX_LENGTH: Readonly<Record<MessageField, number>> = {
  name: MAX_NAME,
  email: MAX_EMAIL,
  phone: MAX_TYPED_PHONE,
  subject: MAX_SUBJECT,
  message: MAX_MESSAGE,
};

export type MessageTexts = Readonly<Partial<Record<MessageField, string>>>;
export type MessageErrors = Readonly<Partial<Record<MessageField, FieldMessage>>>;

/** Returns the error of each field, as the call would report it. */
export function checkMessage(kind: MessageKind, texts: MessageTexts): MessageErrors {
  const errors: Partial<Record<MessageField, FieldMessage>> = {};
  for (const field of FIELDS_OF[kind]) {
    const error = checkField(field, (texts[field] ?? "").trim());
    if (error !== null) errors[field] = error;
  }
  return errors;
}

function checkField(field: MessageField, text: string): FieldMessage | null {
  if (text === "") return "required";
  if (text.length > MAX_LENGTH[field]) return "tooLong";
  if (field === "email" && !isEmail(text)) return "notEmail";
  return field === "phone" ? problemOfPhone(text, { takes: "person" }) : null;
}
