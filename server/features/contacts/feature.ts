import type { ServerFeature } from "#server/base/feature/server-feature.ts";
import { cacheCrisisLines } from "./crisis-lines/cache-crisis-lines.ts";
import { crisisLineRoutes } from "./crisis-lines/crisis-line-routes.ts";
import { contactRoutes } from "./regional-contacts/contact-routes.ts";

export const feature: ServerFeature = {
  routes: (deps) => [
    ...crisisLineRoutes(deps.database, deps.textSearch, deps.areaAt),
    ...contactRoutes(deps),
  ],
  async serve(_, { pages, callsOf, now }) {
    // Pages show the lines without a database, too.
    if (pages !== null) await cacheCrisisLines(callsOf, now());
  },
};
