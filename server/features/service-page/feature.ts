import type { ServerFeature } from "#server/base/feature/server-feature.ts";
import { liaisonFinder } from "#server/features/contacts/regional-contacts/county-liaisons.ts";
import { serviceRoutes } from "./service-routes.ts";

export const feature: ServerFeature = {
  routes: ({ database, directory, areaAt, reads }) =>
    serviceRoutes(directory, liaisonFinder(database.reader, areaAt), areaAt, reads),
};
