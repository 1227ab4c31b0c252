import { type HoursToken, isStatementEnd } from "./hours-tokens.ts";

/** Reads days named as exceptions with their own hours, and days on both sides of their times. */

type Near = HoursToken | undefined;

export const withExcepted = (tokens: readonly HoursToken[]): readonly HoursToken[] =>
  withBothOrders(withExceptedOrdinal(withoutReasons(withExceptedTimes(tokens))));

const STOP: HoursToken = { kind: "STOP", text: ";" };
const DAY_KINDS: ReadonlySet<HoursToken["kind"]> = new Set(["DAYS", "ORDINAL", "EVERY", "OF_MONTH"]);
const LISTS: ReadonlySet<HoursToken["kind"]> = new Set(["COMMA", "AND", "SLASH", "DASH", "TO"]);

const isDay = (token: Near): boolean => token !== undefined && DAY_KINDS.has(token.kind);
const isList = (token: Near): boolean => token !== undefined && LISTS.has(token.kind);
const isLink = (token: Near): boolean => token?.kind === "DASH" || token?.kind === "TO";
const isEnd = (token: Near): boolean => token === undefined || isStatementEnd(token);

/** `daily except Wed (opens 10) & Sun (closed)`, `Mon-Fri 9-5, except Wed closes at 1`: statements of their own. */
function withExceptedTimes(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const kept: HoursToken[] = [];
  let isBehind = false;
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) break;
    if (token.kind === "EXCEPT" && tokens[index + 1]?.kind === "CHANGED") {
      kept.push(STOP);
      isBehind = true;
      continue;
    }
    const closed = isBehind ? closedDays(tokens, index) : 0;
    if (closed > 0) {
      const days = tokens.slice(index, index + closed).filter(isDay);
      kept.push(STOP, ...days, { kind: "CLOSED", text: "closed" }, STOP);
      index += closed - 1;
    } else kept.push(token);
    if (isStatementEnd(token) && token.text !== ";") isBehind = false;
  }
  return kept;
}

/** Returns the number of tokens that close other days: `& Sun (closed)`; 0: none do. */
function closedDays(tokens: readonly HoursToken[], index: number): number {
  let at = index;
  while (isList(tokens[at]) || tokens[at]?.text === ";") at += 1;
  const start = at;
  if (at === index || !isDay(tokens[at])) return 0;
  while (isDay(tokens[at])) at += 1;
  const [open, closed, close] = tokens.slice(at, at + 3);
  const isBracketed = open?.kind === "OPEN" && closed?.kind === "CLOSED" && close?.kind === "CLOSE";
  return at === start + 1 && isBracketed ? at + 3 - index : 0;
}

/** `the second Wednesday opens at 1 (staff training)`: why is of no consequence. */
const withoutReasons = (tokens: readonly HoursToken[]): readonly HoursToken[] => {
  const isReason = (at: number): boolean => {
    const [open, reason, close] = tokens.slice(at, at + 3);
    const before = tokens[tokens[at - 1]?.text === ";" ? at - 2 : at - 1];
    const isWhy = reason?.kind === "PAUSE" || reason?.kind === "PURPOSE";
    return open?.kind === "OPEN" && isWhy && close?.kind === "CLOSE" && before?.kind === "CHANGED";
  };
  return tokens.filter((_token, index) => ![0, 1, 2].some((back) => index >= back && isReason(index - back)));
};

/** `every Saturday except the last of the month`: of the only day that is named. */
function withExceptedOrdinal(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const [only, ...others] = tokens.filter(({ kind }) => kind === "DAYS");
  if (only?.kind !== "DAYS" || only.days.length !== 1 || others.length > 0) return tokens;
  const first = tokens.indexOf(only);
  return tokens.flatMap((token, index): HoursToken[] => {
    const [before, next] = [tokens[index - 1], tokens[index + 1]];
    const isExcepted = token.kind === "ORDINAL" && before?.kind === "EXCEPT" && index > first;
    const isBeforeTimes = next?.kind === "COMMA" && tokens[index + 2]?.kind === "CLOCK";
    return isExcepted && (next?.kind === "OF_MONTH" || isBeforeTimes || isEnd(next))
      ? [token, only]
      : [token];
  });
}

/** `8 to 8 Mon thru Fri, weekends 10 to 6`: the only way in which each time has its days. */
function withBothOrders(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const kept: HoursToken[] = [];
  let start = 0;
  for (const [index, token] of tokens.entries()) {
    if (kept.length > 0 && isEnd(tokens[index - 1])) start = index;
    kept.push(token.kind === "COMMA" && isTurn(tokens, start, index) ? STOP : token);
  }
  return kept;
}

function isTurn(tokens: readonly HoursToken[], start: number, comma: number): boolean {
  const first = spanEnd(tokens, start);
  const days = listEnd(tokens, first);
  const second = listEnd(tokens, comma + 1);
  const end = spanEnd(tokens, second);
  const isBefore = first > start && days === comma && days > first;
  return isBefore && second > comma + 1 && end > second && isEnd(tokens[end]);
}

function spanEnd(tokens: readonly HoursToken[], index: number): number {
  const [from, link, until] = tokens.slice(index, index + 3);
  return from?.kind === "CLOCK" && isLink(link) && until?.kind === "CLOCK" ? index + 3 : index;
}

/** Returns the end of a range or list of days that begins here, without commas. */
function listEnd(tokens: readonly HoursToken[], index: number): number {
  let end = index;
  for (let at = index; isDay(tokens[at]); ) {
    end = at + 1;
    at = end;
    if (isLink(tokens[at]) || tokens[at]?.kind === "AND") at += 1;
  }
  return end;
}
