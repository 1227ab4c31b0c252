import { DAYS, type Day } from "../schedule/entry.ts";
import { dayOfIsoDate, weekdayOf } from "../time/civil-date.ts";
import { MINUTES_PER_DAY } from "../time/clock-time.ts";
import { type HoursToken, isStatementEnd } from "./hours-tokens.ts";
import { withSeasonNames } from "./season-names.ts";

/** The tokens that carry hours, with headings before what they head. */
export const orderedTokens = (tokens: readonly HoursToken[]): readonly HoursToken[] =>
  withHeadingFirst(
    withClosings(
      withoutRepeatedDays(
        withLinks(
          withOpenToClose(withNights(withoutPhones(withSeasonNames(withoutOuts(withoutFiller(tokens)))))),
        ),
      ),
    ),
  );

/** `(phones til 7)`: until when the telephone is answered is no hour of the door. */
function withoutPhones(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const kept: HoursToken[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) break;
    const [link, clock, next] = tokens.slice(index + 1, index + 4);
    const isPhone = token.kind === "SECTION" && token.rank === "PHONE" && link?.kind === "TO";
    const isOnly = next === undefined || next.kind === "CLOSE" || isStatementEnd(next);
    const isAside = isPhone && clock?.kind === "CLOCK" && isOnly;
    kept.push(isAside ? { kind: "NOTE", text: token.text } : token);
    index += isAside ? 2 : 0;
  }
  return kept;
}

/** `Tue 11 PM - Wed 5 AM`: the second day is that of the end, which is on the next one. */
function withNights(tokens: readonly HoursToken[]): readonly HoursToken[] {
  return tokens.filter((_token, index) => !isDayOfEnd(tokens, index));
}

/** Marks between the hours of one night and the next night. */
const LISTS: ReadonlySet<HoursToken["kind"]> = new Set(["COMMA", "AND", "SLASH"]);
/** What stands before the first day and makes it one of several, or no opening. */
const OF_SEVERAL: ReadonlySet<HoursToken["kind"]> = new Set([
  "DAYS",
  "DASH",
  "TO",
  "ORDINAL",
  "EVERY",
  "ALTERNATE",
  "CLOSED",
  "EXCEPT",
  "NO",
]);

function isDayOfEnd(tokens: readonly HoursToken[], index: number): boolean {
  const [day, from, link] = tokens.slice(Math.max(0, index - 3), index);
  const [last, until, behind] = tokens.slice(index, index + 3);
  if (index < 3 || day?.kind !== "DAYS" || last?.kind !== "DAYS" || from?.kind !== "CLOCK") return false;
  if ((link?.kind !== "DASH" && link?.kind !== "TO") || until?.kind !== "CLOCK") return false;
  const isRange = behind?.kind === "DASH" || behind?.kind === "TO";
  let before = index - 4;
  while (LISTS.has(tokens[before]?.kind ?? "UNKNOWN")) before -= 1;
  if (isRange || OF_SEVERAL.has(tokens[before]?.kind ?? "LINE")) return false;
  const [first, next] = [day, last].map(({ days }) =>
    days.length === 1 ? DAYS.indexOf(days[0] ?? "MONDAY") : -1,
  );
  const areSaid = [from, until].every(({ clock }) => clock.half !== "OPEN");
  const isNight = until.clock.minute < from.clock.minute;
  return areSaid && isNight && first !== undefined && first >= 0 && next === (first + 1) % DAYS.length;
}

/** `out by 7am` is no hour of the door. Without its time it is nothing known. */
function withoutOuts(tokens: readonly HoursToken[]): readonly HoursToken[] {
  return tokens.flatMap((token, index): HoursToken[] => {
    const [before, next] = [tokens[index - 1], tokens[index + 1]];
    if (token.kind === "OUT") return [{ ...token, kind: next?.kind === "CLOCK" ? "NOTE" : "UNKNOWN" }];
    const isOfOut = token.kind === "CLOCK" && before?.kind === "OUT";
    // "check-out 7-9am" may be hours at which somebody is there.
    const isRange = next?.kind === "DASH" || next?.kind === "TO";
    return isOfOut && !isRange ? [] : [token];
  });
}

/** `opens at 6 pm and closes at 8 pm`, `doors open 6 pm, no entry after 8 pm` is a span. */
function withOpenToClose(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const joined: HoursToken[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) break;
    const length = token.kind === "CLOCK" ? closeLength(tokens, index) : 0;
    const last = joined[joined.length - 1];
    const isEnd = last?.kind === "DASH" || last?.kind === "TO" || last?.kind === "AND";
    if (length === 0 || (isEnd && joined[joined.length - 2]?.kind === "CLOCK")) {
      joined.push(token);
      continue;
    }
    // "abren a las 6"
    if (last?.kind === "TO") joined.pop();
    joined.push(token, { kind: "DASH", text: "-" });
    index += length;
  }
  return joined;
}

