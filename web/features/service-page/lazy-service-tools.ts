import { lazyPerLanguage } from "../../base/ui/lazy.tsx";

/** Loads the tools for people who may change a service, on its page. */
export const serviceTools = lazyPerLanguage(
  () => import("../history/ServiceTools.tsx"),
  ({ loadServiceTools }, language) => loadServiceTools(language),
);
