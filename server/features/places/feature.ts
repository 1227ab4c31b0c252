import type { ServerFeature } from "#server/base/feature/server-feature.ts";
import { pointFinder } from "./geocoding/find-point.ts";
import { geocodingRoutes } from "./geocoding/geocoding-routes.ts";
import { placeRoutes } from "./place-routes.ts";
import { addTiles } from "./tiles/add-tiles.ts";

export const feature: ServerFeature = {
  routes: ({ config, database, logFailureOf }) => [
    ...geocodingRoutes(pointFinder(database.reader, config.geocoder, logFailureOf("geocoder"))),
    ...placeRoutes(database.reader),
  ],
  async serve(app, { config, pages }) {
    if (pages === null) return;
    await addTiles(app, { path: pages.basemap, isDemonstration: config.demo });
  },
};
