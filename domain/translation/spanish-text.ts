import { byField, TRANSLATED_FIELDS, type TranslatedField } from "../services/field-names.ts";
import type { SpanishText } from "../services/service.ts";

/** The texts of a service that have a Spanish version (rule translation 1), each under the name of the English one. */
export type EnglishTexts = Readonly<Record<TranslatedField, string | null>>;
export type SpanishTexts = Readonly<Record<TranslatedField, SpanishText | null>>;

/**
 * Text that an editor wrote into a Spanish field. `text` null clears it. `state`: MACHINE where the form, or an older
 * client, took it from the engine; REVIEWED, also for an existing text, where a person reviewed it. Absent: the person
 * who writes a new text has read it.
 */
export interface GivenText {
  readonly text: string | null;
  readonly state?: "MACHINE" | "REVIEWED" | undefined;
}

/** A field that is absent was not touched. */
export type GivenSpanish = Readonly<Partial<Record<TranslatedField, GivenText>>>;

/**
 * Computes the Spanish texts after the English is saved. A program never overwrites what a person wrote or reviewed,
 * and no program's text outlives the English that it was made from: until the new one comes, readers of Spanish get the
 * English, with a mark.
 *
 * @param before null: the service is new
 */
export function spanishAfterEdit(
  before: { readonly english: EnglishTexts; readonly spanish: SpanishTexts } | null,
  after: EnglishTexts,
  given: GivenSpanish = {},
): SpanishTexts {
  const of = (field: TranslatedField): SpanishText | null =>
    textAfterEdit({
      english: after[field],
      isChanged: !isSameText(before?.english[field] ?? null, after[field]),
      current: before?.spanish[field] ?? null,
      given: given[field],
    });
  return spanishTexts(of);
}

/** One Spanish text, or none, for each text that may have one. */
export function spanishTexts(of: (field: TranslatedField) => SpanishText | null): SpanishTexts {
  return byField<SpanishTexts>(TRANSLATED_FIELDS, of);
}

interface FieldEdit {
  readonly english: string | null;
  readonly isChanged: boolean;
  readonly current: SpanishText | null;
  readonly given: GivenText | undefined;
}

/** Computes one text in a language other than English after an edit. */
export function textAfterEdit({ english, isChanged, current, given }: FieldEdit): SpanishText | null {
  const written = given === undefined ? null : textOrNull(given.text);
  const isNew = written !== null && !isSameText(written, current?.text ?? null);
  const byPerson = given?.state === "REVIEWED" || (isNew && given?.state !== "MACHINE");
  if (written !== null && byPerson) return { text: written, state: "REVIEWED" };

  // A program's text, even one that came with the form, does not take the place of a person's.
  if (current !== null && current.state !== "MACHINE" && !isCleared(given))
    return staying(current, english, isChanged);
  if (textOrNull(english) === null) return null;
  if (isNew) return { text: written, state: "MACHINE" };
  return isChanged || isCleared(given) || current === null
    ? null
    : { text: current.text, state: current.state };
}

/** A person's text: where the English changed since, it is marked; where the English is gone, it is, too. */
function staying(current: SpanishText, english: string | null, isChanged: boolean): SpanishText | null {
  if (!isChanged) return { text: current.text, state: current.state };
  return textOrNull(english) === null ? null : { text: current.text, state: "STALE" };
}

function isCleared(given: GivenText | undefined): boolean {
  return given !== undefined && textOrNull(given.text) === null;
}

function textOrNull(text: string | null): string | null {
  return text === null || text.trim() === "" ? null : text;
}

/** Spaces and line ends are no change of what is said. */
export function isSameText(one: string | null, other: string | null): boolean {
  return plain(one) === plain(other);
}

function plain(text: string | null): string {
  return (text ?? "").normalize("NFC").replace(/\s+/g, " ").trim();
}
