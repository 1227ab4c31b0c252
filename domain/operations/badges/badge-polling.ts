/**
 * The server answers polls together, at each multiple of this. Browsers that were answered together ask together again,
 * since their pauses are multiples of it, too: a server that is awake for thirty requests needs half the work for each.
 * In milliseconds.
 */
export const POLL_BATCH_MS = 3000;

/**
 * Poll intervals are random multiples of the batch between these, so that the pages of one office do not poll together.
 */
const MIN_BATCHES = 15;
const MAX_BATCHES = 17;

/** How long before its answer a poll is sent: over most networks it arrives in time. */
const POLL_LEAD_MS = 500;

/** How often a visible page polls, so that others' changes show within a minute. */
export const POLL_MIN_MS = MIN_BATCHES * POLL_BATCH_MS - POLL_LEAD_MS;
export const POLL_MAX_MS = MAX_BATCHES * POLL_BATCH_MS - POLL_LEAD_MS;

/**
 * How long a poll waits for others.
 *
 * @param now epoch milliseconds
 */
export function pauseBeforeAnswer(now: number): number {
  return POLL_BATCH_MS - (now % POLL_BATCH_MS);
}

/** Maximum age of a count shared by many people, when it answers a poll. */
export const SHARED_COUNT_MS = 5000;

/** Longest pause while the server does not answer. */
const MAX_PAUSE_MS = 600_000;

/**
 * The pause before the next poll.
 *
 * @param random at least 0, below 1
 * @param failures polls in a row that were not answered; each doubles the pause
 */
export function pauseBeforePoll(random: number, failures: number): number {
  const batches = MIN_BATCHES + Math.floor(random * (MAX_BATCHES - MIN_BATCHES + 1));
  const pause = batches * POLL_BATCH_MS - POLL_LEAD_MS;
  return Math.min(pause * 2 ** failures, Math.max(pause, MAX_PAUSE_MS));
}
