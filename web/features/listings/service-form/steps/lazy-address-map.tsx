import { loadWords } from "#domain/words/words-in.ts";
import { lazyPerLanguage } from "../../../../base/ui/lazy.tsx";
import type { AddressMapProps } from "./AddressMap.tsx";

/** The map in the form of a service, when there is a pin to show. */
export const addressMap = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("./AddressMap.tsx"),
      loadWords(language, {
        en: () => import("#domain/words/en/map.ts"),
        es: () => import("#domain/words/es/map.ts"),
      }),
    ]),
  ([{ AddressMap }, { map }]) =>
    (props: AddressMapProps) => <AddressMap {...props} mapWords={map} />,
);
