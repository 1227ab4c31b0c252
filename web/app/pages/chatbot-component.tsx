import { loadWords } from "#words/base/words-in.ts";
import { lazyPerLanguage } from "../../base/ui/lazy.tsx";
import type { PageProps } from "./page-component.ts";

/** Loads the help chat. */
export const chatbot = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("../../features/chatbot/ChatbotPage.tsx"),
      loadWords(language, {
        en: () => import("#words/en/chatbot/chatbot.ts"),
        es: () => import("#words/es/chatbot/chatbot.ts"),
      }),
    ]),
  ([{ ChatbotPage }, words]) =>
    ({ initial }: PageProps) => (
      <ChatbotPage questions={initial.page === "chatbot" ? initial.data : null} text={words.chatbot} />
    ),
);
