import type { Category } from "../services/enumerations.ts";

/** A number with words that make it an age: "I'm 17", "my mom is 70", "tengo 16 años", "de 68 años". */
const AGES: readonly RegExp[] = [
  /\b(?:im|i m|i am|am|hes|shes|is|turning|turned|aged?|soy de|tengo|tiene|cumpli|cumplo|edad) (\d{1,3})(?= (?:and|y|but|pero|yrs?|years?|yo|y o|old|anos?|anitos|with|con|sin|homeless|pregnant|embarazada|need|needs|necesito|necesita|looking|on|can|cant|cannot|could|where|my|got|how|what|who|they|came|kicked|ran|left|living|sleeping|scared|alone|trans|gay|donde|no|me|mi|estoy|ando|puedo|busco|ocupo)\b|$)/gu,
  /\b(\d{1,3}) ?(?:yrs?|years?|yo|y o|anos?|anitos)(?: old| de edad)\b/gu,
  /\b(?:de|with|a|my|mi) (\d{1,3}) (?:year olds?|yr olds?|anos|anitos)\b/gu,
];
/** Ages in between need no audience; shelters and meals for older people begin at this age. */
const ADULT = 18;
const SENIOR = 60;
const OLDEST = 110;
/** A smaller number next to "I am" or "tengo" is more likely a count. */
const YOUNGEST_WRITER = 10;

/** The writer's own age. */
const OWN_AGE =
  /\b(?:im|i m|i am|just turned|tengo|cumpli|acabo de cumplir|soy(?: una?)?(?: (?:joven|chic[oa]|muchach[oa]|senor|senora|hombre|mujer))? de)(?: an?)? (\d{1,3})\b/u;
/** Says without a number that the writer is a minor: "I'm a minor", "soy menor de edad". */
const MINOR =
  /\b(?:im|i m|i am|soy) (?:a |an |un |una |only |just |still )*(?:minor|teen|teenager|underage|under 18|menor(?: de edad)?|adolescente)\b/u;

/**
 * Returns the stated ages of the people a list is for, in years; empty if there are none, or they do not matter.
 *
 * @param text folded words
 */
export function statedAges(text: string): readonly number[] {
  const stated = AGES.flatMap((pattern) => [...text.matchAll(pattern)].map(([, years]) => Number(years)));
  const ages = new Set(stated.filter((years) => years >= YOUNGEST_WRITER && years <= OLDEST));
  return ages.size === 0 && MINOR.test(text) ? [ADULT - 1] : [...ages];
}

/** Returns the writer's stated age in years; null: none is stated. @param text folded words */
export function ownAge(text: string): number | null {
  const ages = statedAges(text);
  const own = Number(OWN_AGE.exec(text)?.[1]);
  return ages.find((age) => age === own) ?? (MINOR.test(text) ? (ages[0] ?? null) : null);
}

export function isMinor(age: number): boolean {
  return age < ADULT;
}

/** Returns the audience of stated ages; null: everyone. */
export function audienceOfAges(ages: readonly number[]): Category | null {
  if (ages.some(isMinor)) return "KIDS";
  return ages.some((age) => age >= SENIOR) ? "SENIORS" : null;
}
