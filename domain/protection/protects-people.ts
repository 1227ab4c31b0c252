import { foundByTables } from "./found-by-tables.ts";
import { likelyProtection, tellingSentence } from "./likely-protection.ts";
import { type ProtectionFinding, type ProtectionTexts, type ReadTexts, readTexts } from "./protection-texts.ts";

const NONE: ProtectionFinding = { kind: "NONE", words: [] };

/**
 * Whether a service protects people, by all that is said of it, in English or Spanish (rule protection 1).
 *
 * Tables of words find what is said plainly, weights that were learned from texts what is said otherwise. A door that
 * is withheld needlessly costs a telephone call, one that is shown wrongly may cost a life.
 */
export function protectsPeople(texts: ProtectionTexts): ProtectionFinding {
  const read = readTexts(texts);
  const byTables = foundByTables(texts, read);
  const likely = likelyProtection(read, byTables.kind);
  if (likely.withhold >= (byTables.kind === "WITHHOLD" ? DOUBTED : LIKELY))
    return { kind: "WITHHOLD", words: said(byTables.words, read, "WITHHOLD") };
  const isAsked =
    byTables.kind === "NONE" ? likely.none <= 1 - LIKELY_QUESTION : likely.none < SURELY_NONE;
  return isAsked ? { kind: "QUESTION", words: said(byTables.words, read, "QUESTION") } : NONE;
}

/** From this likelihood on a place is withheld for its weights alone: by far more than one of ten such is one. */
const LIKELY = 0.3;
/** What the tables find is withheld, unless the weights are this sure that it is something else. */
const DOUBTED = 0.08;
/** From this likelihood on of being for people in danger a person is asked. */
const LIKELY_QUESTION = 0.5;
/** A danger that the tables find is asked about, unless the weights are this sure that it is something else. */
const SURELY_NONE = 0.9;

/** The words that the tables found, or else the sentence that speaks most for it. */
function said(words: readonly string[], read: ReadTexts, kind: "WITHHOLD" | "QUESTION"): readonly string[] {
  return words.length > 0 ? words : [tellingSentence(read, kind)];
}
