import type { Language, TranslatedLanguage } from "../base/languages/language.ts";
import { TRANSLATED_FIELDS, type TranslatedField } from "../services/field-names.ts";
import { type TextsByField, textsField } from "./further-texts.ts";
import type { EnglishTexts } from "./spanish-text.ts";

/** Texts of a listing; those in further languages are either all present or all absent. */
type TextsOfListing = EnglishTexts &
  Readonly<Record<`${TranslatedField}Es`, string | null>> &
  Readonly<Partial<TextsByField>>;

/** The languages of these that an engine drafts. Who reads a variety of English reads the English. */
export function draftedLanguages(languages: readonly Language[]): TranslatedLanguage[] {
  return languages.filter(
    (language): language is TranslatedLanguage => language !== "en" && !language.startsWith("en-"),
  );
}

/**
 * The texts that an engine is asked for in a language: those whose English was changed and that have none now. What
 * waits for review is asked for once it is public.
 *
 * @param before null: the service is new
 */
export function toTranslate(
  before: TextsOfListing | null,
  after: TextsOfListing,
  language: TranslatedLanguage,
): TranslatedField[] {
  return TRANSLATED_FIELDS.filter((field) => {
    const english = after[field];
    const isChanged = english !== (before?.[field] ?? null);
    return isChanged && english !== null && english.trim() !== "" && !hasText(after, field, language);
  });
}

function hasText(texts: TextsOfListing, field: TranslatedField, language: TranslatedLanguage): boolean {
  if (language === "es") return texts[`${field}Es`] !== null;
  return (texts[textsField(field)] ?? []).some((one) => one.language === language);
}
