import { FAILED_MESSAGE_MS } from "#domain/integrations/webhooks/webhook.ts";
import type { Jobs } from "#server/base/jobs/jobs.ts";
import type { Db } from "#server/base/sql/db.ts";
import { forgetFailed, forgetPreviousSecrets, hasWebhooks } from "../../../base/outbox/message-queries.ts";
import { type SendDependencies, sendMessages } from "./send-messages.ts";

const WEBHOOK_QUEUE = "webhooks";

const EVERY_MINUTE = "* * * * *";
const DAILY = "25 4 * * *";
/** Between two looks while there are webhooks, in milliseconds. */
const PAUSE_MS = 3000;

/** Enqueues a look for messages, in a transaction. */
export type WakeSender = (db: Db) => Promise<void>;

/** Requests a run right away; a queued run is not queued again. */
export function webhookSender(jobs: Jobs): WakeSender {
  return (db) => jobs.send(db, WEBHOOK_QUEUE, {}, { key: "now" });
}

/**
 * Sends messages within seconds where there are webhooks: each run asks for the next one. Once a minute one is
 * scheduled besides, should that have been lost.
 */
export async function registerWebhookJobs(jobs: Jobs, dependencies: SendDependencies): Promise<void> {
  const { db, now } = dependencies;
  await jobs.work(WEBHOOK_QUEUE, async () => {
    await sendMessages(dependencies);
    if (await hasWebhooks(db)) {
      await jobs.send(db, WEBHOOK_QUEUE, {}, { key: "next", notBefore: now() + PAUSE_MS });
    }
  });
  await jobs.schedule(WEBHOOK_QUEUE, EVERY_MINUTE);
  await jobs.work("forget-webhook-messages", async () => {
    await forgetFailed(db, now() - FAILED_MESSAGE_MS);
    await forgetPreviousSecrets(db, now());
  });
  await jobs.schedule("forget-webhook-messages", DAILY);
}
