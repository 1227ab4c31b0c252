import type { Day, ScheduleEntry } from "../services/opening-hours/entry.ts";
import { believableSpan } from "./believable-span.ts";
import { estimateRoles } from "./clause-roles.ts";
import type { ClockText } from "./clock-text.ts";
import type { Tokens } from "./hours-clause-split.ts";
import { isOfNoDoor, isOfShift } from "./hours-clause-times.ts";
import { toEndMinute } from "./hours-entries.ts";
import { isOutside, withLoose, withSpans } from "./hours-joined-clauses.ts";
import {
  hasTimes,
  isPlainDays,
  type PhraseClause,
  type SingleTime,
  splitPhraseClauses,
} from "./hours-phrase-clauses.ts";
import { parsePhrases } from "./hours-phrases.ts";
import { sentencesIn } from "./hours-sentences.ts";
import type { HoursToken } from "./hours-tokens.ts";

/**
 * Puts sentences of any order of days, times and words into the plain form that the grammar of hours reads: the days of
 * each clause before its times, closings and changes by themselves.
 */

const STOP: HoursToken = { kind: "STOP", text: ";" };
const COMMA: HoursToken = { kind: "COMMA", text: "," };
const COLON: HoursToken = { kind: "COLON", text: ":" };
const DASH: HoursToken = { kind: "DASH", text: "-" };
const CLOSED: HoursToken = { kind: "CLOSED", text: "closed" };
const clock = (minute: number): HoursToken => ({
  kind: "CLOCK",
  clock: { minute, half: "SAID" },
  text: `${minute}`,
});

/** The one opening of a day of the week. */
interface Base {
  start: number;
  end: number;
}

/** For each day of the week that opens its one opening; null where it has several, or one that may be two. */
type Bases = ReadonlyMap<Day, Base | null>;

/** A text in plain form, and its openings on dates. */
export interface Composed {
  tokens: Tokens;
  dated: readonly ScheduleEntry[];
}

/** The plain form of a clause. */
interface Plain {
  dated?: readonly ScheduleEntry[];
  season: Tokens;
  openings: Tokens;
  closings: Tokens;
}

/** Least probability at which a clause with words that are not known opens a door. */
const SURE = 0.93;

/** Returns a text's sentences in plain form; null where none has one. */
export function composedText(tokens: Tokens): Composed | null {
  const sentences = sentencesIn(tokens).map(({ said, end }) => ({ said, end, clauses: readSentence(said) }));
  const bases = findBases(sentences.flatMap(({ clauses }) => clauses ?? []));
  const isWeekly = sentences.every(({ clauses }) => (clauses ?? []).every(isOfWeek));
  const told = sentences.map(({ said, end, clauses }) => {
    const before = isWeekly ? lastEntryBefore(said, bases) : null;
    const plain = clauses === null ? null : composedSentence(clauses, bases);
    return { rest: [...said, ...end], end, plain: before === null ? plain : [before] };
  });
  const all = told.flatMap(({ plain }) => plain ?? []);
  if (all.length === 0) {
    const rest = told.flatMap((each) => each.rest);
    return rest.every((token, index) => token === tokens[index]) ? null : { tokens: rest, dated: [] };
  }
  if (all.every(({ season }) => season.length === 0))
    return {
      tokens: told.flatMap(({ rest, end, plain }) => {
        const composed = plain?.flatMap(({ openings, closings }) => [...openings, ...closings]);
        return composed === undefined ? rest : [...composed.slice(0, -1), ...(end.length > 0 ? end : [STOP])];
      }),
      dated: all.flatMap(({ dated = [] }) => dated),
    };
  const others = told.filter(({ plain }) => plain === null).flatMap(({ rest }) => rest);
  const isDivided =
    others.some(({ kind }) => OF_SEASONS.has(kind)) ||
    areBeside(sentences.flatMap(({ clauses }) => clauses ?? []));
  return isDivided || all.some(({ dated }) => dated !== undefined)
    ? null
    : { tokens: [...withSeasons(all), ...others], dated: [] };
}

