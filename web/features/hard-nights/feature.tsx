import { wordsIn } from "#words/base/words-in.ts";
import type { WebFeature } from "../../base/pages/web-feature.ts";
import { workPage } from "../../base/shell/work-page.tsx";
import { lazyPerLanguage } from "../../base/ui/lazy.tsx";

/** The page of hard nights, with its words; its form is filled in both languages. */
const hardNights = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("./HardNightsPage.tsx"),
      import("#words/compiled/en/hard-nights/hard-nights.ts"),
      import("#words/compiled/es/hard-nights/hard-nights.ts"),
      language,
    ]),
  ([{ HardNightsPage }, { hardNights: en }, { hardNights: es }, language]) => {
    const text = wordsIn("hardNights", language, { en, es });
    return () => <HardNightsPage text={text} lines={{ en: en.lines, es: es.lines }} />;
  },
);

export const feature = {
  pages: {
    hardNights: workPage(hardNights),
  },
} satisfies WebFeature;
