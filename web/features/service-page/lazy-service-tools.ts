import { lazyPerLanguage } from "../../base/ui/lazy.tsx";

/** What those who may change a service see on its page. */
export const serviceTools = lazyPerLanguage(
  () => import("../history/ServiceTools.tsx"),
  ({ loadServiceTools }, language) => loadServiceTools(language),
);
