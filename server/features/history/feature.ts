import type { ServerFeature } from "#server/base/feature/server-feature.ts";
import { historyRoutes } from "./history-routes.ts";

export const feature: ServerFeature = {
  routes: (deps) => historyRoutes(deps),
};
