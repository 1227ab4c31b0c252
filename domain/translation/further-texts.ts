import type { TextInLanguage } from "../services/field-kinds.ts";
import { type TextsField, TRANSLATED_FIELDS, type TranslatedField } from "../services/field-names.ts";
import type { TextState } from "../services/listing-enumerations.ts";
import type { SpanishFacts } from "../services/service.ts";
import { type EnglishTexts, type GivenText, isSameText, textAfterEdit } from "./spanish-text.ts";

/** The texts of a service in further languages (rules translation 14–20): each is held to what holds for Spanish. */

/** By field, as listings and facts have them. */
export type TextsByField = Record<TextsField, TextInLanguage[]>;
/** Read-only texts by field, also for what has none. */
export type ReadonlyTexts = Readonly<Partial<Record<TextsField, readonly TextInLanguage[]>>>;

/** One of them, with the name of the English field. */
export interface ServiceText extends TextInLanguage {
  readonly field: TranslatedField;
}

/** Text that an editor wrote in a language; null clears it. `state` as in `GivenText`. */
export interface GivenServiceText {
  readonly field: TranslatedField;
  readonly language: string;
  readonly text: string | null;
  readonly state?: TextState | undefined;
}

/** The name under which a listing has the texts of a field in further languages. */
export function textsField(field: TranslatedField): TextsField {
  return `${field}Texts`;
}

/** The texts of all fields, in the order of the table. */
export function listServiceTexts(texts: ReadonlyTexts): ServiceText[] {
  return TRANSLATED_FIELDS.flatMap((field) =>
    (texts[textsField(field)] ?? []).map((one) => ({ field, ...one })),
  );
}

/** Lists all texts stored in languages other than English, Spanish included. */
export function listTranslations(facts: SpanishFacts & ReadonlyTexts): ServiceText[] {
  const spanish = TRANSLATED_FIELDS.flatMap((field): ServiceText[] => {
    const one = facts[`${field}Es`];
    return one === null ? [] : [{ field, language: "es", ...one }];
  });
  return [...spanish, ...listServiceTexts(facts)];
}

/** Groups texts by field, each group ordered by language. */
export function byTextsField(texts: readonly ServiceText[]): TextsByField;
export function byTextsField(texts: readonly ServiceText[]): object {
  return Object.fromEntries(
    TRANSLATED_FIELDS.map((field) => [
      textsField(field),
      inOrder(texts.flatMap(({ field: of, ...one }) => (of === field ? [one] : []))),
    ]),
  );
}

/**
 * Selects the texts that the public gets: those that a person wrote or reviewed, and those that a program made of the
 * current English.
 *
 * @param language absent: all languages
 */
export function shownTexts(texts: readonly ServiceText[], language?: string): ServiceText[] {
  return texts.filter(
    (one) => one.state !== "STALE" && (language === undefined || one.language === language),
  );
}

/**
 * Computes the texts in further languages after a form is saved, as `spanishAfterEdit` does for Spanish.
 *
 * @param before null: the service is new
 * @param given texts that the form contains; others were not touched
 */
export function textsAfterEdit(
  before: { readonly english: EnglishTexts; readonly texts: readonly ServiceText[] } | null,
  after: EnglishTexts,
  given: readonly GivenServiceText[] = [],
): TextsByField {
  const current = before?.texts ?? [];
  const languages = [...new Set([...current, ...given].map(({ language }) => language))];
  const texts = TRANSLATED_FIELDS.flatMap((field) =>
    languages.flatMap((language): ServiceText[] => {
      const isThis = (one: { field: TranslatedField; language: string }) =>
        one.field === field && one.language === language;
      const text = textAfterEdit({
        english: after[field],
        isChanged: !isSameText(before?.english[field] ?? null, after[field]),
        current: current.find(isThis) ?? null,
        given: givenText(given.filter(isThis).pop()),
      });
      return text === null ? [] : [{ field, language, ...text }];
    }),
  );
  return byTextsField(texts);
}

function givenText(given: GivenServiceText | undefined): GivenText | undefined {
  if (given === undefined) return undefined;
  const { text, state } = given;
  return state === "MACHINE" || state === "REVIEWED" ? { text, state } : { text };
}

function inOrder(texts: readonly TextInLanguage[]): TextInLanguage[] {
  return texts
    .map(({ language, text, state }) => ({ language, text, state }))
    .sort((one, other) => (one.language < other.language ? -1 : 1));
}
