import * as z from "zod/mini";
import { defineCall, noBody, noParameters } from "../../base/contract/call.ts";
import { filled, oneLine } from "../../base/contract/contact-text.ts";
import { text } from "../../base/contract/text.ts";
import {
  KEY_DAYS,
  KEY_ROLES,
  KEY_SCOPES,
  MAX_KEY_NAME,
  MAX_KEY_REQUESTS,
  MAX_KEYS,
  MIN_KEY_REQUESTS,
} from "./api-key.ts";

/** The calls by which administrators make and revoke API keys (rules api-keys 1–9). */

const shownKey = z.object({
  id: z.string(),
  name: z.string(),
  /** The first characters of the key, by which it is recognized. */
  begins: z.string(),
  role: z.enum(KEY_ROLES),
  scopes: z.array(z.enum(KEY_SCOPES)),
  requestsPerMinute: z.int(),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** A day in UTC, `2026-11-27`; null: it was never used. */
  lastUsedOn: z.nullable(z.string()),
  state: z.enum(["WORKS", "EXPIRED", "ENDED"]),
});
export type ShownKey = z.output<typeof shownKey>;

export const listApiKeys = defineCall({
  id: "listApiKeys",
  method: "GET",
  path: "/api-keys",
  summary: "List the API keys: those that work first, each group newest first.",
  description: "Never with the key itself, which is stored as a digest only.",
  who: "administer",
  params: noParameters,
  query: noParameters,
  body: noBody,
  reply: z.array(shownKey),
  problems: ["unauthorized", "forbidden"],
});

export const createApiKey = defineCall({
  id: "createApiKey",
  method: "POST",
  path: "/api-keys",
  summary: "Make an API key. The reply shows it, and nothing ever does again.",
  description: `Sent as \`Authorization: Bearer <key>\`. A key has the rights of its role in its scopes, and a guest's in everything else. A scope that the role has for services of its own only, or not at all, is 400. 409 \`tooManyKeys\` while ${MAX_KEYS} work.`,
  who: "administer",
  params: noParameters,
  query: noParameters,
  body: z.object({
    name: filled(oneLine({ max: MAX_KEY_NAME })),
    role: z.enum(KEY_ROLES),
    scopes: z
      .array(z.enum(KEY_SCOPES))
      .check(z.minLength(1, "required"), z.maxLength(KEY_SCOPES.length, "tooMany")),
    /** Days until it expires. */
    days: z.literal(KEY_DAYS),
    requestsPerMinute: z
      .int()
      .check(z.minimum(MIN_KEY_REQUESTS, "outOfRange"), z.maximum(MAX_KEY_REQUESTS, "outOfRange")),
  }),
  reply: z.extend(shownKey, {
    /** The whole key. */
    key: z.string(),
  }),
  problems: [
    "invalidRequest",
    "unauthorized",
    "forbidden",
    "tooManyKeys",
    "contentTooLarge",
    "unsupportedMediaType",
  ],
});

export const revokeApiKey = defineCall({
  id: "revokeApiKey",
  method: "DELETE",
  path: "/api-keys/{id}",
  summary: "Revoke an API key, which is dead from the next request on.",
  who: "administer",
  // Whatever is not the id of a key that has its secret is not found.
  params: z.object({ id: text({ max: 100 }) }),
  query: noParameters,
  body: noBody,
  reply: shownKey,
  problems: ["invalidRequest", "unauthorized", "forbidden", "notFound"],
});

export const API_KEY_CALLS = [listApiKeys, createApiKey, revokeApiKey] as const;
