import { loadWords } from "#domain/words/words-in.ts";
import { lazyPerLanguage } from "../../base/ui/lazy.tsx";

/** The page that makes files with the services around a place. */
export const cityFile = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("../../features/offline/city-file/CityFilePage.tsx"),
      loadWords(language, {
        en: () => import("#domain/words/en/city-file.ts"),
        es: () => import("#domain/words/es/city-file.ts"),
      }),
    ]),
  ([{ CityFilePage }, words]) =>
    () => <CityFilePage text={words.cityFile} />,
);
