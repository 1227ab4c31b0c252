import type { ServerFeature } from "#server/base/feature/server-feature.ts";
import { dangerRoutes } from "./danger-routes.ts";

export const feature: ServerFeature = {
  routes: ({ callsOf }) => dangerRoutes(callsOf),
};
