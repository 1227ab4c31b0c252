import * as z from "zod/mini";
import { FEEDBACK_MAILS } from "#domain/feedback/feedback-mails.ts";
import { CLAIM_MAILS } from "#domain/listings/claims/claim-mails.ts";
import { SIGN_IN_CHANGES } from "#domain/mail/mail-job.ts";
import { PLACE_MAILS } from "#domain/mail/place-mail.ts";
import type { Jobs } from "#server/base/jobs/jobs.ts";
import { deleteDeliveries } from "./queries.ts";
import { MAIL_QUEUE, type QueuedMail } from "./queue-mail.ts";
import { type MailDependencies, sendMail } from "./send-mail.ts";

/** Daily, UTC. */
const DAILY = "50 0 * * *";
/** Longer than any job is retained. */
const DELIVERY_RECORD_MS = 120 * 86_400_000;

const id = z.string();
/** What each job has besides its mail. */
const shared = { id, undoes: z.optional(z.number()) };

/** A job's data; an older version of the product may have enqueued it. */
const QUEUED = z.discriminatedUnion("mail", [
  z.object({
    mail: z.enum(["confirmEmail", "welcome", "resetPassword", "enrollPasskey", "deletionRequested"]),
    ...shared,
    userId: id,
  }),
  z.object({ mail: z.literal("signInChanged"), ...shared, userId: id, what: z.enum(SIGN_IN_CHANGES) }),
  z.object({ mail: z.literal("serviceApproved"), ...shared, serviceId: id, userId: id, isEdit: z.boolean() }),
  z.object({
    mail: z.literal("serviceRefused"),
    ...shared,
    serviceId: id,
    userId: id,
    isEdit: z.boolean(),
    reason: z.string(),
  }),
  z.object({ mail: z.literal("invitation"), ...shared, invitationId: id }),
  z.object({
    mail: z.literal("confirmListings"),
    ...shared,
    requestIds: z.array(id),
    isHeld: z.optional(z.boolean()),
  }),
  z.object({ mail: z.literal("rollCall"), ...shared, nightId: id, serviceIds: z.array(id) }),
  z.object({ mail: z.literal("webhookDisabled"), ...shared, webhookId: id }),
  z.object({ mail: z.literal("waitingForReview"), ...shared }),
  z.object({ mail: z.literal("unreadPhones"), ...shared, serviceIds: z.array(id) }),
  z.object({ mail: z.literal("harvestWaits"), ...shared, source: z.string() }),
  z.object({ mail: z.enum(PLACE_MAILS), ...shared, serviceId: id }),
  z.object({ mail: z.literal("dailyDigest"), ...shared, day: z.string(), since: z.number() }),
  z.object({
    mail: z.enum([...FEEDBACK_MAILS, ...CLAIM_MAILS]),
    ...shared,
    feedbackId: id,
    isUndoable: z.optional(z.boolean()),
  }),
]);

/** Reads a job of the queue. @throws where it is none */
export function readQueuedMail(data: unknown): QueuedMail {
  return QUEUED.parse(data);
}

/** Sends queued mail, and daily deletes old delivery records. */
export async function registerMailJobs(jobs: Jobs, dependencies: MailDependencies): Promise<void> {
  await jobs.work(MAIL_QUEUE, (data) => sendMail(dependencies, readQueuedMail(data)));
  await jobs.work("forget-mails", () =>
    deleteDeliveries(dependencies.db, dependencies.now() - DELIVERY_RECORD_MS),
  );
  await jobs.schedule("forget-mails", DAILY);
}
