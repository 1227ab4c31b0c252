import type { Language } from "#domain/base/languages/language.ts";
import { loadWords } from "#words/base/words-in.ts";
import { lazyPerLanguage } from "../../../base/ui/lazy.tsx";
import type { MapCentreNoticeProps } from "./MapCentreNotice.tsx";
import type { ServiceMapProps } from "./ServiceMap.tsx";

const mapWords = (language: Language) =>
  loadWords(language, {
    en: () => import("#words/compiled/en/services/map.ts"),
    es: () => import("#words/compiled/es/services/map.ts"),
  });

/** Most of both maps is what they share: named here, it loads with them and not after them. */
const pinLayerModule = () => import("./pin-layer.ts");

/** The map of a list. */
export const serviceMap = lazyPerLanguage(
  (language) => Promise.all([import("./ServiceMap.tsx"), mapWords(language), pinLayerModule()]),
  ([{ ServiceMap }, { map }]) =>
    (props: ServiceMapProps) => <ServiceMap {...props} mapWords={map} />,
);

/** Loads the notice above a list that is sorted from the middle of the map. */
export const mapCentreNotice = lazyPerLanguage(
  (language) => Promise.all([import("./MapCentreNotice.tsx"), mapWords(language)]),
  ([{ MapCentreNotice }, { map }]) =>
    (props: MapCentreNoticeProps) => <MapCentreNotice {...props} mapWords={map} />,
);
