import { DAYS, type Day } from "../services/opening-hours/entry.ts";
import { usualHalves } from "./believable-span.ts";
import type { ClockText } from "./clock-text.ts";
import { type HoursToken, isStatementEnd } from "./hours-tokens.ts";

/** Rewrites what a sentence says about only some of its days into the forms in which statements are read. */

type Near = HoursToken | undefined;

export const withExceptions = (tokens: readonly HoursToken[]): readonly HoursToken[] =>
  withUntil(withRestOfWeek(withClosedParts(withClosedTimes(withSplitLists(withEves(tokens))))));

const STOP: HoursToken = { kind: "STOP", text: ";" };
const OF_DAYS: ReadonlySet<HoursToken["kind"]> = new Set(["DAYS", "ORDINAL", "EVERY", "OF_MONTH"]);
const MARKS: ReadonlySet<HoursToken["kind"]> = new Set(["COMMA", "AND", "SLASH", "DASH", "TO"]);

const isDays = (token: Near): boolean => token !== undefined && OF_DAYS.has(token.kind);
const isMark = (token: Near): boolean => token !== undefined && MARKS.has(token.kind);
const isEnd = (token: Near): boolean =>
  token === undefined || token.kind === "CLOSE" || isStatementEnd(token);
const isSpan = ([from, link, until]: readonly HoursToken[]): boolean =>
  from?.kind === "CLOCK" && (link?.kind === "DASH" || link?.kind === "TO") && until?.kind === "CLOCK";

/** `Christmas Eve until noon`, `Christmas Eve: closes at noon` close early then. */
const withEves = (tokens: readonly HoursToken[]): readonly HoursToken[] => {
  const kept: HoursToken[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) break;
    const holidays = holidaysEnd(tokens, index);
    const at = tokens[holidays]?.kind === "COLON" ? holidays + 1 : holidays;
    const [verb, second, third] = tokens.slice(at, at + 3);
    const clock = verb?.kind === "CLOSED" && second?.kind === "TO" ? third : second;
    const isVerb = verb?.kind === "TO" || verb?.kind === "CLOSED";
    const end = clock === third ? at + 3 : at + 2;
    const isNamed = token.kind === "HOLIDAYS" && token.holidays.every(({ isNamed: is }) => is);
    const isBeginning =
      isEnd(kept[kept.length - 1]) || isMark(kept[kept.length - 1]) || kept[kept.length - 1]?.kind === "OPEN";
    if (
      isNamed &&
      isVerb &&
      clock?.kind === "CLOCK" &&
      isBeginning &&
      (isEnd(tokens[end]) || isMark(tokens[end]))
    ) {
      kept.push({ kind: "CLOSED", text: "closes" }, clock, ...tokens.slice(index, holidays), STOP);
      index = end - 1;
    } else kept.push(token);
  }
  return kept;
};

/** Returns the end of `Christmas Eve and New Year's Eve`; behind a comma a holiday may be closed by itself. */
function holidaysEnd(tokens: readonly HoursToken[], index: number): number {
  const isNamed = (token: Near): boolean =>
    token?.kind === "HOLIDAYS" && token.holidays.every(({ isNamed: is }) => is);
  let end = index + 1;
  while (isEnd(tokens[index - 1]) && tokens[end]?.kind === "AND" && isNamed(tokens[end + 1])) end += 2;
  return end;
}

/** `9-5 Mon-Fri, Sat closed`, `9-4 M-F, Sat by appointment`: behind a range the last day is by itself. */
function withSplitLists(tokens: readonly HoursToken[]): readonly HoursToken[] {
  return tokens.flatMap((token, index): HoursToken[] => {
    const [day, said, end] = tokens.slice(index + 1, index + 4);
    const isSaid = said?.kind === "CLOSED" || said?.kind === "APPOINTMENT";
    const isSingle = day?.kind === "DAYS" && day.days.length === 1;
    if (token.kind !== "COMMA" || !isSingle || !isSaid || !isEnd(end)) return [token];
    let start = index;
    while (
      isDays(tokens[start - 1]) ||
      tokens[start - 1]?.kind === "DASH" ||
      tokens[start - 1]?.kind === "TO"
    )
      start -= 1;
    const range = tokens.slice(start, index);
    const days = range.flatMap((each) => (each.kind === "DAYS" ? each.days : []));
    const isRange =
      range.length > 0 && (range.length === 3 || days.length > 1) && tokens[start - 1]?.kind === "CLOCK";
    return isRange ? [STOP] : [token];
  });
}

