/**
 * How often a visible page asks for the counts: at random between these, so that browsers do not ask together, and so
 * that what others did is shown within a minute. In milliseconds.
 */
export const POLL_MIN_MS = 44_000;
export const POLL_MAX_MS = 51_000;

/** How long the server lets a poll wait for others, to answer them together. */
export const POLL_BATCH_MS = 3000;

/** How old a count may be that many people share, when a poll is answered with it. */
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
  const pause = POLL_MIN_MS + random * (POLL_MAX_MS - POLL_MIN_MS);
  return Math.min(pause * 2 ** failures, Math.max(pause, MAX_PAUSE_MS));
}
