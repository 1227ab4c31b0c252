import type { ClockText } from "./clock-text.ts";
import type { By, Phrase } from "./hours-phrases.ts";
import type { HoursToken } from "./hours-tokens.ts";

/** What one clause of a sentence says: which days, which times, and whether it opens, shuts or changes them. */

type Tokens = readonly HoursToken[];
type Of<Kind extends Phrase["kind"]> = Phrase & { kind: Kind };

export interface SingleTime {
  at: ClockText;
  by: By;
}

export interface PhraseClause {
  days: Of<"DAYS">[];
  spans: Tokens[];
  /** The times of its only span. */
  span: { from: ClockText; until: ClockText } | null;
  opens: SingleTime | null;
  shuts: SingleTime | null;
  /** A closing, or an exception from what was said before. */
  closing: "NONE" | "CLOSED" | "EXCEPT";
  dates: HoursToken[];
  season: Tokens;
  /** Before days a season may hold for more than they do: `Dec 1 - Feb 28: Mon-Fri 10-4. Sat 10-2`. */
  isSeasonFirst: boolean;
  /** A season without its dates. */
  seasonName: Tokens;
  part: Tokens;
  heading: Tokens;
  numbers: Tokens;
  words: HoursToken[];
  /** Those of its words before a closing or an exception. */
  wordsBefore: HoursToken[];
  /** All its tokens. */
  tokens: HoursToken[];
  /** A time by itself. */
  time: Tokens;
  isInside: boolean;
  isForLunch: boolean;
  isDaysFirst: boolean;
}

const emptyClause = (isInside: boolean): PhraseClause => ({
  days: [],
  spans: [],
  span: null,
  opens: null,
  shuts: null,
  closing: "NONE",
  dates: [],
  season: [],
  isSeasonFirst: false,
  seasonName: [],
  part: [],
  heading: [],
  numbers: [],
  words: [],
  wordsBefore: [],
  tokens: [],
  time: [],
  isInside,
  isForLunch: false,
  isDaysFirst: true,
});

export const hasTimes = ({ spans, opens, shuts }: PhraseClause): boolean =>
  spans.length > 0 || opens !== null || shuts !== null;
/** Days of the week or of the month by their weekday, and no others. */
export const isPlainDays = (item: Of<"DAYS">["item"]): boolean =>
  item.holidays.length + item.except.length + item.exceptHolidays.length === 0 &&
  item.monthDays === undefined &&
  item.isAlternate !== true;

const isWhole = (clause: PhraseClause): boolean =>
  (clause.days.length > 0 && (hasTimes(clause) || clause.closing !== "NONE")) || clause.dates.length > 0;

interface Reading {
  clauses: PhraseClause[];
  clause: PhraseClause;
  /** Marks since the last phrase. */
  marks: HoursToken[];
}

/** Splits the phrases of a sentence into its clauses; null where they may be split otherwise. */
export function splitPhraseClauses(phrases: readonly Phrase[]): readonly PhraseClause[] | null {
  const reading: Reading = { clauses: [], clause: emptyClause(false), marks: [] };
  for (const phrase of phrases) {
    if (!read(reading, phrase)) return null;
    if (phrase.kind !== "MARK") reading.marks = [];
  }
  next(reading, false);
  return reading.clauses;
}

function next(reading: Reading, isInside: boolean): void {
  if (reading.clause.tokens.length > 0) reading.clauses.push(reading.clause);
  reading.clause = emptyClause(isInside);
}

/** Adds a phrase; false where it has no place. */
function read(reading: Reading, phrase: Phrase): boolean {
  const isMarked = reading.marks.length > 0;
  if (startsClause(reading, phrase, isMarked)) next(reading, reading.clause.isInside);
  const { clause } = reading;
  switch (phrase.kind) {
    case "MARK":
      reading.marks.push(...phrase.tokens);
      return true;
    case "OPEN":
      next(reading, true);
      return true;
    case "CLOSE":
      next(reading, false);
      return true;
    case "EXCEPT":
      next(reading, clause.isInside);
      reading.clause.closing = "EXCEPT";
      reading.clause.tokens.push(...phrase.tokens);
      return true;
    default:
      if (clause.tokens.length > 0) clause.tokens.push(...reading.marks);
      clause.tokens.push(...phrase.tokens);
      return add(clause, phrase, isMarked);
  }
}

