import { DAYS, type Day } from "../schedule/entry.ts";

/** Days of the week and weekdays of the month in words, in both languages. */

const DAY_WORDS: readonly (readonly string[])[] = [
  ["mon", "mo", "monday", "mondays", "lun", "lunes"],
  ["tue", "tues", "tu", "tuesday", "tuesdays", "mar", "martes"],
  ["wed", "weds", "we", "wednesday", "wednesdays", "mie", "mié", "miercoles", "miércoles"],
  ["thu", "thur", "thurs", "th", "thursday", "thursdays", "jue", "jueves"],
  ["fri", "fr", "friday", "fridays", "vie", "viernes"],
  ["sat", "sa", "saturday", "saturdays", "sab", "sáb", "sabado", "sábado", "sabados", "sábados"],
  ["sun", "su", "sunday", "sundays", "dom", "domingo", "domingos"],
];

/** The weekday of an English or Spanish word or abbreviation; null for any other word. */
export function dayOfWord(word: string): Day | null {
  const index = DAY_WORDS.findIndex((words) => words.includes(word.toLowerCase().replace(/\.$/u, "")));
  return DAYS[index] ?? null;
}

const EVERY_DAY = /^(?:daily|every ?day|7 days a week|seven days a week|todos los d[ií]as|diario)$/iu;

/** `Mon-Fri`, `Mon, Tue, Thur and Fri`, `Mon, Wed-Sun`, `daily`; null where a word is no day. */
export function daysOfText(text: string): readonly Day[] | null {
  const plain = text
    .trim()
    .replace(/[.,;:]+$/u, "")
    .trim();
  if (EVERY_DAY.test(plain)) return DAYS;
  const parts = plain.split(/\s*[,&/]\s*(?:and\s+|y\s+)?|\s+(?:and|y)\s+/iu).filter((part) => part !== "");
  // "Sat, Sun, and Holidays": a holiday is no day of the week, and says nothing against the others.
  const named = parts.length > 1 ? parts.filter((part) => !/^holidays$/iu.test(part)) : parts;
  const found = named.map(daysOfPart);
  if (found.length === 0 || found.includes(null)) return null;
  return DAYS.filter((day) => found.some((days) => days?.includes(day)));
}

/** One day, or those from one to another, round the end of the week. */
function daysOfPart(part: string): readonly Day[] | null {
  const range = /^([\p{L}.]+)(?:\s*[-–]\s*|\s+(?:to|thru|through|a)\s+)([\p{L}.]+)$/iu.exec(part);
  const from = dayOfWord(range?.[1] ?? part);
  const to = dayOfWord(range?.[2] ?? part);
  if (from === null || to === null) return null;
  const [first, last] = [DAYS.indexOf(from), DAYS.indexOf(to)];
  return DAYS.filter((_day, index) =>
    first <= last ? index >= first && index <= last : index >= first || index <= last,
  );
}
