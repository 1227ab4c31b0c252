import { loadWords } from "#words/base/words-in.ts";
import { lazyPerLanguage } from "../../../base/ui/lazy.tsx";
import type { DetailMapProps } from "./DetailMap.tsx";

/** The map of one service. Most of it is what maps share: named here, it loads with the rest and not after it. */
export const detailMap = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("./DetailMap.tsx"),
      loadWords(language, {
        en: () => import("#words/compiled/en/services/map.ts"),
        es: () => import("#words/compiled/es/services/map.ts"),
      }),
      import("./pin-layer.ts"),
    ]),
  ([{ DetailMap }, { map }]) =>
    (props: DetailMapProps) => <DetailMap {...props} mapWords={map} />,
);
