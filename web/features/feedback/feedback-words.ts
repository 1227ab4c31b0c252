import { type Language, MAIN_LANGUAGES } from "#domain/base/languages/language.ts";
import { LANGUAGES } from "#domain/base/languages/languages.ts";
import { loadWords } from "#words/base/words-in.ts";
import type { FeedbackWords } from "#words/compiled/feedback/feedback.ts";

/** The words load with the forms, in the reader's language only; the server has both. */
const loaded = new Map<Language, FeedbackWords>();

export async function loadFeedbackWords(language: Language): Promise<void> {
  const { feedback } = await loadWords(language, {
    en: () => import("#words/compiled/en/feedback/feedback.ts"),
    es: () => import("#words/compiled/es/feedback/feedback.ts"),
  });
  loaded.set(language, feedback);
}

/** Returns words that were loaded before. */
export function feedbackWords(language: Language): FeedbackWords {
  const words = loaded.get(language);
  if (words === undefined) throw new Error("The words of the forms come before the forms.");
  return words;
}

/** Loads the words in the page's language; on the server, which has no page yet, in the main ones. */
export async function preloadFeedbackWords(): Promise<void> {
  const languages =
    typeof document === "undefined"
      ? MAIN_LANGUAGES
      : LANGUAGES.filter((language) => document.documentElement.lang === language);
  await Promise.all(languages.map(loadFeedbackWords));
}
