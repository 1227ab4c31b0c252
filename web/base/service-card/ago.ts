import type { ServicesWords } from "#words/compiled/services/services.ts";

/** "12 min ago": how long before `now` an instant was, both epoch milliseconds. */
export function ago(words: ServicesWords, instant: number, now: number): string {
  const minutes = Math.floor((now - instant) / 60_000);
  if (minutes < 1) return words.justNow;
  if (minutes < 60) return words.minutesAgo(minutes);
  if (minutes < 24 * 60) return words.hoursAgo(Math.floor(minutes / 60));
  return words.daysAgo(Math.floor(minutes / (24 * 60)));
}
