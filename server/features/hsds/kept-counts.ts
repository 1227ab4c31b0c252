import { toSubnet } from "#domain/base/attempts/attempt-limit.ts";
import { fairQueue } from "#server/base/load/fair-queue.ts";

/** Caches the totals of lists for a minute: a client that goes through all pages asks for the same total on each. */
export interface KeptCounts {
  /**
   * Null where too many counts are queued, of the client's network or in all.
   *
   * @param key of what is counted
   */
  count(key: string, asked: CountAsked, count: () => Promise<number>): Promise<number | null>;
}

interface CountAsked {
  /** Epoch milliseconds. */
  readonly now: number;
  readonly client: { readonly address: string } | null;
}

/** Milliseconds. */
const KEPT_MS = 60_000;
const MAX_KEPT = 500;
/**
 * Limits on counts running, and running or queued: each reads everything that matches. They have their own queue, so
 * that ordinary pages do not wait behind heavy ones of the same network.
 */
const LIMITS = { concurrency: 2, concurrencyPerKey: 1, max: 40, maxPerKey: 12 };

export function keptCounts(): KeptCounts {
  const queue = fairQueue(LIMITS);
  const kept = new Map<string, { total: number; at: number }>();
  const running = new Map<string, Promise<number | null>>();
  const begin = (key: string, { now, client }: CountAsked, count: () => Promise<number>) => {
    // Others may wait for the same total, so counting continues even if this client leaves.
    const counting = queue
      .run(client === null ? "" : toSubnet(client.address), count)
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
  };
  return {
    async count(key, asked, count) {
      const known = kept.get(key);
      if (known !== undefined && asked.now >= known.at && asked.now - known.at < KEPT_MS) return known.total;
      const begun = running.get(key);
      const total = begun === undefined ? null : await begun;
      // The client that began the count may have exceeded its limit, for which the next client must not fail.
      return total ?? running.get(key) ?? begin(key, asked, count);
    },
  };
}
