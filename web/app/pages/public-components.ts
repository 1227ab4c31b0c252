import type { PageComponent } from "../../base/pages/page-component.ts";
import type { PublicPageName } from "../../base/pages/public-pages.ts";
import { publicPages as contacts } from "../../features/contacts/public-pages.tsx";
import { publicPages as favorites } from "../../features/favorites/public-pages.tsx";
import { publicPages as feedback } from "../../features/feedback/public-pages.tsx";
import { publicPages as servicePage } from "../../features/service-page/public-pages.tsx";
import { publicPages as services } from "../../features/services/public-pages.tsx";
import { publicPages as staticPages } from "../../features/static-pages/public-pages.tsx";

/** The pages of the first script. A name of the table that no feature has does not compile. */
export const PUBLIC_COMPONENTS: Readonly<Record<PublicPageName, PageComponent>> = {
  ...services,
  ...servicePage,
  ...favorites,
  ...contacts,
  ...feedback,
  ...staticPages,
};
