import type { DirectoryHealthWords } from "#words/compiled/directory-health/directory-health.ts";

/** A day in words, from an ISO date or instant in UTC: the server and every browser write the same. */
export function dateOfDay(iso: string, text: DirectoryHealthWords): string {
  const [year = 0, month = 1, day = 1] = iso.slice(0, 10).split("-").map(Number);
  return text.date(year, month, day);
}
