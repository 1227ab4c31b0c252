import type { ClockText } from "./clock-text.ts";
import { type HoursToken, isStatementEnd } from "./hours-tokens.ts";

/** Days on which it closes early, opens late or has other hours: `closes at noon 2nd Thursday`, `Dec 24: 9-12`. */

type Near = HoursToken | undefined;

const DAY_KINDS: ReadonlySet<HoursToken["kind"]> = new Set(["DAYS", "ORDINAL", "EVERY", "OF_MONTH"]);
const DATE_KINDS: ReadonlySet<HoursToken["kind"]> = new Set(["DATE", "YEARLY"]);
const LIST: ReadonlySet<HoursToken["kind"]> = new Set(["COMMA", "AND", "SLASH", "DASH", "TO"]);
const MARKS: ReadonlySet<HoursToken["kind"]> = new Set(["COMMA", "COLON", "DASH"]);

const hasKind = (kinds: ReadonlySet<HoursToken["kind"]>, token: Near): boolean =>
  token !== undefined && kinds.has(token.kind);
const isLink = (token: Near): boolean => token?.kind === "DASH" || token?.kind === "TO";

interface Found {
  tokens: readonly HoursToken[];
  length: number;
}

export function withChanges(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const kept: HoursToken[] = [];
  for (let index = 0; index < tokens.length; ) {
    const token = tokens[index];
    if (token === undefined) break;
    const found = changeAt(tokens, index, kept);
    kept.push(...(found?.tokens ?? [token]));
    index += found?.length ?? 1;
  }
  return kept.filter(({ kind }) => kind !== "OPENS");
}

function changeAt(tokens: readonly HoursToken[], index: number, kept: readonly HoursToken[]): Found | null {
  const before = kept[kept.length - 1];
  const token = tokens[index];
  if (token?.kind === "CLOSED" || token?.kind === "OPENS") return timeBeforeDays(tokens, index);
  if (isLink(before)) return null;
  return daysBeforeTime(tokens, index, kept);
}

interface Time {
  from: ClockText | null;
  until: ClockText | null;
  end: number;
}

/** Reads the time of `closes at noon`, `opens at 10`: one time that does not continue. */
function timeAt(tokens: readonly HoursToken[], index: number): Time | null {
  const token = tokens[index];
  if (token?.kind !== "CLOSED" && token?.kind !== "OPENS" && token?.kind !== "TO") return null;
  const at = tokens[index + 1]?.kind === "TO" ? index + 2 : index + 1;
  const clock = tokens[at];
  const [next, second] = tokens.slice(at + 1, at + 3);
  const isOn = isLink(next) || isClosing(next) || (hasKind(LIST, next) && isClosing(second));
  if (clock?.kind !== "CLOCK" || isOn) return null;
  const isFrom = token.kind !== "OPENS";
  return { from: isFrom ? clock.clock : null, until: isFrom ? null : clock.clock, end: at + 1 };
}

const isClosing = (token: Near): boolean => token?.kind === "CLOSED" || token?.kind === "LAST_ENTRY";

/** `closes at noon on the 2nd Thursday`, `opens at 10 Dec 24` */
function timeBeforeDays(tokens: readonly HoursToken[], index: number): Found | null {
  const time = timeAt(tokens, index);
  if (time === null) return daysInTime(tokens, index);
  const isOpen = tokens[time.end]?.kind === "OPEN";
  const start = isOpen || tokens[time.end]?.kind === "COMMA" ? time.end + 1 : time.end;
  const end = listEnd(tokens, start);
  const next = tokens[end];
  if (end === start || next?.kind === "CLOCK" || next?.kind === "CLOSED" || isLink(next)) return null;
  if (isOpen && next?.kind !== "CLOSE") return null;
  return {
    tokens: [changed(withoutWeekdays(tokens.slice(start, end)), time)],
    length: (isOpen ? end + 1 : end) - index,
  };
}

/** `closes Fridays at noon`, `closed December 24 at noon` */
function daysInTime(tokens: readonly HoursToken[], index: number): Found | null {
  const verb = tokens[index];
  const end = listEnd(tokens, index + 1);
  const on = withoutWeekdays(tokens.slice(index + 1, end));
  const isVerb = tokens[end]?.kind === "CLOSED" && tokens[end]?.text === "closes";
  const at = tokens[end]?.kind === "TO" || isVerb ? end + 1 : end;
  const clock = tokens[at];
  // "closed the 1st Monday until 10", but "closed Sundays until May"
  const isLate = verb?.text === "closed" && /^(?:until|till?)$/u.test(tokens[end]?.text ?? "");
  const isSaid =
    on.every((each) => !hasKind(DAY_KINDS, each)) ||
    isLate ||
    /^(?:closes|closing|cierra)/u.test(verb?.text ?? "");
  if (verb?.kind !== "CLOSED" || !isSaid || on.length === 0 || clock?.kind !== "CLOCK") return null;
  // "closed December 24 until noon", "closed December 24 9-12"
  const isUntil = at > end && !isVerb && !/^(?:a las?|al?)$/u.test(tokens[end]?.text ?? "");
  if (!isEnd(tokens[at + 1])) return null;
  const time = isUntil ? { from: null, until: clock.clock } : { from: clock.clock, until: null };
  return { tokens: [changed(on, time)], length: at + 1 - index };
}

