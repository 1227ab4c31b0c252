import { loadWords } from "#words/base/words-in.ts";
import type { PublicComponents } from "../../base/pages/web-feature.ts";
import { lazyPerLanguage } from "../../base/ui/lazy.tsx";

const favourites = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("./FavouritesPage.tsx"),
      loadWords(language, {
        en: () => import("#words/compiled/en/favorites/favourites-page.ts"),
        es: () => import("#words/compiled/es/favorites/favourites-page.ts"),
      }),
    ]),
  ([{ FavouritesPage }, { favouritesPage }]) =>
    () => <FavouritesPage text={favouritesPage} />,
);

/** Pages of the first script, which every visit loads. */
export const publicPages = {
  favourites: { componentFor: favourites },
} satisfies PublicComponents;
