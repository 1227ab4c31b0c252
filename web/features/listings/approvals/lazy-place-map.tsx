import { loadWords } from "#domain/words/words-in.ts";
import { lazyPerLanguage } from "../../../base/ui/lazy.tsx";
import type { PlaceMapProps } from "./PlaceMap.tsx";

/** Loads the map of where a reviewed service was and will be, after the rest. */
export const placeMap = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("./PlaceMap.tsx"),
      loadWords(language, {
        en: () => import("#domain/words/en/map.ts"),
        es: () => import("#domain/words/es/map.ts"),
      }),
    ]),
  ([{ PlaceMap }, { map }]) =>
    (props: PlaceMapProps) => <PlaceMap {...props} mapWords={map} />,
);
