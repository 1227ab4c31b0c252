import type { DangerWords } from "#words/compiled/danger/danger.ts";
import type { DangerFamily } from "./danger-families.ts";
import type { NamedDanger } from "./danger-header.ts";

/**
 * Returns the first sentence for a danger. People who write about another person learn how to help, and are not
 * addressed as the one who is hurt.
 */
export function dangerSentence(
  { family, isNow }: Pick<NamedDanger, "family" | "isNow">,
  isOfAnother: boolean,
  { sentences, ofOthers }: DangerWords,
): string {
  switch (family) {
    case "PARTNER_VIOLENCE":
    case "SEXUAL_ASSAULT":
    case "TRAFFICKING":
      if (!isOfAnother) return sentences[family];
      return isNow ? sentences.WITNESS : ofOthers[family];
    default:
      return sentences[family];
  }
}

/** Returns the sentence for texts that look for help but name no danger. */
export function needSentence(family: DangerFamily, { need, needs }: DangerWords): string {
  switch (family) {
    case "SUICIDE":
    case "CHILD_HURT":
    case "ELDER":
    case "POISON":
    case "IMMIGRATION":
      return needs[family];
    default:
      return need;
  }
}
