import { loadWords } from "#words/base/words-in.ts";
import { lazyPerLanguage } from "../../../base/ui/lazy.tsx";
import type { PlaceMapProps } from "./PlaceMap.tsx";

/** Loads the map of where a reviewed service was and will be, after the rest. */
export const placeMap = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("./PlaceMap.tsx"),
      loadWords(language, {
        en: () => import("#words/compiled/en/services/map.ts"),
        es: () => import("#words/compiled/es/services/map.ts"),
      }),
    ]),
  ([{ PlaceMap }, { map }]) =>
    (props: PlaceMapProps) => <PlaceMap {...props} mapWords={map} />,
);
