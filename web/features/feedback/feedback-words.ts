import type { FeedbackWords } from "#domain/words/en/feedback.ts";
import type { Language } from "#domain/words/language.ts";
import { LANGUAGES } from "#domain/words/language.ts";

/** The words of the forms come with them, in the reader's language alone; the server has both. */
const loaded = new Map<Language, FeedbackWords>();

export async function loadFeedbackWords(language: Language): Promise<void> {
  const { feedback } =
    language === "es"
      ? await import("#domain/words/es/feedback.ts")
      : await import("#domain/words/en/feedback.ts");
  loaded.set(language, feedback);
}

/** Those that were loaded before. */
export function feedbackWords(language: Language): FeedbackWords {
  const words = loaded.get(language);
  if (words === undefined) throw new Error("The words of the forms come before the forms.");
  return words;
}

/** In the page's language; on the server, which has no page yet, in both. */
export async function preloadFeedbackWords(): Promise<void> {
  const languages = LANGUAGES.filter(
    (language) => typeof document === "undefined" || document.documentElement.lang === language,
  );
  await Promise.all(languages.map(loadFeedbackWords));
}
