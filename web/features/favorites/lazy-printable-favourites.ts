import { lazyPerLanguage } from "../../base/ui/lazy.tsx";

/** Loads the printed list of favorites. */
export const printableFavourites = lazyPerLanguage(
  () => import("./PrintableFavourites.tsx"),
  ({ loadPrintableFavourites }, language) => loadPrintableFavourites(language),
);
