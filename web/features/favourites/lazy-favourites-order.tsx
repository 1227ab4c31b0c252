import { lazyPerLanguage } from "../../ui/lazy.tsx";
import type { FavouritesOrderProps } from "./FavouritesOrder.tsx";

/** The favourites in the order in which they can be reached today. */
export const favouritesOrder = lazyPerLanguage<
  FavouritesOrderProps,
  [typeof import("./FavouritesOrder.tsx"), typeof import("#domain/words/en/favourites-order.ts")]
>(
  (language) =>
    Promise.all([
      import("./FavouritesOrder.tsx"),
      language === "es"
        ? import("#domain/words/es/favourites-order.ts")
        : import("#domain/words/en/favourites-order.ts"),
    ]),
  ([{ FavouritesOrder }, { favouritesOrder: text }]) =>
    (props) => <FavouritesOrder {...props} text={text} />,
);
