import * as z from "zod/mini";
import { defineCall, noBody, noParameters } from "../../base/contract/call.ts";
import { problem } from "../../base/contract/problems.ts";
import { enumValue, text } from "../../base/contract/text.ts";
import { LANGUAGES } from "../../base/languages/languages.ts";
import { profile, shownUser } from "../users/user.ts";
import {
  accountEmail,
  changedPhone,
  displayName,
  done,
  knownPassword,
  newPassword,
  optionalPhone,
  passwordProblem,
} from "./account-fields.ts";

/** The calls for signing in, up and out, and for one's own account (rules accounts 1–5 and 20–25). */

/** The reply of every call that signs in. Clients differ in where they read the token. */
export const signedIn = z.extend(shownUser, {
  code: z.int(),
  message: z.string(),
  token: z.string(),
  /** Repeats `token` for older clients, which read it here. */
  data: z.object({ token: z.string() }),
});

/** Older clients compare it literally. */
export const SIGNED_OUT = "Signed out successfully";

const SESSION =
  "A browser gets a session cookie with it, which its scripts cannot read; others send `token` (the same stands at `data.token`) as `Authorization: Bearer`. Where both come, the token counts.";

export const signIn = defineCall({
  id: "signIn",
  method: "POST",
  path: "/auth/sign-in",
  summary: "Sign in with a password.",
  description: `An unknown address and a wrong password get the same answer after the same time. Where the operator requires a second factor of the role, the answer is 403 \`{code, key, message: "Second factor required", factorToken}\`, and \`POST /auth/second-factor\` finishes. ${SESSION}`,
  who: "anyone",
  params: noParameters,
  query: noParameters,
  body: z.object({ email: text({ max: 1000 }), password: knownPassword() }),
  reply: signedIn,
  problems: [
    "invalidRequest",
    "signInFailed",
    "secondFactorRequired",
    "forbidden",
    "contentTooLarge",
    "unsupportedMediaType",
  ],
  refineProblem: (fields) => problem("signInFailed", fields),
  hasOwnQueue: true,
});

export const signOut = defineCall({
  id: "signOut",
  method: "DELETE",
  path: "/auth/sign-in",
  summary: "Sign out: invalidates this session's token.",
  description: "The answer is the same if there is no session.",
  who: "anyone",
  params: noParameters,
  query: noParameters,
  body: noBody,
  reply: done,
  problems: ["forbidden"],
});

export const signUp = defineCall({
  id: "signUp",
  method: "POST",
  path: "/auth/sign-up",
  summary: "Create a provider's account and sign in.",
  description: `A taken address is 400 "Email already exists". The address is confirmed by a mailed link. ${SESSION}`,
  who: "anyone",
  params: noParameters,
  query: noParameters,
  body: z.object({
    email: accountEmail(),
    password: newPassword(),
    displayName: displayName(),
    phone: optionalPhone(),
    /** Language of mail; by default from `Accept-Language`. */
    language: z.nullish(enumValue(LANGUAGES, "unknownValue")),
  }),
  reply: signedIn,
  problems: [
    "invalidRequest",
    "emailTaken",
    "secondFactorRequired",
    "forbidden",
    "contentTooLarge",
    "unsupportedMediaType",
  ],
  refineProblem: passwordProblem,
});

/** Without a valid token the answer is 401 with the plain text `Unauthorized`, which clients compare at their start. */
export const getProfile = defineCall({
  id: "getProfile",
  method: "GET",
  path: "/auth/profile",
  summary: "Get the signed-in user.",
  description: "Without a valid session: 401 with the plain text `Unauthorized`.",
  who: "signedIn",
  params: noParameters,
  query: noParameters,
  body: noBody,
  reply: profile,
  problems: ["unauthorized"],
  answersInPlainText: true,
  examples: [{ title: "Who am I?", address: "/auth/profile" }],
});

export const editProfile = defineCall({
  id: "editProfile",
  method: "PUT",
  path: "/auth/profile",
  summary: "Change your own name, phone, email language, or whether pages name you.",
  description:
    "Absent fields stay unchanged; `phone: null` clears it. `isNamePublic`: where you confirm a service, `verifiedBy` may be your name. It is false until you say otherwise, and never true of protected listings. `false` also removes your name where it stands.",
  who: "signedIn",
  params: noParameters,
  query: noParameters,
  body: z.object({
    displayName: z.optional(displayName()),
    phone: changedPhone(),
    language: z.nullish(enumValue(LANGUAGES, "unknownValue")),
    isNamePublic: z.optional(z.boolean()),
  }),
  reply: profile,
  problems: ["invalidRequest", "unauthorized", "forbidden", "contentTooLarge", "unsupportedMediaType"],
});

export const requestDeletion = defineCall({
  id: "requestDeletion",
  method: "POST",
  path: "/auth/request-deletion",
  summary: "Ask the administrators to delete your own account.",
  description: "They get one email. The account stays until they delete it.",
  who: "signedIn",
  params: noParameters,
  query: noParameters,
  body: noBody,
  reply: shownUser,
  problems: ["unauthorized", "forbidden"],
});
