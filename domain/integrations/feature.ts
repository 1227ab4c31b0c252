import { API_KEY_CALLS } from "./api-keys/api-key-calls.ts";
import { WEBHOOK_CALLS } from "./webhooks/webhook-calls.ts";

/** The calls of this feature, as the API publishes them. */
export const calls = [...WEBHOOK_CALLS, ...API_KEY_CALLS] as const;
