import { loadWords } from "#words/base/words-in.ts";
import { lazyPerLanguage } from "../../../../base/ui/lazy.tsx";
import type { AddressMapProps } from "./AddressMap.tsx";

/** The map in the form of a service, when there is a pin to show. */
export const addressMap = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("./AddressMap.tsx"),
      loadWords(language, {
        en: () => import("#words/compiled/en/services/map.ts"),
        es: () => import("#words/compiled/es/services/map.ts"),
      }),
    ]),
  ([{ AddressMap }, { map }]) =>
    (props: AddressMapProps) => <AddressMap {...props} mapWords={map} />,
);
