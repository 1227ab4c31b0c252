import {
  getStaticPageTexts,
  listStaticPages,
  listStaticPageVersions,
  previewStaticPage,
  restoreStaticPage,
  updateStaticPage,
} from "./edit-page-calls.ts";
import { getStaticPage } from "./static-page-calls.ts";

/** The calls of this feature, as the API publishes them. */
export const calls = [
  listStaticPages,
  getStaticPage,
  getStaticPageTexts,
  updateStaticPage,
  previewStaticPage,
  listStaticPageVersions,
  restoreStaticPage,
] as const;
