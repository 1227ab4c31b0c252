import type { UsHoliday } from "../base/time/us-holidays.ts";
import { WITHOUT_BEGINNING } from "../services/opening-hours/ended-hours.ts";
import { usualHalves } from "./believable-span.ts";
import type { ClockText } from "./clock-text.ts";
import type { WrittenDate } from "./date-forms.ts";
import { type Cursor, isFault, isKind, peek, take } from "./hours-cursor.ts";
import { isDaysStart, isOneRun, numberedTwice, readDays } from "./hours-days.ts";
import type { HoursFault, HoursItem } from "./hours-item.ts";
import type { HoursToken } from "./hours-tokens.ts";
import { orderedTokens } from "./ordered-hours-tokens.ts";
import { findLatestDate } from "./row-validities.ts";

/**
 * Puts tokens together to days (`Mon-Fri`, `2nd & 4th Tuesday of the month`), spans (`9:00am to noon`) and what else
 * a text of hours is made of. Every token is in an item, or the whole text has a fault.
 */
export function itemsOfHours(tokens: readonly HoursToken[]): readonly HoursItem[] | HoursFault {
  const spoken = orderedTokens(tokens);
  const cursor: Cursor = {
    tokens: spoken,
    index: 0,
    isOneRun: isOneRun(spoken),
    numberedTwice: numberedTwice(spoken),
  };
  const items: HoursItem[] = [];
  while (cursor.index < cursor.tokens.length) {
    const item = nextItem(cursor);
    if (isFault(item)) return item;
    items.push(item);
  }
  const alternate = spoken.find(({ kind }, index) => kind === "ALTERNATE" && !isBesideDays(spoken, index));
  return alternate === undefined ? items : withAlternate(items, alternate.text);
}

const isBesideDays = (tokens: readonly HoursToken[], index: number): boolean =>
  tokens[index - 1]?.kind === "DAYS" || tokens[index + 1]?.kind === "DAYS";

/** `Fridays 9-11am, every other week`: of the only day that is named. */
function withAlternate(items: readonly HoursItem[], words: string): readonly HoursItem[] | HoursFault {
  const days = items.filter((item) => item.kind === "DAYS");
  const [only] = days;
  if (only === undefined || days.length > 1 || only.days.length !== 1 || only.monthly.length > 0)
    return { fault: "repetition", words };
  return items.map((item) => (item === only ? { ...only, isAlternate: true } : item));
}

function nextItem(cursor: Cursor): HoursItem | HoursFault {
  const token = peek(cursor);
  if (token === null) return { fault: "unknownWords", words: "" };
  const { text } = token;
  if (isDaysStart(cursor)) return readDays(cursor);
  const read = (item: HoursItem): HoursItem => {
    cursor.index += 1;
    return item;
  };
  const eve = readEve(cursor);
  if (eve !== null) return eve;
  switch (token.kind) {
    case "CLOCK":
    case "BETWEEN":
    case "ALWAYS":
      return readSpanItem(cursor);
    case "CLOSED":
    case "PAUSE":
    case "APPOINTMENT":
    case "VARIES":
      return read({ kind: token.kind, text });
    case "EXCEPT":
      return read({ kind: "CLOSED", text });
    case "ASIDE":
      return read({ kind: "ASIDE", days: token.days ?? [], part: token.part ?? null, text });
    case "MONTHLY_ON":
      return readMonthlyOn(cursor);
    case "PART":
      return read({ kind: "PART", part: token.part, text });
    case "SECTION":
      return read({ kind: "SECTION", rank: token.rank, text });
    case "DATE":
      return readDates(cursor);
    case "YEARLY":
      return read({ kind: "YEARLY", dates: token.dates, text });
    case "CHANGED":
      return readChanged(cursor, token);
    case "APART":
      return readApart(cursor, token);
    case "ALTERNATE":
      // "9-5 Mon-Fri every other week": of several days it has not been read.
      if (isBesideDays(cursor.tokens, cursor.index)) return { fault: "repetition", words: text };
      return read({ kind: "BREAK", strength: "SOFT", text });
    case "LAST_ENTRY":
      return readLastEntry(cursor);
    case "SEASON":
      return read({ kind: "SEASON", dates: token.season, text });
    case "REST_OF_YEAR":
      return read({ kind: "SEASON", dates: { kind: "REST" }, text });
    case "TO":
      return readClosedUntil(cursor);
    case "COMMA":
    case "SLASH":
    case "DASH":
    case "COLON":
    case "CELL":
    case "AND":
      return read({ kind: "BREAK", strength: "SOFT", text });
    case "STOP":
    case "OPEN":
    case "CLOSE":
    case "NOTE":
    case "HOLIDAYS_INCLUDED":
      return read({ kind: "BREAK", strength: "STOP", text });
    case "LINE":
    case "BLANK":
      return read({ kind: "BREAK", strength: token.kind, text });
    default:
      return { fault: token.kind === "ORDINAL" ? "repetition" : "unknownWords", words: text };
  }
}

