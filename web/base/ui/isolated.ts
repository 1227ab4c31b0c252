import type { Language } from "#domain/base/languages/language.ts";
import { isRightToLeft } from "#domain/base/languages/languages.ts";

/**
 * A number with brackets or spaces as a part of a sentence: from right to left its groups would change places. In other
 * languages it is as it was, since names of buttons are compared.
 */
export function isolated(number: string, language: Language): string {
  return isRightToLeft(language) ? `\u2066${number}\u2069` : number;
}
