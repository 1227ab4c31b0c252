import type { Likelihoods } from "../base/learned/softmax.ts";
import { type Tokens, tokenizeClause } from "./hours-clause-split.ts";
import { composedText } from "./hours-composed.ts";
import { type HoursText, NOTHING_SAID } from "./hours-reading.ts";
import { withoutSlips } from "./hours-slips.ts";
import { MAX_HOURS_TEXT, readHoursText, readHoursTokens } from "./hours-text.ts";
import { withoutTitle } from "./hours-titles.ts";
import type { HoursToken } from "./hours-tokens.ts";
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
  const meant = withoutSlips(text);
  if (meant !== text) return readWeighedHours(meant, by, sure);
  const tokens = tokenizeClause(text);
  // Dates that are besides the days of the week are composed, or left out.
  const hasDates = tokens.some(({ kind }) => kind === "DATE");
  const composed = hasDates ? composedHours(tokens, by, sure) : null;
  const weighed = composed ?? weighedTokens(tokens, by, sure) ?? composedHours(tokens, by, sure);
  if (weighed !== null) return weighed;
  const untitled = withoutTitle(tokens);
  if (untitled === null) return read;
  return (
    plainHours(untitled) ?? weighedTokens(untitled, by, sure) ?? composedHours(untitled, by, sure) ?? read
  );
}

function composedHours(tokens: Tokens, by: Likelihoods | null, sure: Sureness): HoursText | null {
  const composed = composedText(tokens);
  if (composed === null) return null;
  const { tokens: plain, dated } = composed;
  const read = weighedTokens(plain, by, sure);
  if (dated.length === 0) return read;
  if (read === null)
    return plain.every(isMark) ? { ...NOTHING_SAID, schedules: dated, isWhole: false } : null;
  return read.seasons.length > 0 ? null : { ...read, schedules: [...read.schedules, ...dated] };
}

const isMark = ({ kind }: HoursToken): boolean => ["STOP", "LINE", "BLANK", "COMMA"].includes(kind);

function plainHours(tokens: Tokens): HoursText | null {
  const read = readHoursTokens(tokens);
  const isRead = read.fault === null && read.schedules.length + read.seasons.length > 0;
  return isRead && !read.isOfPhone ? { ...read, isWhole: false } : null;
}

/** Reads tokens of which clauses may be of unknown wording; null where they give no hours. */
function weighedTokens(tokens: Tokens, by: Likelihoods | null, sure: Sureness): HoursText | null {
  const known = withWeighedClauses(tokens, by, sure);
  return known === null ? null : plainHours(known);
}
