import type { ServerFeature } from "#server/base/feature/server-feature.ts";
import { directionRoutes } from "./direction-routes.ts";

export const feature: ServerFeature = {
  routes: ({ database, timetables }) => directionRoutes(database.currentReader, timetables),
};
