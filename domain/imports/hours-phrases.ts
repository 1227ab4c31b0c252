import { DAYS, type Day } from "../services/opening-hours/entry.ts";
import type { ClockText } from "./clock-text.ts";
import { isMonthName } from "./date-forms.ts";
import { type Cursor, isFault } from "./hours-cursor.ts";
import { isDaysStart, readDayList } from "./hours-days.ts";
import type { HoursItem } from "./hours-item.ts";
import type { SectionRank } from "./hours-section-words.ts";
import type { HoursToken } from "./hours-tokens.ts";

/** The phrases of a sentence of hours: lists of days, spans, single times with what they do, closings and words. */

type Tokens = readonly HoursToken[];
type Near = HoursToken | undefined;

/** What states a single time: a verb, or "until" and "from" alone. */
export type By = "VERB" | "WORD";

export type Phrase =
  | { kind: "DAYS"; item: HoursItem & { kind: "DAYS" }; tokens: Tokens }
  | { kind: "SPAN"; from: ClockText; until: ClockText; tokens: Tokens }
  /** It shuts, or opens, at one time. */
  | { kind: "SHUTS" | "OPENS"; at: ClockText; by: By; tokens: Tokens }
  /** Ordinals without their day. */
  | { kind: "NUMBERS"; tokens: Tokens }
  | {
      kind:
        | "ALWAYS"
        | "CLOSED"
        | "EXCEPT"
        | "DATES"
        | "SEASON"
        | "PART"
        | "PAUSE"
        | "HEADING"
        | "WORDS"
        | "SEASON_NAME"
        | "NOTE"
        | "TIME"
        | "MARK"
        | "OPEN"
        | "CLOSE";
      tokens: Tokens;
    };

const GIVEN: ReadonlySet<SectionRank> = new Set(["DOOR", "PROGRAM", "MEAL", "DESK"]);

const UNTIL = /^(?:until|till?|hasta|hasta las|hasta la)$/u;
const SHUT =
  /^(?:close|closes|closing|closing at|we close|will close|will close at|cierra|cierran|cerramos|cierra temprano|cerramos temprano|ends?|ending|shut|shuts|lock|locks|lock at|locks at|termina|terminan|terminamos)$/u;
/** What a single time that follows begins. */
const BEGIN =
  /^(?:open|opens|opened|opening|open from|from|starts?|starting|begins?|beginning|after|empieza|empiezan|empezamos|comienza|comienzan|comenzamos|iniciamos|inicia|abre|abren|abrimos|abierto|abierta|abiertos|desde|desde las|desde la|partir)$/u;
const ONLY = /\b(?:only|just|exclusively|strictly|solo|solamente|unicamente|nomas)\b/u;
const FROM = /^(?:from|after|desde.*|partir)$/u;
const AT = /^(?:a|al|a las|a la|at)$/u;
const NOT = /^(?:not|no|dont|doesnt|wont|not open|no abre|no abren|no abrimos)$/u;

const isLink = (token: Near): boolean => token?.kind === "DASH" || token?.kind === "TO";

/** Words of no meaning; those of the beginning of an opening are kept. */
const isIdle = ({ kind, text }: HoursToken): boolean => kind === "FILLER" && !BEGIN.test(text);

/** One of several doors. */
const PLACE = /^(?:at|in|inside|en) (?!rm\b|room\b|suite\b|el salon\b|person\b|persona\b)|\bparked at /u;
/** Matches what may be or may not, a time that is no phrase, and a letter that may stand for a day. */
const UNSURE =
  /^(?:may|might|could|sometimes|usually|approximately|approx|around|about|longer|[b-df-hj-np-xz])$|\d/u;

const isUnsure = (token: HoursToken): boolean =>
  (token.kind === "NOTE" && PLACE.test(token.text)) ||
  ((token.kind === "UNKNOWN" || token.kind === "NAME") &&
    (UNSURE.test(token.text) || isMonthName(token.text)));

