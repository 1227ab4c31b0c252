import * as z from "zod/mini";
import type { AccountField, AccountFormName } from "#domain/accounts/account/account-form.ts";
import { ACCOUNT_FORMS, checkAccountForm } from "#domain/accounts/account/account-form.ts";
import { AFTER_SIGN_UP } from "#domain/accounts/account/after-sign-up.ts";
import { resetRequested } from "#domain/accounts/account/password-calls.ts";
import { secondFactorPath } from "#domain/accounts/passkeys/second-factor-links.ts";
import type { FormOutcome } from "#domain/app/page-rendering.ts";
import type { Answer } from "#domain/base/contract/call.ts";
import type { CallApi } from "#domain/base/contract/call-api.ts";
import { problem } from "#domain/base/contract/problems.ts";
import { choiceName } from "#domain/confirmations/asks/choice-name.ts";
import { CHOICES_OF_ASK } from "#domain/confirmations/asks/form-of-answer.ts";
import { ASK_FIELDS, isChoiceAsk } from "#domain/services/ask-fields.ts";
import { readNext } from "#domain/static-pages/introduce/first-visit.ts";

/**
 * Account forms posted without scripts: the same validation and calls, followed by a redirect or the same page
 * with errors (rule accounts 21).
 */

/** Paths of pages with such a form. */
export const FORM_PATHS = [
  "/login",
  "/forgot_password",
  "/auth/resetPassword",
  "/auth/confirm",
  "/auth/invitation",
  "/auth/listing",
  "/update_profile",
  "/change_password",
  "/second_factor",
];

/** Result of a form: a redirect, or the same page with the outcome. */
export type FormResult =
  | { readonly location: string; readonly outcome?: undefined }
  | { readonly location: null; readonly outcome: FormOutcome };

/** Fields of a form, without duplicates. */
type Fields = ReadonlyMap<string, string>;

type Submit = (
  callApi: CallApi,
  of: (field: AccountField) => string,
  query: URLSearchParams,
  /** Reads a field of a form that is not about accounts. */
  field: (name: string) => string,
) => Promise<Answer<unknown>>;

/** Forms that are not checked before they are sent. */
type PlainForm =
  | "confirmEmail"
  | "disownAccount"
  | "confirmListing"
  | "changeListing"
  | "answerAsk"
  | "signOut";

const SUBMITTERS: Readonly<Record<AccountFormName | PlainForm, Submit>> = {
  signIn: (callApi, of) =>
    callApi("POST /auth/sign-in", { body: { email: of("email"), password: of("password") } }),
  signUp: (callApi, of) =>
    callApi("POST /auth/sign-up", {
      body: {
        email: of("email"),
        password: of("password"),
        displayName: of("displayName"),
        phone: of("phone"),
      },
    }),
  forgotPassword: (callApi, of) =>
    callApi("POST /auth/request-reset-password", { body: { email: of("email") } }),
  resetPassword: (callApi, of, query) =>
    callApi("POST /auth/password", {
      body: {
        email: query.get("email"),
        token: query.get("token") ?? "",
        password: of("newPassword"),
      },
    }),
  acceptInvitation: (callApi, of, query) =>
    callApi("POST /invitations/accept", {
      body: { token: query.get("token") ?? "", password: of("newPassword") },
    }),
  changePassword: (callApi, of) =>
    callApi("PUT /auth/password", {
      body: { oldPassword: of("oldPassword"), newPassword: of("newPassword") },
    }),
  profile: (callApi, of) =>
    callApi("PUT /auth/profile", {
      body: {
        displayName: of("displayName"),
        phone: of("phone"),
        language: of("language") || null,
        isNamePublic: of("isNamePublic") !== "",
      },
    }),
  confirmEmail: (callApi, _, query) =>
    callApi("POST /auth/confirm-email", { body: { token: query.get("token") ?? "" } }),
  confirmWithPassword: (callApi, of, query) =>
    callApi("POST /auth/confirm-email", {
      body: { token: query.get("token") ?? "", password: of("password") },
    }),
  disownAccount: (callApi, _, query) =>
    callApi("POST /auth/confirm-email", { body: { token: query.get("token") ?? "", disown: true } }),
  recoveryCode: (callApi, of, query) =>
    callApi("POST /auth/second-factor", {
      body: { factorToken: query.get("factor") ?? "", recoveryCode: of("recoveryCode") },
    }),
  confirmListing: (callApi, _, query) =>
    callApi("POST /confirmations/confirm", { body: { token: query.get("token") ?? "" } }),
  answerAsk: (callApi, _, query, field) => {
    const asked = ASK_FIELDS.find((one) => one === field("asked"));
    if (asked === undefined) {
      return Promise.resolve({ ok: false, problem: problem("invalidRequest", { field: "unknownValue" }) });
    }
    const given = isChoiceAsk(asked)
      ? { choices: CHOICES_OF_ASK[asked].filter((choice) => field(choiceName(choice)) !== "") }
      : { answer: field("answer") };
    return callApi("POST /confirmations/answer", {
      body: { token: query.get("token") ?? "", field: asked, ...given },
    });
  },
  changeListing: (callApi, _, query, field) =>
    callApi("POST /confirmations/change", {
      body: {
        token: query.get("token") ?? "",
        phone: field("phone"),
        contactEmail: field("contactEmail"),
        website: field("website"),
        message: field("message"),
      },
    }),
  signOut: (callApi) => callApi("DELETE /auth/sign-in"),
};

