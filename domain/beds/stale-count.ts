const STALE_COUNT_MS = 12 * 3600_000;

/** A number of beds this old is not to be walked to without a call. Epoch milliseconds; null: no one knows how old. */
export function isStaleCount(countedAt: number | null, now: number): boolean {
  return countedAt === null || now - countedAt > STALE_COUNT_MS;
}