/** Whether days of a season have other times all year, which may hold in the season as well or not. */
function areBeside(clauses: readonly PhraseClause[]): boolean {
  const listDays = (some: readonly PhraseClause[]): readonly Day[] =>
    some.flatMap(({ days }) =>
      days.flatMap(({ item }) => [...item.days, ...item.monthly.map(({ day }) => day)]),
    );
  const open = clauses.filter(({ closing }) => closing === "NONE");
  const whole = new Set(listDays(open.filter(({ season }) => season.length === 0)));
  return listDays(open.filter(({ season }) => season.length > 0)).some((day) => whole.has(day));
}

const isOfWeek = ({ days, season }: PhraseClause): boolean =>
  season.length === 0 && days.every(({ item }) => item.monthly.length === 0 && item.monthDays === undefined);

const LAST = /^(?:the )?(?:last|ultim[oa]|doors? (?:close|lock)s?|we stop|no new)/u;
const BEFORE =
  /(\d{1,2}|half|one|media|una) ?(?:minutes|min|minutos|an hour|hour|hora)?(?: \.)? (?:before|antes de|antes del) (?:we |the )?(?:clos|cierr|cerrar)/u;
const MINUTES: Readonly<Record<string, number>> = { half: 30, media: 30, one: 60, una: 60 };

/** `last client 30 minutes before closing`: from then on the door is shut to those who come. */
function lastEntryBefore(said: Tokens, bases: Bases): Plain | null {
  const words = said.map(({ text }) => text).join(" ");
  const [, amount = ""] = LAST.test(words) ? (BEFORE.exec(words) ?? []) : [];
  const minutes = MINUTES[amount] ?? Number(amount);
  if (amount === "" || minutes === 0 || bases.size === 0) return null;
  const closings: HoursToken[] = [];
  for (const [day, base] of bases) {
    if (base === null || base.end > MIDNIGHT) return null;
    const on: Tokens = [{ kind: "DAYS", days: [day], text: day.toLowerCase() }];
    closings.push({ kind: "CHANGED", on, from: toSaid(base.end - minutes), until: null, text: day }, STOP);
  }
  return closing(closings);
}

const OF_SEASONS: ReadonlySet<HoursToken["kind"]> = new Set([
  "SEASON",
  "REST_OF_YEAR",
  "SEASON_NAME",
  "CLOCK",
  "CLOSED",
]);

/** Openings of seasons are besides those of all year, which each season repeats. */
function withSeasons(all: readonly Plain[]): Tokens {
  const whole = all.filter(({ season }) => season.length === 0).flatMap(({ openings }) => openings);
  const seasons = new Map<string, Tokens>();
  for (const { season, openings } of all.filter((each) => each.season.length > 0)) {
    const name = season.map(({ text }) => text).join(" ");
    seasons.set(name, [...(seasons.get(name) ?? [...season, COLON, ...whole]), ...openings]);
  }
  return [...whole, ...[...seasons.values()].flat(), ...all.flatMap(({ closings }) => closings)];
}

function readSentence(said: Tokens): readonly PhraseClause[] | null {
  const phrases = said.length === 0 ? null : parsePhrases(said);
  const clauses = phrases === null ? null : splitPhraseClauses(phrases);
  const merged = clauses === null ? null : withLoose(withSpans(clauses));
  return merged !== null && merged.length > 0 ? merged : null;
}

function findBases(clauses: readonly PhraseClause[]): Bases {
  const bases = new Map<Day, Base | null>();
  for (const { closing, spans, season, part, span, days } of clauses) {
    if (closing !== "NONE" || spans.length === 0 || season.length > 0) continue;
    const [of] = part;
    const read =
      span === null ? null : believableSpan(span.from, span.until, of?.kind === "PART" ? of.part : null);
    for (const day of days.flatMap(({ item }) => item.days)) {
      const isSure = read !== null && typeof read !== "string" && !bases.has(day);
      bases.set(day, isSure ? { start: read.start, end: toEndMinute(read) } : null);
    }
  }
  return bases;
}

