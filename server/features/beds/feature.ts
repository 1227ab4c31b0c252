import type { ServerFeature } from "#server/base/feature/server-feature.ts";
import { bedRoutes } from "./bed-routes.ts";

export const feature: ServerFeature = {
  routes: ({ database }) => bedRoutes(database),
};
