import * as z from "zod/mini";
import { defineCall, noBody, noParameters } from "../../base/contract/call.ts";
import { MAX_SEARCH_TEXT } from "../../base/contract/limits.ts";
import { pageParameters } from "../../base/contract/paging.ts";
import { invalid } from "../../base/contract/problems.ts";
import { enumValue, text } from "../../base/contract/text.ts";
import { ROLES } from "../../base/roles/role.ts";
import { accountEmail, done, mailedToken, newPassword, passwordProblem } from "../account/account-fields.ts";

/** The calls by which administrators invite people, and the invited accept (rules users 9–12, 14 and 15). */

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
  body: z.object({ email: accountEmail(), role: enumValue(ROLES, "unknownValue") }),
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

/** An invitation that no one has accepted yet, as administrators see it. */
export const shownInvitation = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  /** Name of the administrator who sent it. */
  invitedBy: z.string(),
  createdAt: z.string(),
  /** When the link stops working. */
  expiresAt: z.string(),
  /** Whether the link works: not after `expiresAt`, nor once its sender is no longer an administrator. */
  isOpen: z.boolean(),
});
export type ShownInvitation = z.output<typeof shownInvitation>;

export const listInvitations = defineCall({
  id: "listInvitations",
  method: "GET",
  path: "/invitations",
  summary: "List invitations that nobody has accepted yet, newest first.",
  description:
    "`q` may stand anywhere in the address. Expired ones are listed for 30 days. Without addresses that have got an account meanwhile.",
  who: "administer",
  params: noParameters,
  query: z.object({ q: z.optional(text({ max: MAX_SEARCH_TEXT })), ...pageParameters }),
  body: noBody,
  reply: z.array(shownInvitation),
  problems: ["invalidRequest", "unauthorized", "forbidden"],
  countsTotal: true,
});

export const cancelInvitation = defineCall({
  id: "cancelInvitation",
  method: "DELETE",
  path: "/invitations/{id}",
  summary: "Cancel an invitation, whose link is dead from then on.",
  who: "administer",
  // Any text is accepted: whatever is not the id of an invitation is not found.
  params: z.object({ id: text({ max: 100 }) }),
  query: noParameters,
  body: noBody,
  reply: z.object({ code: z.int() }),
  problems: ["invalidRequest", "unauthorized", "forbidden", "notFound"],
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