/** Returns the plain forms of the clauses of a sentence; null where one of them has none. */
function composedSentence(clauses: readonly PhraseClause[], bases: Bases): readonly Plain[] | null {
  const all: Plain[] = [];
  for (const [index, clause] of clauses.entries()) {
    const plain = composedClause(clause, clauses[index - 1] ?? null, bases);
    if (plain === null) return null;
    all.push(plain);
  }
  return all;
}

const opening = (openings: Tokens, season: Tokens = []): Plain => ({ season, openings, closings: [] });
const closing = (closings: Tokens): Plain => ({ season: [], openings: [], closings });

function composedClause(clause: PhraseClause, before: PhraseClause | null, bases: Bases): Plain | null {
  const { spans, span, opens, shuts } = clause;
  const isSingle = opens !== null || shuts !== null;
  if (clause.seasonName.length > 0) return idleClosing(clause, bases);
  if (clause.closing === "NONE" && !isSingle)
    return clause.dates.length > 0 ? datedClause(clause) : openClause(clause);
  if (clause.season.length > 0) return null;
  if (spans.length === 0 && !isSingle) return closedClause(clause);
  if (clause.dates.length > 0) return null;
  if (clause.closing === "CLOSED" && !isSingle) return pausedClause(clause, before);
  // "closed Tue from 1 pm, Thu from 2 pm", "except Fridays from 1 pm"
  const isFrom = opens?.by === "WORD" && (clause.closing === "EXCEPT" || before?.closing === "CLOSED");
  if (isFrom) return null;
  if (clause.closing === "CLOSED") return shutClause(clause, bases);
  if (isSingle) return changedClause(clause, opens, shuts, bases);
  if (span === null) return null;
  return changedClause(clause, { at: span.from, by: "WORD" }, { at: span.until, by: "WORD" }, bases);
}

const daysIn = (clause: PhraseClause): Tokens =>
  clause.days.flatMap(({ tokens }, index) => (index === 0 ? tokens : [COMMA, ...tokens]));

const wordsIn = ({ words }: PhraseClause): readonly string[] =>
  words.flatMap(({ text }) => text.split(/[^\p{L}\d]+/u));

/** Its words say nothing of how long or how often, and take nothing back. */
const isPlainReason = (clause: PhraseClause): boolean =>
  !wordsIn(clause).some((word) => isOfShift(word) || (isOfNoDoor(word) && !REASON.test(word))) &&
  clause.wordsBefore.every(({ text }) => FRAME.test(text));
/** Words about those who work there: why it is closed then. */
const REASON =
  /^(?:staff|personal|meetings?|reunion\p{L}*|junta|training|class(?:es)?|clases?|workshops?|taller\p{L}*|orientation|closed|cerrad[oa]s?|shut|locked|office|oficina|when|cuando|while|mientras|early|late|temprano|tarde|starts?|begins?|starting|ends?|volunt\p{L}+|until|hasta|but|pero)$/u;
const isOfFrame = (clause: PhraseClause): boolean => wordsIn(clause).every((word) => FRAME.test(word));

/** `Sunday 1-5 Labor Day through Memorial Day; closed Sundays in summer`: outside of the season it is closed anyway. */
function idleClosing(clause: PhraseClause, bases: Bases): Plain | null {
  const days = clause.days.flatMap(({ item }) => item.days);
  const isIdle = clause.closing === "CLOSED" && days.length > 0 && days.every((day) => !bases.has(day));
  return isIdle && !hasTimes(clause) && clause.words.length === 0 ? opening([]) : null;
}

