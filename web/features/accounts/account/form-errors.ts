import type {
  AccountErrors,
  AccountField,
  AccountFormName,
  AccountMessage,
} from "#domain/accounts/account/account-form.ts";
import { ACCOUNT_FORMS } from "#domain/accounts/account/account-form.ts";
import type { FormOutcome } from "#domain/app/page-rendering.ts";
import type { Problem, ProblemKey } from "#domain/base/contract/problems.ts";
import type { AccountWords } from "#words/compiled/accounts/account.ts";
import { isOwnSentence } from "../../../base/calls/own-sentence.ts";

/** Errors of a form that was rejected: under its fields, and for the whole. */
export interface FormErrors {
  errors: AccountErrors;
  problem: string;
}

/** Fields that a call names otherwise than its form. */
const FORM_FIELD_OF: Readonly<Partial<Record<AccountFormName, Readonly<Record<string, AccountField>>>>> = {
  resetPassword: { password: "newPassword" },
  acceptInvitation: { password: "newPassword" },
};

/** The server's answer in words. Its own sentences are for older clients: ours go by its keys. */
export function formErrors(
  form: AccountFormName,
  problem: Problem,
  retryAfterSeconds: number | undefined,
  words: AccountWords,
): FormErrors {
  const errors = errorsIn(form, problem);
  return { errors, problem: describeProblem(form, problem, errors, retryAfterSeconds, words) };
}

/** Errors that the form found itself. */
export function checkErrors(errors: AccountErrors, words: AccountWords): FormErrors {
  return { errors, problem: words.summary(Object.keys(errors).length) };
}

/** The server's errors for a form that was sent without scripts; null where it was accepted. */
export function outcomeErrors(
  form: AccountFormName,
  { problem, retryAfterSeconds, errors }: FormOutcome,
  words: AccountWords,
): FormErrors | null {
  if (problem === null) return null;
  if (Object.keys(errors).length > 0) return checkErrors(errors, words);
  return formErrors(form, problem, retryAfterSeconds, words);
}

function errorsIn(form: AccountFormName, { fields = {} }: Problem): AccountErrors {
  // The form must not reveal which of the two is wrong.
  if (form === "signIn") return {};
  const errors: Partial<Record<AccountField, AccountMessage>> = {};
  for (const [name, message] of Object.entries(fields)) {
    const field = FORM_FIELD_OF[form]?.[name] ?? ACCOUNT_FORMS[form].find((known) => known === name);
    if (field !== undefined) errors[field] = message;
  }
  return errors;
}

function describeProblem(
  form: AccountFormName,
  problem: Problem,
  errors: AccountErrors,
  retryAfterSeconds: number | undefined,
  words: AccountWords,
): string {
  const { problems } = words;
  const { code, key } = problem;
  if (form === "resetPassword" && code >= 500) {
    return problems.resetFailed(problemSentence(problem, retryAfterSeconds, words));
  }
  if (form === "signIn" && (code === 400 || code === 401)) return problems.signInFailed;
  if (form === "recoveryCode" && key === "deadLink") return problems.stepExpired;
  const count = Object.keys(errors).length;
  return count > 0 && SENTENCES[key] === undefined
    ? words.summary(count)
    : problemSentence(problem, retryAfterSeconds, words);
}

/** Problems that have a sentence of their own. */
const SENTENCES: Readonly<
  Partial<
    Record<
      ProblemKey,
      | "emailTaken"
      | "emailNotFound"
      | "wrongPassword"
      | "deadLink"
      | "passkeyFailed"
      | "wrongRecoveryCode"
      | "lastPasskey"
      | "ended"
      | "network"
    >
  >
> = {
  emailTaken: "emailTaken",
  emailNotFound: "emailNotFound",
  wrongPassword: "wrongPassword",
  deadLink: "deadLink",
  passkeyFailed: "passkeyFailed",
  wrongRecoveryCode: "wrongRecoveryCode",
  lastPasskey: "lastPasskey",
  signInAgain: "ended",
  unauthorized: "ended",
  unavailable: "network",
};

/** Any refusal in one sentence. */
export function problemSentence(
  problem: Problem,
  retryAfterSeconds: number | undefined,
  { problems }: AccountWords,
): string {
  const { key, fields = {} } = problem;
  if (key === "tooManyRequests") {
    return retryAfterSeconds === undefined
      ? problems.tooManyAttempts
      : problems.tooManyAttemptsFor(Math.ceil(retryAfterSeconds / 60));
  }
  const sentence = SENTENCES[key];
  if (sentence !== undefined) return problems[sentence];
  if ("token" in fields) return problems.deadLink;
  return isOwnSentence(problem) ? problem.message : problems.failed;
}
