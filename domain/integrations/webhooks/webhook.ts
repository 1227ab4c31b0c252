/** Events that webhooks report, and how long delivery is retried (rules webhooks 1–12). */

/** Events, in the order in which pages show them. */
export const WEBHOOK_EVENTS = [
  "service.created",
  "service.updated",
  "service.deleted",
  "beds.updated",
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Webhooks in all. */
export const MAX_WEBHOOKS = 50;

/** How long a message is retried, and how long a receiver may fail before it is turned off, in milliseconds. */
export const WEBHOOK_TRYING_MS = 3 * 86_400_000;

/** How long messages are also signed with the previous secret, in milliseconds. */
export const PREVIOUS_SECRET_MS = 86_400_000;

/** How long a failed message can be sent again, in milliseconds. */
export const FAILED_MESSAGE_MS = 30 * 86_400_000;

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const PAUSES = [5 * SECOND_MS, 30 * SECOND_MS, 2 * MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS] as const;

/** Returns the milliseconds to wait after this many failed tries. */
export function pauseAfter(failures: number): number {
  return PAUSES[Math.max(failures, 1) - 1] ?? HOUR_MS;
}

/** Whether a message has been retried for its whole period. Moments are epoch milliseconds. */
export function isTriedEnough(firstTriedAt: number, now: number): boolean {
  return now - firstTriedAt >= WEBHOOK_TRYING_MS;
}

/**
 * The event that a message is by the time it is sent; null: nothing that the receiver wants to know.
 *
 * @param isPublic whether the service is public now
 * @param wanted the receiver's events
 */
export function eventToSend(
  queued: WebhookEvent,
  isPublic: boolean,
  wanted: readonly WebhookEvent[],
): WebhookEvent | null {
  const event = eventNow(queued, isPublic);
  return wanted.includes(event) ? event : null;
}

function eventNow(queued: WebhookEvent, isPublic: boolean): WebhookEvent {
  if (!isPublic) return "service.deleted";
  // It is public again since.
  return queued === "service.deleted" ? "service.updated" : queued;
}

/** Maps the receiver's HTTP status to the message's outcome. `gone`: the receiver wants no more messages. */
export function outcomeOfStatus(status: number): "sent" | "gone" | "failed" {
  if (status >= 200 && status < 300) return "sent";
  return status === 410 ? "gone" : "failed";
}
