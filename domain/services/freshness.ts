/** How old a confirmation, or a source's data, is. The same scale everywhere. */
export const FRESHNESS = ["RECENT", "YEAR", "OLDER", "NEVER"] as const;
export type Freshness = (typeof FRESHNESS)[number];

const DAY_MS = 86_400_000;

/**
 * RECENT: up to 90 days; YEAR: up to a year; OLDER; NEVER: nobody has confirmed it, or its date is not known.
 *
 * @param since when it was confirmed, epoch milliseconds; a date without a time begins at midnight UTC
 * @param now epoch milliseconds
 */
export function freshnessOf(since: number | null, now: number): Freshness {
  if (since === null) return "NEVER";
  const days = (now - since) / DAY_MS;
  if (days <= 90) return "RECENT";
  return days <= 365 ? "YEAR" : "OLDER";
}
