import type { Language } from "#domain/words/language.ts";
import { OnDemand } from "../../ui/on-demand.tsx";
import type { FavouritesSheetProps } from "./FavouritesSheet.tsx";

/** The printed list comes when somebody prints, with the words of the detail page. */
export const favouritesSheet: Readonly<Record<Language, OnDemand<FavouritesSheetProps>>> = {
  en: withWords(() => import("../service/detail-en.ts")),
  es: withWords(() => import("../service/detail-es.ts")),
};

function withWords(load: () => Promise<typeof import("../service/detail-en.ts")>) {
  return new OnDemand<FavouritesSheetProps>(async () => {
    const [{ FavouritesSheet }, { words }] = await Promise.all([import("./FavouritesSheet.tsx"), load()]);
    return (props) => <FavouritesSheet {...props} detail={words} />;
  });
}