/** `closes at noon the day before a holiday`, `la víspera cierra a mediodía`, `closes at 1 pm on Christmas Eve`. */
function readEve(cursor: Cursor): HoursItem | null {
  const isBefore = isKind(cursor, "EVE");
  const comma = isBefore && isKind(cursor, "COMMA", 1) ? 1 : 0;
  const closed = isBefore ? 1 + comma : 0;
  if (!isKind(cursor, "CLOSED", closed)) return null;
  const clock = isKind(cursor, "TO", closed + 1) ? closed + 2 : closed + 1;
  const time = peek(cursor, clock);
  if (time?.kind !== "CLOCK") return null;
  const behind = isKind(cursor, "COMMA", clock + 1) ? clock + 2 : clock + 1;
  const { holidays, end } = holidaysFrom(cursor, behind);
  const isEve = isBefore || isKind(cursor, "EVE", behind);
  if (!isEve && holidays.length === 0) return null;
  const plain = isBefore ? clock + 1 : behind + 1;
  const length = isEve ? plain : end;
  const text = cursor.tokens.slice(cursor.index, cursor.index + length).map((token) => token.text);
  cursor.index += length;
  return { kind: "EVE", from: time.clock, holidays: isEve ? null : holidays, text: text.join(" ") };
}

function readChanged(
  cursor: Cursor,
  { on, from, until, text }: HoursToken & { kind: "CHANGED" },
): HoursItem | HoursFault {
  take(cursor);
  const days = itemsOfHours(on);
  return "fault" in days ? days : { kind: "CHANGED", on: days, from, until, text };
}

/** Days and times that need an appointment, read by themselves. */
function readApart(
  cursor: Cursor,
  { tokens, isBesideWalkIns = false, text }: HoursToken & { kind: "APART" },
): HoursItem | HoursFault {
  take(cursor);
  const of = itemsOfHours(tokens);
  return "fault" in of ? of : { kind: "APART", of, isBesideWalkIns, text };
}

/** Holidays by their names, one after the other. */
function holidaysFrom(cursor: Cursor, from: number): { holidays: readonly UsHoliday[]; end: number } {
  const holidays: UsHoliday[] = [];
  let end = from;
  for (let ahead = from; ; ahead += 1) {
    const token = peek(cursor, ahead);
    if (token?.kind === "HOLIDAYS" && token.holidays.every(({ isNamed }) => isNamed)) {
      holidays.push(...token.holidays.map(({ holiday }) => holiday));
      end = ahead + 1;
    } else if (holidays.length === 0 || (token?.kind !== "AND" && token?.kind !== "COMMA"))
      return { holidays, end };
  }
}

/** Reads `no entry after 9 pm` without a span: `check in by 6-7pm` is not a last entry. */
function readLastEntry(cursor: Cursor): HoursItem | HoursFault {
  const token = peek(cursor);
  const isWalkIn = token?.kind === "LAST_ENTRY" && token.isWalkIn === true;
  const words = take(cursor);
  const at = takeClock(cursor);
  const isRange = isKind(cursor, "DASH") || isKind(cursor, "TO");
  return at === null || isRange
    ? { fault: "onlyOneTime", words }
    : { kind: "LAST_ENTRY", at, isWalkIn, text: words };
}

