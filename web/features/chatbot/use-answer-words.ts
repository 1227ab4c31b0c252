import { useEffect, useState } from "react";
import type { Language } from "#domain/base/languages/language.ts";
import { loadWords } from "#words/base/words-in.ts";
import type { ChatbotWords } from "#words/compiled/chatbot/chatbot.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { whenResolved } from "../../base/calls/when-resolved.ts";

export interface AnswerWords {
  readonly language: Language;
  readonly text: ChatbotWords;
}

/**
 * The words in the language of an answer, which is that of the message and may be another than the page's; until they
 * have come, those of the page.
 *
 * @param language undefined: that of the page
 * @param text the words of the page
 */
export function useAnswerWords(language: Language | undefined, text: ChatbotWords): AnswerWords {
  const { language: ofPage } = useApp();
  const [others, setOthers] = useState<AnswerWords | null>(null);
  useEffect(() => {
    if (language === undefined || language === ofPage) return;
    const load = async () =>
      loadWords(language, {
        en: () => import("#words/compiled/en/chatbot/chatbot.ts"),
        es: () => import("#words/compiled/es/chatbot/chatbot.ts"),
      });
    // Where they cannot be loaded, the words of the page stay.
    return whenResolved(
      load().catch(() => null),
      (loaded) => {
        if (loaded !== null) setOthers({ language, text: loaded.chatbot });
      },
    );
  }, [language, ofPage]);
  return others !== null && others.language === language ? others : { language: ofPage, text };
}
