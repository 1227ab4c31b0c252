import { type AttemptLimit, secondsUntil } from "#domain/base/attempts/attempt-limit.ts";
import { type Problem, problem } from "#domain/base/contract/problems.ts";
import { countedLimits, firstExceeded } from "#server/base/attempts/count-attempts.ts";
import type { Database } from "#server/base/sql/db.ts";

/** A 429 answer with the time to wait. */
export interface TooManyAttempts {
  readonly ok: false;
  readonly problem: Problem;
  readonly retryAfterSeconds: number;
}

/** Counts an attempt, whatever its outcome; a 429 answer when there were too many, else null. */
export type CountAttempt = (limits: readonly AttemptLimit[], now: number) => Promise<TooManyAttempts | null>;

/** @param isLimited false for load tests only */
export function attemptCounter(database: Database, isLimited: boolean): CountAttempt {
  return async (limits, now) => {
    if (!isLimited) return null;
    const exceeded = await firstExceeded(database, await countedLimits(database, limits, now));
    return exceeded === null ? null : tooManyAttempts(secondsUntil(exceeded.until, now));
  };
}

/** The queue of passwords to be hashed is full. */
export const BUSY: TooManyAttempts = tooManyAttempts(5);

function tooManyAttempts(retryAfterSeconds: number): TooManyAttempts {
  return { ok: false, problem: problem("tooManyRequests"), retryAfterSeconds };
}
