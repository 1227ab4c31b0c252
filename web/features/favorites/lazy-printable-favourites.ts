import { lazyPerLanguage } from "../../base/ui/lazy.tsx";

/** The printed list of favourites. */
export const printableFavourites = lazyPerLanguage(
  () => import("./PrintableFavourites.tsx"),
  ({ loadPrintableFavourites }, language) => loadPrintableFavourites(language),
);
