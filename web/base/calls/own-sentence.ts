import type { Problem } from "#domain/base/contract/problems.ts";

/**
 * Whether a refusal names no field and says in a sentence why. Screens have better words, in both languages, for the ones
 * that they know: they ask for those first.
 */
export function isOwnSentence({ code, fields, message }: Problem): boolean {
  return code === 400 && fields === undefined && message !== "";
}
