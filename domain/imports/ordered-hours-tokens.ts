import { MINUTES_PER_DAY } from "../base/time/clock-time.ts";
import { DAYS } from "../services/opening-hours/entry.ts";
import { usualHalves } from "./believable-span.ts";
import { withAppointed } from "./hours-appointed.ts";
import { withoutBeside } from "./hours-brackets.ts";
import { withChanges } from "./hours-changes.ts";
import { withChosenPart } from "./hours-chosen-part.ts";
import { withClauses } from "./hours-clauses.ts";
import { withClosedHours } from "./hours-closed-parts.ts";
import { withDepartments, withPhoneNames } from "./hours-departments.ts";
import { withDoors } from "./hours-doors.ts";
import { withFromOn, withoutDoubles } from "./hours-doubles.ts";
import { withExcepted } from "./hours-excepted.ts";
import { withExceptions } from "./hours-exceptions.ts";
import { withHalves } from "./hours-halves.ts";
import { withHeadings } from "./hours-headings.ts";
import { withClosedWeeks } from "./hours-holiday-weeks.ts";
import { withoutIdleSentences } from "./hours-idle-sentences.ts";
import { withLabels } from "./hours-labels.ts";
import { withLinks } from "./hours-links.ts";
import { withMealLists } from "./hours-meals.ts";
import { withNames } from "./hours-names.ts";
import { withSentences } from "./hours-open-close.ts";
import { withOtherDays } from "./hours-other-days.ts";
import { withoutPurposes } from "./hours-purposes.ts";
import { withSigns } from "./hours-signs.ts";
import { type HoursToken, isStatementEnd } from "./hours-tokens.ts";
import { withoutToldClauses } from "./hours-told-clauses.ts";
import { withWalkIns } from "./hours-walk-ins.ts";
import { withWeekHalves } from "./hours-week-halves.ts";
import { withSeasonNames } from "./season-names.ts";

/** The tokens that carry hours, with headings before what they head. */
export const orderedTokens = (tokens: readonly HoursToken[]): readonly HoursToken[] =>
  PASSES.reduce((rest, pass) => pass(rest), tokens);

/** One after the other, each over what the one before leaves. */
const PASSES: readonly ((tokens: readonly HoursToken[]) => readonly HoursToken[])[] = [
  withClosedWeeks,
  withClauses,
  withoutToldClauses,
  withoutIdleSentences,
  withPhoneNames,
  withNames,
  withChosenPart,
  withoutDoubles,
  withoutBeside,
  withSentences,
  withFromOn,
  withClosedHours,
  withDoors,
  withSigns,
  withPoints,
  withoutFiller,
  withDepartments,
  withOtherDays,
  withWalkIns,
  withChanges,
  withExcepted,
  withoutPurposes,
  withHalves,
  withWeekHalves,
  withoutOuts,
  withSeasonNames,
  withoutPhones,
  withNights,
  withOpenToClose,
  withLinks,
  withoutRepeatedDays,
  withClosings,
  withMealLists,
  withHeadings,
  withExceptions,
  withAppointed,
  withLabels,
  withHeadingFirst,
];

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
/** Tokens before the first day that make it one of several days, or no opening. */
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
    // "check-out 7-9am" may be hours at which someone is there.
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

/** Returns the number of tokens that link an opening time to a closing time; 0: none do. */
function closeLength(tokens: readonly HoursToken[], index: number): number {
  let at = index + 1;
  while (tokens[at]?.kind === "AND" || tokens[at]?.kind === "COMMA") at += 1;
  const closes = tokens[at];
  const isClosing =
    (closes?.kind === "LAST_ENTRY" && closes.isWalkIn !== true) ||
    (closes?.kind === "CLOSED" &&
      /^(?:close|closes|closing|closing at|will close|lock|locks|lock at|locks at|cierra|cierran|cerramos)$/u.test(
        closes.text,
      ));
  if (!isClosing) return 0;
  at += 1;
  if (tokens[at]?.kind === "TO") at += 1;
  const [from, until] = [tokens[index], tokens[at]];
  // "Lunch at 12, closes at 5"
  const isUsual =
    from?.kind === "CLOCK" && until?.kind === "CLOCK" && usualHalves(from.clock, until.clock).length === 1;
  const areSaid =
    isUsual || [from, until].every((clock) => clock?.kind === "CLOCK" && clock.clock.half !== "OPEN");
  if (!areSaid) return 0;
  return tokens[at]?.kind === "CLOCK" && !["EVE", "HOLIDAYS"].includes(tokens[at + 1]?.kind ?? "")
    ? at - 1 - index
    : 0;
}

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
    if (token.kind === "SECTION" && isNotGiven(tokens, index)) return [];
    if (token.kind !== "NO") return [token];
    const gap = kindAt(index + 1) === "SECTION" ? 2 : 1;
    const isClosing = CLOSABLE.has(kindAt(index + gap) ?? "UNKNOWN") || isDayWithout(tokens, index);
    return [{ ...token, kind: isClosing ? "CLOSED" : "UNKNOWN" }];
  });
}

