import { type AttemptLimit, attemptLimit, networkOf } from "../attempts/attempt-limit.ts";
import { KUDOS_PER_ADDRESS_AND_SERVICE_PER_DAY, KUDOS_PER_ADDRESS_PER_HOUR } from "../contract/limits.ts";

/**
 * Limits on kudos of a network address. Visitors of a shelter may share one, so a service may get several from it.
 * Periods are hours and days of UTC.
 *
 * @param now epoch milliseconds
 */
export function kudoLimits(address: string, serviceId: string, now: number): readonly AttemptLimit[] {
  const network = networkOf(address);
  return [
    attemptLimit(`kudo from ${network}`, "hour", KUDOS_PER_ADDRESS_PER_HOUR, now),
    attemptLimit(`kudo from ${network} for ${serviceId}`, "day", KUDOS_PER_ADDRESS_AND_SERVICE_PER_DAY, now),
  ];
}
