import type { Language } from "#domain/words/language.ts";

/**
 * A program that translates: none by default, an engine of the operator's where one is configured. Whatever goes to
 * it has been masked before (`domain/translation/protected-parts.ts`).
 */
export interface Translator {
  /**
   * Each text in the other language, in the same order.
   *
   * @throws TranslationError where the engine does not answer, or answers with anything but translations
   */
  translate(texts: readonly string[], from: Language, to: Language): Promise<string[]>;
}

/** What kind of engine, where it is, and its key, where it wants one. */
export interface TranslatorSettings {
  readonly kind: TranslatorKind;
  /** `https://translate.example.org`: with a path where the engine has one, without a slash at the end. */
  readonly url: string;
  readonly key: string | null;
}

export const TRANSLATOR_KINDS = ["libretranslate", "apertium"] as const;
export type TranslatorKind = (typeof TRANSLATOR_KINDS)[number];

/** Its words are ours: what an engine says of its trouble may quote the text, and is never kept. */
export class TranslationError extends Error {
  override name = "TranslationError";
}
