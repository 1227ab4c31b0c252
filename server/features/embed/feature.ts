import type { ServerFeature } from "#server/base/feature/server-feature.ts";
import { addEmbed } from "./add-embed.ts";
import { addCalendar } from "./calendar/add-calendar.ts";
import { addSearchEngineFiles } from "./search-engines/add-search-engine-files.ts";

export const feature: ServerFeature = {
  routes: () => [],
  async serve(app, deps) {
    const { database, logFailure, heavy, pages, openEmbedFiles, publicOrigin } = deps;
    addCalendar(app, { ...deps, publicUrl: publicOrigin });
    if (pages === null) return;
    addSearchEngineFiles(app, database.currentReader, pages.publicUrl, logFailure, heavy);
    addEmbed(app, { ...deps, publicUrl: pages.publicUrl, readFile: await openEmbedFiles() });
  },
};
