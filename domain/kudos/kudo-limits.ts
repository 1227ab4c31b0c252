import { type AttemptLimit, attemptLimit, networkOf } from "../attempts/attempt-limit.ts";
import { KUDOS_PER_ADDRESS_AND_SERVICE_PER_DAY, KUDOS_PER_ADDRESS_PER_HOUR } from "../contract/limits.ts";

/**
 * The limits that a kudo from this address has to keep: a shelter's visitors may share one, so a service may get
 * several from it, and no more. Spans are hours and days of UTC.
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
