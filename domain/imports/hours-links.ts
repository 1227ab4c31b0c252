import { dayOfIsoDate, toWeekday } from "../base/time/civil-date.ts";
import { DAYS, type Day } from "../services/opening-hours/entry.ts";
import { type HoursToken, isStatementEnd } from "./hours-tokens.ts";

/** Slips and tables put right: two dashes, `10am:3pm`, `Mon-Thru`, `Mon --`, `Mon n/a`, weekdays of dates. */
export function withLinks(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const linked: HoursToken[] = [];
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1];
    const isEnd = next === undefined || ENDS.has(next.kind);
    const [first, last] = [linked[linked.length - 2], linked[linked.length - 1]];
    if (token.kind === "DASH" && last?.kind === "DASH") {
      if ((first?.kind === "DAYS" || first?.kind === "HOLIDAYS") && isEnd)
        linked.splice(-1, 1, { kind: "CLOSED", text: "--" });
      continue;
    }
    if (isEmptyRow(tokens, index)) linked.push({ kind: "CLOSED", text: token.text });
    else if (!isRowEnd(first, last, token, next) && !isPurpose(token, linked, next, tokens[index + 2]))
      linked.push(meantToken(first, last, token, next));
    dropWeekdayOfDate(linked);
  }
  return linked;
}

type Near = HoursToken | undefined;

/** Tokens that may follow a row that is crossed out. */
const ENDS: ReadonlySet<HoursToken["kind"]> = new Set(["LINE", "BLANK", "SLASH", "COMMA", "CELL", "STOP"]);

/** Whether a day has nothing behind it in a table whose other days have their times there: `Fri: 9-1; Sat: ; Sun:`. */
function isEmptyRow(tokens: readonly HoursToken[], index: number): boolean {
  const isRow = (at: number): boolean => tokens[at]?.kind === "DAYS" && tokens[at + 1]?.kind === "COLON";
  const [end, behind] = tokens.slice(index + 1, index + 3);
  const isOver = end === undefined || end.kind === "CELL" || end.kind === "COMMA" || isStatementEnd(end);
  const isLast = behind === undefined || isRow(index + 2);
  if (!isRow(index - 1) || !isOver || !isLast) return false;
  const others = tokens.filter((_token, at) => isRow(at) && tokens[at + 2]?.kind === "CLOCK");
  return others.length > 1;
}

/** Between two cells of one row, each on a line of its own. */
const isRowEnd = (first: Near, last: Near, token: HoursToken, next: Near): boolean =>
  token.kind === "LINE" && last?.kind === "CELL" && first?.kind === "CLOCK" && next?.kind === "CLOCK";

/** `closed for inventory`, `Moving! Closed Dec 14-18`. */
const isPurpose = (token: HoursToken, before: readonly HoursToken[], next: Near, behind: Near): boolean => {
  const isFirst = next?.kind === "CLOSED" || (next?.kind === "STOP" && behind?.kind === "CLOSED");
  return token.kind === "PURPOSE" && (isFirst || isClosing(before));
};

function meantToken(first: Near, last: Near, token: HoursToken, next: Near): HoursToken {
  const { text } = token;
  if (token.kind === "COLON" && last?.kind === "CLOCK" && next?.kind === "CLOCK")
    return { kind: "DASH", text };
  const isRange = last?.kind === "DASH" && first?.kind === "DAYS";
  if (text === "thru" && isRange && next?.kind !== "DAYS") return { kind: "DAYS", days: ["THURSDAY"], text };
  const isMark = last?.kind === "COLON" || last?.kind === "DASH";
  const isOfDays = (isMark ? first : last)?.kind === "DAYS";
  if (isCrossedOut(token, next) && isOfDays) return { kind: "CLOSED", text };
  return token.kind === "NOTHING" && isOfDays ? { kind: "CLOSED", text } : token;
}

/** `Sat X`, and `WED=` of a list of days with nothing behind it. */
function isCrossedOut(token: HoursToken, next: Near): boolean {
  const isEnd =
    next === undefined ||
    next.kind === "COMMA" ||
    next.kind === "CELL" ||
    next.kind === "CLOSE" ||
    isStatementEnd(next);
  const isSign =
    (token.kind === "UNKNOWN" && token.text === "x") || (token.kind === "COLON" && token.text === "=");
  // "Mon -" at the end of a line may go on in the next one.
  const isDash = token.kind === "DASH" && next?.kind !== "LINE" && next?.kind !== "BLANK";
  return isEnd && (isSign || isDash);
}

/** How far behind a closing its purpose may be, in tokens. */
const LONGEST_CLOSING = 12;

/** Whether something has been closed since the last strong break. */
function isClosing(tokens: readonly HoursToken[]): boolean {
  for (const { kind } of tokens.slice(-LONGEST_CLOSING).reverse()) {
    if (kind === "CLOSED" || kind === "CHANGED") return true;
    if (kind === "STOP" || kind === "LINE" || kind === "BLANK") return false;
  }
  return false;
}

/** `Monday, March 1, 2027` is a date. */
function dropWeekdayOfDate(tokens: HoursToken[]): void {
  const last = tokens[tokens.length - 1];
  if (last?.kind !== "DATE") return;
  const gap = tokens[tokens.length - 2]?.kind === "COMMA" ? 1 : 0;
  const day = tokens[tokens.length - 2 - gap];
  if (day?.kind !== "DAYS" || day.days.length !== 1) return;
  const dates = last.dates.filter(
    ({ startDate, endDate }) => startDate === endDate && dayOfDate(startDate) === day.days[0],
  );
  if (dates.length > 0) tokens.splice(tokens.length - 2 - gap, 2 + gap, { ...last, dates });
}

const dayOfDate = (date: string): Day | undefined => DAYS[toWeekday(dayOfIsoDate(date) ?? 0)];
