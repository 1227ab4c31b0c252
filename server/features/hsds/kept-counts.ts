import { concurrencyLimit } from "#server/concurrency-limit.ts";

/**
 * Totals of lists, each counted once a minute at most: a client that goes through all pages asks for the same total on
 * each of them.
 */
export interface KeptCounts {
  /**
   * Null where too many counts are queued.
   *
   * @param key of what is counted
   * @param now epoch milliseconds
   */
  count(key: string, now: number, count: () => Promise<number>): Promise<number | null>;
}

/** Milliseconds. */
const KEPT_MS = 60_000;
const MAX_KEPT = 500;
/** Counts that run, and that run or wait: each reads everything that matches. */
const CONCURRENT = 2;
const MAX_QUEUED = 40;

export function keptCounts(): KeptCounts {
  const kept = new Map<string, { total: number; at: number }>();
  const running = new Map<string, Promise<number | null>>();
  const queue = concurrencyLimit(CONCURRENT, MAX_QUEUED);
  return {
    async count(key, now, count) {
      const known = kept.get(key);
      if (known !== undefined && now >= known.at && now - known.at < KEPT_MS) return known.total;
      const counting =
        running.get(key) ??
        queue
          .run(count)
          .then((total) => {
            if (total === null) return null;
            kept.delete(key);
            kept.set(key, { total, at: now });
            for (const oldest of kept.keys()) {
              if (kept.size <= MAX_KEPT) break;
              kept.delete(oldest);
            }
            return total;
          })
          .finally(() => running.delete(key));
      running.set(key, counting);
      return counting;
    },
  };
}
