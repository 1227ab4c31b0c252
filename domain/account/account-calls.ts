import * as z from "zod/mini";
import { defineCall, noBody, noParameters } from "../contract/call.ts";
import type { FieldMessages } from "../contract/problems.ts";
import { oneOf, text } from "../contract/text.ts";
import { shownUser } from "../users/user.ts";
import { LANGUAGES } from "../words/language.ts";
import {
  accountEmail,
  displayName,
  knownPassword,
  mailedToken,
  newPassword,
  optionalPhone,
} from "./account-fields.ts";

/** The calls by which people keep their own account (specification, sections 5, 7 and 8; decisions, section 5). */

const done = z.object({ code: z.int(), message: z.string() });
const signedIn = z.extend(shownUser, { code: z.int(), message: z.string(), token: z.string() });

/** What older clients compare, letter by letter. */
export const SIGN_IN_FAILED = "Email or password invalid";
export const EMAIL_TAKEN = "Email already exists";
export const EMAIL_NOT_FOUND = "Email not found.";
export const WRONG_PASSWORD = "Please check your current password and try again.";
export const DEAD_LINK = "This link has expired or was used already. Please ask for a new one.";
export const SIGNED_OUT = "Signed out successfully";

const SESSION =
  "A browser gets a session cookie with it, which its scripts cannot read; others send `token` as `Authorization: Bearer`. Where both come, the token counts.";

export const signIn = defineCall({
  id: "signIn",
  method: "POST",
  path: "/auth/sign-in",
  summary: "Signs in with a password.",
  description: `An unknown address and a wrong password answer the same, and as slowly. ${SESSION}`,
  who: "anyone",
  params: noParameters,
  query: noParameters,
  body: z.object({ email: text({ max: 1000 }), password: knownPassword() }),
  reply: signedIn,
  problems: [400, 403, 413, 415],
  says: () => SIGN_IN_FAILED,
});

export const signOut = defineCall({
  id: "signOut",
  method: "DELETE",
  path: "/auth/sign-in",
  summary: "Signs out: this session's token is dead from then on.",
  description: "Without a live session there is nothing to end, and the answer is the same.",
  who: "anyone",
  params: noParameters,
  query: noParameters,
  body: noBody,
  reply: done,
  problems: [403],
});

export const signUp = defineCall({
  id: "signUp",
  method: "POST",
  path: "/auth/sign-up",
  summary: "Makes an account for a provider, and signs in.",
  description: `A taken address is 400 "Email already exists". The address is confirmed by a link that is mailed to it. ${SESSION}`,
  who: "anyone",
  params: noParameters,
  query: noParameters,
  body: z.object({
    email: accountEmail(),
    password: newPassword(),
    displayName: displayName(),
    phone: optionalPhone(),
    /** In which mails are written; else Accept-Language decides. */
    language: z.nullish(oneOf(LANGUAGES, "unknownValue")),
  }),
  reply: signedIn,
  problems: [400, 403, 413, 415],
  says: passwordSentence,
});

/** Without a live token the answer is 401 with the plain text `Unauthorized`, which clients compare at their start. */
export const getProfile = defineCall({
  id: "getProfile",
  method: "GET",
  path: "/auth/profile",
  summary: "Who is signed in.",
  description: "Without a live token: 401 with the plain text `Unauthorized`.",
  who: "signedIn",
  params: noParameters,
  query: noParameters,
  body: noBody,
  reply: z.extend(shownUser, { countManagedServices: z.int() }),
  problems: [401],
  answersInPlainText: true,
  examples: [{ title: "Who am I?", address: "/auth/profile" }],
});

export const editProfile = defineCall({
  id: "editProfile",
  method: "PUT",
  path: "/auth/profile",
  summary: "Changes one's name, phone or language of mails.",
  description: "What is absent stays; `phone: null` clears it.",
  who: "signedIn",
  params: noParameters,
  query: noParameters,
  body: z.object({
    displayName: z.optional(displayName()),
    phone: optionalPhone(),
    language: z.nullish(oneOf(LANGUAGES, "unknownValue")),
  }),
  reply: z.extend(shownUser, { countManagedServices: z.int() }),
  problems: [400, 401, 403, 413, 415],
});

/** What is asked of a link that was mailed. */
const resetFields = {
  /** To which the link was mailed. */
  email: z.nullish(text({ max: 1000 })),
  token: mailedToken(),
  password: newPassword(),
};

const RESET =
  "The link works once, for an hour; every session of the account ends. A dead, used or foreign token is 400.";

export const resetPassword = defineCall({
  id: "resetPassword",
  method: "POST",
  path: "/auth/password",
  summary: "A new password, by a link that was mailed.",
  description: RESET,
  who: "anyone",
  params: noParameters,
  query: noParameters,
  body: z.object(resetFields),
  reply: done,
  problems: [400, 403, 413, 415],
  says: passwordSentence,
});

