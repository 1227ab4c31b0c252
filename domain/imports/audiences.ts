import { CATEGORIES, type Category } from "../services/enumerations.ts";

/**
 * Words of taxonomy terms and eligibility texts by audience, in both languages, matched as whole words. Only words
 * that name a group of people count; PETS_ALLOWED has its own field, and ALL is never inferred from missing data.
 */
const AUDIENCE_WORDS: Readonly<Partial<Record<Category, RegExp>>> = {
  MEN: /\b(?:men|males?|fathers|hombres|varones|padres solteros)\b/iu,
  WOMEN: /\b(?:women|females?|mothers|pregnan\p{L}*|mujer(?:es)?|madres|embarazad[ao]s?)\b/iu,
  KIDS: /\b(?:kids?|child(?:ren)?|youths?|teens?|teenagers?|adolescents?|infants?|toddlers?|minors|students|niñ[oa]s|j[oó]venes|adolescentes|menores)\b/iu,
  SENIORS:
    /\b(?:seniors?|elder(?:s|ly)?|older (?:adults?|persons?|people)|aging|adultos mayores|ancianos|personas mayores|tercera edad)\b/iu,
  DISABLED: /\b(?:disab(?:led|ility|ilities)|handicapped|discapacidad(?:es)?|discapacitad[ao]s)\b/iu,
  FAMILIES: /\b(?:famil(?:y|ies)|parents|familias?|padres)\b/iu,
  LGBT: /(?<!\p{L})(?:lgbt\p{L}*|glbt\p{L}*|gay|lesbians?|bisexuals?|transgender|lesbianas|bisexuales)(?!\p{L})/iu,
  VETERANS: /\b(?:veterans?|military families|veteranos?|excombatientes)\b/iu,
};

const EVERYONE =
  /^\s*(?:everyone|everybody|all|anyone|open to (?:all|everyone|the (?:general )?public)|general public|no restrictions?|todos|todas las personas|p[uú]blico en general)\.?\s*$/iu;

/** Empty where nothing is stated: pages advise to ask. */
export function detectAudiences(texts: readonly string[]): readonly Category[] {
  if (texts.some((text) => EVERYONE.test(text))) return ["ALL"];
  return CATEGORIES.filter((category) => {
    const words = AUDIENCE_WORDS[category];
    return words !== undefined && texts.some((text) => words.test(text));
  });
}
