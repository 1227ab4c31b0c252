import { loadWords } from "#domain/words/words-in.ts";
import { lazyPerLanguage } from "../../../base/ui/lazy.tsx";
import type { TopicChipsProps } from "./TopicChips.tsx";

/** Loads a tab's topics with the options of its list. */
export const topicChips = lazyPerLanguage<
  TopicChipsProps,
  [typeof import("./TopicChips.tsx"), typeof import("#domain/words/en/topics.ts")]
>(
  (language) =>
    Promise.all([
      import("./TopicChips.tsx"),
      loadWords(language, {
        en: () => import("#domain/words/en/topics.ts"),
        es: () => import("#domain/words/es/topics.ts"),
      }),
    ]),
  ([{ TopicChips }, { topics }]) =>
    (props) => <TopicChips {...props} text={topics} />,
);
