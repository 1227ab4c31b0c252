import type { ServerFeature } from "#server/base/feature/server-feature.ts";
import { badgeRoutes } from "./badges/badge-routes.ts";
import { healthRoutes } from "./health/health-routes.ts";

export const feature: ServerFeature = {
  routes: ({ database, version, isReady }) => [
    ...badgeRoutes(database),
    ...healthRoutes(database, version, isReady),
  ],
};
