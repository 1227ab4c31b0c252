import type { Language } from "#domain/words/language.ts";
import { type OnDemand, onDemand } from "../../ui/on-demand.tsx";
import type { AddressMapProps } from "./AddressMap.tsx";

/** The map comes when there is a pin to show. */
function addressMap(language: Language): OnDemand<AddressMapProps> {
  return onDemand(async () => {
    const [{ AddressMap }, { words }] = await Promise.all([
      import("./AddressMap.tsx"),
      language === "es" ? import("../map/map-es.ts") : import("../map/map-en.ts"),
    ]);
    return (props) => <AddressMap {...props} mapWords={words} />;
  });
}

export const addressMaps: Readonly<Record<Language, OnDemand<AddressMapProps>>> = {
  en: addressMap("en"),
  es: addressMap("es"),
};
