import { isEmail } from "../../base/contract/contact-rules.ts";
import { MAX_DISPLAY_NAME, MAX_EMAIL, MAX_PASSWORD, MAX_TYPED_PHONE } from "../../base/contract/limits.ts";
import type { FieldMessage } from "../../base/contract/problems.ts";
import { problemOfChange } from "../../base/phone/changed-phone.ts";
import { checkPassword } from "./password.ts";

/** The forms of accounts, each with its fields in order (rule accounts 20). */
export const ACCOUNT_FORMS = {
  signIn: ["email", "password"],
  /** For providers only. `terms`: whether the checkbox is checked. */
  signUp: ["displayName", "email", "phone", "password", "terms"],
  forgotPassword: ["email"],
  resetPassword: ["newPassword"],
  /** For someone who was invited by email. */
  acceptInvitation: ["newPassword", "terms"],
  confirmWithPassword: ["password"],
  changePassword: ["oldPassword", "newPassword", "confirmPassword"],
  /** In place of a passkey. */
  recoveryCode: ["recoveryCode"],
  /** `language`: of mail. `isNamePublic`: whether the checkbox is checked. */
  profile: ["displayName", "phone", "language", "isNamePublic"],
} as const satisfies Record<string, readonly AccountField[]>;

export type AccountFormName = keyof typeof ACCOUNT_FORMS;

export type AccountField =
  | "email"
  | "password"
  | "displayName"
  | "phone"
  | "terms"
  | "language"
  | "isNamePublic"
  | "oldPassword"
  | "newPassword"
  | "confirmPassword"
  | "recoveryCode";

/** Maximum length of each field, in characters. */
export const MAX_ACCOUNT_FIELD_LENGTH = {
  email: MAX_EMAIL,
  password: MAX_PASSWORD,
  displayName: MAX_DISPLAY_NAME,
  phone: MAX_TYPED_PHONE,
  oldPassword: MAX_PASSWORD,
  newPassword: MAX_PASSWORD,
  confirmPassword: MAX_PASSWORD,
  recoveryCode: 60,
} as const satisfies Record<Exclude<AccountField, "terms" | "language" | "isNamePublic">, number>;

/** Values as typed; any text for a checked checkbox. */
export type AccountTexts = Readonly<Partial<Record<AccountField, string>>>;

/** `different`: it does not match the new password. */
export type AccountMessage = FieldMessage | "different";
export type AccountErrors = Readonly<Partial<Record<AccountField, AccountMessage>>>;

/**
 * Returns the error of each field, as the call would report it.
 *
 * @param storedPhone the account's number, which stays even if it would now be refused
 */
export function checkAccountForm(
  form: AccountFormName,
  texts: AccountTexts,
  storedPhone: string | null = null,
): AccountErrors {
  const errors: Partial<Record<AccountField, AccountMessage>> = {};
  for (const field of ACCOUNT_FORMS[form]) {
    const error = checkField(field, texts, storedPhone);
    if (error !== null) errors[field] = error;
  }
  return errors;
}

function checkField(
  field: AccountField,
  texts: AccountTexts,
  storedPhone: string | null,
): AccountMessage | null {
  const typed = texts[field] ?? "";
  switch (field) {
    case "password":
    case "oldPassword":
    case "newPassword":
      return checkPassword(typed);
    case "confirmPassword":
      return checkPassword(typed) ?? (typed === texts.newPassword ? null : "different");
    case "language":
    case "isNamePublic":
      return null;
    case "terms":
      return typed === "" ? "required" : null;
    case "phone":
      return problemOfChange(typed.trim(), [storedPhone], { takes: "person" });
    case "email":
      return checkText(typed, MAX_EMAIL) ?? (isEmail(typed.trim()) ? null : "notEmail");
    case "recoveryCode":
      return typed.trim() === "" ? "required" : null;
    case "displayName":
      return checkText(typed, MAX_DISPLAY_NAME);
  }
}

function checkText(typed: string, longest: number): AccountMessage | null {
  const length = typed.trim().length;
  if (length === 0) return "required";
  return length > longest ? "tooLong" : null;
}
