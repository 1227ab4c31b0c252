import { type HoursToken, isStatementEnd } from "./hours-tokens.ts";

/** Headings where a table or a list puts them: behind the days, in a cell of its own, before what it closes. */

type Near = HoursToken | undefined;

export const withHeadings = (tokens: readonly HoursToken[]): readonly HoursToken[] =>
  withHeadingBeforeDays(
    withClosedDates(withLunchClosed(withMeals(withRows(withCells(withoutRestrictions(tokens)))))),
  );

const LABELS: ReadonlySet<HoursToken["kind"]> = new Set([
  "SECTION",
  "PAUSE",
  "APPOINTMENT",
  "HOLIDAYS",
  "ASIDE",
]);

/** `M-F 8-5 | Lunch: 12-1 closed`: a cell with a heading is a statement. */
const withCells = (tokens: readonly HoursToken[]): readonly HoursToken[] =>
  tokens.map((token, index): HoursToken => {
    const [label, colon] = tokens.slice(index + 1, index + 3);
    const isHeading = token.kind === "CELL" && label !== undefined && LABELS.has(label.kind);
    return isHeading && colon?.kind === "COLON" ? { kind: "STOP", text: "." } : token;
  });

/** Maximum length of a restriction in brackets, and of its statement before them, in tokens. */
const LONGEST_RESTRICTION = 5;
const LONGEST_STATEMENT = 24;

/** `Warehouse deliveries 7-11 (agencies only)`: words for hours that are not for visitors. */
function withoutRestrictions(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const dropped = new Set<number>();
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== "OPEN") continue;
    const near = tokens.slice(index + 1, index + 1 + LONGEST_RESTRICTION);
    const length = near.findIndex(({ kind }) => kind === "CLOSE");
    const close = index + 1 + length;
    const inside = near.slice(0, Math.max(length, 0));
    const before = tokens.slice(Math.max(0, index - LONGEST_STATEMENT), index);
    const since = [...before].reverse().findIndex(isStatementEnd);
    const statement = since < 0 ? before : before.slice(before.length - since);
    const isOfHelpers = statement.some((each) => each.kind === "SECTION" && each.rank === "HELPERS");
    const isUnknown =
      inside.length > 0 && inside.length <= 3 && inside.every(({ kind }) => kind === "UNKNOWN");
    if (length > 0 && isOfHelpers && isUnknown) for (let at = index; at <= close; at += 1) dropped.add(at);
  }
  return tokens.filter((_token, index) => !dropped.has(index));
}

/** `Lun-Vie;08:00;16:30`: cells of a row that are divided by semicolons. */
const withRows = (tokens: readonly HoursToken[]): readonly HoursToken[] =>
  tokens.map((token, index): HoursToken => {
    if (token.kind !== "STOP" || token.text !== ";") return token;
    const kindAt = (at: number): HoursToken["kind"] => tokens[at]?.kind ?? "LINE";
    const isFirst =
      kindAt(index - 1) === "DAYS" && kindAt(index + 1) === "CLOCK" && isSemicolon(tokens[index + 2]);
    const isSecond =
      kindAt(index - 1) === "CLOCK" && isSemicolon(tokens[index - 2]) && kindAt(index - 3) === "DAYS";
    const isTime = kindAt(index + 1) === "CLOCK" && isEnd(tokens[index + 2]);
    if (isFirst && kindAt(index + 3) === "CLOCK") return { kind: "COLON", text: ":" };
    return isSecond && isTime ? { kind: "DASH", text: "-" } : token;
  });

const isSemicolon = (token: Near): boolean => token?.kind === "STOP" && token.text === ";";

/** `7 days: lunch 11:30-12:30, dinner 5-6`: meals one after the other on the same days. */
function withMeals(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const headings = tokens.filter(({ kind }) => kind === "SECTION");
  const areMeals =
    headings.length > 1 && headings.every((token) => token.kind === "SECTION" && token.rank === "MEAL");
  const [first] = tokens;
  const days = tokens.flatMap((token, index) => (OF_DAYS.has(token.kind) ? [index] : []));
  const isBeforeMeals = days.every((index) => index < tokens.findIndex(({ kind }) => kind === "SECTION"));
  const isPlain = tokens.every(
    ({ kind }) =>
      ["SECTION", "CLOCK", "COMMA", "AND", "SLASH", "COLON"].includes(kind) ||
      OF_DAYS.has(kind) ||
      LINKS.has(kind),
  );
  const isOfDays = first !== undefined && OF_DAYS.has(first.kind) && isBeforeMeals;
  return areMeals && isOfDays && isPlain
    ? tokens.filter(({ kind }) => kind !== "SECTION" && kind !== "COLON")
    : tokens;
}

