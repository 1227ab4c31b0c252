import type { Language } from "#domain/words/language.ts";

/** When something was, by the clock of the reader: today the time alone, else the day too. Epoch milliseconds. */
export function instantText(at: number, now: number, language: Language): string {
  const isToday = new Date(at).toDateString() === new Date(Math.max(at, now)).toDateString();
  return new Date(at).toLocaleString(`${language}-US`, {
    ...(isToday ? {} : { month: "short", day: "numeric" }),
    hour: "numeric",
    minute: "2-digit",
  });
}
