import * as z from "zod/mini";
import { accountEmail, done, mailedToken, newPassword, passwordProblem } from "../account/account-fields.ts";
import { defineCall, noParameters } from "../contract/call.ts";
import { invalid } from "../contract/problems.ts";
import { oneOf } from "../contract/text.ts";
import { ROLES } from "../roles/role.ts";

/** The calls by which administrators invite people, and the invited accept (rules users 9–12). */

export const invite = defineCall({
  id: "invite",
  method: "POST",
  path: "/invitations",
  summary: "Mail somebody a link to an account that begins with a role.",
  description:
    "The link works once, for 7 days, for as long as who sent it is an administrator. Inviting an address again replaces its invitation. 400 `emailTaken` for an address that has an account.",
  who: "administer",
  params: noParameters,
  query: noParameters,
  body: z.object({ email: accountEmail(), role: oneOf(ROLES, "unknownValue") }),
  reply: z.object({
    email: z.string(),
    role: z.enum(ROLES),
    /** When the link stops working. */
    expiresAt: z.string(),
  }),
  problems: [
    "invalidRequest",
    "emailTaken",
    "unauthorized",
    "forbidden",
    "contentTooLarge",
    "unsupportedMediaType",
  ],
  refineProblem: (fields) =>
    invalid(fields, fields.email === "notEmail" ? "Please input valid Email." : null),
});

export const acceptInvitation = defineCall({
  id: "acceptInvitation",
  method: "POST",
  path: "/invitations/accept",
  summary: "Open the invited account with a password of one's own.",
  description:
    "The address counts as confirmed. Signing in follows. A dead or used token is 400 `deadLink`; an address that has got an account meanwhile is 400 `emailTaken`.",
  who: "anyone",
  params: noParameters,
  query: noParameters,
  body: z.object({ token: mailedToken(), password: newPassword() }),
  reply: done,
  problems: [
    "invalidRequest",
    "deadLink",
    "emailTaken",
    "forbidden",
    "contentTooLarge",
    "unsupportedMediaType",
  ],
  refineProblem: passwordProblem,
});
