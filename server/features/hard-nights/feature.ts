import type { ServerFeature } from "#server/base/feature/server-feature.ts";
import { hardNightRoutes } from "./hard-night-routes.ts";
import { addRollCallPage } from "./roll-call/add-roll-call-page.ts";
import { registerRollCallJobs } from "./roll-call/roll-call-jobs.ts";
import { rollCallRoutes } from "./roll-call/roll-call-routes.ts";

export const feature: ServerFeature = {
  routes: (deps) => [
    ...hardNightRoutes({ ...deps, outlookAt: deps.weather.outlookAt }),
    ...rollCallRoutes(deps),
  ],
  jobs: (jobs, { database, now }) => registerRollCallJobs(jobs, database.bulk, now),
  serve: (app, { database, now }) => addRollCallPage(app, database, now),
};