/** `closed until January 15, 2027`: the day itself may be the last, or that of the reopening. */
function readClosedUntil(cursor: Cursor): HoursItem | HoursFault {
  const isClosed = peek(cursor, -1)?.kind === "CLOSED";
  const words = take(cursor);
  if (!isClosed || !isKind(cursor, "DATE")) return { fault: "unknownWords", words };
  const read = readDates(cursor);
  if (read.kind !== "DATES") return { fault: "closing", words };
  const endDate = findLatestDate(read.dates.map((span) => span.endDate));
  return { ...read, dates: [{ startDate: WITHOUT_BEGINNING, endDate }], text: `${words} ${read.text}` };
}

/** `Monthly on the 3rd Saturday`; `monthly on Saturday` does not say which one. */
function readMonthlyOn(cursor: Cursor): HoursItem | HoursFault {
  const words = take(cursor);
  return isKind(cursor, "ORDINAL") ? readDays(cursor) : { fault: "repetition", words };
}

function readDates(cursor: Cursor): HoursItem {
  const dates: WrittenDate[] = [];
  let isAmbiguous = false;
  const texts: string[] = [];
  for (let token = peek(cursor); token !== null; token = peek(cursor)) {
    const isBetween = ["COMMA", "AND", "LINE", "STOP"].includes(token.kind) && isKind(cursor, "DATE", 1);
    if (token.kind === "DATE") {
      const link = peek(cursor, 1)?.kind;
      const last = peek(cursor, 2);
      const range = (link === "DASH" || link === "TO") && last?.kind === "DATE" ? between(token, last) : [];
      dates.push(...(range.length > 0 ? range : token.dates));
      isAmbiguous ||= isEither(range.length > 0 ? range : token.dates);
      if (range.length > 0) texts.push(take(cursor), take(cursor));
    } else if (!isBetween) break;
    texts.push(take(cursor));
  }
  const spans = dates.map(({ startDate, endDate }) => ({ startDate, endDate }));
  return { kind: "DATES", dates: spans, isAmbiguous, text: texts.join(" ") };
}

type DateToken = HoursToken & { kind: "DATE" };

/** Joins two dates to a range, in each order of day and month that both can have. */
function between(from: DateToken, until: DateToken): readonly WrittenDate[] {
  return from.dates.flatMap((first) =>
    until.dates
      .filter(({ order }) => first.order === null || order === null || order === first.order)
      .filter(({ endDate }) => endDate >= first.startDate)
      .map(({ order, endDate }) => ({
        order: first.order ?? order,
        startDate: first.startDate,
        endDate,
      })),
  );
}

/** The month may be the day: of two readings one alone is meant. */
const isEither = (dates: readonly WrittenDate[]): boolean =>
  new Set(dates.map(({ order }) => order)).size > 1;

function readSpanItem(cursor: Cursor): HoursItem | HoursFault {
  const start = cursor.index;
  const text = (): string =>
    cursor.tokens
      .slice(start, cursor.index)
      .map((token) => token.text)
      .join(" ");
  if (isKind(cursor, "ALWAYS")) {
    take(cursor);
    const midnight: ClockText = { minute: 0, half: "PLAIN" };
    return {
      kind: "SPAN",
      from: midnight,
      until: { minute: 1440, half: "PLAIN" },
      isAlways: true,
      text: text(),
    };
  }
  const isBetween = isKind(cursor, "BETWEEN");
  if (isBetween) take(cursor);
  const from = takeClock(cursor);
  const link = peek(cursor);
  const until = peek(cursor, 1);
  const isLink =
    link?.kind === "DASH" ||
    link?.kind === "TO" ||
    (isBetween && link?.kind === "AND") ||
    (link?.kind === "CELL" && until?.kind === "CLOCK" && areCells(from, until.clock));
  if (from === null || !isLink || until?.kind !== "CLOCK") return { fault: "onlyOneTime", words: text() };
  cursor.index += 2;
  return { kind: "SPAN", from, until: until.clock, isAlways: false, text: text() };
}

const isSure = (clock: ClockText | null): boolean => clock !== null && clock.half !== "OPEN";

/** `9:00 | 17:00`: two times of one day, where no others can be meant. */
const areCells = (from: ClockText | null, until: ClockText): boolean =>
  from !== null && ((isSure(from) && isSure(until)) || usualHalves(from, until).length === 1);

function takeClock(cursor: Cursor): ClockText | null {
  const token = peek(cursor);
  if (token?.kind !== "CLOCK") return null;
  cursor.index += 1;
  return token.clock;
}