/** Returns the phrases of a sentence; null where it says what no phrase here can. */
export function parsePhrases(said: Tokens): readonly Phrase[] | null {
  const isLimited = said.some(({ text }) => ONLY.test(text)) && said.some(({ kind }) => kind === "CLOSED");
  if (isLimited || said.some(isUnsure) || said.filter(({ kind }) => kind === "EXCEPT").length > 1)
    return null;
  const hasDays = said.some(({ kind }) => kind === "DAYS");
  // "los demás días hábiles 9 a 4 (lunes a viernes)"
  const isRest = (token: HoursToken): boolean => token.kind === "OTHER_TIMES" && hasDays;
  const tokens = withRuns(withPartsBehind(said.filter((token) => !isIdle(token) && !isRest(token))));
  const phrases: Phrase[] = [];
  const cursor: Cursor = { tokens, index: 0, isOneRun: false, numberedTwice: new Set() };
  while (cursor.index < tokens.length) {
    const phrase = phraseAt(cursor, phrases);
    if (phrase === null) return null;
    phrases.push(phrase);
  }
  return phrases;
}

/** Fewest days side by side that are a list and no range. */
const FEWEST_OF_RUN = 3;

/** `Mon Tue Thu Fri`: a list without marks, in the order of the week. */
function withRuns(tokens: Tokens): Tokens {
  const kept: HoursToken[] = [];
  for (let index = 0; index < tokens.length; ) {
    const run = daysInRun(tokens, index);
    const token = tokens[index];
    if (token === undefined) break;
    const isRun = run.length >= FEWEST_OF_RUN && kept[kept.length - 1]?.kind !== "ORDINAL";
    kept.push(isRun ? { kind: "DAYS", days: run, text: run.join(" ").toLowerCase() } : token);
    index += isRun ? run.length : 1;
  }
  return kept;
}

function daysInRun(tokens: Tokens, from: number): readonly Day[] {
  const run: Day[] = [];
  for (const token of tokens.slice(from, from + DAYS.length)) {
    const [day, ...others] = token.kind === "DAYS" && token.part === undefined ? token.days : [];
    const last = run[run.length - 1];
    if (day === undefined || others.length > 0) break;
    if (last !== undefined && DAYS.indexOf(day) <= DAYS.indexOf(last)) break;
    run.push(day);
  }
  return run;
}

/** `first Thursday evening of the month` */
const withPartsBehind = (tokens: Tokens): Tokens =>
  tokens.flatMap((token, index) => {
    const [before, next] = [tokens[index - 1], tokens[index + 1]];
    if (token.kind === "PART" && next?.kind === "OF_MONTH") return [next, token];
    return token.kind === "OF_MONTH" && before?.kind === "PART" ? [] : [token];
  });

const isMark = (token: Near): boolean =>
  token === undefined || ["COMMA", "AND", "CLOSE", "SLASH", "DASH"].includes(token.kind);

function phraseAt(cursor: Cursor, before: readonly Phrase[]): Phrase | null {
  const { tokens, index } = cursor;
  const token = tokens[index];
  if (token === undefined) return null;
  const take = (length: number): Tokens => {
    cursor.index = index + length;
    return tokens.slice(index, index + length);
  };
  if (isDaysStart(cursor)) return daysPhrase(cursor, before);
  const single = singleTime(tokens, index, before);
  if (single !== null)
    return { kind: single.kind, at: single.at, by: single.by, tokens: take(single.length) };
  const span = spanAt(tokens, index);
  if (span !== null) {
    take(span.length);
    return { kind: "SPAN", from: span.from, until: span.until, tokens: span.tokens };
  }
  const kind = singleKind(tokens, index, before[before.length - 1]?.kind ?? "MARK");
  return kind === null ? null : { kind, tokens: take(1) };
}

