import type { OpeningHoursWords } from "#domain/words/en/opening-hours.ts";
import type { Language } from "#domain/words/language.ts";
import { type OnDemand, onDemand } from "../../ui/on-demand.tsx";
import type { FavouritesSheetProps } from "./FavouritesSheet.tsx";

/** The printed list comes when somebody prints, with the words of the detail page. */
export const favouritesSheet: Readonly<Record<Language, OnDemand<FavouritesSheetProps>>> = {
  en: withWords(
    () => import("../service/detail-en.ts"),
    () => import("#domain/words/en/opening-hours.ts"),
  ),
  es: withWords(
    () => import("../service/detail-es.ts"),
    () => import("#domain/words/es/opening-hours.ts"),
  ),
};

function withWords(
  load: () => Promise<typeof import("../service/detail-en.ts")>,
  loadHours: () => Promise<{ openingHours: OpeningHoursWords }>,
) {
  return onDemand<FavouritesSheetProps>(async () => {
    const [{ FavouritesSheet }, { words }, { openingHours }] = await Promise.all([
      import("./FavouritesSheet.tsx"),
      load(),
      loadHours(),
    ]);
    const detail = { ...words, hours: openingHours };
    return (props) => <FavouritesSheet {...props} detail={detail} />;
  });
}
