import type { ServerFeature } from "#server/base/feature/server-feature.ts";
import { registerDuplicateJobs } from "./duplicate-jobs.ts";
import { duplicateRoutes } from "./duplicate-routes.ts";

export const feature: ServerFeature = {
  routes: ({ database, queueMail }) => duplicateRoutes(database, queueMail),
  jobs: (jobs, { database, now }) => registerDuplicateJobs(jobs, database.bulk, now),
};
