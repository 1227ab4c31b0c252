import { type AttemptLimit, attemptLimit } from "../base/attempts/attempt-limit.ts";
import { IMPORT_UPLOADS_PER_DAY } from "../base/contract/limits.ts";

/** @param userId of who uploads; each package is checked as a whole */
export function uploadLimits(userId: string, now: number): readonly AttemptLimit[] {
  return [attemptLimit(`import uploads of ${userId}`, "day", IMPORT_UPLOADS_PER_DAY, now)];
}
