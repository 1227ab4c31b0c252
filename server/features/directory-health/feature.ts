import type { ServerFeature } from "#server/base/feature/server-feature.ts";
import { directoryHealthRoutes } from "./directory-health-routes.ts";
import { registerHealthJobs } from "./health-jobs.ts";
import { NOT_COUNTED } from "./unmet-searches.ts";

export const feature: ServerFeature = {
  routes: ({ database, unmet, timetables }) =>
    directoryHealthRoutes(database, unmet !== NOT_COUNTED, timetables),
  jobs: (jobs, { config, database, now }) =>
    registerHealthJobs(jobs, database.bulk, now, config.checksWebsites),
};
