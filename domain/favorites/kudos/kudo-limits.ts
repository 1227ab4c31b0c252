import { type AttemptLimit, networkLimits } from "../../base/attempts/attempt-limit.ts";
import {
  KUDOS_PER_NETWORK_AND_SERVICE_PER_DAY,
  KUDOS_PER_NETWORK_PER_HOUR,
} from "../../base/contract/limits.ts";

/**
 * Limits on kudos of a network address. Visitors of a shelter may share one, so a service may get several from it.
 * Periods are hours and days of UTC.
 *
 * @param now epoch milliseconds
 */
export function kudoLimits(address: string, serviceId: string, now: number): readonly AttemptLimit[] {
  return [
    ...networkLimits("kudo", address, "hour", KUDOS_PER_NETWORK_PER_HOUR, now),
    ...networkLimits(`kudo for ${serviceId}`, address, "day", KUDOS_PER_NETWORK_AND_SERVICE_PER_DAY, now),
  ];
}