/** `no pantry on holidays`, `Thursday no meal`, `no hay reparto la semana de Navidad`: what is not given then. */
function isNotGiven(tokens: readonly HoursToken[], index: number): boolean {
  const before = tokens[index - 1];
  if (before?.kind !== "NO" && before?.text !== "no hay") return false;
  return CLOSABLE.has(tokens[index + 1]?.kind ?? "UNKNOWN") || isDayWithout(tokens, index - 1);
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
  "DATE",
  "MONTH_DAYS",
]);

/** `24-hour hotline`, `Mon-Fri 9-5 by phone`, `in person: Tue 10-12` are a heading and its hours. */
function withHeadingFirst(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const ordered = statementsIn(tokens).flatMap(withPhoneFirst);
  const hasAppointments = tokens.some(({ kind }) => kind === "APPOINTMENT");
  for (const [index, token] of [...ordered].entries()) {
    const before = ordered[index - 1]?.kind ?? "LINE";
    const next = ordered[index + 1];
    if (!["LINE", "BLANK", "STOP"].includes(before)) continue;
    if (token.kind === "NOTE" && PLACES.has(token.text) && next?.kind === "COLON")
      ordered[index] = { kind: "SECTION", rank: "PROGRAM", text: token.text };
    const isDoor = isInPerson(token) || (hasAppointments && isWalkIn(token));
    if (isDoor && ["COLON", "DAYS", "CLOCK", "ORDINAL", "EVERY"].includes(next?.kind ?? ""))
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

/**
 * Whether the token is a heading of the door beside appointments: `walk-ins welcome Tue 1-4`, `sin cita: miércoles
 * 9-12`.
 */
const isWalkIn = ({ kind, text }: HoursToken): boolean =>
  kind === "NOTE" && /^(?:walk|drop|sin cita|no appointments?\b|no appts?\b|without |w ?\/ ?o )/u.test(text);

/** Words that are headings before a colon, instead of notes on where to go in. */
const PLACES = new Set(["lobby", "building", "gym", "kitchen", "cafeteria", "hall"]);

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

/** Moves a heading of the phone or a meal from behind days and times, which have no other heading, to their front. */
function withPhoneFirst(statement: readonly HoursToken[]): readonly HoursToken[] {
  const first = statement.findIndex(({ kind }) => kind === "SECTION");
  // "Office hours Mon-Fri 9-5 by phone only": what the first heading heads is done by phone.
  const remote = statement.findIndex((token) => token.kind === "SECTION" && token.rank === "REMOTE");
  const at = first === 0 && remote > 1 ? remote : first;
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

/** `9-4 Mon-Fri. Intake by appointment`: behind an abbreviated day the point ends the sentence, too. */
function withPoints(tokens: readonly HoursToken[]): readonly HoursToken[] {
  return tokens.map((token, index): HoursToken => {
    const isPoint = token.kind === "FILLER" && token.text === "." && tokens[index - 1]?.kind === "DAYS";
    if (isPoint && isRangeOfTimes(tokens, index)) return { kind: "STOP", text: "." };
    if (!isPoint || tokens[index + 1]?.kind !== "SECTION") return token;
    const said = tokens.slice(Math.max(0, index - LONGEST_STATEMENT), index).reverse();
    const since = said.findIndex(isStatementEnd);
    const hasTimes = said.slice(0, since < 0 ? said.length : since).some(({ kind }) => kind === "CLOCK");
    return hasTimes ? { kind: "STOP", text: "." } : token;
  });
}

/** Whether `8-5 Mon-Fri.` is a whole statement, with its times before a range of days. */
function isRangeOfTimes(tokens: readonly HoursToken[], index: number): boolean {
  const said = tokens
    .slice(Math.max(0, index - LONGEST_STATEMENT), index)
    .filter(({ kind }) => kind !== "FILLER");
  const [before, from, link, until, first, through, last] = [undefined, ...said].slice(-7);
  const isLink = (token: HoursToken | undefined): boolean => token?.kind === "DASH" || token?.kind === "TO";
  return (
    (before === undefined || isStatementEnd(before)) &&
    [from, until].every((each) => each?.kind === "CLOCK") &&
    isLink(link) &&
    [first, last].every((each) => each?.kind === "DAYS") &&
    isLink(through)
  );
}

/** How far back the times of a statement are looked for, in tokens. */
const LONGEST_STATEMENT = 24;

/** Removes words of no consequence, and ends of cells next to a dash: `<time>9 AM</time> - <time>5 PM</time>`. */
function withoutFiller(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const spoken = tokens.filter((token) => token.kind !== "FILLER");
  const isRange = (index: number): boolean => spoken[index]?.kind === "DASH" || spoken[index]?.kind === "TO";
  // "Sun: - | Mon: 9-5"
  const isBesideRange = (index: number): boolean =>
    isRange(index + 1) || (isRange(index - 1) && spoken[index + 1]?.kind !== "DAYS");
  return spoken.filter(
    ({ kind, text }, index) =>
      !isIdleBut(kind, text, spoken[index + 1]) && (kind !== "CELL" || !isBesideRange(index)),
  );
}

/** "appt. recommended but walk-ins ok" */
const isIdleBut = (kind: HoursToken["kind"], text: string, next: HoursToken | undefined): boolean =>
  kind === "EXCEPT" && text === "but" && next?.kind === "NOTE";
