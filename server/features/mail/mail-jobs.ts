import * as z from "zod/mini";
import { FEEDBACK_MAILS } from "#domain/feedback/feedback-mails.ts";
import { CLAIM_MAILS } from "#domain/listings/claims/claim-mails.ts";
import { SIGN_IN_CHANGES } from "#domain/mail/mail-job.ts";
import { PLACE_MAILS } from "#domain/mail/place-mail.ts";
import type { Jobs } from "#server/base/jobs/jobs.ts";
import { deleteDeliveries } from "./queries.ts";
import { MAIL_QUEUE } from "./queue-mail.ts";
import { type MailDependencies, sendMail } from "./send-mail.ts";

/** Daily, UTC. */
const DAILY = "50 0 * * *";
/** Longer than any job is retained. */
const DELIVERY_RECORD_MS = 120 * 86_400_000;

const id = z.string();

/** A job's data; an older version of the product may have enqueued it. */
const QUEUED = z.discriminatedUnion("mail", [
  z.object({
    mail: z.enum(["confirmEmail", "welcome", "resetPassword", "enrollPasskey", "deletionRequested"]),
    id,
    userId: id,
  }),
  z.object({ mail: z.literal("signInChanged"), id, userId: id, what: z.enum(SIGN_IN_CHANGES) }),
  z.object({ mail: z.literal("serviceApproved"), id, serviceId: id, userId: id, isEdit: z.boolean() }),
  z.object({
    mail: z.literal("serviceRefused"),
    id,
    serviceId: id,
    userId: id,
    isEdit: z.boolean(),
    reason: z.string(),
  }),
  z.object({ mail: z.literal("invitation"), id, invitationId: id }),
  z.object({ mail: z.literal("confirmListings"), id, requestIds: z.array(id) }),
  z.object({ mail: z.literal("rollCall"), id, nightId: id, serviceIds: z.array(id) }),
  z.object({ mail: z.literal("webhookDisabled"), id, webhookId: id }),
  z.object({ mail: z.literal("waitingForReview"), id }),
  z.object({ mail: z.literal("unreadPhones"), id, serviceIds: z.array(id) }),
  z.object({ mail: z.literal("harvestWaits"), id, source: z.string() }),
  z.object({ mail: z.enum(PLACE_MAILS), id, serviceId: id }),
  z.object({ mail: z.literal("dailyDigest"), id, day: z.string(), since: z.number() }),
  z.object({
    mail: z.enum([...FEEDBACK_MAILS, ...CLAIM_MAILS]),
    id,
    feedbackId: id,
  }),
]);

/** Sends queued mail, and daily deletes old delivery records. */
export async function registerMailJobs(jobs: Jobs, dependencies: MailDependencies): Promise<void> {
  await jobs.work(MAIL_QUEUE, (data) => sendMail(dependencies, QUEUED.parse(data)));
  await jobs.work("forget-mails", () =>
    deleteDeliveries(dependencies.db, dependencies.now() - DELIVERY_RECORD_MS),
  );
  await jobs.schedule("forget-mails", DAILY);
}
