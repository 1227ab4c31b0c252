import type { ServerFeature } from "#server/base/feature/server-feature.ts";
import { askRoutes } from "./asks/ask-routes.ts";
import { campaignRoutes } from "./campaigns/campaign-routes.ts";
import { confirmationRoutes } from "./confirmation-routes.ts";

export const feature: ServerFeature = {
  routes: (deps) => [
    ...askRoutes(deps.database, deps.config.isRateLimited),
    ...campaignRoutes(deps, deps.config.isRateLimited),
    ...confirmationRoutes(deps, deps.config.isRateLimited),
  ],
};