/** `Lunch: 12-1 closed` is a break. */
const withLunchClosed = (tokens: readonly HoursToken[]): readonly HoursToken[] =>
  tokens.map((token, index): HoursToken => {
    const isFirst = index === 0 || isEnd(tokens[index - 1]);
    if (token.kind !== "SECTION" || !/^(?:lunch|almuerzo)$/u.test(token.text) || !isFirst) return token;
    const length = tokens.slice(index + 1).findIndex(isStatementEnd);
    const rest = tokens.slice(index + 1, length < 0 ? tokens.length : index + 1 + length);
    const isPlain = rest.every(({ kind }) =>
      ["COLON", "DASH", "TO", "CLOCK", "COMMA", "CLOSED"].includes(kind),
    );
    const isClosed = rest.some(({ kind }) => kind === "CLOSED") && rest.some(({ kind }) => kind === "CLOCK");
    return isPlain && isClosed ? { kind: "PAUSE", text: token.text } : token;
  });

const isEnd = (token: Near): boolean => token === undefined || isStatementEnd(token);

/** `Holidays: closed 12/24 and 12/25`: on holidays as everywhere, and on these dates. */
function withClosedDates(tokens: readonly HoursToken[]): readonly HoursToken[] {
  return tokens.flatMap((token, index): HoursToken[] => {
    const [colon, closed, date] = tokens.slice(index + 1, index + 4);
    // "closed MLK Day (1/18/27)"
    const isDay = (near: Near): boolean => near?.kind === "DATE" || near?.kind === "YEARLY";
    if (colon?.kind === "OPEN" && isDay(closed) && date?.kind === "CLOSE" && token.kind === "HOLIDAYS")
      return [token, { kind: "STOP", text: ";" }, { kind: "CLOSED", text: "closed" }];
    const opened = tokens[index - 1];
    if (token.kind === "OPEN" && opened?.kind === "HOLIDAYS" && isDay(colon)) return [];
    if (token.kind === "CLOSE" && isDay(opened) && tokens[index - 3]?.kind === "HOLIDAYS") return [];
    // "New Years: closes 12/31 at noon"
    if (token.kind === "HOLIDAYS" && colon?.kind === "COLON" && closed?.kind === "CHANGED")
      return [{ kind: "CLOSED", text: "closed" }, token, { kind: "STOP", text: ";" }];
    const isDated = closed?.kind === "CLOSED" && (date?.kind === "DATE" || date?.kind === "YEARLY");
    if (token.kind !== "HOLIDAYS" || colon?.kind !== "COLON" || !isDated) return [token];
    return [{ kind: "CLOSED", text: "closed" }, token, { kind: "STOP", text: ";" }];
  });
}

const OF_DAYS: ReadonlySet<HoursToken["kind"]> = new Set(["DAYS", "ORDINAL", "EVERY", "OF_MONTH"]);
const LINKS: ReadonlySet<HoursToken["kind"]> = new Set(["COMMA", "AND", "SLASH", "DASH", "TO"]);

/** `1st Mon - intake 9-11`, `Wed food pantry 1-3`: the heading of these days and times. */
function withHeadingBeforeDays(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const hasAppointments = tokens.some(({ kind }) => kind === "APPOINTMENT");
  const kept: HoursToken[] = [];
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1]?.kind === "COLON" ? tokens[index + 2] : tokens[index + 1];
    // "M: walk-in 9-3 | T: appt 9-3" are labels.
    const isLabel = token.kind === "SECTION" && token.rank === "DOOR" && hasAppointments;
    const isHeading = token.kind === "SECTION" && !isLabel && next?.kind === "CLOCK";
    const start = isHeading ? daysStart(kept) : -1;
    if (start < 0) {
      kept.push(token);
      continue;
    }
    const last = kept[kept.length - 1];
    if (last?.kind === "DASH" || last?.kind === "COLON") kept.pop();
    kept.splice(start, 0, token);
  }
  return kept;
}

/** Returns the start of the days at the end of the tokens; -1: they do not begin a statement or list. */
function daysStart(tokens: readonly HoursToken[]): number {
  const last = tokens[tokens.length - 1]?.kind;
  let start = last === "DASH" || last === "COLON" ? tokens.length - 1 : tokens.length;
  // "Wed night supper 5:15-6:15"
  if (tokens[start - 1]?.kind === "PART" && tokens[start - 2]?.kind === "DAYS") start -= 1;
  if (!OF_DAYS.has(tokens[start - 1]?.kind ?? "LINE")) return -1;
  while (
    start > 0 &&
    (OF_DAYS.has(tokens[start - 1]?.kind ?? "LINE") || LINKS.has(tokens[start - 1]?.kind ?? "LINE"))
  )
    start -= 1;
  while (LINKS.has(tokens[start]?.kind ?? "LINE")) start += 1;
  const before = tokens[start - 1];
  const isList = before !== undefined && LINKS.has(before.kind) && tokens[start - 2]?.kind === "CLOCK";
  return isEnd(before) || isList ? start : -1;
}
