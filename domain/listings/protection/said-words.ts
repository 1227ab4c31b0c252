import type { Sentence } from "./folded-text.ts";
import { type ProtectionTexts, readTexts } from "./protection-texts.ts";

/**
 * Whether these words, which led to a finding, still stand in the texts. Those of a source that the listing does not
 * have, or that were read in another spelling, do not.
 */
export function saysAll(texts: ProtectionTexts, words: readonly string[]): boolean {
  const { names, organization, running, lines } = readTexts(texts);
  const sentences: readonly Sentence[] = [...names, ...organization, ...running, ...lines];
  return words.every((word) => sentences.some(({ written }) => written.includes(word.replace(/…$/u, ""))));
}
