import type { ServerFeature } from "#server/base/feature/server-feature.ts";
import { apiKeyRoutes } from "./api-keys/api-key-routes.ts";
import { registerWebhookJobs } from "./webhooks/webhook-jobs.ts";
import { webhookRoutes } from "./webhooks/webhook-routes.ts";

export const feature: ServerFeature = {
  routes: ({ config, database, wakeWebhooks }) => [
    ...apiKeyRoutes(database),
    ...webhookRoutes({
      database,
      isPrivateAllowed: config.webhooksToPrivate,
      wakeSender: wakeWebhooks,
    }),
  ],
  jobs: (jobs, { database, postWebhook, queueMail, now }) =>
    registerWebhookJobs(jobs, { db: database.bulk, post: postWebhook, queueMail, now }),
};
