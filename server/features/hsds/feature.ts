import type { ServerFeature } from "#server/base/feature/server-feature.ts";
import { addHsds } from "./add-hsds.ts";
import { exportRoutes } from "./export-routes.ts";
import { hsdsChangeRoutes } from "./hsds-change-routes.ts";
import { hsdsOrganizationRoutes } from "./hsds-organization-routes.ts";
import { hsdsRoutes } from "./hsds-routes.ts";
import { hsdsShared } from "./hsds-shared.ts";
import { hsdsTaxonomyRoutes } from "./hsds-taxonomy-routes.ts";

export const feature: ServerFeature = {
  routes({ database, directory, heavy, exportFolder, log }) {
    const shared = hsdsShared(directory, heavy);
    return [
      ...hsdsRoutes(shared),
      ...hsdsChangeRoutes(database),
      ...hsdsOrganizationRoutes(shared),
      ...hsdsTaxonomyRoutes(),
      ...exportRoutes({ database, folder: exportFolder, log }),
    ];
  },
  serve: (app) => addHsds(app),
};
