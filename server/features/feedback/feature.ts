import type { ServerFeature } from "#server/base/feature/server-feature.ts";
import { pointNamer } from "#server/features/places/geocoding/name-point.ts";
import { registerFeedbackJobs } from "./feedback-jobs.ts";
import { feedbackRoutes } from "./feedback-routes.ts";
import { registerFileJobs } from "./files/file-jobs.ts";
import { fileRoutes } from "./files/file-routes.ts";
import { inboxRoutes } from "./inbox-routes.ts";

export const feature: ServerFeature = {
  routes({ config, database, queueMail, files, heavy, logFailureOf }) {
    const namePoint = pointNamer(database.reader, config.geocoder, logFailureOf("geocoder"));
    return [
      ...feedbackRoutes(database, queueMail),
      ...inboxRoutes(database, namePoint),
      ...fileRoutes(database, files, heavy),
    ];
  },
  async jobs(jobs, { database, files, now }) {
    await registerFeedbackJobs(jobs, database.bulk, now);
    await registerFileJobs(jobs, database.bulk, files, now);
  },
};