/** The longest statement about a closing, in tokens. */
const LONGEST_CLOSING = 12;

/** `Mon-Fri 9-5, closed Wed 12-1`, `closed daily for lunch noon-1pm`: a statement of its own. */
function withClosedTimes(tokens: readonly HoursToken[]): readonly HoursToken[] {
  return tokens.flatMap((token, index): HoursToken[] => {
    const before = tokens[isMark(tokens[index - 1]) ? index - 2 : index - 1];
    // "Tue closed, Wed 12-1"
    if (token.kind !== "CLOSED" || before?.kind !== "CLOCK") return [token];
    const length = tokens.slice(index, index + LONGEST_CLOSING).findIndex(isEnd);
    const clause = tokens.slice(index + 1, length < 0 ? index + LONGEST_CLOSING : index + length);
    const at = clause.findIndex(({ kind }) => kind === "CLOCK");
    const others = clause.filter((_each, place) => place < at || place > at + 2);
    const isPlain =
      at >= 0 &&
      isSpan(clause.slice(at, at + 3)) &&
      others.every((each) => isDays(each) || isMark(each) || each.kind === "PAUSE") &&
      others.some((each) => isDays(each)) &&
      (at > 0 || others.some(({ kind }) => kind === "PAUSE"));
    return isPlain ? [STOP, token] : [token];
  });
}

/** A workday that no closing of every week names by itself: "Tuesday", and not "Tuesdays" or "Sunday". */
const SINGULAR = /^(?:(?:mon|tues|wednes|thurs|fri)day|mon|tues?|wed|thu|thurs?|fri)$/u;

/** "Closed Sundays and Wednesday afternoons": the first days of a list may be closed all day. */
const areSame = (on: readonly HoursToken[]): boolean =>
  on.length > 0 &&
  (on.every(({ kind }) => kind !== "COMMA" && kind !== "AND" && kind !== "SLASH") ||
    on.every((token) => token.kind !== "DAYS" || SINGULAR.test(token.text)));

const NOON: ClockText = { minute: 720, half: "SAID" };
/** The earliest end of an afternoon and the latest end of a morning that are meant. */
const EVENING: ClockText = { minute: 17 * 60, half: "SAID" };
const AFTER_NOON: ClockText = { minute: 13 * 60, half: "SAID" };

/** `closed Wednesday afternoons`: from noon on. */
function withClosedParts(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const kept: HoursToken[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) break;
    let end = index + 1;
    while (isDays(tokens[end]) || isMark(tokens[end])) end += 1;
    const on = tokens.slice(index + 1, end);
    const part = tokens[end];
    if (token.kind !== "CLOSED" || !areSame(on) || part?.kind !== "PART" || !isEnd(tokens[end + 1])) {
      kept.push(token);
      continue;
    }
    const isMorning = part.part === "MORNING";
    const from = part.part === "AFTERNOON" ? NOON : EVENING;
    const text = on.map((each) => each.text).join(" ");
    kept.push({
      kind: "CHANGED",
      on,
      from: isMorning ? null : from,
      until: isMorning ? AFTER_NOON : null,
      text,
    });
    index = end;
  }
  return kept;
}

