import { loadWords } from "#words/base/words-in.ts";
import type { WebFeature } from "../../base/pages/web-feature.ts";
import { workPage } from "../../base/shell/work-page.tsx";
import { lazyPerLanguage } from "../../base/ui/lazy.tsx";

const feedbacks = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("./inbox/FeedbackInboxPage.tsx"),
      loadWords(language, {
        en: () => import("#words/compiled/en/feedback/feedback-inbox.ts"),
        es: () => import("#words/compiled/es/feedback/feedback-inbox.ts"),
      }),
    ]),
  ([{ FeedbackInboxPage }, words]) =>
    () => <FeedbackInboxPage text={words.feedbackInbox} />,
);

export const feature = {
  pages: {
    feedbacks: workPage(feedbacks),
  },
} satisfies WebFeature;
