/**
 * How old a confirmation, or a source's data, is. The same scale everywhere, in steps that are places in lists of marks
 * and words: the list of services is short of bytes.
 */
export const RECENT = 0;
export const YEAR = 1;
export const OLDER = 2;
export const NEVER = 3;
export type Freshness = typeof RECENT | typeof YEAR | typeof OLDER | typeof NEVER;

export const DAY_MS = 86_400_000;

/**
 * RECENT: up to 90 days; YEAR: up to 365 days; OLDER; NEVER: no one has confirmed it, or its date is not known.
 *
 * @param since when it was confirmed, epoch milliseconds; a date without a time begins at midnight UTC
 * @param now epoch milliseconds
 */
export function toFreshness(since: number | null, now: number): Freshness {
  return since === null ? NEVER : freshnessOfDay(since / DAY_MS, now);
}

/** The day of an instant (epoch milliseconds), counted from 1970 in UTC. */
export function dayOfInstant(instant: number): number {
  return Math.floor(instant / DAY_MS);
}

/**
 * Rates the freshness of facts confirmed on a day, counted from 1970 in UTC; it never makes them look younger. Absent:
 * no one has confirmed them.
 */
export function freshnessOfDay(day: number | undefined, now: number): Freshness {
  if (day === undefined) return NEVER;
  const days = now / DAY_MS - day;
  if (days <= 90) return RECENT;
  return days <= 365 ? YEAR : OLDER;
}
