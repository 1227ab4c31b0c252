import type { Category } from "../services/enumerations.ts";

/** "I'm 17", "my mom is 70", "tengo 16 años", "de 68 años": an age beside the words that make it one. */
const AGES: readonly RegExp[] = [
  /\b(?:im|i m|i am|am|hes|shes|is|turning|turned|aged?|soy de|tengo|tiene|cumpli|cumplo|edad) (\d{1,3})(?= (?:and|y|but|pero|yrs?|years?|yo|y o|old|anos?|anitos|with|con|sin|homeless|pregnant|embarazada|need|needs|necesito|necesita|looking|on)\b|$)/u,
  /\b(\d{1,3}) ?(?:yrs?|years?|yo|y o|anos?|anitos)(?: old| de edad)\b/u,
  /\b(?:de|with|a|my|mi) (\d{1,3}) (?:year olds?|yr olds?|anos|anitos)\b/u,
];
/** Younger people need no year; from this age on shelters and meals for older people take one in. */
const ADULT = 18;
const SENIOR = 60;
const OLDEST = 110;
/** Below it a number beside "I am" or "tengo" is more likely a count of something. */
const YOUNGEST_WRITER = 10;

/** Whom a stated age stands for; null where none is stated, or where it tells nothing. @param text folded words */
export function audienceOfAge(text: string): Category | null {
  for (const pattern of AGES) {
    const stated = pattern.exec(text)?.[1];
    if (stated === undefined) continue;
    const age = Number(stated);
    if (age >= YOUNGEST_WRITER && age < ADULT) return "KIDS";
    if (age >= SENIOR && age <= OLDEST) return "SENIORS";
  }
  return null;
}
