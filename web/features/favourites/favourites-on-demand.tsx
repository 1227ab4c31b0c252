import type { FavouritesPageWords } from "#domain/words/en/favourites-page.ts";
import type { Language } from "#domain/words/language.ts";
import { type OnDemand, onDemand } from "../../ui/on-demand.tsx";

/** The page of the saved services comes with the words of one language. */
export const favouritesPages: Readonly<Record<Language, OnDemand<object>>> = {
  en: withWords(() => import("#domain/words/en/favourites-page.ts")),
  es: withWords(() => import("#domain/words/es/favourites-page.ts")),
};

function withWords(load: () => Promise<{ favouritesPage: FavouritesPageWords }>): OnDemand<object> {
  return onDemand(async () => {
    const [{ FavouritesPage }, { favouritesPage }] = await Promise.all([
      import("./FavouritesPage.tsx"),
      load(),
    ]);
    return () => <FavouritesPage text={favouritesPage} />;
  });
}
