import { MINUTES_PER_DAY } from "../base/time/clock-time.ts";
import type { Day } from "../services/opening-hours/entry.ts";
import type { ClockText } from "./clock-text.ts";
import { dayAfter, daysFrom, daysToken, parseWeekdays } from "./hours-day-lists.ts";
import { type HoursToken, isStatementEnd } from "./hours-tokens.ts";

/** Reads openings in sentences: when it opens and when it closes, on which days, and over several days. */

type Near = HoursToken | undefined;
type Clock = HoursToken & { kind: "CLOCK" };

/** Must run before words of no consequence, such as "open", are removed. */
export const withSentences = (tokens: readonly HoursToken[]): readonly HoursToken[] =>
  withSeveralDays(withOpenClose(tokens));

const STOP: HoursToken = { kind: "STOP", text: ";" };
const DASH: HoursToken = { kind: "DASH", text: "-" };
const clock = (minute: number): HoursToken => ({
  kind: "CLOCK",
  clock: { minute, half: "PLAIN" },
  text: `${minute}`,
});

const isClock = (token: Near): token is Clock => token?.kind === "CLOCK";
const isSaid = ({ half }: ClockText): boolean => half !== "OPEN";
const isLink = (token: Near): boolean => token?.kind === "DASH" || token?.kind === "TO";

/** `open`, `opens`, `doors open`, `abrimos` */
const OPENING =
  /^(?:(?:the )?doors?(?: open)?|open|opens|opening|we are open|open from|opens at|we open at|abre|abrimos|abren|puertas|las puertas)$/u;
const CLOSING =
  /^(?:close|closes|closing|closing at|we close|will close|will close at|cierra|cierran|cerramos|lock|locks|lock at|locks at)$/u;

/** Returns one sign for each token that may occur in such a sentence. */
function toSign(token: HoursToken): string {
  switch (token.kind) {
    case "DAYS":
    case "EVERY":
      return "D";
    case "CLOCK":
      return "C";
    case "OPENS":
      return "o";
    case "FILLER":
      return OPENING.test(token.text) ? "o" : "f";
    case "CLOSED":
      return CLOSING.test(token.text) ? "x" : "?";
    case "NOTE":
      return OPENING.test(token.text) ? "f" : "?";
    case "DASH":
    case "TO":
      return "r";
    case "COMMA":
    case "AND":
      return ",";
    case "STOP":
    case "LINE":
      return ";";
    case "EXCEPT":
      return "e";
    case "PART":
      return token.part === "NIGHT" ? "n" : "?";
    default:
      return "?";
  }
}

const LIST = "D(?:[rf,]{0,3}D){0,6}";
/** `Open every day at 6am, close 11pm Sun-Thu, 2am Fri & Sat nights` */
const SENTENCE = new RegExp(
  `^(f{0,2}o{1,2}f{0,2})(${LIST})?(f?r?f?)(C)(f{0,2})(${LIST})?([,;]{0,2}f{0,2}x[fr]{0,2})(C)(f{0,2})(${LIST})?(n?)((?:[,;]{1,2}[fr]{0,2}Cf?${LIST}n?){0,4})([,;]{1,2}f?)?(${LIST}(?:e${LIST})?)?([,;]*)$`,
  "u",
);
/** No such sentence is longer, in tokens. */
const LONGEST_SENTENCE = 48;

/** Rewrites a text that consists of statements when it opens and when it closes. */
function withOpenClose(tokens: readonly HoursToken[]): readonly HoursToken[] {
  if (tokens.length > LONGEST_SENTENCE) return tokens;
  const signs = tokens.map(toSign).join("");
  const found = SENTENCE.exec(signs);
  const opening = tokens.find(isClock);
  if (found === null || opening === undefined || !isSaid(opening.clock)) return tokens;
  const groups = listGroupRanges(found);
  const partAt = (index: number): readonly HoursToken[] => tokens.slice(...(groups[index] ?? [0, 0]));
  const [before, behind, last] = [partAt(1), partAt(5), partAt(13)];
  const rest = closingsIn(partAt(11));
  const first = { until: partAt(7)[0], days: partAt(9) };
  const closings = [first, ...rest];
  const named = [before, behind, last, first.days].filter(({ length }) => length > 0);
  const [only] = named;
  if (only === undefined) return tokens;
  // "… Everyday but Tuesday": one list of days, which the times are of.
  if (rest.length === 0 && named.length === 1)
    return isClock(first.until) ? [...only, opening, DASH, first.until] : tokens;
  if (last.length > 0 || (before.length > 0 && behind.length > 0)) return tokens;
  return buildOpenings(opening, [...before, ...behind], closings) ?? tokens;
}

