import { Webhook } from "standardwebhooks";
import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import {
  eventToSend,
  isTriedEnough,
  outcomeOfStatus,
  pauseAfter,
  type WebhookEvent,
} from "#domain/integrations/webhooks/webhook.ts";
import { recordChange } from "#server/base/history/record-change.ts";
import type { PostWebhook } from "#server/base/outside/webhooks/post-webhook.ts";
import type { Db, TransactionalDb } from "#server/base/sql/db.ts";
import type { QueueMail } from "#server/features/mail/queue-mail.ts";
import { readBody } from "#server/features/services/body-queries.ts";
import { showWireFacts } from "#server/features/services/show-service.ts";
import {
  type ClaimedMessage,
  claimMessages,
  countFailure,
  keepFailed,
  markWorking,
  pause,
  removeMessage,
} from "../../../base/outbox/message-queries.ts";
import { turn } from "./queries.ts";

export interface SendDependencies {
  readonly db: TransactionalDb;
  readonly post: PostWebhook;
  readonly queueMail: QueueMail;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** For how long one run of the job goes on, in milliseconds. */
const RUN_MS = 45_000;

/** Sends what is due, until nothing is or the run is over. */
export async function sendMessages(dependencies: SendDependencies): Promise<void> {
  const { db, now } = dependencies;
  const end = now() + RUN_MS;
  do {
    const claimed = await claimMessages(db, now());
    if (claimed.length === 0) return;
    await Promise.all(claimed.map((message) => sendMessage(dependencies, message)));
  } while (now() < end);
}

async function sendMessage(
  { db, post, queueMail, now }: SendDependencies,
  message: ClaimedMessage,
): Promise<void> {
  const { number, id, url, secrets, webhookId } = message;
  const body = await buildBody(db, message, now());
  if (body === null) return removeMessage(db, number);
  const sentAt = new Date(now());
  const status = await post(url, body, {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(sentAt.getTime() / 1000)),
    "webhook-signature": secrets.map((secret) => new Webhook(secret).sign(id, sentAt, body)).join(" "),
  });
  const outcome = typeof status === "number" ? outcomeOfStatus(status) : "failed";
  if (outcome === "sent") {
    await removeMessage(db, number);
    return markWorking(db, webhookId);
  }
  const at = now();
  await db.transaction(async (transaction) => {
    const isOver = isTriedEnough(message.firstTriedAt, at);
    const nextAt = isOver ? null : at + pauseAfter(message.tries);
    await keepFailed(transaction, number, { outcome: String(status), nextAt });
    const failing = await countFailure(transaction, webhookId, at);
    if (failing === null) return;
    if (outcome === "gone") return turnOff(transaction, queueMail, message, "GONE", at);
    if (isTriedEnough(failing.failingSince, at))
      return turnOff(transaction, queueMail, message, "FAILING", at);
    return pause(transaction, webhookId, at + pauseAfter(failing.failures));
  });
}

/** Makes the body from what the public sees of the service now; null: the receiver does not want this event. */
async function buildBody(db: Db, message: ClaimedMessage, now: number): Promise<string | null> {
  const shown = await readBody(db, message.serviceId);
  const event = eventToSend(message.event, shown !== null, message.events);
  if (event === null) return null;
  const data = shown === null ? { id: message.serviceId } : toEventData(event, showWireFacts(shown, now));
  return JSON.stringify({ type: event, timestamp: isoOfEpoch(now), data });
}

function toEventData(event: WebhookEvent, service: ReturnType<typeof showWireFacts>): object {
  if (event !== "beds.updated") return service;
  const { id, availableBeds, totalBeds, beds, bedsUpdatedAt, version } = service;
  return { id, availableBeds, totalBeds, beds, bedsUpdatedAt, version };
}

/** Turns a webhook off. Administrators are notified by mail, and see it on the page. */
async function turnOff(
  db: Db,
  queueMail: QueueMail,
  { webhookId, url }: ClaimedMessage,
  because: "FAILING" | "GONE",
  now: number,
): Promise<void> {
  if (!(await turn(db, webhookId, { because, now }))) return;
  await recordChange(db, {
    thing: "WEBHOOK",
    thingId: webhookId,
    action: "EDIT",
    actor: "SYSTEM",
    at: now,
    before: { url, isOn: true },
    after: { url, isOn: false },
  });
  await queueMail(db, { mail: "webhookDisabled", webhookId });
}
