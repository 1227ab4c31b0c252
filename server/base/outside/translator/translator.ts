import type { Language } from "#domain/base/languages/language.ts";

/**
 * A translation engine: none by default, one of the operator's choice where configured. Texts are masked before
 * (`domain/translation/protected-parts.ts`).
 */
export interface Translator {
  /**
   * Translates texts, in the same order.
   *
   * @throws TranslationError where the engine does not answer with translations
   */
  translate(texts: readonly string[], from: Language, to: Language): Promise<string[]>;
  /**
   * Whether the engine translates from one of these languages into the other.
   *
   * @throws TranslationError where it does not say
   */
  has(from: Language, to: Language): Promise<boolean>;
}

/** Kind, URL and optional key of an engine. */
export interface TranslatorSettings {
  readonly kind: TranslatorKind;
  /** `https://translate.example.org`: including a path where the engine has one, without a trailing slash. */
  readonly url: string;
  readonly key: string | null;
}

export const TRANSLATOR_KINDS = ["libretranslate", "apertium"] as const;
export type TranslatorKind = (typeof TRANSLATOR_KINDS)[number];

/** An error of the engine. Its message is our own, since the engine's may quote the text. */
export class TranslationError extends Error {
  override name: string = "TranslationError";
}

/** The engine answers, and does not translate from the one language into the other. */
export class LanguageLacking extends TranslationError {
  override name = "LanguageLacking";
}
