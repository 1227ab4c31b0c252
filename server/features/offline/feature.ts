import type { ServerFeature } from "#server/base/feature/server-feature.ts";
import { addOffline } from "./add-offline.ts";
import { cityFileRoutes } from "./city-file/city-file-routes.ts";
import { cityPackRoutes } from "./city-pack/city-pack-routes.ts";
import { addKiosk } from "./kiosk/add-kiosk.ts";

export const feature: ServerFeature = {
  routes: ({ database, areaAt, heavy, fileKeys, cityFileParts }) => [
    ...cityPackRoutes(database, areaAt, heavy),
    ...cityFileRoutes({ database, keys: fileKeys, parts: cityFileParts }, heavy),
  ],
  async serve(app, { pages, endSession }) {
    if (pages === null) return;
    addKiosk(app, endSession);
    await addOffline(app, pages.source.folder);
  },
};
