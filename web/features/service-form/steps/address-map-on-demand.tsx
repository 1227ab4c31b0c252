import { inEachLanguage } from "../../../ui/on-demand.tsx";
import type { AddressMapProps } from "./AddressMap.tsx";

/** The map comes when there is a pin to show. */
export const addressMaps = inEachLanguage<AddressMapProps>(async (language) => {
  const [{ AddressMap }, { words }] = await Promise.all([
    import("./AddressMap.tsx"),
    language === "es" ? import("../../map/map-es.ts") : import("../../map/map-en.ts"),
  ]);
  return (props) => <AddressMap {...props} mapWords={words} />;
});
