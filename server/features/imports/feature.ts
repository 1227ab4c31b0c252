import type { ServerFeature } from "#server/base/feature/server-feature.ts";
import { registerHarvestJobs } from "./harvest/harvest-jobs.ts";
import { harvestRoutes } from "./harvest/harvest-routes.ts";
import { registerImportJobs } from "./import-jobs.ts";
import { importRoutes } from "./import-routes.ts";

export const feature: ServerFeature = {
  routes: ({ config, database, harvest, imports }) => [
    ...harvestRoutes(database, harvest),
    ...importRoutes({ database, ...imports }, config.isRateLimited),
  ],
  async jobs(jobs, { database, harvest, imports, queueMail, now }) {
    await registerImportJobs(jobs, { database: database.bulk, ...imports }, now);
    const names = harvest.sources.map(({ name }) => name);
    const { wakeWorker } = harvest;
    await registerHarvestJobs(jobs, { db: database.bulk, names, wakeWorker, queueMail }, now);
  },
};
