import { registerAttemptJobs } from "../base/attempts/attempt-jobs.ts";
import type { Jobs } from "../base/jobs/jobs.ts";
import type { FileStore } from "../base/outside/files/file-store.ts";
import type { Translator } from "../base/outside/translator/translator.ts";
import type { PostWebhook } from "../base/outside/webhooks/post-webhook.ts";
import type { TransactionalDb } from "../base/sql/db.ts";
import { registerAccountJobs } from "../features/accounts/account/account-jobs.ts";
import { registerUserJobs } from "../features/accounts/users/user-jobs.ts";
import { registerTextJobs } from "../features/chatbot/text-messages/text-jobs.ts";
import { registerHealthJobs } from "../features/directory-health/health-jobs.ts";
import { registerDuplicateJobs } from "../features/duplicates/duplicate-jobs.ts";
import { registerFeedbackJobs } from "../features/feedback/feedback-jobs.ts";
import { registerFileJobs } from "../features/feedback/files/file-jobs.ts";
import { registerRollCallJobs } from "../features/hard-nights/roll-call/roll-call-jobs.ts";
import { registerHarvestJobs } from "../features/imports/harvest/harvest-jobs.ts";
import { registerImportJobs } from "../features/imports/import-jobs.ts";
import type { ImportUploads } from "../features/imports/import-uploads.ts";
import { registerWebhookJobs } from "../features/integrations/webhooks/webhook-jobs.ts";
import { registerDayClosingJobs } from "../features/listings/day-closings/day-closing-jobs.ts";
import { registerListingJobs } from "../features/listings/listing-jobs.ts";
import { registerOrganizationJobs } from "../features/listings/organizations/count-jobs.ts";
import { registerProtectionJobs } from "../features/listings/protection/protection-jobs.ts";
import { registerNoticeJobs } from "../features/mail/notices/notice-jobs.ts";
import { queueMails } from "../features/mail/queue-mail.ts";
import { registerHoursJobs } from "../features/services/opening-hours/hours-jobs.ts";
import { registerTopicJobs } from "../features/services/topics/topic-jobs.ts";
import { registerTranslationJobs } from "../features/translation/translation-jobs.ts";

interface JobDependencies {
  readonly db: TransactionalDb;
  readonly files: FileStore;
  readonly uploads: ImportUploads;
  /** Makes this process look for work on imports. */
  readonly wakeWorker: () => void;
  /** Names of the sources that are harvested, and what makes this process look for work on them. */
  readonly harvest: { readonly names: readonly string[]; readonly wakeWorker: () => void };
  readonly translator: Translator | null;
  readonly checksWebsites: boolean;
  readonly postWebhook: PostWebhook;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Registers the jobs of all features, except those that need the address of the app. */
export async function registerJobs(
  jobs: Jobs,
  { db, files, uploads, wakeWorker, harvest, translator, checksWebsites, postWebhook, now }: JobDependencies,
): Promise<void> {
  await registerHoursJobs(jobs, db, now);
  await registerAttemptJobs(jobs, db, now);
  await registerTextJobs(jobs, db, now);
  await registerAccountJobs(jobs, db, now);
  await registerRollCallJobs(jobs, db, now);
  await registerDayClosingJobs(jobs, db, now);
  await registerListingJobs(jobs, db, now);
  await registerTopicJobs(jobs, db);
  await registerOrganizationJobs(jobs, db);
  await registerFeedbackJobs(jobs, db, now);
  await registerUserJobs(jobs, db, now);
  await registerFileJobs(jobs, db, files, now);
  await registerHealthJobs(jobs, db, now, checksWebsites);
  await registerImportJobs(jobs, { database: db, uploads, wakeWorker }, now);
  await registerDuplicateJobs(jobs, db, now);
  await registerTranslationJobs(jobs, db, translator, now);
  const queueMail = queueMails(jobs, now);
  await registerProtectionJobs(jobs, { db, queueMail, now });
  await registerHarvestJobs(jobs, { db, ...harvest, queueMail }, now);
  await registerNoticeJobs(jobs, db, queueMail, now);
  await registerWebhookJobs(jobs, { db, post: postWebhook, queueMail, now });
}