function closedClause(clause: PhraseClause): Plain | null {
  const days = daysIn(clause);
  const { dates, part } = clause;
  if (clause.time.length > 0) return null;
  // "closed school holidays"
  if (clause.words.length > 0 && clause.days.some(({ item }) => item.holidays.length > 0)) return null;
  if (clause.days.some(({ item }) => item.isAlternate === true) || clause.isForLunch) return null;
  if (days.length > 0 === dates.length > 0 || part.length > 0 || !isPlainReason(clause)) return null;
  return closing([CLOSED, ...days, ...dates, STOP]);
}

/** `closed 12-1 for lunch`, `closed Wed 12-1` */
function pausedClause(clause: PhraseClause, before: PhraseClause | null): Plain | null {
  const [span, ...others] = clause.spans;
  if (span === undefined || others.length > 0 || clause.part.length + clause.heading.length > 0) return null;
  if (clause.time.length > 0) return null;
  if (!isPlainReason(clause)) return null;
  const own = daysIn(clause);
  const days = own.length > 0 || before === null || !clause.isInside ? own : daysIn(before);
  return closing([CLOSED, ...span, ...days, STOP]);
}

/** `closed Fridays from 1 pm`, `closed the 1st Monday until 10`: what ends a closing opens the door. */
function shutClause(clause: PhraseClause, bases: Bases): Plain | null {
  const { opens, shuts, days } = clause;
  const [only] = days;
  const isOne = only !== undefined && !only.tokens.some(({ kind }) => kind === "COMMA" || kind === "AND");
  const isBoth = opens !== null && shuts !== null;
  if (isBoth || !isOne || [opens, shuts].some((time) => time?.by === "VERB")) return null;
  return changedClause(clause, shuts, opens, bases);
}

/** `Saturday, December 12, 2026, 9-11`: the door is open on that date alone. */
function datedClause(clause: PhraseClause): Plain | null {
  const { dates, span, spans, part, season, days } = clause;
  const isOther = (token: HoursToken): boolean => token.kind !== "DATE" || token.dates.length !== 1;
  // "Saturday, December 12": the day is that of the date.
  const isOfDate = days.every(({ item }) => item.days.length === 1 && item.monthly.length === 0);
  if (span === null || spans.length !== 1 || part.length + season.length > 0 || !isOfDate) return null;
  if (clause.time.length > 0 || dates.some(isOther) || !(isOfFrame(clause) || isSurelyOfDoor(clause)))
    return null;
  const read = believableSpan(span.from, span.until);
  if (typeof read === "string") return null;
  const dated = dates.flatMap((token) => {
    const [date] = token.kind === "DATE" ? token.dates : [];
    const isDay = date !== undefined && date.order === null && date.startDate === date.endDate;
    return isDay
      ? [{ type: "DATE_RANGE" as const, startDate: date.startDate, endDate: date.endDate, span: read }]
      : [];
  });
  return dated.length === dates.length ? { season: [], openings: [], closings: [], dated } : null;
}

const isSurelyOfDoor = (clause: PhraseClause): boolean =>
  !wordsIn(clause).some(isOfNoDoor) && estimateRoles(clause.tokens)("door") >= SURE;

function openClause(clause: PhraseClause): Plain | null {
  const { days, dates, spans, part, heading, season } = clause;
  if (days.length === 0 || spans.length === 0 || dates.length > 0 || clause.isForLunch) return null;
  if (clause.time.length > 0 && !isOutside(clause, clause.time)) return null;
  // "In December also Sundays 12 to 4"
  if (clause.isSeasonFirst && !clause.tokens.some(({ text }) => ALSO.test(text))) return null;
  // "beginning in September": the first day is not stated.
  if (season.length > 0 && clause.words.length > 0) return null;
  if (!isOfFrame(clause) && !isSurelyOfDoor(clause)) return null;
  const times = spans.flatMap((span, index) => (index === 0 ? span : [COMMA, ...span]));
  return opening([...heading, ...daysIn(clause), ...part, ...times, STOP], season);
}