export const changePassword = defineCall({
  id: "changePassword",
  method: "PUT",
  path: "/auth/password",
  summary: "A new password for who is signed in, or by a link that was mailed.",
  description: `With \`oldPassword\` and \`newPassword\`: 400 where the old one is wrong; every session ends, this one too; 401 for guests. With \`token\`: as POST. ${RESET}`,
  who: "anyone",
  params: noParameters,
  query: noParameters,
  body: z
    .object({
      oldPassword: z.nullish(knownPassword()),
      newPassword: z.nullish(newPassword()),
      email: resetFields.email,
      token: z.nullish(resetFields.token),
      password: z.nullish(resetFields.password),
    })
    .check(
      z.refine(({ token, oldPassword }) => Boolean(token) || Boolean(oldPassword), {
        path: ["oldPassword"],
        params: { message: "required" },
      }),
      z.refine(({ token, newPassword }) => Boolean(token) || Boolean(newPassword), {
        path: ["newPassword"],
        params: { message: "required" },
      }),
      z.refine(({ token, password }) => !token || Boolean(password), {
        path: ["password"],
        params: { message: "required" },
      }),
    ),
  reply: done,
  problems: [400, 401, 403, 413, 415],
  says: passwordSentence,
});

export const requestResetPassword = defineCall({
  id: "requestResetPassword",
  method: "POST",
  path: "/auth/request-reset-password",
  summary: "Mails a link for a new password.",
  description: '404 "Email not found." for an address without an account.',
  who: "anyone",
  params: noParameters,
  query: noParameters,
  body: z.object({ email: accountEmail() }),
  reply: done,
  problems: [400, 403, 404, 413, 415],
});

export const confirmEmail = defineCall({
  id: "confirmEmail",
  method: "POST",
  path: "/auth/confirm-email",
  summary: "The address is theirs: by the link that was mailed to it.",
  description: "It works once, for a week. A dead or used token is 400.",
  who: "anyone",
  params: noParameters,
  query: noParameters,
  body: z.object({ token: mailedToken() }),
  reply: done,
  problems: [400, 403, 413, 415],
});

export const sendConfirmation = defineCall({
  id: "sendConfirmation",
  method: "POST",
  path: "/auth/send-confirmation",
  summary: "Mails the link that confirms one's address once more.",
  description: "Where it is confirmed already, nothing is mailed and the answer is the same.",
  who: "signedIn",
  params: noParameters,
  query: noParameters,
  body: noBody,
  reply: done,
  problems: [401, 403],
});

export const listSessions = defineCall({
  id: "listSessions",
  method: "GET",
  path: "/auth/sessions",
  summary: "Where one is signed in, last used first.",
  who: "signedIn",
  params: noParameters,
  query: noParameters,
  body: noBody,
  reply: z.array(
    z.object({
      id: z.string(),
      /** `Firefox, Android`: names that need no translation; empty where the device did not tell. */
      device: z.string(),
      isThisOne: z.boolean(),
      createdAt: z.string(),
      /** To the hour. */
      lastSeenAt: z.string(),
      expiresAt: z.string(),
    }),
  ),
  problems: [401],
});

export const endSession = defineCall({
  id: "endSession",
  method: "DELETE",
  path: "/auth/sessions/{id}",
  summary: "Signs out one device.",
  who: "signedIn",
  // Whatever is not an id of one's own session is simply not found.
  params: z.object({ id: text({ max: 100 }) }),
  query: noParameters,
  body: noBody,
  reply: done,
  problems: [400, 401, 403, 404],
});

export const endEverySession = defineCall({
  id: "endEverySession",
  method: "DELETE",
  path: "/auth/sessions",
  summary: "Signs out everywhere, here too.",
  who: "signedIn",
  params: noParameters,
  query: noParameters,
  body: noBody,
  reply: done,
  problems: [401, 403],
});

export const requestDeletion = defineCall({
  id: "requestDeletion",
  method: "POST",
  path: "/auth/request-deletion",
  summary: "Asks the administrators to delete one's account.",
  description: "They are told by mail, once; the account stays until they have done it.",
  who: "signedIn",
  params: noParameters,
  query: noParameters,
  body: noBody,
  reply: shownUser,
  problems: [401, 403],
});

export const listDemonstrationPeople = defineCall({
  id: "listDemonstrationPeople",
  method: "GET",
  path: "/demo/people",
  summary: "The made-up people of the demonstration, to sign in as.",
  description: "404 where this is no demonstration.",
  who: "anyone",
  params: noParameters,
  query: noParameters,
  body: noBody,
  reply: z.array(z.object({ role: z.string(), email: z.string(), password: z.string() })),
  problems: [404],
});

/** Older clients show the sentence itself (specification, section 5). */
function passwordSentence(fields: FieldMessages): string | null {
  const isShort = fields.password === "tooShort" || fields.newPassword === "tooShort";
  if (isShort) return "Password must be at least 6 characters long.";
  return fields.email === "notEmail" ? "Please input valid Email." : null;
}
