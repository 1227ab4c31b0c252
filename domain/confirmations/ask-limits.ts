import { type AttemptLimit, attemptLimit } from "../base/attempts/attempt-limit.ts";
import { ASKS_PER_DAY } from "../base/contract/limits.ts";

/** @param userId the person who asks by hand; campaigns have limits of their own */
export function askLimits(userId: string, now: number): readonly AttemptLimit[] {
  return [attemptLimit(`asking of ${userId}`, "day", ASKS_PER_DAY, now)];
}
