import type { ServerFeature } from "#server/base/feature/server-feature.ts";
import { registerTranslationJobs } from "./translation-jobs.ts";
import { translationRoutes } from "./translation-routes.ts";

export const feature: ServerFeature = {
  routes: ({ translator, languages, logFailureOf }) =>
    translationRoutes(translator, languages, logFailureOf("translator")),
  jobs: (jobs, { database, translator, now }) =>
    registerTranslationJobs(jobs, database.bulk, translator, now),
};
