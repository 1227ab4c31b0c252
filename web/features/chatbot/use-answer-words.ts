import { useEffect, useState } from "react";
import type { Language } from "#domain/base/languages/language.ts";
import { loadWords } from "#words/base/words-in.ts";
import type { ChatbotWords } from "#words/compiled/chatbot/chatbot.ts";
import { useApp } from "../../base/app-context/app-context.tsx";

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
    let isCurrent = true;
    const load = async () =>
      loadWords(language, {
        en: () => import("#words/compiled/en/chatbot/chatbot.ts"),
        es: () => import("#words/compiled/es/chatbot/chatbot.ts"),
      });
    load()
      .then(({ chatbot }) => isCurrent && setOthers({ language, text: chatbot }))
      // The words of the page stay.
      .catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [language, ofPage]);
  return others !== null && others.language === language ? others : { language: ofPage, text };
}
