import { loadWords } from "#words/base/words-in.ts";
import { lazyPerLanguage } from "../../base/ui/lazy.tsx";
import type { FavouritesOrderProps } from "./FavouritesOrder.tsx";

/** Loads the favorites in the order in which they can be reached today. */
export const favouritesOrder = lazyPerLanguage<
  FavouritesOrderProps,
  [typeof import("./FavouritesOrder.tsx"), typeof import("#words/compiled/en/favorites/favourites-order.ts")]
>(
  (language) =>
    Promise.all([
      import("./FavouritesOrder.tsx"),
      loadWords(language, {
        en: () => import("#words/compiled/en/favorites/favourites-order.ts"),
        es: () => import("#words/compiled/es/favorites/favourites-order.ts"),
      }),
    ]),
  ([{ FavouritesOrder }, { favouritesOrder: text }]) =>
    (props) => <FavouritesOrder {...props} text={text} />,
);
