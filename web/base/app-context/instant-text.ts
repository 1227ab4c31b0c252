import type { Language } from "#domain/base/languages/language.ts";
import { toLocale } from "#domain/base/languages/locale.ts";

/**
 * Formats an instant by the reader's clock: today only the time, else the day too. Epoch milliseconds. Spanish times
 * are "3:11 p. m." and "3 p. m.", which never break.
 */
export function instantText(at: number, now: number, language: Language): string {
  const isToday = new Date(at).toDateString() === new Date(Math.max(at, now)).toDateString();
  const text = new Date(at).toLocaleString(toLocale(language), {
    ...(isToday ? {} : { month: "short", day: "numeric" }),
    hour: "numeric",
    minute: "2-digit",
  });
  return timeInText(text, language);
}

/** A text of `Intl` with its time as the language writes it: "3:11 p. m." and "3 p. m." in Spanish, never broken. */
export function timeInText(text: string, language: Language): string {
  return language === "es"
    ? text.replace(/(:00)?\s([ap])\.\s?m\./u, "\u00a0$2.\u00a0m.")
    : text.replace(/(\d) (?=[AP]M)/u, "$1\u00a0");
}
