import { wordsIn } from "#domain/words/words-in.ts";
import { lazyPerLanguage } from "../../base/ui/lazy.tsx";

/** The page of hard nights, with its words; its form is filled in both languages. */
export const hardNights = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("../../features/hard-nights/HardNightsPage.tsx"),
      import("#domain/words/en/hard-nights.ts"),
      import("#domain/words/es/hard-nights.ts"),
      language,
    ]),
  ([{ HardNightsPage }, { hardNights: en }, { hardNights: es }, language]) => {
    const text = wordsIn("hardNights", language, { en, es });
    return () => <HardNightsPage text={text} lines={{ en: en.lines, es: es.lines }} />;
  },
);
