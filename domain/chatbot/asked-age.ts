import type { Category } from "../services/enumerations.ts";

/** "I'm 17", "my mom is 70", "tengo 16 años", "de 68 años": an age beside the words that make it one. */
const AGES: readonly RegExp[] = [
  /\b(?:im|i m|i am|am|hes|shes|is|turning|turned|aged?|soy de|tengo|tiene|cumpli|cumplo|edad) (\d{1,3})(?= (?:and|y|but|pero|yrs?|years?|yo|y o|old|anos?|anitos|with|con|sin|homeless|pregnant|embarazada|need|needs|necesito|necesita|looking|on|can|cant|cannot|could|where|my|got|how|what|who|they|came|kicked|ran|left|living|sleeping|scared|alone|trans|gay|donde|no|me|mi|estoy|ando|puedo|busco|ocupo)\b|$)/gu,
  /\b(\d{1,3}) ?(?:yrs?|years?|yo|y o|anos?|anitos)(?: old| de edad)\b/gu,
  /\b(?:de|with|a|my|mi) (\d{1,3}) (?:year olds?|yr olds?|anos|anitos)\b/gu,
];
/** Younger people need no year; from this age on shelters and meals for older people take one in. */
const ADULT = 18;
const SENIOR = 60;
const OLDEST = 110;
/** Below it a number beside "I am" or "tengo" is more likely a count of something. */
const YOUNGEST_WRITER = 10;

/** An age that writers state of themselves. */
const OWN_AGE =
  /\b(?:im|i m|i am|just turned|tengo|cumpli|acabo de cumplir|soy(?: una?)?(?: (?:joven|chic[oa]|muchach[oa]|senor|senora|hombre|mujer))? de)(?: an?)? (\d{1,3})\b/u;
/** "I'm a minor", "soy menor de edad": without a number. */
const MINOR =
  /\b(?:im|i m|i am|soy) (?:a |an |un |una |only |just |still )*(?:minor|teen|teenager|underage|under 18|menor(?: de edad)?|adolescente)\b/u;

/**
 * The ages of those a list is for, in years; empty where none is stated, or where it tells nothing.
 *
 * @param text folded words
 */
export function statedAges(text: string): readonly number[] {
  const stated = AGES.flatMap((pattern) => [...text.matchAll(pattern)].map(([, years]) => Number(years)));
  const ages = new Set(stated.filter((years) => years >= YOUNGEST_WRITER && years <= OLDEST));
  return ages.size === 0 && MINOR.test(text) ? [ADULT - 1] : [...ages];
}

/** The age of those who write, where they state it, in years. @param text folded words */
export function ownAge(text: string): number | null {
  const ages = statedAges(text);
  const own = Number(OWN_AGE.exec(text)?.[1]);
  return ages.find((age) => age === own) ?? (MINOR.test(text) ? (ages[0] ?? null) : null);
}

export function isMinor(age: number): boolean {
  return age < ADULT;
}

/** Whom stated ages stand for; null: everyone. */
export function audienceOfAges(ages: readonly number[]): Category | null {
  if (ages.some(isMinor)) return "KIDS";
  return ages.some((age) => age >= SENIOR) ? "SENIORS" : null;
}
