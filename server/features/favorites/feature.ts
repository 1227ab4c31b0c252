import type { ServerFeature } from "#server/base/feature/server-feature.ts";
import { kudoRoutes } from "./kudos/kudo-routes.ts";

export const feature: ServerFeature = {
  routes: ({ config, database }) => kudoRoutes(database, config.isRateLimited),
};