/** Returns what kind of phrase a token is by itself; null where it is none. */
function singleKind(tokens: Tokens, index: number, before: Phrase["kind"]): PlainKind | null {
  const [token, next] = [tokens[index], tokens[index + 1]];
  switch (token?.kind) {
    case "NO":
      // "lunes no", "no Sundays"
      return (before === "DAYS" && isMark(next)) || IS_NOT.has(next?.kind ?? "UNKNOWN") ? "CLOSED" : null;
    case "UNKNOWN":
      // "we shut from noon to one", "(out 11:30-12:30)"
      return /^shuts?$/u.test(token.text) || (token.text === "out" && before === "OPEN") ? "CLOSED" : "WORDS";
    case "SECTION":
      return GIVEN.has(token.rank) ? "HEADING" : null;
    case "CLOCK":
      // "doors 4:30": a time by itself, which clauses around it may make idle.
      return isMark(next) ? "TIME" : null;
    case "TO":
      return next?.text === "partir" ? "WORDS" : null;
    default:
      return token === undefined ? null : (PLAIN[token.kind] ?? null);
  }
}

/** What "no" closes. */
const IS_NOT: ReadonlySet<HoursToken["kind"]> = new Set([
  "DAYS",
  "ORDINAL",
  "SECTION",
  "DATE",
  "YEARLY",
  "HOLIDAYS",
]);

type PlainKind = Exclude<Phrase["kind"], "DAYS" | "SPAN" | "SHUTS" | "OPENS">;

const PLAIN: Partial<Record<HoursToken["kind"], PlainKind>> = {
  ALWAYS: "ALWAYS",
  CLOSED: "CLOSED",
  EXCEPT: "EXCEPT",
  DATE: "DATES",
  YEARLY: "DATES",
  SEASON: "SEASON",
  SEASON_NAME: "SEASON_NAME",
  NOTE: "NOTE",
  PART: "PART",
  PAUSE: "PAUSE",
  PURPOSE: "WORDS",
  NAME: "WORDS",
  FILLER: "WORDS",
  OPENS: "WORDS",
  COMMA: "MARK",
  AND: "MARK",
  COLON: "MARK",
  DASH: "MARK",
  SLASH: "MARK",
  OPEN: "OPEN",
  CLOSE: "CLOSE",
};

function daysPhrase(cursor: Cursor, before: readonly Phrase[]): Phrase | null {
  const start = cursor.index;
  const item = readDayList(cursor);
  if (!isFault(item) && item.kind === "DAYS")
    return { kind: "DAYS", item, tokens: cursor.tokens.slice(start, cursor.index) };
  cursor.index = start;
  const closed = before.some(({ kind }) => kind === "CLOSED" || kind === "EXCEPT")
    ? numberedDays(cursor)
    : null;
  if (closed !== null) return closed;
  // "Sat 8-10 (2nd & 4th)"
  let end = start;
  while (["ORDINAL", "AND", "COMMA", "SLASH"].includes(cursor.tokens[end]?.kind ?? "")) end += 1;
  const isInside = before[before.length - 1]?.kind === "OPEN";
  if (end === start || !isInside || cursor.tokens[end]?.kind === "DAYS") return null;
  cursor.index = end;
  return { kind: "NUMBERS", tokens: cursor.tokens.slice(start, end) };
}

/** `closed the 5th Tuesday/Thursday`: both are the fifth, as far as that closes. */
function numberedDays(cursor: Cursor): Phrase | null {
  const start = cursor.index;
  let end = start;
  while (["ORDINAL", "AND", "COMMA", "SLASH", "DAYS", "OF_MONTH"].includes(cursor.tokens[end]?.kind ?? ""))
    end += 1;
  const all = cursor.tokens.slice(start, end);
  const ordinals = all.filter(({ kind }) => kind === "ORDINAL");
  const days = all.filter(({ kind }) => kind === "DAYS");
  const areFirst = all.slice(0, all.indexOf(days[0] ?? DASH)).every(({ kind }) => kind !== "DAYS");
  if (ordinals.length === 0 || days.length < 2 || !areFirst) return null;
  if (all.slice(all.indexOf(days[0] ?? DASH)).some(({ kind }) => kind === "ORDINAL")) return null;
  const tokens = days.flatMap((day, at) => [...(at === 0 ? [] : [COMMA]), ...ordinals, day]);
  const item = readDayList({ ...cursor, tokens, index: 0 });
  if (isFault(item) || item.kind !== "DAYS") return null;
  cursor.index = end;
  return { kind: "DAYS", item, tokens };
}