/** `Closed Sundays; other days 9-6` */
function withRestOfWeek(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const other = tokens.findIndex(
    (token) => token.kind === "OTHER_TIMES" && /days|dias|week|semana/u.test(token.text),
  );
  const at = tokens[other + 1]?.kind === "COLON" ? other + 2 : other + 1;
  const before = tokens
    .slice(0, Math.max(other, 0))
    .filter((token) => !isMark(token) && !isStatementEnd(token));
  const [closed, ...on] = before;
  const days = on.flatMap((token) => (token.kind === "DAYS" ? token.days : []));
  const isPlain = closed?.kind === "CLOSED" && on.length > 0 && on.every(({ kind }) => kind === "DAYS");
  const isRange = tokens.slice(0, Math.max(other, 0)).some(({ kind }) => kind === "DASH" || kind === "TO");
  if (other < 0 || !isPlain || isRange || !isSpan(tokens.slice(at, at + 3))) return tokens;
  const rest: readonly Day[] = DAYS.filter((day) => !days.includes(day));
  return [
    ...tokens.slice(0, other),
    STOP,
    { kind: "DAYS", days: rest, text: tokens[other]?.text ?? "" },
    ...tokens.slice(at),
  ];
}

/** `Mon-Fri 9-5, Wed until 7`: on that day it opens as on the others. */
function withUntil(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const kept: HoursToken[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) break;
    const until = rewriteUntil(tokens, index, kept);
    if (until === null) {
      kept.push(token);
      continue;
    }
    const mark = kept[kept.length - 1]?.kind;
    if (mark === "OPEN" || mark === "COMMA") kept.pop();
    kept.push(STOP, ...until, STOP);
    index += mark === "OPEN" && tokens[index + 3]?.kind === "CLOSE" ? 3 : 2;
  }
  return kept;
}

/** Rewrites `Wed until 7` behind the times of other days; null for any other tokens. */
function rewriteUntil(
  tokens: readonly HoursToken[],
  index: number,
  before: readonly HoursToken[],
): readonly HoursToken[] | null {
  const [first, second, third, end] = tokens.slice(index, index + 4);
  // "9-5 weekdays; until 7 on Wed"
  const isBehind =
    first?.kind === "TO" && third?.kind === "DAYS" && before[before.length - 1]?.kind === "STOP";
  const [day, link, until] = isBehind ? [third, first, second] : [first, second, third];
  const isUntil = link?.kind === "TO" && /^(?:until|till?|hasta|hasta las?)$/u.test(link.text);
  if (day?.kind !== "DAYS" || !isUntil || until?.kind !== "CLOCK") return null;
  const base = isEnd(end) || end?.kind === "COMMA" ? findBaseTimes(before) : null;
  const last = base === null ? null : findEnd(base.start, until.clock);
  if (base === null || last === null) return null;
  return [day, said(base.start), DASH, said(last)];
}

const DASH: HoursToken = { kind: "DASH", text: "-" };
const said = (minute: number): HoursToken => ({
  kind: "CLOCK",
  clock: { minute, half: "SAID" },
  text: `${minute}`,
});
/** The only times of the sentence so far, right before a comma or brackets. */
function findBaseTimes(tokens: readonly HoursToken[]): { start: number; end: number } | null {
  const mark = tokens[tokens.length - 1]?.kind;
  const marked = mark === "COMMA" || mark === "OPEN" || mark === "STOP" ? tokens.slice(0, -1) : tokens;
  let last = marked.length;
  // "9-5 Mon-Fri": the days follow their times.
  if (marked[0]?.kind === "CLOCK") while (isDays(marked[last - 1]) || isMark(marked[last - 1])) last -= 1;
  const spoken = marked.slice(0, last);
  const span = spoken.slice(-3);
  const [from, , until] = span;
  const clocks = tokens.filter(({ kind }) => kind === "CLOCK").length;
  if (!isSpan(span) || clocks !== 2 || from?.kind !== "CLOCK" || until?.kind !== "CLOCK") return null;
  const [only, ...others] = usualHalves(from.clock, until.clock);
  const isNamed = isDays(tokens[0]) || last < marked.length;
  return only === undefined || others.length > 0 || !isNamed ? null : only;
}

/** When it shuts on the other day; null where that may be two times. */
function findEnd(start: number, until: ClockText): number | null {
  const [only, ...others] = usualHalves({ minute: start, half: "SAID" }, until);
  return only === undefined || others.length > 0 ? null : only.end;
}
