import * as z from "zod/mini";
import { defineCall, noBody, noParameters } from "../../base/contract/call.ts";
import { MAX_WEB_ADDRESS } from "../../base/contract/limits.ts";
import { text } from "../../base/contract/text.ts";
import { MAX_WEBHOOKS, WEBHOOK_EVENTS } from "./webhook.ts";

/** The calls by which administrators keep webhooks (rules webhooks 1–12). */

const shownWebhook = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  createdAt: z.string(),
  /** When messages began to fail; null: the last message got through. */
  failingSince: z.nullable(z.string()),
  disabledAt: z.nullable(z.string()),
  /** `GONE`: the receiver answered 410. */
  disabledBecause: z.nullable(z.enum(["BY_HAND", "FAILING", "GONE"])),
  /** End of the period in which messages are also signed with the previous secret; null: only the present one signs. */
  previousSecretUntil: z.nullable(z.string()),
  /** Messages that are still to be sent. */
  waiting: z.int(),
  /** Messages that were given up, newest first, at most a hundred. */
  failed: z.array(
    z.object({
      id: z.string(),
      event: z.enum(WEBHOOK_EVENTS),
      service: z.string(),
      /** When delivery was last tried. */
      triedAt: z.nullable(z.string()),
      /** A status of HTTP, or TIMEOUT, UNREACHABLE, NOT_PUBLIC (the address is private). */
      outcome: z.nullable(z.string()),
    }),
  ),
});
export type ShownWebhook = z.output<typeof shownWebhook>;

const withSecret = z.extend(shownWebhook, { secret: z.string() });

const events = z
  .array(z.enum(WEBHOOK_EVENTS))
  .check(z.minLength(1, "required"), z.maxLength(WEBHOOK_EVENTS.length, "tooMany"));
// Whatever is not an id is simply not found.
const byId = z.object({ id: text({ max: 100 }) });

export const listWebhooks = defineCall({
  id: "listWebhooks",
  method: "GET",
  path: "/webhooks",
  summary: "List the webhooks with what they could not send, newest first. Never with their secrets.",
  who: "administer",
  params: noParameters,
  query: noParameters,
  body: noBody,
  reply: z.array(shownWebhook),
  problems: ["unauthorized", "forbidden"],
});

export const createWebhook = defineCall({
  id: "createWebhook",
  method: "POST",
  path: "/webhooks",
  summary: "Add a webhook. The reply shows its secret, and nothing ever does again.",
  description: `\`url\` is an https address on the public internet. Messages are signed as Standard Webhooks with the secret. 409 \`tooManyWebhooks\` beyond ${MAX_WEBHOOKS}.`,
  who: "administer",
  params: noParameters,
  query: noParameters,
  body: z.object({ url: text({ max: MAX_WEB_ADDRESS }), events }),
  reply: withSecret,
  problems: [
    "invalidRequest",
    "unauthorized",
    "forbidden",
    "tooManyWebhooks",
    "contentTooLarge",
    "unsupportedMediaType",
  ],
});

export const editWebhook = defineCall({
  id: "editWebhook",
  method: "PUT",
  path: "/webhooks/{id}",
  summary: "Turn a webhook off or on again. Changes while it is off are not told later.",
  who: "administer",
  params: byId,
  query: noParameters,
  body: z.object({ isOn: z.boolean() }),
  reply: shownWebhook,
  problems: [
    "invalidRequest",
    "unauthorized",
    "forbidden",
    "notFound",
    "contentTooLarge",
    "unsupportedMediaType",
  ],
});

export const renewWebhookSecret = defineCall({
  id: "renewWebhookSecret",
  method: "POST",
  path: "/webhooks/{id}/secret",
  summary: "Give a webhook a new secret. The reply shows it, and nothing ever does again.",
  description:
    "Messages are signed with the new secret and the present one for 24 hours, and then with the new one alone. A secret from before the present one signs no more.",
  who: "administer",
  params: byId,
  query: noParameters,
  body: noBody,
  reply: withSecret,
  problems: ["invalidRequest", "unauthorized", "forbidden", "notFound"],
});

export const deleteWebhook = defineCall({
  id: "deleteWebhook",
  method: "DELETE",
  path: "/webhooks/{id}",
  summary: "Delete a webhook with everything that it still had to send.",
  who: "administer",
  params: byId,
  query: noParameters,
  body: noBody,
  reply: z.object({ id: z.string() }),
  problems: ["invalidRequest", "unauthorized", "forbidden", "notFound"],
});

export const resendMessages = defineCall({
  id: "resendMessages",
  method: "POST",
  path: "/webhooks/{id}/resend",
  summary: "Send messages of a webhook again that were given up: one of them, or all.",
  who: "administer",
  params: byId,
  query: noParameters,
  body: z.object({ message: z.optional(text({ max: 100 })) }),
  reply: shownWebhook,
  problems: [
    "invalidRequest",
    "unauthorized",
    "forbidden",
    "notFound",
    "contentTooLarge",
    "unsupportedMediaType",
  ],
});

/** All webhook calls, in the order of the published contract. */
export const WEBHOOK_CALLS = [
  listWebhooks,
  createWebhook,
  editWebhook,
  renewWebhookSecret,
  deleteWebhook,
  resendMessages,
] as const;
