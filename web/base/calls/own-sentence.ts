import type { Problem } from "#domain/base/contract/problems.ts";

/**
 * Whether a refusal names no field and gives the reason in a sentence. Screens have better words, in both languages,
 * for the refusals that they know, and look for those first.
 */
export function isOwnSentence({ code, fields, message }: Problem): boolean {
  return code === 400 && fields === undefined && message !== "";
}
