import { loadWords } from "#domain/words/words-in.ts";
import { lazyPerLanguage } from "../../../base/ui/lazy.tsx";
import type { WrittenAtMapProps } from "./WrittenAtMap.tsx";

/** Loads the map of where a message was written, after the rest. */
export const writtenAtMap = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("./WrittenAtMap.tsx"),
      loadWords(language, {
        en: () => import("#domain/words/en/map.ts"),
        es: () => import("#domain/words/es/map.ts"),
      }),
    ]),
  ([{ WrittenAtMap }, { map }]) =>
    (props: WrittenAtMapProps) => <WrittenAtMap {...props} mapWords={map} />,
);
