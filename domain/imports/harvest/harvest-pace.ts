/** When a source is asked again. All in milliseconds. */

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Milliseconds to wait after the first failure. */
const FIRST_PAUSE_MS = 5 * MINUTE_MS;

/**
 * Returns the milliseconds to wait after consecutive failures: five minutes, then twice as long each time, and never
 * longer than the schedule.
 *
 * @param failures at least 1
 */
export function pauseAfterFailures(failures: number, everyMs: number): number {
  return Math.min(everyMs, FIRST_PAUSE_MS * 2 ** Math.min(failures - 1, 20));
}

/**
 * How long a source that asks to come back later is left alone: at least a minute, at most a day.
 *
 * @param asked milliseconds; null: it does not say
 */
export function pauseAskedFor(asked: number | null): number {
  return Math.min(DAY_MS, Math.max(MINUTE_MS, asked ?? FIRST_PAUSE_MS));
}
