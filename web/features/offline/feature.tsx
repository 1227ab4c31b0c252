import { loadWords } from "#words/base/words-in.ts";
import type { WebFeature } from "../../base/pages/web-feature.ts";
import { workPage } from "../../base/shell/work-page.tsx";
import { lazyPerLanguage } from "../../base/ui/lazy.tsx";

/** The page that makes files with the services around a place. */
const cityFile = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("./city-file/CityFilePage.tsx"),
      loadWords(language, {
        en: () => import("#words/compiled/en/offline/city-file.ts"),
        es: () => import("#words/compiled/es/offline/city-file.ts"),
      }),
    ]),
  ([{ CityFilePage }, words]) =>
    () => <CityFilePage text={words.cityFile} />,
);

export const feature = {
  pages: {
    cityFile: workPage(cityFile),
  },
} satisfies WebFeature;