/** How many tokens link an opening time to a closing time; 0: none do. */
function closeLength(tokens: readonly HoursToken[], index: number): number {
  let at = index + 1;
  while (tokens[at]?.kind === "AND" || tokens[at]?.kind === "COMMA") at += 1;
  const closes = tokens[at];
  const isClosing =
    closes?.kind === "LAST_ENTRY" ||
    (closes?.kind === "CLOSED" &&
      /^(?:close|closes|lock|locks|lock at|locks at|cierra|cierran|cerramos)$/u.test(closes.text));
  if (!isClosing) return 0;
  at += 1;
  if (tokens[at]?.kind === "TO") at += 1;
  const [from, until] = [tokens[index], tokens[at]];
  // "Lunch at 12, closes at 5"
  const areSaid = [from, until].every((clock) => clock?.kind === "CLOCK" && clock.clock.half !== "OPEN");
  if (!areSaid) return 0;
  return tokens[at]?.kind === "CLOCK" && !["EVE", "HOLIDAYS"].includes(tokens[at + 1]?.kind ?? "")
    ? at - 1 - index
    : 0;
}

/** Slips and tables put right: two dashes, `10am:3pm`, `Mon-Thru`, `Mon --`, `Mon n/a`, weekdays of dates. */
function withLinks(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const linked: HoursToken[] = [];
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1];
    const isEnd = next === undefined || next.kind === "LINE" || next.kind === "BLANK";
    const [first, last] = [linked[linked.length - 2], linked[linked.length - 1]];
    if (token.kind === "DASH" && last?.kind === "DASH") {
      if (first?.kind === "DAYS" && isEnd) linked.splice(-1, 1, { kind: "CLOSED", text: "--" });
      continue;
    }
    if (!isRowEnd(first, last, token, next) && !isPurpose(token, linked, next, tokens[index + 2]))
      linked.push(meantToken(first, last, token, next));
    dropWeekdayOfDate(linked);
  }
  return linked;
}

type Near = HoursToken | undefined;

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
  return token.kind === "NOTHING" && isOfDays ? { kind: "CLOSED", text } : token;
}

/** How far behind a closing its purpose may stand, in tokens. */
const LONGEST_CLOSING = 12;

