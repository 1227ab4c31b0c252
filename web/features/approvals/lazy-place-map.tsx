import { lazyPerLanguage } from "../../ui/lazy.tsx";
import type { PlaceMapProps } from "./PlaceMap.tsx";

/** Where a reviewed service was and will be: the map comes after the rest. */
export const placeMap = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("./PlaceMap.tsx"),
      language === "es" ? import("#domain/words/es/map.ts") : import("#domain/words/en/map.ts"),
    ]),
  ([{ PlaceMap }, { map }]) =>
    (props: PlaceMapProps) => <PlaceMap {...props} mapWords={map} />,
);
