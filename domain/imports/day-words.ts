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
  const found = new Set<Day>();
  const parts = plain.split(/\s*[,&/]\s*(?:and\s+|y\s+)?|\s+(?:and|y)\s+/iu).filter((part) => part !== "");
  if (parts.length === 0) return null;
  for (const part of parts) {
    // "Sat, Sun, and Holidays": a holiday is no day of the week, and says nothing against the others.
    if (/^holidays$/iu.test(part) && parts.length > 1) continue;
    const range = /^([\p{L}.]+)(?:\s*[-–]\s*|\s+(?:to|thru|through|a)\s+)([\p{L}.]+)$/iu.exec(part);
    const [first, last] = range === null ? [part, part] : [range[1] ?? "", range[2] ?? ""];
    const [from, to] = [dayOfWord(first), dayOfWord(last)];
    if (from === null || to === null) return null;
    for (let index = DAYS.indexOf(from); ; index = (index + 1) % 7) {
      const day = DAYS[index];
      if (day !== undefined) found.add(day);
      if (day === to) break;
    }
  }
  return DAYS.filter((day) => found.has(day));
}
