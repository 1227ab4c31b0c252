import type { Language } from "#domain/base/languages/language.ts";
import { toLocale } from "#domain/base/languages/locale.ts";
import type { ServicesWords } from "#words/compiled/services/services.ts";
import { timeInText } from "../../../base/app-context/instant-text.ts";
import { ago } from "../../../base/service-card/ago.ts";

const HOUR_MS = 3_600_000;

/** Formats the last sign-in: "2 min ago", "9:12 AM", "Nov 19", "Nov 19, 2025". Epoch milliseconds. */
export function lastHere(at: number, now: number, language: Language, words: ServicesWords): string {
  if (now - at < HOUR_MS) return ago(words, at, now);
  const day = new Date(at);
  const today = new Date(now);
  if (day.toDateString() === today.toDateString()) {
    const time = day.toLocaleTimeString(toLocale(language), { hour: "numeric", minute: "2-digit" });
    return timeInText(` ${time}`, language).trim();
  }
  return day.toLocaleDateString(toLocale(language), {
    month: "short",
    day: "numeric",
    ...(day.getFullYear() === today.getFullYear() ? {} : { year: "numeric" }),
  });
}
