import { type Likelihoods, likelihoodsBy } from "../../base/learned/softmax.ts";
import type { Sentence } from "./folded-text.ts";
import type { FoundByTables } from "./found-by-tables.ts";
import { protectionFeatures } from "./protection-features.ts";
import type { ReadTexts } from "./protection-texts.ts";
import learned from "./protection-weights.generated.json" with { type: "json" };

/**
 * How likely a service protects people, by weights that were learned from listings as people write them (rule
 * protection 1). Tables know what someone thought of; weights know the company that words keep.
 */

/** The columns of the weights. */
export const PROTECTION_KINDS = ["WITHHOLD", "QUESTION", "NONE"] as const;

export interface LikelyProtection {
  readonly withhold: number;
  readonly question: number;
  readonly none: number;
}

/** The checksum of the listings that the weights were learned from. */
export const { learnedFrom } = learned;

/** A long listing says no more than a short one by its length. */
export const IS_SCALED = true;

let learnedLikelihoods: Likelihoods | null = null;

/** What the weights say, which are read once. */
function byLearnedWeights(features: ReadonlySet<string>): readonly number[] {
  learnedLikelihoods ??= likelihoodsBy(learned, IS_SCALED);
  return learnedLikelihoods(features);
}

type Found = Pick<FoundByTables, "kind" | "isOtherSense">;

const NOTHING: Found = { kind: "NONE", isOtherSense: false };

/** A description of so many sentences is about more than one thing. */
const SHORT = 6;
const PIECE = 4;

/**
 * How likely it is. What the tables found in a long description is judged piece by piece, too: one sentence among many
 * may be about beds.
 *
 * @param byTables what the tables find
 * @param likelihoods weights that were learned otherwise, as cross-validation has them
 */
export function likelyProtection(
  texts: ReadTexts,
  byTables: Found,
  likelihoods: Likelihoods = byLearnedWeights,
): LikelyProtection {
  const judge = (read: ReadTexts) => estimateProtection(read, byTables, likelihoods);
  const whole = judge(texts);
  const { running } = texts;
  if (byTables.kind === "NONE" || running.length <= SHORT) return whole;
  let { withhold, question, none } = whole;
  // Where the tables find danger and no beds, a piece without the rest of the text is no reason to withhold.
  for (let from = 0; from + PIECE / 2 < running.length; from += PIECE / 2) {
    const piece = judge({ ...texts, running: running.slice(from, from + PIECE) });
    if (byTables.kind === "WITHHOLD") withhold = Math.max(withhold, piece.withhold);
    question = Math.max(question, piece.question);
    none = Math.min(none, piece.none);
  }
  return { withhold, question, none };
}

function estimateProtection(texts: ReadTexts, byTables: Found, likelihoods: Likelihoods): LikelyProtection {
  const [withhold = 0, question = 0, none = 0] = likelihoods(protectionFeatures(texts, byTables));
  return { withhold, question, none };
}

/** Maximum characters of the sentence that is quoted where no single word led to a finding. */
const MAX_QUOTE = 120;

/** The sentence that speaks most for what was found, as it was written. */
export function tellingSentence(texts: ReadTexts, kind: "WITHHOLD" | "QUESTION"): string {
  const nothing: ReadTexts = { names: [], organization: [], running: [], lines: [] };
  const alone = [
    ...texts.running.map((one) => ({ one, texts: { ...nothing, running: [one] } })),
    ...texts.names.map((one) => ({ one, texts: { ...nothing, names: [one] } })),
    ...texts.lines.map((one) => ({ one, texts: { ...nothing, lines: [one] } })),
  ];
  let most = -1;
  let telling: Sentence | null = null;
  for (const { one, texts: read } of alone) {
    const likely = estimateProtection(read, NOTHING, byLearnedWeights);
    const share = kind === "WITHHOLD" ? likely.withhold : 1 - likely.none;
    if (share <= most) continue;
    most = share;
    telling = one;
  }
  return telling === null ? "" : quoted(telling.written);
}

function quoted(text: string): string {
  if (text.length <= MAX_QUOTE) return text;
  const cut = text.slice(0, MAX_QUOTE);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), MAX_QUOTE / 2))}…`;
}
