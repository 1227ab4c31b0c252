import { loadWords } from "#words/base/words-in.ts";
import { lazyPerLanguage } from "../../../base/ui/lazy.tsx";
import type { TopicChipsProps } from "./TopicChips.tsx";

/** Loads a tab's topics with the options of its list. */
export const topicChips = lazyPerLanguage<
  TopicChipsProps,
  [typeof import("./TopicChips.tsx"), typeof import("#words/compiled/en/services/topics.ts")]
>(
  (language) =>
    Promise.all([
      import("./TopicChips.tsx"),
      loadWords(language, {
        en: () => import("#words/compiled/en/services/topics.ts"),
        es: () => import("#words/compiled/es/services/topics.ts"),
      }),
    ]),
  ([{ TopicChips }, { topics }]) =>
    (props) => <TopicChips {...props} text={topics} />,
);
