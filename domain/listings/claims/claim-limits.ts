import { type AttemptLimit, attemptLimit } from "../../base/attempts/attempt-limit.ts";
import { CLAIM_MAILS_PER_PERSON_PER_DAY } from "../../base/contract/limits.ts";

/**
 * Limits emails about claims to a listed address. One a day for each address keeps simultaneous claims by many people
 * within `CLAIM_MAILS_PER_LISTED_EMAIL`, which is counted from stored claims.
 */
export function claimMailLimits(userId: string, listedEmail: string, now: number): readonly AttemptLimit[] {
  return [
    attemptLimit(`claim mails of ${userId}`, "day", CLAIM_MAILS_PER_PERSON_PER_DAY, now),
    attemptLimit(`claim mails to ${listedEmail}`, "day", 1, now),
  ];
}