/** Returns the range of each group of a match. */
function listGroupRanges(found: RegExpExecArray): readonly (readonly [number, number])[] {
  let at = 0;
  return found.slice(1).map((text = "") => {
    const from = at;
    at += text.length;
    return [from, at] as const;
  });
}

interface Closing {
  until: Near;
  days: readonly HoursToken[];
}

/** `, 2am Fri & Sat nights` */
function closingsIn(tokens: readonly HoursToken[]): readonly Closing[] {
  const at = tokens.flatMap((token, index) => (isClock(token) ? [index] : []));
  return at.map((index, place) => ({
    until: tokens[index],
    days: withoutEnds(tokens.slice(index + 1, at[place + 1] ?? tokens.length)),
  }));
}

function withoutEnds(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const days = tokens.flatMap(({ kind }, index) => (kind === "DAYS" ? [index] : []));
  return tokens.slice(days[0] ?? 0, (days[days.length - 1] ?? -1) + 1);
}

/** Each closing with its days, which are days on which it opens; null where that is not sure. */
function buildOpenings(
  opening: Clock,
  open: readonly HoursToken[],
  closings: readonly Closing[],
): readonly HoursToken[] | null {
  const all = open.length === 0 ? null : parseWeekdays(open);
  if (open.length > 0 && all === null) return null;
  const said: HoursToken[] = [];
  const known = new Set<Day>();
  for (const { until, days } of closings) {
    const named = parseWeekdays(days);
    if (!isClock(until) || !isSaid(until.clock) || named === null) return null;
    if (named.some((day) => known.has(day) || all?.includes(day) === false)) return null;
    for (const day of named) known.add(day);
    const [start, end] = [opening.clock.minute, until.clock.minute];
    // Up to the hour before dawn of the next day.
    if (end > start) said.push(daysToken(named), opening, DASH, until, STOP);
    else if (end > LATEST_NIGHT) return null;
    else
      said.push(
        ...overMidnight(
          named,
          start,
          named.map((day) => dayAfter(day, 1)),
          end,
        ),
      );
  }
  return said;
}

/** Latest end of an opening that continues into the next day, in minutes since midnight. */
const LATEST_NIGHT = 4 * 60;

const overMidnight = (
  first: readonly Day[],
  start: number,
  next: readonly Day[],
  end: number,
): readonly HoursToken[] => [
  daysToken(first),
  clock(start),
  DASH,
  clock(MINUTES_PER_DAY),
  STOP,
  ...(end === 0 ? [] : [daysToken(next), clock(0), DASH, clock(end), STOP]),
];

/** Words that say that it does not close in between. */
const CONTINUOUS =
  /\b(?:straight|continuous|continuously|corrido|sin parar|sin interrupcion|without a break|no break|around the clock|round the clock)\b/u;