/** Since the last strong break something is closed. */
function isClosing(tokens: readonly HoursToken[]): boolean {
  for (const { kind } of tokens.slice(-LONGEST_CLOSING).reverse()) {
    if (kind === "CLOSED") return true;
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

const dayOfDate = (date: string): Day | undefined => DAYS[weekdayOf(dayOfIsoDate(date) ?? 0)];

/** The longest days in brackets that repeat those before them, in tokens. */
const LONGEST_REPEAT = 5;

/** `Monday to Friday (lunes a viernes)` */
function withoutRepeatedDays(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const kept: HoursToken[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) break;
    const length = token.kind === "OPEN" ? repeatLength(tokens, index + 1) : 0;
    if (length === 0) kept.push(token);
    index += length === 0 ? 0 : length + 1;
  }
  return kept;
}

function repeatLength(tokens: readonly HoursToken[], from: number): number {
  for (let length = 1; length <= LONGEST_REPEAT; length += 1) {
    if (tokens[from + length]?.kind !== "CLOSE") continue;
    const inside = tokens.slice(from, from + length);
    const isSame = inside.every((token, offset) => isSameDays(token, tokens[from - 1 - length + offset]));
    return isSame ? length : 0;
  }
  return 0;
}

function isSameDays(one: HoursToken, other: HoursToken | undefined): boolean {
  const areRanges =
    (one.kind === "TO" || one.kind === "DASH") && (other?.kind === "TO" || other?.kind === "DASH");
  if (areRanges) return true;
  return one.kind === "DAYS" && other?.kind === "DAYS" && one.days.join() === other.days.join();
}

/** `no Sundays`, `no pantry on holidays`, `Thursday no meal`: closed on them. */
function withClosings(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const kindAt = (index: number): HoursToken["kind"] | undefined => tokens[index]?.kind;
  return tokens.flatMap((token, index): HoursToken[] => {
    const hasNo = kindAt(index - 1) === "NO" && token.kind === "SECTION";
    if (hasNo && (CLOSABLE.has(kindAt(index + 1) ?? "UNKNOWN") || isDayWithout(tokens, index - 1))) return [];
    // "viernes no hay comida"
    if (tokens[index - 1]?.text === "no hay" && isDayWithout(tokens, index - 1)) return [];
    if (token.kind !== "NO") return [token];
    const gap = kindAt(index + 1) === "SECTION" ? 2 : 1;
    const isClosing = CLOSABLE.has(kindAt(index + gap) ?? "UNKNOWN") || isDayWithout(tokens, index);
    return [{ ...token, kind: isClosing ? "CLOSED" : "UNKNOWN" }];
  });
}

/** "No meal" behind days, up to a mark. */
function isDayWithout(tokens: readonly HoursToken[], index: number): boolean {
  const mark = tokens[index - 1]?.kind;
  const before = tokens[mark === "COLON" || mark === "DASH" ? index - 2 : index - 1];
  const [given, next] = [tokens[index + 1], tokens[index + 2]];
  const isGiven = given?.kind === "SECTION" && (given.rank === "MEAL" || given.rank === "PROGRAM");
  const isOver = next === undefined || next.kind === "CLOSE" || next.kind === "COMMA" || isStatementEnd(next);
  return before?.kind === "DAYS" && isGiven && isOver;
}

const CLOSABLE: ReadonlySet<HoursToken["kind"]> = new Set([
  "DAYS",
  "HOLIDAYS",
  "ORDINAL",
  "YEARLY",
  "MONTH_DAYS",
]);

/** `24-hour hotline`, `Mon-Fri 9-5 by phone`, `in person: Tue 10-12` are a heading and its hours. */
function withHeadingFirst(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const ordered = statementsIn(tokens).flatMap(withPhoneFirst);
  for (const [index, token] of [...ordered].entries()) {
    const before = ordered[index - 1]?.kind ?? "LINE";
    const next = ordered[index + 1];
    if (!["LINE", "BLANK", "STOP"].includes(before)) continue;
    if (isInPerson(token) && ["COLON", "DAYS", "CLOCK", "ORDINAL", "EVERY"].includes(next?.kind ?? ""))
      ordered[index] = { kind: "SECTION", rank: "DOOR", text: token.text };
    const isHeading = next?.kind === "SECTION" && (next.rank === "PHONE" || SHELTERS.has(next.text));
    if (token.kind !== "ALWAYS" || !isHeading) continue;
    ordered[index] = next;
    ordered[index + 1] = token;
  }
  return ordered;
}

const isInPerson = ({ kind, text }: HoursToken): boolean =>
  kind === "NOTE" && (text === "in person" || text === "en persona");

const SHELTERS = new Set(["shelter", "emergency shelter", "refugio", "albergue"]);

/** The tokens between strong marks, each with the mark that ends it. */
function statementsIn(tokens: readonly HoursToken[]): readonly (readonly HoursToken[])[] {
  const statements: HoursToken[][] = [[]];
  for (const token of tokens) {
    statements[statements.length - 1]?.push(token);
    if (isStatementEnd(token)) statements.push([]);
  }
  return statements;
}

/** No meal is longer, in minutes. */
const LONGEST_MEAL = 3 * 60;

/** `M W F 11:30-12:30 lunch`: the meal that is served then, and no break of longer hours. */
function isMeal(heading: HoursToken, statement: readonly HoursToken[]): boolean {
  const [from, until] = statement.filter(({ kind }) => kind === "CLOCK");
  if (
    heading.kind !== "SECTION" ||
    heading.rank !== "MEAL" ||
    from?.kind !== "CLOCK" ||
    until?.kind !== "CLOCK"
  )
    return false;
  const half = MINUTES_PER_DAY / 2;
  const isBrief = (((until.clock.minute - from.clock.minute) % half) + half) % half <= LONGEST_MEAL;
  const isClosed = statement.some(({ kind }) => ["CLOSED", "PAUSE", "EXCEPT", "NO"].includes(kind));
  return isBrief && !isClosed && statement.some(({ kind }) => kind === "DAYS");
}

/** What stands behind days and times that have no other heading. */
function withPhoneFirst(statement: readonly HoursToken[]): readonly HoursToken[] {
  const at = statement.findIndex(({ kind }) => kind === "SECTION");
  const heading = statement[at];
  const isLast = statement.slice(at + 1).every((token) => isStatementEnd(token) || token.kind === "CLOSE");
  const spans = statement.filter(({ kind }) => kind === "CLOCK").length / 2;
  const isOneSpan = spans === (statement.some(({ kind }) => kind === "ALWAYS") ? 0 : 1);
  const isRemote = heading?.kind === "SECTION" && (heading.rank === "PHONE" || heading.rank === "REMOTE");
  const isHeading = isRemote || (heading !== undefined && isMeal(heading, statement));
  if (!isHeading || heading === undefined || at === 0 || !isLast || !isOneSpan) return statement;
  const rest = statement.filter((token) => token !== heading);
  // "9-5 (by phone)"
  const isInBrackets = rest[at - 1]?.kind === "OPEN" && rest[at]?.kind === "CLOSE";
  return [
    heading,
    ...(isInBrackets ? rest.filter((_token, index) => index !== at - 1 && index !== at) : rest),
  ];
}

/** Without words of no consequence, and without ends of cells next to a dash: `<time>9 AM</time> - <time>5 PM</time>`. */
function withoutFiller(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const spoken = tokens.filter((token) => token.kind !== "FILLER");
  const isRange = (index: number): boolean => spoken[index]?.kind === "DASH" || spoken[index]?.kind === "TO";
  return spoken.filter(({ kind }, index) => kind !== "CELL" || !(isRange(index - 1) || isRange(index + 1)));
}
