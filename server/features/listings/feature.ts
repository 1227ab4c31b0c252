import type { ServerFeature } from "#server/base/feature/server-feature.ts";
import { approvalRoutes } from "./approvals/approval-routes.ts";
import { claimRoutes } from "./claims/claim-routes.ts";
import { registerDayClosingJobs } from "./day-closings/day-closing-jobs.ts";
import { dayClosingRoutes } from "./day-closings/day-closing-routes.ts";
import { registerListingJobs } from "./listing-jobs.ts";
import { listingRoutes } from "./listing-routes.ts";
import { registerOrganizationJobs } from "./organizations/count-jobs.ts";
import { organizationRoutes } from "./organizations/organization-routes.ts";
import { registerProtectionJobs } from "./protection/protection-jobs.ts";
import { protectionRoutes } from "./protection/protection-routes.ts";

export const feature: ServerFeature = {
  routes(deps) {
    const { config, database, queueMail } = deps;
    return [
      ...listingRoutes(deps),
      ...approvalRoutes(deps),
      ...dayClosingRoutes(database),
      ...organizationRoutes(database),
      ...claimRoutes(database, queueMail, config.isRateLimited),
      ...protectionRoutes(database, queueMail),
    ];
  },
  async jobs(jobs, { database, queueMail, now }) {
    const db = database.bulk;
    await registerDayClosingJobs(jobs, db, now);
    await registerListingJobs(jobs, db, now);
    await registerOrganizationJobs(jobs, db);
    await registerProtectionJobs(jobs, { db, queueMail, now });
  },
};
