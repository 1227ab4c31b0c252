import type { DangerTexts } from "../words/en/danger.ts";
import type { DangerFamily } from "./danger-families.ts";
import type { NamedDanger } from "./danger-header.ts";

/**
 * The first words for a danger. Who tells of another person is told how to help, and is not consoled as the one who is hurt.
 */
export function dangerSentence(
  { family, isNow }: Pick<NamedDanger, "family" | "isNow">,
  isOfAnother: boolean,
  { sentences, ofOthers }: DangerTexts,
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

/** Where help is looked for, and no danger is named. */
export function needSentence(family: DangerFamily, { need, needs }: DangerTexts): string {
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
