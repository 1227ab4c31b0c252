import type { Likelihoods } from "../base/learned/softmax.ts";
import { tokenizeClause } from "./hours-clause-split.ts";
import type { HoursText } from "./hours-reading.ts";
import { MAX_HOURS_TEXT, readHoursText, readHoursTokens } from "./hours-text.ts";
import { SURE, type Sureness, withWeighedClauses } from "./hours-weighed-clauses.ts";

/**
 * Reads a text as `readHoursText` does and, where that fails, takes clauses of unknown wording as what they surely are.
 *
 * @param by weights other than the shipped ones
 */
export function readWeighedHours(
  text: string,
  by: Likelihoods | null = null,
  sure: Sureness = SURE,
): HoursText {
  const read = readHoursText(text);
  if (!read.isContact || text.length > MAX_HOURS_TEXT) return read;
  const tokens = withWeighedClauses(tokenizeClause(text), by, sure);
  if (tokens === null) return read;
  const weighed = readHoursTokens(tokens);
  const isRead = weighed.fault === null && weighed.schedules.length + weighed.seasons.length > 0;
  return isRead && !weighed.isOfPhone ? { ...weighed, isWhole: false } : read;
}
