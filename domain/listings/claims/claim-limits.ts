import { type AttemptLimit, attemptLimit } from "../../base/attempts/attempt-limit.ts";
import { CLAIM_MAILS_PER_PERSON_PER_DAY } from "../../base/contract/limits.ts";

/**
 * Mails to a listed address about claims. One a day an address keeps claims of many people at once within
 * `CLAIM_MAILS_PER_LISTED_EMAIL`, which is counted by what is stored.
 */
export function claimMailLimits(userId: string, listedEmail: string, now: number): readonly AttemptLimit[] {
  return [
    attemptLimit(`claim mails of ${userId}`, "day", CLAIM_MAILS_PER_PERSON_PER_DAY, now),
    attemptLimit(`claim mails to ${listedEmail}`, "day", 1, now),
  ];
}
