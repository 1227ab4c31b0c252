import { lazyPerLanguage } from "../../ui/lazy.tsx";
import type { DetailMapProps } from "./DetailMap.tsx";

/** The map of one service. Most of it is what maps share: named here, it loads with the rest and not after it. */
export const detailMap = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("./DetailMap.tsx"),
      language === "es" ? import("#domain/words/es/map.ts") : import("#domain/words/en/map.ts"),
      import("./pin-layer.ts"),
    ]),
  ([{ DetailMap }, { map }]) =>
    (props: DetailMapProps) => <DetailMap {...props} mapWords={map} />,
);
