import { dayOfIsoDate, toIsoDate } from "../base/time/civil-date.ts";
import type { DateReading } from "./date-forms.ts";
import { type HoursToken, isStatementEnd } from "./hours-tokens.ts";

/** Removes remarks beside a closing that close nothing else: why it is closed, and what comes after. */

type Near = HoursToken | undefined;

export const withoutPurposes = (tokens: readonly HoursToken[]): readonly HoursToken[] =>
  withoutReopenings(withoutSequels(withoutReasons(withoutFirstReasons(withWholeDays(tokens)))));

const REASONS = new Set(["for", "due", "because", "por", "debido"]);
/** No reason is longer, in tokens. */
const LONGEST_REASON = 7;
const OF_REASONS: ReadonlySet<HoursToken["kind"]> = new Set([
  "UNKNOWN",
  "SECTION",
  "NOTE",
  "TO",
  "PART",
  "SEASON_NAME",
]);
/** Matches words behind which a closing has an end, or is not a closing. */
const OF_TIMES = /^(?:until|till?|hasta|after|before|except|unless|from|when|if|cuando|si)$/u;

const DATES: ReadonlySet<HoursToken["kind"]> = new Set(["DATE", "YEARLY"]);
const LISTED: ReadonlySet<HoursToken["kind"]> = new Set(["DATE", "YEARLY", "HOLIDAYS", "DAYS"]);

/** `closed all of January`, `closed 12-1 and all day 12/03/2026`, `closed Sat 12/26/26 or Sat 1/2/27` */
function withWholeDays(tokens: readonly HoursToken[]): readonly HoursToken[] {
  return tokens.flatMap((token, index): HoursToken[] => {
    const before = tokens[index - 1];
    const next = tokens[index + 1];
    if (token.kind !== "UNKNOWN" || next === undefined || !isClosing(tokens.slice(0, index))) return [token];
    const isOr =
      /^(?:or|o|u)$/u.test(token.text) && LISTED.has(next.kind) && LISTED.has(before?.kind ?? "LINE");
    if (isOr) return [{ kind: "AND", text: token.text }];
    if (token.text !== "all" || !DATES.has(next.kind)) return [token];
    return before?.kind === "AND" || before?.kind === "COMMA"
      ? [
          { kind: "STOP", text: ";" },
          { kind: "CLOSED", text: "closed" },
        ]
      : [];
  });
}

/** `Due to building repairs we are closed …` */
function withoutFirstReasons(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const kept: HoursToken[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) break;
    const last = kept[kept.length - 1];
    const isFirst = (last === undefined || isStatementEnd(last)) && REASONS.has(token.text);
    let length = 1;
    while (isFirst && length <= LONGEST_REASON && isOfReason(tokens[index + length])) length += 1;
    const comma = tokens[index + length]?.kind === "COMMA" ? 1 : 0;
    const isReason = isFirst && token.kind === "UNKNOWN" && tokens[index + length + comma]?.kind === "CLOSED";
    if (!isReason) kept.push(token);
    else index += length + comma - 1;
  }
  return kept;
}

/** `closed 12/7 for floor repair`, `closed for staff mtg Wed 8-10am`: that it is closed is all that counts. */
function withoutReasons(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const kept: HoursToken[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) break;
    const isReason =
      token.kind === "UNKNOWN" &&
      REASONS.has(token.text) &&
      isClosing(kept) &&
      !isForPeople(token, tokens[index + 1], kept);
    const isDated = DATED.has(kept[kept.length - 1]?.kind ?? "LINE");
    const length = isReason ? reasonLength(tokens, index, isDated) : 0;
    if (length === 0) kept.push(token);
    // "closed 12-1 for prayer, Fridays": another statement follows the mark.
    else if (isComma(tokens[index + length])) kept.push({ kind: "STOP", text: ";" });
    index += Math.max(length - 1, 0);
  }
  return kept;
}

/** `Tuesday opens at 10:30 for members`: whom it opens for, not why it opens late. */
const isForPeople = (token: HoursToken, next: Near, kept: readonly HoursToken[]): boolean => {
  const [end, before] = kept.slice(-2).reverse();
  const last = end !== undefined && isStatementEnd(end) ? before : end;
  const opensLate = last?.kind === "CHANGED" && last.until !== null;
  return opensLate && token.text === "for" && !/^(?:a|the|our|staff|team|training)$/u.test(next?.text ?? "");
};

const isComma = (token: Near): boolean => token?.kind === "COMMA" || token?.kind === "AND";

/** When it is closed has been said. */
const DATED: ReadonlySet<HoursToken["kind"]> = new Set(["DATE", "YEARLY", "CHANGED"]);

const BEHIND_REASONS: ReadonlySet<HoursToken["kind"]> = new Set([
  "CLOSE",
  "COMMA",
  "AND",
  "DAYS",
  "ORDINAL",
  "EVERY",
  "CLOCK",
  "DATE",
  "YEARLY",
  "TO",
]);