/** `Fridays close at noon`, `Dec 24 (closed)`, `Thu 12/10 (opens at noon)`, `Dec 24: 9-12` */
function daysBeforeTime(
  tokens: readonly HoursToken[],
  index: number,
  kept: readonly HoursToken[],
): Found | null {
  const before = kept[kept.length - 1];
  const end = listEnd(tokens, index);
  if (end === index || (before !== undefined && !isBoundary(before))) return null;
  const on = withoutWeekdays(tokens.slice(index, end));
  const areDates = on.some(isDate);
  const isOpen = tokens[end]?.kind === "OPEN";
  const at = isOpen || hasKind(MARKS, tokens[end]) ? end + 1 : end;
  const found = (said: readonly HoursToken[], last: number): Found | null => {
    if (isOpen && tokens[last]?.kind !== "CLOSE") return null;
    return { tokens: said, length: last + (isOpen ? 1 : 0) - index };
  };
  const time = tokens[at]?.kind === "TO" && !areDates ? null : timeAt(tokens, at);
  if (time !== null && !hasKind(DAY_KINDS, tokens[time.end]) && !isDate(tokens[time.end]))
    return found([changed(on, time), STOP], time.end);
  if (!areDates || on.some((each) => !isDate(each) && !hasKind(LIST, each))) return null;
  const isExcepted = before?.kind === "CLOSED" || before?.kind === "EXCEPT";
  if (tokens[at]?.kind === "CLOSED" && isEnd(tokens[at + 1]))
    return found(isExcepted ? [...on, STOP] : [CLOSED, ...on, STOP], at + 1);
  const [from, link, until, next] = tokens.slice(at, at + 4);
  // "June 14, 2027 - August 6, 2027, 9-12" is all that is said.
  const isBesides = [kept, tokens.slice(at + 3)].some(hasWeek) && !on.some(isLink);
  if (
    !isBesides ||
    from?.kind !== "CLOCK" ||
    !isLink(link) ||
    until?.kind !== "CLOCK" ||
    !isEnd(next) ||
    isExcepted
  )
    return null;
  return found([changed(on, { from: until.clock, until: from.clock }), STOP], at + 3);
}

/** Times of days of the week are said there. */
const hasWeek = (some: readonly HoursToken[]): boolean =>
  some.some(({ kind }) => kind === "CLOCK") && some.some(({ kind }) => kind === "DAYS");

/** `Thu 12/10` */
const withoutWeekdays = (list: readonly HoursToken[]): readonly HoursToken[] =>
  list.filter(({ kind }, index) => {
    const next = list[index + 1];
    return kind !== "DAYS" || !isDate(next?.kind === "COMMA" ? list[index + 2] : next);
  });

const STOP: HoursToken = { kind: "STOP", text: ";" };
const CLOSED: HoursToken = { kind: "CLOSED", text: "closed" };

const isDate = (token: Near): boolean => hasKind(DATE_KINDS, token);

const isEnd = (token: Near): boolean =>
  token === undefined || token.kind === "CLOSE" || hasKind(LIST, token) || isStatementEnd(token);

const isBoundary = (token: HoursToken): boolean =>
  isStatementEnd(token) ||
  ["COMMA", "AND", "OPEN", "CLOSED", "EXCEPT", "CLOCK", "NOTE", "CELL"].includes(token.kind);

const changed = (on: readonly HoursToken[], { from, until }: Pick<Time, "from" | "until">): HoursToken => ({
  kind: "CHANGED",
  on,
  from,
  until,
  text: on.map(({ text }) => text).join(" "),
});

/** No list of days or dates is longer, in tokens. */
const LONGEST_LIST = 32;

/** Returns the end of a list of days or dates. */
function listEnd(tokens: readonly HoursToken[], from: number): number {
  let end = from;
  for (let at = from; at < from + LONGEST_LIST && (hasKind(DAY_KINDS, tokens[at]) || isDate(tokens[at])); ) {
    end = at + 1;
    at = end;
    while (at < end + 2 && hasKind(LIST, tokens[at])) at += 1;
  }
  return end;
}
