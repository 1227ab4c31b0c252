import { fold } from "../../base/text/fold.ts";

/**
 * Words for violence or abuse in either language: someone who looks at the person's phone must not read them (rules
 * text-messages 9 and 10).
 */
const UNSAFE =
  /(?:^|[^a-z])(?:violen(?:ce|cia|cias|t\w*)|d ?v|ipv|viola(?:cion|ciones|da|das|do|dos|dor|dores|ron|r|n)|violo|abus(?:e|ed|er|ers|es|ing|ive|o|os|a|an|ar|ada|adas|ado|ados|ador|adora|adores|aron|iva|ivo)|anti ?abus\w*|rap(?:e|ed|es|ist|ists|ing)|assault\w*|agres(?:ion|iones|or|ores|ora|oras|iv[ao]s?)|agred\w*|lastimad[ao]s?|ultraj\w*|tortur\w*|slavery|esclavitud|bully\w*|aggress\w*|batter(?:ed|er|ers|ing)|beat(?:en|ing|ings|s)?|golpe\w*|maltrat\w*|mistreat\w*|victim\w*|survivors?|sobrevivientes?|stalk\w*|acos\w*|harass\w*|hostigamiento|molest\w*|traffick\w*|trata de (?:personas|blancas|mujeres|ninos)|threat\w*|amenaz\w*|perpetrat\w*|incest\w*|femicid\w*|feminicid\w*|homicid\w*|murder\w*|asesin\w*|kill\w*|strangl\w*|domestic(?:as?|os?)?|intimate partner|pareja intima|safe ?houses?|casas? seguras?|casas? refugio|protective orders?|restraining orders?|ordenes de proteccion|orden de (?:proteccion|restriccion|alejamiento)|neglect\w*|negligencia|exploit\w*|explotacion|hurt\w*|suicid\w*)(?![a-z])/u;

/** Whether a text has a word for violence or abuse. */
export function hasUnsafeWord(text: string): boolean {
  return UNSAFE.test(fold(text).replace(/[^a-z\d]+/gu, " "));
}

/** "Substance abuse" is not about violence, and has a neutral name. */
const NEUTRAL: readonly (readonly [RegExp, string])[] = [
  [/\b(substance|drug|alcohol) abuse\b/giu, "$1 use"],
  [/\babuso de (sustancias|substancias|drogas|alcohol)\b/giu, "uso de $1"],
];

/** Returns a name without words for violence or abuse; null if it has any other than those about substances. */
export function safeName(name: string): string | null {
  const neutral = NEUTRAL.reduce((text, [pattern, word]) => text.replace(pattern, word), name);
  return hasUnsafeWord(neutral) ? null : neutral;
}