function reasonLength(tokens: readonly HoursToken[], from: number, isDated: boolean): number {
  let length = 1;
  for (; length <= LONGEST_REASON; length += 1) {
    const [token, next] = tokens.slice(from + length, from + length + 2);
    // "closed for Christmas" says when it is closed, "closed for a holiday party" why.
    const isNamed = token?.kind === "HOLIDAYS" && (isDated || isOfReason(next));
    const isOn = isComma(token) ? isOfReason(next) : isOfReason(token);
    if (!isOn && !isNamed) break;
  }
  const next = tokens[from + length];
  const isOver = next === undefined || isStatementEnd(next) || BEHIND_REASONS.has(next.kind);
  return isOver && length > 1 ? length : 0;
}

const isOfReason = (token: Near): boolean =>
  token !== undefined &&
  OF_REASONS.has(token.kind) &&
  !(token.kind === "SECTION" && token.rank === "MEAL") &&
  !OF_TIMES.test(token.text);

/** How far back a closing is looked for, in tokens. */
const LONGEST_CLOSING = 12;

const CLOSING: ReadonlySet<HoursToken["kind"]> = new Set(["CLOSED", "CHANGED", "NO", "EXCEPT"]);

/** Something is closed since the last strong mark, and not in brackets that have ended: `9-5 (closed 12-1) for veterans`. */
function isClosing(tokens: readonly HoursToken[]): boolean {
  let isInBrackets = false;
  for (const token of tokens.slice(-LONGEST_CLOSING).reverse()) {
    if (isInBrackets) isInBrackets = token.kind !== "OPEN";
    else if (CLOSING.has(token.kind)) return true;
    else if (token.kind === "CLOSE") isInBrackets = true;
    else if (token.kind === "OPEN" || (isStatementEnd(token) && token !== tokens[tokens.length - 1]))
      return false;
  }
  return false;
}

/** `Closed until January 11, 2027; after that Mon-Fri 9-5` */
const withoutSequels = (tokens: readonly HoursToken[]): readonly HoursToken[] =>
  tokens.flatMap((token, index): HoursToken[] => {
    if (token.kind !== "SEQUEL") return [token];
    return isClosedUntil(tokens.slice(0, index)) ? [] : [{ kind: "UNKNOWN", text: token.text }];
  });

/** The statement before is that it is closed until a date. */
function isClosedUntil(tokens: readonly HoursToken[]): boolean {
  const said = tokens.slice(-LONGEST_CLOSING).filter(({ kind }) => kind !== "PURPOSE");
  while (isMark(said[said.length - 1])) said.pop();
  const [closed, until, date] = said.slice(-3);
  return closed?.kind === "CLOSED" && until?.kind === "TO" && date?.kind === "DATE";
}

const isMark = (token: Near): boolean =>
  token !== undefined && (token.kind === "COMMA" || token.kind === "AND" || isStatementEnd(token));

/** Most days, for a weekend and a holiday, between the end of a closing and the day on which it opens again. */
const LONGEST_WAIT = 5;

/** `closed 12/24-1/3, reopening January 4, 2027`: the day behind the closing. */
function withoutReopenings(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const kept: HoursToken[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) break;
    const date = tokens[index + 1];
    let last = kept.length - 1;
    while (isMark(kept[last])) last -= 1;
    const isKnown = token.kind === "REOPENS" && isBehind(kept[last], date);
    if (!isKnown) {
      kept.push(token.kind === "REOPENS" ? { kind: "UNKNOWN", text: token.text } : token);
      continue;
    }
    kept.splice(last + 1, kept.length, { kind: "STOP", text: ";" });
    index += 1;
  }
  return kept;
}

function isBehind(closing: Near, date: Near): boolean {
  const [first, ...others] = listFirstDays(date);
  if (first === undefined || others.length > 0) return false;
  const year = Number(toIsoDate(first).slice(0, 4));
  return listLastDays(closing, year).some((end) => first - end >= 1 && first - end <= LONGEST_WAIT);
}

/** Any year does for dates without one. */
const ANY_YEAR = 2_027;

function listFirstDays(date: Near): readonly number[] {
  if (date?.kind === "DATE") return date.dates.flatMap(({ startDate }) => dayOfIsoDate(startDate) ?? []);
  const yearly: readonly DateReading[] = date?.kind === "YEARLY" ? date.dates : [];
  return yearly
    .filter(({ order }) => order !== "DAY_FIRST")
    .flatMap(({ from }) => dayOfIsoDate(from.at(ANY_YEAR)) ?? []);
}

/** The last days of a closing in a year and the one before. */
function listLastDays(closing: Near, year: number): readonly number[] {
  if (closing?.kind === "DATE") return closing.dates.flatMap(({ endDate }) => dayOfIsoDate(endDate) ?? []);
  const yearly: readonly DateReading[] = closing?.kind === "YEARLY" ? closing.dates : [];
  return yearly.flatMap(({ until }) =>
    [year - 1, year].flatMap((each) => dayOfIsoDate(until.at(each)) ?? []),
  );
}
