import * as z from "zod/mini";
import { defineCall, noBody, noParameters } from "../../base/contract/call.ts";
import { text } from "../../base/contract/text.ts";
import {
  accountEmail,
  done,
  knownPassword,
  mailedToken,
  newPassword,
  passwordProblem,
} from "./account-fields.ts";

/** Passwords and mailed links (rules accounts 8–13). */

/** Fields of a call with a mailed link. */
const resetFields = {
  /** The address to which the link was mailed. */
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
  summary: "Set a new password with a mailed link.",
  description: RESET,
  who: "anyone",
  params: noParameters,
  query: noParameters,
  body: z.object(resetFields),
  reply: done,
  problems: ["invalidRequest", "deadLink", "forbidden", "contentTooLarge", "unsupportedMediaType"],
  refineProblem: passwordProblem,
});

export const changePassword = defineCall({
  id: "changePassword",
  method: "PUT",
  path: "/auth/password",
  summary: "Change the signed-in user's password, or set one with a mailed link.",
  description: `With \`oldPassword\` and \`newPassword\`: 400 if the old one is wrong; every session ends, including this one; 401 for guests. With \`token\`: as POST. ${RESET}`,
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
  problems: [
    "invalidRequest",
    "wrongPassword",
    "deadLink",
    "unauthorized",
    "forbidden",
    "contentTooLarge",
    "unsupportedMediaType",
  ],
  refineProblem: passwordProblem,
});

/** A link mailed earlier that still works. */
const earlierLink = z.object({
  /** The address, masked. */
  to: z.string(),
  minutesAgo: z.int(),
  minutesLeft: z.int(),
});
export type EarlierLink = z.output<typeof earlierLink>;

export const resetRequested = z.object({ ...done.shape, link: z.optional(earlierLink) });

export const requestResetPassword = defineCall({
  id: "requestResetPassword",
  method: "POST",
  path: "/auth/request-reset-password",
  summary: "Mail a link for setting a new password.",
  description:
    '404 "Email not found." for an address without an account. `link` is there where no other link is mailed, because enough were within the hour: when the last one was, and how long it works.',
  who: "anyone",
  params: noParameters,
  query: noParameters,
  body: z.object({ email: accountEmail() }),
  reply: resetRequested,
  problems: ["invalidRequest", "forbidden", "emailNotFound", "contentTooLarge", "unsupportedMediaType"],
});

export const confirmEmail = defineCall({
  id: "confirmEmail",
  method: "POST",
  path: "/auth/confirm-email",
  summary: "The address is theirs, or the account is not: by the link that was mailed to it.",
  description:
    "`{token}` with a session of the account, or `{token, password}`, confirms. `{token, disown: true}` ends the account's sessions and its password. `{token}` alone is 403, and the link still works. Otherwise it works once, for a week: a dead or used token is 400.",
  who: "anyone",
  params: noParameters,
  query: noParameters,
  body: z.object({
    token: mailedToken(),
    password: z.nullish(knownPassword()),
    disown: z.nullish(z.boolean()),
  }),
  reply: done,
  problems: [
    "invalidRequest",
    "wrongPassword",
    "deadLink",
    "forbidden",
    "contentTooLarge",
    "unsupportedMediaType",
  ],
});

export const sendConfirmation = defineCall({
  id: "sendConfirmation",
  method: "POST",
  path: "/auth/send-confirmation",
  summary: "Mail the confirmation link again.",
  description: "If the address is already confirmed, nothing is mailed and the answer is the same.",
  who: "signedIn",
  params: noParameters,
  query: noParameters,
  body: noBody,
  reply: done,
  problems: ["unauthorized", "forbidden"],
});
