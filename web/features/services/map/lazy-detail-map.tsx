import { loadWords } from "#domain/words/words-in.ts";
import { lazyPerLanguage } from "../../../base/ui/lazy.tsx";
import type { DetailMapProps } from "./DetailMap.tsx";

/** The map of one service. Most of it is what maps share: named here, it loads with the rest and not after it. */
export const detailMap = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("./DetailMap.tsx"),
      loadWords(language, {
        en: () => import("#domain/words/en/map.ts"),
        es: () => import("#domain/words/es/map.ts"),
      }),
      import("./pin-layer.ts"),
    ]),
  ([{ DetailMap }, { map }]) =>
    (props: DetailMapProps) => <DetailMap {...props} mapWords={map} />,
);
