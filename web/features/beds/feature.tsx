import { loadWords } from "#words/base/words-in.ts";
import type { WebFeature } from "../../base/pages/web-feature.ts";
import { workPage } from "../../base/shell/work-page.tsx";
import { lazyPerLanguage } from "../../base/ui/lazy.tsx";

const beds = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("./BedsPage.tsx"),
      loadWords(language, {
        en: () => import("#words/compiled/en/beds/beds.ts"),
        es: () => import("#words/compiled/es/beds/beds.ts"),
      }),
    ]),
  ([{ BedsPage }, words]) =>
    () => <BedsPage text={words.beds} />,
);

export const feature = {
  pages: {
    beds: workPage(beds),
  },
} satisfies WebFeature;