/** Handles a posted form; null: there is no such form. */
export async function answerForm(
  fields: Fields,
  query: URLSearchParams,
  callApi: CallApi,
): Promise<FormResult | null> {
  const form = fields.get("form") ?? "";
  if (!isForm(form)) return null;
  const texts = Object.fromEntries(fields);
  const errors = isAccountForm(form)
    ? checkAccountForm(form, texts, form === "profile" ? texts.phone : null)
    : {};
  const shown = Object.fromEntries(
    Object.entries(texts).filter(([name]) => name !== "form" && !/password|code/i.test(name)),
  );
  if (Object.keys(errors).length > 0) {
    return { location: null, outcome: { form, problem: problem("invalidRequest"), errors, texts: shown } };
  }
  const answer = await SUBMITTERS[form](
    callApi,
    (field) => texts[field] ?? "",
    query,
    (name) => texts[name] ?? "",
  );
  if (!answer.ok) {
    const { problem: refusal, retryAfterSeconds } = answer;
    if (refusal.factorToken !== undefined) {
      return { location: secondFactorPath(refusal.factorToken, readNext(query.get("next")) ?? "/") };
    }
    const later = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
    return { location: null, outcome: { form, problem: refusal, ...later, errors: {}, texts: shown } };
  }
  const location = redirectAfter(form, query);
  const said = form === "forgotPassword" ? { ...shown, ...earlierLinkIn(answer.reply) } : shown;
  return location === null
    ? { location, outcome: { form, problem: null, errors: {}, texts: said } }
    : { location };
}

/** Parameters that tell the page about a link that was mailed earlier; empty where there is none. */
function earlierLinkIn(reply: unknown): Readonly<Record<string, string>> {
  const link = z.safeParse(resetRequested, reply).data?.link;
  if (link === undefined) return {};
  return {
    linkTo: link.to,
    minutesAgo: String(link.minutesAgo),
    minutesLeft: String(link.minutesLeft),
  };
}

/** Path to redirect to after success; null: the page itself confirms it. */
function redirectAfter(form: keyof typeof SUBMITTERS, query: URLSearchParams): string | null {
  switch (form) {
    case "signUp":
      return readNext(query.get("next")) ?? AFTER_SIGN_UP;
    case "signIn":
    case "recoveryCode":
      return readNext(query.get("next")) ?? "/";
    case "resetPassword":
    case "acceptInvitation":
    case "changePassword":
      return "/login";
    case "profile":
      return "/update_profile";
    case "signOut":
      return "/";
    case "forgotPassword":
    case "confirmEmail":
    case "confirmWithPassword":
    case "disownAccount":
    case "confirmListing":
    case "changeListing":
    case "answerAsk":
      return null;
  }
}

function isForm(name: string): name is keyof typeof SUBMITTERS {
  return Object.hasOwn(SUBMITTERS, name);
}

function isAccountForm(name: string): name is AccountFormName {
  return Object.hasOwn(ACCOUNT_FORMS, name);
}