const ALSO = /^(?:also|and also|plus|tambien|y tambien)$/u;

/** Words around times that say nothing but that it is open. */
const FRAME =
  /^(?:|we|us|serve|serves|serving|servimos|sirven|sirve|servido|atendemos|atiende|atienden|every|each|as|well|all|re|were|it|its|they|the|stay|stays|staying|remain|remains|keep|do|also|with|when|who|que|cuando|nos|quedamos|extended|later|late|early|earlier|hours|horario|extendido|only|nomas|solo|service|services|center|office|doors?|is|are|place|takes|open|opens|opened|opening|from|abrimos|abre|abren|abierto|abierta|starts?|starting|begins?|beginning|except|exception|through|a|partir)$/u;

/** A clause that opens or shuts its days at other times than the rest says. */
function changedClause(
  clause: PhraseClause,
  opens: SingleTime | null,
  shuts: SingleTime | null,
  bases: Bases,
): Plain | null {
  const items = clause.days.map(({ item }) => item);
  if (items.length === 0 || !items.every(isPlainDays) || !isPlainReason(clause)) return null;
  if (clause.heading.length + clause.dates.length + clause.time.length > 0) return null;
  const days = items.flatMap((item) => [...item.days, ...item.monthly.map(({ day }) => day)]);
  const on = daysIn(clause);
  if (days.every((day) => !bases.has(day))) return addedClause(clause, on, shuts, bases);
  const base = commonBase(days, bases);
  const start = base === null || opens === null ? (base?.start ?? null) : startBefore(opens.at, base.end);
  const end = base === null || shuts === null ? (base?.end ?? null) : endBehind(base.start, shuts.at);
  if (base === null || start === null || end === null || end <= start || end > MIDNIGHT) return null;
  const isWider = start < base.start || end > base.end;
  if (isWider && !isOfFrame(clause)) return null;
  const span = (from: number, until: number): Tokens =>
    from < until ? [...on, clock(from), DASH, clock(until), STOP] : [];
  const openings = [...span(start, Math.min(base.start, end)), ...span(Math.max(base.end, start), end)];
  const from = end < base.end ? toSaid(end) : null;
  const until = start > base.start ? toSaid(start) : null;
  const text = on.map((token) => token.text).join(" ");
  const closings: Tokens =
    from === null && until === null ? [] : [{ kind: "CHANGED", on, from, until, text }, STOP];
  return { season: [], openings, closings };
}

/** `weekdays 9 to 5, Saturdays until noon`: it opens when it does on the other days. */
function addedClause(clause: PhraseClause, on: Tokens, shuts: SingleTime | null, bases: Bases): Plain | null {
  const base = commonBase([...bases.keys()], bases);
  const isUntil = shuts?.by === "WORD" && clause.opens === null;
  const end = base === null || !isUntil ? null : endBehind(base.start, shuts.at);
  if (base === null || end === null || end > MIDNIGHT || !isOfFrame(clause) || clause.closing !== "NONE")
    return null;
  return opening([...on, clock(base.start), DASH, clock(end), STOP]);
}

/** Returns the one opening that all these days have; null where they differ, or it may be two. */
function commonBase(days: readonly Day[], bases: Bases): Base | null {
  const [first, ...others] = days.map((day) => bases.get(day) ?? null);
  if (first == null) return null;
  return others.every((base) => base?.start === first.start && base.end === first.end) ? first : null;
}

const MIDNIGHT = 24 * 60;
const toSaid = (minute: number): ClockText => ({ minute, half: "SAID" });

function startBefore(at: ClockText, end: number): number | null {
  const span = believableSpan(at, toSaid(end));
  return typeof span === "string" ? null : span.start;
}

function endBehind(start: number, at: ClockText): number | null {
  const span = believableSpan(toSaid(start), at);
  return typeof span === "string" ? null : toEndMinute(span);
}
