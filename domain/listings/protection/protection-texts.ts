import { type Sentence, splitSentences } from "./folded-text.ts";

/** What a record or a form says of a service. */
export interface ProtectionTexts {
  readonly name?: string | null;
  readonly alternateName?: string | null;
  readonly organization?: string | null;
  readonly description?: string | null;
  readonly eligibility?: string | null;
  /** Further running text: how to apply, notes on the place, translations. */
  readonly others?: readonly (string | null)[];
  readonly addressLines?: readonly (string | null)[];
  /** Names of taxonomy terms. */
  readonly terms?: readonly string[];
  /** Whether someone has said that people sleep there, such as by the need that it meets. */
  readonly isHousing?: boolean;
}

/**
 * WITHHOLD: people who flee violence sleep there, or the text keeps the address back. QUESTION: it serves them in an
 * office, and a person should say whether its address may be known.
 */
export type ProtectionKind = "WITHHOLD" | "QUESTION" | "NONE";

export interface ProtectionFinding {
  readonly kind: ProtectionKind;
  /** The words that led to it, as they were written; none for NONE. */
  readonly words: readonly string[];
}

/** The same, sentence by sentence. */
export interface ReadTexts {
  /** Names, and names of terms. */
  readonly names: readonly Sentence[];
  readonly organization: readonly Sentence[];
  readonly running: readonly Sentence[];
  readonly lines: readonly Sentence[];
}

export function readTexts(texts: ProtectionTexts): ReadTexts {
  return {
    names: [texts.name, texts.alternateName, ...(texts.terms ?? [])].flatMap(sentencesIn),
    organization: sentencesIn(texts.organization),
    running: eachOnce([texts.description, texts.eligibility, ...(texts.others ?? [])].flatMap(sentencesIn)),
    lines: (texts.addressLines ?? []).flatMap(sentencesIn),
  };
}

function sentencesIn(text: string | null | undefined): readonly Sentence[] {
  return text == null ? [] : splitSentences(text);
}

/** Directories repeat the description with the place: said twice, it is no longer text. */
function eachOnce(sentences: readonly Sentence[]): readonly Sentence[] {
  return [...new Map(sentences.map((each) => [each.folded, each])).values()];
}
