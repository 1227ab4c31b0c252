import { lazyPerLanguage } from "../../../ui/lazy.tsx";
import type { AddressMapProps } from "./AddressMap.tsx";

/** The map in the form of a service, when there is a pin to show. */
export const addressMap = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("./AddressMap.tsx"),
      language === "es" ? import("#domain/words/es/map.ts") : import("#domain/words/en/map.ts"),
    ]),
  ([{ AddressMap }, { map }]) =>
    (props: AddressMapProps) => <AddressMap {...props} mapWords={map} />,
);
