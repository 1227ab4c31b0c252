const STALE_COUNT_MS = 12 * 3600_000;

/**
 * Whether a count of beds is too old to go there without calling first. Epoch milliseconds; null: its age is unknown.
 */
export function isStaleCount(countedAt: number | null, now: number): boolean {
  return countedAt === null || now - countedAt > STALE_COUNT_MS;
}
