import { type AttemptLimit, attemptLimit } from "../../base/attempts/attempt-limit.ts";
import { CAMPAIGN_PREVIEWS_PER_HOUR, CAMPAIGNS_PER_DAY } from "../../base/contract/limits.ts";

/** @param userId of the administrator */
export function campaignLimits(userId: string, now: number): readonly AttemptLimit[] {
  return [attemptLimit(`campaigns of ${userId}`, "day", CAMPAIGNS_PER_DAY, now)];
}

/** Limits previews, since counting the services that a campaign would ask reads the whole directory. */
export function previewLimits(userId: string, now: number): readonly AttemptLimit[] {
  return [attemptLimit(`campaign previews of ${userId}`, "hour", CAMPAIGN_PREVIEWS_PER_HOUR, now)];
}