interface SingleTime {
  kind: "SHUTS" | "OPENS";
  at: ClockText;
  by: By;
  length: number;
}

/** Reads `until 7`, `closes at noon`, `open at 10`, `not open until noon`: one time that does not continue. */
function singleTime(tokens: Tokens, index: number, before: readonly Phrase[]): SingleTime | null {
  const token = tokens[index];
  const isUntil = token?.kind === "TO" && UNTIL.test(token.text);
  const isShut = (token?.kind === "CLOSED" || token?.kind === "UNKNOWN") && SHUT.test(token.text);
  const isBegin = token?.kind === "OPENS" || (token?.kind !== "TO" && BEGIN.test(token?.text ?? ""));
  if (!isUntil && !isShut && !isBegin) return null;
  const isAt = AT.test(tokens[index + 1]?.text ?? "") && !isUntil;
  const at = isAt ? index + 2 : index + 1;
  const clock = tokens[at];
  if (clock?.kind !== "CLOCK" || isGoingOn(tokens, at + 1)) return null;
  const length = at + 1 - index;
  const isLate = isUntil && isNegated(before);
  const by = (isUntil && !isLate) || FROM.test(token?.text ?? "") ? "WORD" : "VERB";
  return { kind: isBegin || isLate ? "OPENS" : "SHUTS", at: clock.clock, by, length };
}

/** How far back a negation is looked for, in phrases. */
const LONGEST_CLAUSE = 12;

/** Whether `doesn't open`, `closed` precede a time up to which it is shut. */
function isNegated(before: readonly Phrase[]): boolean {
  for (const phrase of before.slice(-LONGEST_CLAUSE).reverse()) {
    if (phrase.kind === "MARK" || phrase.kind === "SPAN") return false;
    if (phrase.tokens.some(({ text }) => NOT.test(text))) return true;
  }
  return false;
}

const isGoingOn = (tokens: Tokens, at: number): boolean => spanLink(tokens, at) > 0;

/** Returns the number of tokens between two times of a span; 0: it is none. */
function spanLink(tokens: Tokens, at: number): number {
  const [first, second, third] = tokens.slice(at, at + 3);
  if (isLink(first) && second?.kind === "CLOCK") return 1;
  const isShut = (token: Near): boolean =>
    token !== undefined && (UNTIL.test(token.text) || SHUT.test(token.text));
  const isJoin = first?.kind === "AND" || first?.kind === "COMMA";
  if (isShut(first) && second?.kind === "CLOCK") return 1;
  if (isJoin && isShut(second) && third?.kind === "CLOCK") return 2;
  return isShut(first) && isLink(second) && third?.kind === "CLOCK" ? 2 : 0;
}

const DASH: HoursToken = { kind: "DASH", text: "-" };
const COMMA: HoursToken = { kind: "COMMA", text: "," };

interface Span {
  from: ClockText;
  until: ClockText;
  tokens: Tokens;
  length: number;
}

function spanAt(tokens: Tokens, index: number): Span | null {
  const isBetween = tokens[index]?.kind === "BETWEEN";
  const start = isBetween ? index + 1 : index;
  const from = tokens[start];
  const length = isBetween && tokens[start + 1]?.kind === "AND" ? 1 : spanLink(tokens, start + 1);
  const until = tokens[start + 1 + length];
  if (from?.kind !== "CLOCK" || length === 0 || until?.kind !== "CLOCK") return null;
  return {
    from: from.clock,
    until: until.clock,
    tokens: [from, DASH, until],
    length: start + 2 + length - index,
  };
}
