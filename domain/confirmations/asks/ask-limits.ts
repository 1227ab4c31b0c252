import { type AttemptLimit, networkLimits } from "../../base/attempts/attempt-limit.ts";
import {
  PRESSES_PER_NETWORK_AND_ASK_PER_DAY,
  PRESSES_PER_NETWORK_PER_HOUR,
} from "../../base/contract/limits.ts";
import type { AskField } from "../../services/ask-fields.ts";

/**
 * Limits on asking from a network address. Visitors of a shelter may share one, so a question may come from it several
 * times. Periods are hours and days of UTC.
 *
 * @param now epoch milliseconds
 */
export function pressLimits(
  address: string,
  { serviceId, field }: { readonly serviceId: string; readonly field: AskField },
  now: number,
): readonly AttemptLimit[] {
  return [
    ...networkLimits("press", address, "hour", PRESSES_PER_NETWORK_PER_HOUR, now),
    ...networkLimits(
      `press on ${field} of ${serviceId}`,
      address,
      "day",
      PRESSES_PER_NETWORK_AND_ASK_PER_DAY,
      now,
    ),
  ];
}
