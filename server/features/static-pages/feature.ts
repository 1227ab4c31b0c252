import type { ServerFeature } from "#server/base/feature/server-feature.ts";
import { editPageRoutes } from "./edit-page-routes.ts";
import { addQuickExit } from "./quick-exit/add-quick-exit.ts";
import { addSecurityContact } from "./security-contact/add-security-contact.ts";
import { staticPageRoutes } from "./static-page-routes.ts";

export const feature: ServerFeature = {
  routes: ({ config, database, fileKeys }) => [
    ...staticPageRoutes(database.reader, config, fileKeys.fingerprint),
    ...editPageRoutes(database, config.links.support),
  ],
  serve(app, { config, pages, publicOrigin, endSession, now }) {
    addSecurityContact(app, { contact: config.securityContact, publicUrl: publicOrigin, now });
    if (pages !== null) addQuickExit(app, pages.exitUrl, endSession);
  },
};
