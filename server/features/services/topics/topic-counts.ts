import type { TopicCode } from "#domain/services/topics/topic-table.ts";

/** Milliseconds. Which topics are used most hardly moves within an hour. */
const KEPT_MS = 3_600_000;

export type TopicCounts = ReadonlyMap<TopicCode, number>;

/**
 * Caches the number of public services of each topic for an hour. During a recount callers get the previous numbers:
 * only the first callers wait.
 *
 * @param read counts
 * @returns takes the time now, epoch milliseconds; rejects where the first count fails
 */
export function keptTopicCounts(read: () => Promise<TopicCounts>): (now: number) => Promise<TopicCounts> {
  let kept: { readonly at: number; readonly counts: Promise<TopicCounts> } | null = null;
  const count = (now: number): Promise<TopicCounts> => {
    const counts = read();
    const before = kept;
    kept = { at: now, counts: before?.counts ?? counts };
    counts.then(
      () => {
        kept = { at: now, counts };
      },
      () => {
        kept = before;
      },
    );
    return kept.counts;
  };
  return (now) => (kept !== null && Math.abs(now - kept.at) < KEPT_MS ? kept.counts : count(now));
}
