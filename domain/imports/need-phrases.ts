/**
 * By which words an import takes a service to meet a need. The texts are folded: small letters, no
 * accents, no punctuation but the commas.
 *
 * It reads whole descriptions, in which most services are mentioned beside what they give. So these patterns are
 * narrower in what they take from a text than the keywords of a search, and wider in what a name may say.
 */
export interface NeedPatterns {
  /** Matches the need in any text. */
  readonly said: RegExp;
  /** Matches it in a description, and in a name that says nothing more clearly; null: nothing more. */
  readonly told: RegExp | null;
  /** Matches it only in a name that says nothing more clearly; null: nothing more. */
  readonly named: RegExp | null;
  /** Matches the same words in another sense, which do not count. */
  readonly not: RegExp | null;
}

/** Phrases, one a line, as one pattern over folded words; found more than once. */
export function phrases(text: string): RegExp {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  return new RegExp(`\\b(?:${lines.join("|")})(?![a-z0-9])`, "gu");
}
