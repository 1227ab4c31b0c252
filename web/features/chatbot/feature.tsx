import { loadWords } from "#words/base/words-in.ts";
import type { PageProps } from "../../base/pages/page-component.ts";
import type { WebFeature } from "../../base/pages/web-feature.ts";
import { WORK_FRAME } from "../../base/shell/work-page.tsx";
import { lazyPerLanguage } from "../../base/ui/lazy.tsx";

/** Loads the help chat. */
const chatbot = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("./ChatbotPage.tsx"),
      loadWords(language, {
        en: () => import("#words/compiled/en/chatbot/chatbot.ts"),
        es: () => import("#words/compiled/es/chatbot/chatbot.ts"),
      }),
    ]),
  ([{ ChatbotPage }, words]) =>
    ({ initial }: PageProps) => (
      <ChatbotPage questions={initial.page === "chatbot" ? initial.data : null} text={words.chatbot} />
    ),
);

export const feature = {
  pages: {
    chatbot: { componentFor: chatbot, frame: WORK_FRAME },
  },
} satisfies WebFeature;