/** Whether a phrase begins a clause of its own behind a clause that is whole. */
function startsClause({ clause }: Reading, phrase: Phrase, isMarked: boolean): boolean {
  switch (phrase.kind) {
    case "DAYS":
      return clause.days.length > 0 && (hasTimes(clause) || clause.closing !== "NONE");
    case "SPAN":
    case "ALWAYS":
      if (clause.closing === "CLOSED" && clause.days.length > 0) return true;
      return isWhole(clause) && clause.closing === "NONE" && !clause.isDaysFirst;
    case "SHUTS":
    case "OPENS":
      return clause.spans.length > 0 && (isMarked || clause.days.length > 0);
    case "CLOSED": {
      const isOfDays = clause.days.length > 0 && !hasTimes(clause) && clause.closing !== "CLOSED";
      return clause.tokens.length > 0 && !isOfDays && (clause.days.length > 0 || hasTimes(clause));
    }
    case "PART":
    case "HEADING":
    case "WORDS":
    case "NOTE":
    case "TIME":
    case "SEASON":
      return isMarked && isWhole(clause);
    default:
      return false;
  }
}

/** Adds a phrase to a clause; false where it has no place in it. */
function add(clause: PhraseClause, phrase: Phrase, isMarked: boolean): boolean {
  switch (phrase.kind) {
    case "DAYS": {
      // "Tue Thu 12-7", "Sun Valley Center: Mon-Fri", "closed 12-1 for lunch and Fridays"
      const isOfOthers = isMarked && clause.closing === "CLOSED" && hasTimes(clause);
      clause.days.push(phrase);
      return clause.days.length === 1 && !isOfOthers;
    }
    case "SPAN":
    case "ALWAYS":
    case "OPENS":
    case "SHUTS":
      return addTime(clause, phrase);
    case "CLOSED":
      if (clause.closing === "CLOSED") return false;
      clause.closing = "CLOSED";
      clause.wordsBefore = [...clause.words];
      return true;
    case "DATES":
      clause.dates.push(...phrase.tokens);
      return true;
    case "WORDS":
      clause.words.push(...phrase.tokens);
      return true;
    default:
      return addAside(clause, phrase);
  }
}

function addTime(clause: PhraseClause, phrase: Phrase): boolean {
  const isFirst = clause.spans.length === 0;
  if (phrase.kind === "OPENS" || phrase.kind === "SHUTS") {
    const side = phrase.kind === "OPENS" ? "opens" : "shuts";
    const isOnly = clause[side] === null && isFirst;
    clause[side] = phrase;
    return isOnly;
  }
  clause.spans.push(phrase.tokens);
  if (phrase.kind !== "SPAN") return isFirst;
  if (clause.days.length === 0 && isFirst) clause.isDaysFirst = false;
  clause.span = isFirst ? { from: phrase.from, until: phrase.until } : null;
  return clause.opens === null && clause.shuts === null;
}

function addAside(clause: PhraseClause, { kind, tokens }: Phrase): boolean {
  switch (kind) {
    case "SEASON": {
      const isOnly = clause.season.length === 0;
      clause.isSeasonFirst = clause.days.length === 0 || !hasTimes(clause);
      clause.season = tokens;
      return isOnly && tokens.every((token) => token.kind === "SEASON" && token.season.kind === "YEARLY");
    }
    case "SEASON_NAME":
      clause.seasonName = tokens;
      return true;
    case "PART": {
      const isOnly = clause.part.length === 0;
      clause.part = tokens;
      return isOnly;
    }
    case "TIME": {
      const isOnly = clause.time.length === 0 && !hasTimes(clause);
      clause.time = tokens;
      return isOnly;
    }
    case "NUMBERS":
      clause.numbers = tokens;
      return clause.isInside;
    case "HEADING":
      clause.heading = [...clause.heading, ...tokens];
      // "Mon-Fri 9-5 lunch": what is served, or a break.
      return !hasTimes(clause);
    default:
      clause.isForLunch ||= kind === "PAUSE";
      return true;
  }
}
