/** When a source is asked again. All in milliseconds. */

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** After the first failure. */
const FIRST_PAUSE_MS = 5 * MINUTE_MS;

/**
 * After so many failures in a row: five minutes, then twice as long each time, and never longer than the schedule.
 *
 * @param failures at least 1
 */
export function pauseAfterFailures(failures: number, everyMs: number): number {
  return Math.min(everyMs, FIRST_PAUSE_MS * 2 ** Math.min(failures - 1, 20));
}

/**
 * What a source asks for with `Retry-After`: seconds, or a date. At least a minute, at most a day.
 *
 * @param now epoch milliseconds
 */
export function pauseAskedFor(retryAfter: string | null, now: number): number {
  const text = retryAfter?.trim() ?? "";
  const seconds = /^\d{1,9}$/u.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  const asked = Number.isFinite(seconds) ? seconds : FIRST_PAUSE_MS;
  return Math.min(DAY_MS, Math.max(MINUTE_MS, asked));
}
