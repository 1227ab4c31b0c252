import type { ServerFeature } from "#server/base/feature/server-feature.ts";
import { demonstrationRoutes } from "./demonstration-routes.ts";

export const feature: ServerFeature = {
  routes: ({ config }) => demonstrationRoutes(config.demo),
};
