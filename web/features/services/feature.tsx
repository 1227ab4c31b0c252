import { loadWords } from "#words/base/words-in.ts";
import type { PageProps } from "../../base/pages/page-component.ts";
import type { WebFeature } from "../../base/pages/web-feature.ts";
import { lazyPerLanguage } from "../../base/ui/lazy.tsx";
import { topicIn } from "./topics/load-topic.ts";

/** Loads the page of all topics. */
const topics = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("./topics/TopicsPage.tsx"),
      loadWords(language, {
        en: () => import("#words/compiled/en/services/topics.ts"),
        es: () => import("#words/compiled/es/services/topics.ts"),
      }),
      loadWords(language, {
        en: () => import("#words/compiled/en/listings/organization-list.ts"),
        es: () => import("#words/compiled/es/listings/organization-list.ts"),
      }),
    ]),
  ([{ TopicsPage }, words, { organizationList }]) =>
    () => <TopicsPage text={words.topics} organizations={organizationList.all} />,
);

/** Loads the page of one topic. */
const topic = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("./topics/TopicPage.tsx"),
      loadWords(language, {
        en: () => import("#words/compiled/en/services/topics.ts"),
        es: () => import("#words/compiled/es/services/topics.ts"),
      }),
    ]),
  ([{ TopicPage }, words]) =>
    ({ id, initial, notFound }: PageProps) => {
      const code = topicIn(id);
      return code === null ? (
        notFound
      ) : (
        <TopicPage code={code} initial={initial.page === "topic" ? initial.data : null} text={words.topics} />
      );
    },
);

export const feature = {
  pages: {
    topics: { componentFor: topics },
    topic: { componentFor: topic },
  },
} satisfies WebFeature;
