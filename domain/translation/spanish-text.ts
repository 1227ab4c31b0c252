import type { SpanishText } from "../services/service.ts";

/** The texts of a service that have a Spanish one beside them (decisions, section 8). */
export const TRANSLATED_FIELDS = ["serviceSummary", "description", "age"] as const;
export type TranslatedField = (typeof TRANSLATED_FIELDS)[number];

export type EnglishTexts = Readonly<Record<TranslatedField, string | null>>;
export type SpanishTexts = Readonly<Record<TranslatedField, SpanishText | null>>;

/**
 * What an editor wrote into a Spanish field. `text` null clears it. `state`: MACHINE where the form, or an older
 * client, took it from the engine; REVIEWED, also for a text that is there already, where a person looked through
 * it. Absent: whoever writes a new text has read it.
 */
export interface GivenText {
  readonly text: string | null;
  readonly state?: "MACHINE" | "REVIEWED" | undefined;
}

/** A field that is absent was not touched. */
export type GivenSpanish = Readonly<Partial<Record<TranslatedField, GivenText>>>;

/** The Spanish of a service after a save, and which texts the engine is to be asked for. */
export interface SpanishAfterEdit {
  readonly spanish: SpanishTexts;
  readonly ask: readonly TranslatedField[];
}

/**
 * What becomes of the Spanish when the English is saved: the engine is asked for what changed alone, what a person
 * wrote or looked through is never overwritten by a program, and no text of a program outlives the English that it
 * was made from: until the new one comes, readers of Spanish get the English, with a mark.
 *
 * @param before null: the service is new
 */
export function spanishAfterEdit(
  before: { readonly english: EnglishTexts; readonly spanish: SpanishTexts } | null,
  after: EnglishTexts,
  given: GivenSpanish = {},
): SpanishAfterEdit {
  const results = TRANSLATED_FIELDS.map((field): [TranslatedField, FieldAfterEdit] => {
    const english = after[field];
    const isChanged = !isSameText(before?.english[field] ?? null, english);
    return [
      field,
      fieldAfterEdit({ english, isChanged, kept: before?.spanish[field] ?? null, given: given[field] }),
    ];
  });
  const { serviceSummary, description, age } = Object.fromEntries(results);
  return {
    spanish: {
      serviceSummary: serviceSummary?.spanish ?? null,
      description: description?.spanish ?? null,
      age: age?.spanish ?? null,
    },
    ask: results.flatMap(([field, { isAsked }]) => (isAsked ? [field] : [])),
  };
}

interface FieldEdit {
  readonly english: string | null;
  readonly isChanged: boolean;
  readonly kept: SpanishText | null;
  readonly given: GivenText | undefined;
}

interface FieldAfterEdit {
  readonly spanish: SpanishText | null;
  readonly isAsked: boolean;
}

function fieldAfterEdit({ english, isChanged, kept, given }: FieldEdit): FieldAfterEdit {
  const written = given === undefined ? null : textOrNull(given.text);
  const isNew = written !== null && !isSameText(written, kept?.text ?? null);
  const byPerson = given?.state === "REVIEWED" || (isNew && given?.state !== "MACHINE");
  if (written !== null && byPerson) return { spanish: { text: written, state: "REVIEWED" }, isAsked: false };

  // A program's text, even one that came with the form, does not take the place of a person's.
  if (kept !== null && kept.state !== "MACHINE" && !isCleared(given))
    return staying(kept, english, isChanged);
  if (textOrNull(english) === null) return NOTHING;
  if (isNew) return { spanish: { text: written, state: "MACHINE" }, isAsked: false };
  if (isChanged) return { spanish: null, isAsked: true };
  return { spanish: isCleared(given) ? null : kept, isAsked: false };
}

const NOTHING: FieldAfterEdit = { spanish: null, isAsked: false };

/** A person's text: where the English changed since, it says so; where the English is gone, it is, too. */
function staying(kept: SpanishText, english: string | null, isChanged: boolean): FieldAfterEdit {
  if (isChanged && textOrNull(english) === null) return NOTHING;
  return { spanish: isChanged ? { text: kept.text, state: "STALE" } : kept, isAsked: false };
}

function isCleared(given: GivenText | undefined): boolean {
  return given !== undefined && textOrNull(given.text) === null;
}

function textOrNull(text: string | null): string | null {
  return text === null || text.trim() === "" ? null : text;
}

/** Spaces and line ends are no change of what is said. */
function isSameText(one: string | null, other: string | null): boolean {
  return plain(one) === plain(other);
}

function plain(text: string | null): string {
  return (text ?? "").normalize("NFC").replace(/\s+/g, " ").trim();
}
