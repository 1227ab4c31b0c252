import type { ServerFeature } from "#server/base/feature/server-feature.ts";
import { helpFinder } from "#server/features/danger/find-help.ts";
import { registerHoursJobs } from "./opening-hours/hours-jobs.ts";
import { searchRoutes } from "./search-routes.ts";
import { registerTopicJobs } from "./topics/topic-jobs.ts";
import { topicRoutes } from "./topics/topic-routes.ts";

export const feature: ServerFeature = {
  routes: ({ database, reads, callsOf }) => [
    ...searchRoutes(reads, helpFinder(callsOf)),
    ...topicRoutes(database.reader),
  ],
  async jobs(jobs, { database, now }) {
    await registerHoursJobs(jobs, database.bulk, now);
    await registerTopicJobs(jobs, database.bulk);
  },
};
