import { believableSpan } from "./believable-span.ts";
import type { ClockText } from "./clock-text.ts";
import type { Tokens } from "./hours-clause-split.ts";
import { toEndMinute } from "./hours-entries.ts";
import { hasTimes, type PhraseClause } from "./hours-phrase-clauses.ts";
import type { HoursToken } from "./hours-tokens.ts";
import { isIdleClause } from "./hours-weighed-clauses.ts";

/** Clauses that say nothing by themselves, joined to those that they are about. */

const DASH: HoursToken = { kind: "DASH", text: "-" };

/** `opens at 6 daily and stays open till 9`: where nothing else was said before, both are one span. */
export const withSpans = (clauses: readonly PhraseClause[]): readonly PhraseClause[] =>
  clauses.map((clause, index) => {
    const { opens, shuts, spans, closing } = clause;
    if (index > 0 || opens === null || shuts === null || spans.length > 0 || closing !== "NONE")
      return clause;
    const tokens: Tokens = [toToken(opens.at), DASH, toToken(shuts.at)];
    return {
      ...clause,
      opens: null,
      shuts: null,
      spans: [tokens],
      span: { from: opens.at, until: shuts.at },
    };
  });

const toToken = (at: ClockText): HoursToken => ({ kind: "CLOCK", clock: at, text: `${at.minute}` });

/** Joins clauses that are not whole to those before them; null where one remains. */
export function withLoose(clauses: readonly PhraseClause[]): readonly PhraseClause[] | null {
  const whole: PhraseClause[] = [];
  for (const clause of clauses) {
    const last = whole[whole.length - 1];
    const isDays = last !== undefined && isOfDaysAlone(last, clause);
    // "…, building closes 6:30"
    const [alone] = last === undefined ? [] : timesAlone(clause);
    if (last !== undefined && alone !== undefined && isOutside(last, [alone])) continue;
    if (isDays) whole.splice(-1, 1, { ...last, days: clause.days });
    else if (isLoose(clause) || clause.numbers.length > 0) {
      const joined = last === undefined ? null : withJoined(last, clause);
      if (joined === null) return null;
      whole.splice(-1, 1, joined);
    } else whole.push(clause);
  }
  return whole;
}

const isLoose = (clause: PhraseClause): boolean =>
  clause.days.length + clause.dates.length === 0 && !hasTimes(clause);

/** The only time of a clause without days. */
function timesAlone({ days, dates, spans, opens, shuts, closing }: PhraseClause): Tokens {
  const [single, ...others] = [opens, shuts].filter((time) => time !== null);
  const isAlone = days.length + dates.length + spans.length === 0 && closing === "NONE";
  return isAlone && single !== undefined && others.length === 0 ? [toToken(single.at)] : [];
}

/** `(lunes a viernes)` behind times without days */
const isOfDaysAlone = (last: PhraseClause, clause: PhraseClause): boolean =>
  clause.isInside &&
  clause.days.length === 1 &&
  last.days.length === 0 &&
  last.spans.length > 0 &&
  clause.words.length + clause.dates.length === 0 &&
  clause.closing === "NONE" &&
  !hasTimes(clause);

function withJoined(last: PhraseClause, clause: PhraseClause): PhraseClause | null {
  if (clause.numbers.length > 0) return withNumbers(last, clause);
  // "except Sundays, when we are closed"
  if (
    clause.closing === "CLOSED" &&
    last.closing === "EXCEPT" &&
    last.spans.length === 0 &&
    clause.time.length === 0
  )
    return last;
  if (clause.time.length > 0) return isOutside(last, clause.time) ? last : null;
  // "Mon-Fri 9-5 (lunch)"
  const isTelling = clause.closing !== "NONE" || clause.isForLunch;
  if (isTelling || clause.season.length + clause.part.length + clause.heading.length > 0) return null;
  // "closed 12-1, lobby stays open"
  if (last.closing !== "NONE" && clause.tokens.some(({ text }) => OPEN.test(text))) return null;
  // "(tax season)" beside its dates
  if (clause.seasonName.length > 0) return last.season.length > 0 ? last : null;
  // "door unlocked by the pastor": whether it is then open is not said.
  if (clause.tokens.some(({ text }) => /lock/u.test(text))) return null;
  if (isIdleClause(clause.tokens)) return last;
  return {
    ...last,
    words: [...last.words, ...clause.words],
    tokens: [...last.tokens, ...clause.tokens],
  };
}

/** `we serve 5:00-6:15, building locked 6:30`: a time before or behind the hours changes nothing of them. */
export function isOutside({ span, closing }: PhraseClause, [time]: Tokens): boolean {
  const read = span === null || closing !== "NONE" ? "noLength" : believableSpan(span.from, span.until);
  if (typeof read === "string" || time?.kind !== "CLOCK") return false;
  const noon = 12 * 60;
  const { minute, half } = time.clock;
  const near = half === "OPEN" ? [minute % noon, (minute % noon) + noon] : [minute];
  return near.every((at) => at <= read.start || at >= toEndMinute(read));
}

const OPEN = /^(?:open|opens|abiert[oa]s?|abre|abren|stays?|remains?|sigue)$/u;

/** `Sat 8-10 (2nd & 4th)` */
function withNumbers(last: PhraseClause, { numbers, words }: PhraseClause): PhraseClause | null {
  const [only, ...others] = last.days;
  if (only === undefined || others.length > 0 || words.length > 0 || last.closing !== "NONE") return null;
  const [day] = only.item.days;
  if (only.item.days.length !== 1 || day === undefined || only.item.monthly.length > 0) return null;
  const monthly = numbers.flatMap((token) => (token.kind === "ORDINAL" ? { period: token.period, day } : []));
  const item = { ...only.item, days: [], monthly };
  return { ...last, days: [{ ...only, item, tokens: [...numbers, ...only.tokens] }] };
}
