import { loadWords } from "#words/base/words-in.ts";
import { lazyPerLanguage } from "../../../base/ui/lazy.tsx";
import type { WrittenAtMapProps } from "./WrittenAtMap.tsx";

/** Loads the map of where a message was written, after the rest. */
export const writtenAtMap = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("./WrittenAtMap.tsx"),
      loadWords(language, {
        en: () => import("#words/compiled/en/services/map.ts"),
        es: () => import("#words/compiled/es/services/map.ts"),
      }),
    ]),
  ([{ WrittenAtMap }, { map }]) =>
    (props: WrittenAtMapProps) => <WrittenAtMap {...props} mapWords={map} />,
);