/** `Fri 6pm to Mon 6am`: each night, or, where a word says so, all of the time between. */
function withSeveralDays(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const index = tokens.findIndex((_token, at) => isOverDays(tokens, at));
  // A closed date would cancel only one of the two days on which such a night is written.
  if (index < 0 || tokens.some(({ kind }) => OF_DATES.has(kind))) return tokens;
  const end = endOfStatement(tokens, index + 5);
  const behind = tokens.slice(index + 5, end).filter(({ kind }) => kind !== "COMMA" && kind !== "FILLER");
  const isContinuous = behind.some(
    ({ kind, text }) =>
      kind === "ALWAYS" || ((kind === "NOTE" || kind === "FILLER") && CONTINUOUS.test(text)),
  );
  const others = behind.filter(
    ({ kind, text }) =>
      kind !== "ALWAYS" && !(kind === "NOTE" && CONTINUOUS.test(text)) && !isBracketed(kind),
  );
  const [first, from, , last, until] = tokens.slice(index, index + 5);
  if (first?.kind !== "DAYS" || last?.kind !== "DAYS" || !isClock(from) || !isClock(until)) return tokens;
  const days = daysFrom(first.days[0] ?? "MONDAY", last.days[0] ?? "MONDAY");
  const isWeekend = others.every(
    (each) => each.kind === "DAYS" && each.days.every((day) => days.includes(day)),
  );
  if (!isWeekend || days.length < 2) return tokens;
  const said = isContinuous ? throughout(days, from, until) : nights(days, from, until);
  if (said === null) return tokens;
  return [...tokens.slice(0, index), ...said, ...withSeveralDays(tokens.slice(end))];
}

const OF_DATES: ReadonlySet<HoursToken["kind"]> = new Set(["HOLIDAYS", "DATE", "YEARLY", "SEASON", "EVE"]);

const isBracketed = (kind: HoursToken["kind"]): boolean => kind === "OPEN" || kind === "CLOSE";

/** Two single days, each with a time, and nothing before them that they would go on from. */
function isOverDays(tokens: readonly HoursToken[], index: number): boolean {
  const [first, from, link, last, until] = tokens.slice(index, index + 5);
  const before = tokens[index - 1];
  const isSingle = (token: Near): boolean => token?.kind === "DAYS" && token.days.length === 1;
  const isFree = before === undefined || isStatementEnd(before) || BEFORE.has(before.kind);
  const areClocks = isClock(from) && isClock(until) && isSaid(from.clock) && isSaid(until.clock);
  return isSingle(first) && isSingle(last) && isLink(link) && areClocks && isFree;
}

const BEFORE: ReadonlySet<HoursToken["kind"]> = new Set(["SECTION", "COLON", "FILLER", "COMMA", "NOTE"]);

function endOfStatement(tokens: readonly HoursToken[], from: number): number {
  let at = from;
  while (at < tokens.length && !isStatementEnd(tokens[at] ?? STOP)) at += 1;
  return at;
}

/** The earliest evening and the latest morning of a night, in minutes since midnight. */
const EVENING = 16 * 60;
const MORNING = 10 * 60;
/** With only one or two nights, it is not certain whether these times mean each night. */
const FEWEST_NIGHTS = 3;

/** Null where the times may be those of each day. */
function nights(days: readonly Day[], from: Clock, until: Clock): readonly HoursToken[] | null {
  const isNight = from.clock.minute >= EVENING && until.clock.minute <= MORNING;
  return isNight && days.length > FEWEST_NIGHTS ? [daysToken(days.slice(0, -1)), from, DASH, until] : null;
}

function throughout(days: readonly Day[], from: Clock, until: Clock): readonly HoursToken[] {
  const [first, ...others] = days;
  const last = others.pop();
  if (first === undefined || last === undefined) return [];
  const between: readonly HoursToken[] =
    others.length === 0 ? [] : [daysToken(others), { kind: "ALWAYS", text: "24 hours" }, STOP];
  return [
    daysToken([first]),
    ...spansFrom(from.clock.minute, MINUTES_PER_DAY),
    STOP,
    ...between,
    daysToken([last]),
    ...spansFrom(0, until.clock.minute % MINUTES_PER_DAY),
  ];
}

const AND: HoursToken = { kind: "AND", text: "and" };
/** Longest opening of one day, beyond which two parts are read, in minutes. */
const LONGEST_DAY = 17 * 60;
const FIRST_PART = 7 * 60;

const spansFrom = (start: number, end: number): readonly HoursToken[] =>
  end - start > LONGEST_DAY && end < MINUTES_PER_DAY
    ? [clock(start), DASH, clock(start + FIRST_PART), AND, clock(start + FIRST_PART), DASH, clock(end)]
    : [clock(start), DASH, clock(end)];
