import { type Likelihoods, likelihoodsBy } from "../learned/softmax.ts";
import type { Sentence } from "./folded-text.ts";
import { protectionFeatures } from "./protection-features.ts";
import type { ProtectionKind, ReadTexts } from "./protection-texts.ts";
import learned from "./protection-weights.generated.json" with { type: "json" };

/**
 * How likely a service protects people, by weights that were learned from listings as people write them (rule
 * protection 3). Tables know what someone thought of; weights know the company that words keep.
 */

/** The columns of the weights. */
export const PROTECTION_KINDS = ["WITHHOLD", "QUESTION", "NONE"] as const;

export interface LikelyProtection {
  readonly withhold: number;
  readonly question: number;
  readonly none: number;
}

/** A long listing says no more than a short one by its length. */
export const IS_SCALED = true;

let likelihoods: Likelihoods | null = null;

/** @param byTables what the tables find */
export function likelyProtection(texts: ReadTexts, byTables: ProtectionKind): LikelyProtection {
  likelihoods ??= likelihoodsBy(learned, IS_SCALED);
  const [withhold = 0, question = 0, none = 0] = likelihoods(protectionFeatures(texts, byTables));
  return { withhold, question, none };
}

/** Of a finding that no single word led to a person is shown the sentence that speaks most for it, cut to this. */
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
    const likely = likelyProtection(read, "NONE");
    const share = kind === "WITHHOLD" ? likely.withhold : likely.question;
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
