import { loadWords } from "#words/base/words-in.ts";
import { lazyPerLanguage } from "../../base/ui/lazy.tsx";

/** The page that makes files with the services around a place. */
export const cityFile = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("../../features/offline/city-file/CityFilePage.tsx"),
      loadWords(language, {
        en: () => import("#words/en/offline/city-file.ts"),
        es: () => import("#words/es/offline/city-file.ts"),
      }),
    ]),
  ([{ CityFilePage }, words]) =>
    () => <CityFilePage text={words.cityFile} />,
);
