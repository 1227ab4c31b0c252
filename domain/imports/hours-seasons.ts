import type { ClockSpan } from "../services/opening-hours/entry.ts";
import { believableSpan } from "./believable-span.ts";
import { toEndMinute } from "./hours-entries.ts";
import type { HoursFault, HoursItem } from "./hours-item.ts";
import { nextDate } from "./row-validities.ts";
import type { SeasonDates } from "./season-dates.ts";

/** The items that a text states for one season. */
export interface SeasonPart {
  season: SeasonDates;
  items: readonly HoursItem[];
}

type SeasonItem = HoursItem & { kind: "SEASON" };

/**
 * Divides a text by its seasons, which come before their hours in all of it (`Nov-Mar: 7pm-7am. Apr-Oct: 8pm-6am`) or
 * behind them (`Mon-Fri 9-5 (September-May), 9-3 (June-August)`). Days that only one part names hold for each part.
 * Hours before the first of several seasons are those of the rest of the year. A single season includes everything in
 * its sentence, or below it.
 */
export function seasonParts(stated: readonly HoursItem[]): readonly SeasonPart[] | HoursFault {
  const all = withoutClosedRest(stated);
  const divided = partsOfAll(all);
  // "Mon-Fri 9-5. Nov-Mar 7pm-7am. Closed the rest of the year."
  if (all !== stated && "length" in divided && divided.some(({ season }) => season.kind === "REST"))
    return { fault: "closing", words: "" };
  return divided;
}

/** `Closed all August. Rest of the year: Mon 4-7`: beside a closing of every year the rest is what is open. */
export function withoutOpenRest(items: readonly HoursItem[]): readonly HoursItem[] {
  const [rest, ...others] = items.filter((item) => item.kind === "SEASON");
  if (rest?.dates.kind !== "REST" || others.length > 0) return items;
  const before = items.slice(0, items.indexOf(rest)).filter((item) => item.kind !== "BREAK");
  const isClosing = before.length === 2 && before[0]?.kind === "CLOSED" && before[1]?.kind === "YEARLY";
  return isClosing ? items.filter((item) => item !== rest) : items;
}

/** `Nov-Mar 7pm-7am nightly. Closed the rest of the year`: outside of its seasons it is closed anyway. */
function withoutClosedRest(items: readonly HoursItem[]): readonly HoursItem[] {
  const isDated = items.some((item) => item.kind === "SEASON" && item.dates.kind === "YEARLY");
  const rest = items.find((item) => item.kind === "SEASON" && item.dates.kind === "REST");
  if (!isDated || rest === undefined) return items;
  const spoken = items.filter((item) => item.kind !== "BREAK" || item.strength !== "SOFT");
  const at = spoken.indexOf(rest);
  const isStop = (item: HoursItem | undefined): boolean => item === undefined || item.kind === "BREAK";
  const [before, next] = [spoken[at - 1], spoken[at + 1]];
  if (before?.kind === "CLOSED" && isStop(next))
    return items.filter((item) => item !== rest && item !== before);
  const isFirst = next?.kind === "CLOSED" && isStop(before) && isStop(spoken[at + 2]);
  return isFirst ? items.filter((item) => item !== rest && item !== next) : items;
}

function partsOfAll(all: readonly HoursItem[]): readonly SeasonPart[] | HoursFault {
  const items = withClosedSeasons(all);
  const seasons = items.filter((item) => item.kind === "SEASON");
  const [first, ...others] = seasons;
  if (first === undefined) return items === all ? [] : [{ season: ALL_YEAR, items }];
  const change = partsOfChange(items, seasons);
  if (change !== null) return change;
  const closed = seasons.find((season) => isClosing(items, items.indexOf(season)));
  if (closed !== undefined) return { fault: "closing", words: closed.text };
  // "Tue 9-12. Nov-Dec: also Thu 9-12": the hours of the rest of the year may also continue in the season.
  const added = items.find(isAddition);
  if (added !== undefined) return { fault: "severalParts", words: added.text };
  const divided = others.length === 0 ? partOfOne(items, first) : splitSeasonParts(items, seasons);
  return "fault" in divided ? divided : withSharedDays(divided);
}

function partOfOne(items: readonly HoursItem[], season: SeasonItem): readonly SeasonPart[] | HoursFault {
  const sentences = splitSentences(items);
  const telling = sentences.filter((sentence) => sentence.some(isHours));
  const at = sentences.findIndex((sentence) => sentence.includes(season));
  const firstHours = sentences.findIndex((sentence) => sentence.some(isHours));
  const ownLine = seasonOfLine(items, season);
  if (ownLine !== null) return ownLine;
  const [only] = telling;
  const [own, later] = [sentences.slice(at, at + 1).flat(), sentences.slice(at + 1).flat()];
  // "Dec 1 - Feb 28: Mon-Fri 10-4. Regular hours Mon-Fri 9-5": both cannot hold on one day.
  const isOther =
    at === firstHours && isFirst(own, season) && areSameDays(own, later) && areAtOnce(own, later);
  if (isOther && season.dates.kind === "YEARLY")
    return [
      { season: season.dates, items: own.filter((item) => item !== season) },
      { season: { kind: "REST" }, items: later },
    ];
  const isAll =
    telling.length < 2 ||
    isOneOpening(sentences, at) ||
    at < firstHours ||
    (at === firstHours && isFirst(only ?? [], season));
  // "Temporarily closed. Reopening March 1, 2027."
  const isClosedBefore = season.dates.kind === "FROM" && isClosedAlone(sentences[0]);
  const rest = (isClosedBefore ? sentences.slice(1).flat() : items).filter((item) => item !== season);
  // "June 14 - August 6, 2027, Mon-Fri 11-1. Sat 9-12": the other days may be those of all year.
  const isBeside = season.dates.kind === "DATES" && telling.length > 1 && at >= firstHours;
  if (isAll && !isBeside) return [{ season: season.dates, items: rest }];
  if (season.dates.kind !== "YEARLY" || at <= firstHours || !isFirst(sentences[at] ?? [], season))
    return { fault: "unknownWords", words: season.text };
  // "Mon-Fri 9-5. June-August: Mon-Thu 8-3"
  if (closesDays(sentences.slice(0, at).flat())) return { fault: "closing", words: season.text };
  return [
    { season: { kind: "REST" }, items: sentences.slice(0, at).flat() },
    {
      season: season.dates,
      items: sentences
        .slice(at)
        .flat()
        .filter((item) => item !== season),
    },
  ];
}

/** Whether days of the week are named in both. */
function areSameDays(some: readonly HoursItem[], others: readonly HoursItem[]): boolean {
  const daysIn = (items: readonly HoursItem[]): readonly string[] =>
    items.flatMap((item) => (item.kind === "DAYS" ? item.days : []));
  const named = new Set(daysIn(some));
  return daysIn(others).some((day) => named.has(day));
}

/** Whether a span of the one lies within or across a span of the other. */
function areAtOnce(some: readonly HoursItem[], others: readonly HoursItem[]): boolean {
  const spansIn = (items: readonly HoursItem[]): readonly ClockSpan[] =>
    items.flatMap((item) => {
      const span = item.kind === "SPAN" ? believableSpan(item.from, item.until) : "noLength";
      return typeof span === "string" ? [] : [span];
    });
  return spansIn(some).some((one) =>
    spansIn(others).some((other) => one.start < toEndMinute(other) && other.start < toEndMinute(one)),
  );
}

/** Between hours that end and others that begin, in days. */
const LONGEST_GAP = 4;

/**
 * `M-F 8-5. Effective Jan 4, 2027 new hours: M-Th 7-6`, `From Jan 4, 2027: M-F 10-6. Until Jan 3, 2027: M-F 9-5`: what
 * holds up to the day before a change, and what holds from it on.
 */
function partsOfChange(
  items: readonly HoursItem[],
  seasons: readonly SeasonItem[],
): readonly SeasonPart[] | null {
  const begins = seasons.find(({ dates }) => dates.kind === "FROM");
  const [date, ...readings] = begins?.dates.kind === "FROM" ? begins.dates.dates : [];
  if (begins === undefined || date === undefined || readings.length > 0 || items.some(isAddition))
    return null;
  const [ends, ...others] = seasons.filter((season) => season !== begins);
  const endDate = nextDate(date, -1);
  // On a holiday and a weekend between both nothing is said to be open.
  const last = ends?.dates.kind === "DATES" ? ends.dates.endDate : endDate;
  const isEnd = ends?.dates.kind === "DATES" && last <= endDate && nextDate(last, LONGEST_GAP) >= endDate;
  if (others.length > 0 || (ends !== undefined && !isEnd)) return null;
  const sentences = splitSentences(items);
  const at = sentences.findIndex((sentence) => sentence.includes(begins));
  const end = ends === undefined ? 0 : sentences.findIndex((sentence) => sentence.includes(ends));
  const first = Math.min(at, end);
  const second = Math.max(at, end);
  const parts = [sentences.slice(0, second), sentences.slice(second)].map((some) =>
    some.flat().filter((item) => item.kind !== "SEASON"),
  );
  const areTold = parts.every((part) => part.some(isSpan) && part.some(isDays));
  const areFirst = [begins, ends].every((season) => {
    const sentence = season === undefined ? undefined : sentences.find((each) => each.includes(season));
    return season === undefined || isFirst(sentence ?? [], season);
  });
  if (!areTold || !areFirst || (ends !== undefined && first > 0)) return null;
  const until: SeasonDates = { kind: "UNTIL", endDate: last };
  const isNewFirst = at < end;
  return [
    { season: isNewFirst ? begins.dates : until, items: parts[0] ?? [] },
    { season: isNewFirst ? until : begins.dates, items: parts[1] ?? [] },
  ];
}

/** `Sun 1-5 (Sept-May)` on a line below those of other days: of this line alone. */
function seasonOfLine(items: readonly HoursItem[], season: SeasonItem): readonly SeasonPart[] | null {
  const lines = splitLines(items);
  const own = lines.find((line) => line.includes(season)) ?? [];
  const at = own.indexOf(season);
  const isBehind = own[at - 1]?.text === "(" && own.slice(0, at).some(isSpan) && !own.slice(at).some(isHours);
  const areWhole = lines.length > 1 && lines.every((line) => line.some(isDays) && line.some(isHours));
  const isOpen = lines.every((line) => line.some(isSpan) || line.some(({ kind }) => kind === "CLOSED"));
  if (season.dates.kind !== "YEARLY" || !isBehind || !areWhole || !isOpen) return null;
  return [
    { season: season.dates, items: items.filter((item) => item !== season) },
    { season: { kind: "REST" }, items: lines.filter((line) => line !== own).flat() },
  ];
}

/** Each with the break that ends it. */
function splitLines(items: readonly HoursItem[]): readonly (readonly HoursItem[])[] {
  const lines: HoursItem[][] = [[]];
  for (const item of items) {
    lines[lines.length - 1]?.push(item);
    if (item.kind === "BREAK" && (item.strength === "LINE" || item.strength === "BLANK")) lines.push([]);
  }
  return lines.filter((line) => line.some((item) => item.kind !== "BREAK"));
}

/** `Doors open 7-9 pm. Nightly Nov 1 - Mar 31.`: one sentence has the times, and the other one the days. */
function isOneOpening(sentences: readonly (readonly HoursItem[])[], at: number): boolean {
  const timed = sentences.filter((sentence) => sentence.some(isSpan));
  const dated = sentences.filter((sentence) => sentence.some(isDays));
  const [days, ...others] = dated;
  return timed.length === 1 && others.length === 0 && days !== undefined && days === sentences[at];
}

function splitSeasonParts(
  items: readonly HoursItem[],
  seasons: readonly SeasonItem[],
): readonly SeasonPart[] | HoursFault {
  const bySentence = partsBySentence(items, seasons.length);
  if (bySentence !== null) return bySentence;
  const indices = seasons.map((season) => items.indexOf(season));
  const [start = 0] = indices;
  const lead = items.slice(0, start);
  const tail = items.slice((indices[indices.length - 1] ?? 0) + 1);
  const hasLead = lead.some(isSpan);
  const hasTail = tail.some(isSpan);
  const between = indices.slice(1).map((index, at) => items.slice((indices[at] ?? 0) + 1, index));
  const areTold = between.every((part) => part.some(isSpan));
  const isBefore = areTold && hasTail;
  if (!isBefore && !(areTold && hasLead)) return { fault: "severalParts", words: seasons[1]?.text ?? "" };
  if (!isBefore) {
    const parts = seasons.map((season, at) => ({
      season: season.dates,
      items: at === 0 ? lead : (between[at - 1] ?? []),
    }));
    // The tail behind the last season may concern each of them: "closed holidays".
    return parts.map((part) => ({ ...part, items: [...part.items, STOP, ...tail] }));
  }
  // "… Closed Fridays." below the last season holds for each season.
  const closings = splitSentences(tail).filter(
    (sentence) => !sentence.some(isSpan) && sentence.some(({ kind }) => kind === "CLOSED"),
  );
  const own = seasons.map((season, at) => ({
    season: season.dates,
    items: between[at] === undefined ? tail : [...between[at], STOP, ...closings.flat()],
  }));
  if (!hasLead) return own.map((part) => ({ ...part, items: [...lead, ...part.items] }));
  if (closesDays(lead) || own.some(({ season }) => season.kind !== "YEARLY"))
    return { fault: "severalParts", words: seasons[0]?.text ?? "" };
  return [{ season: { kind: "REST" }, items: lead }, ...own];
}

/** Each sentence that tells hours has a season of its own; what is closed besides is so in each. */
function partsBySentence(items: readonly HoursItem[], count: number): readonly SeasonPart[] | null {
  const sentences = splitSentences(items);
  const telling = sentences.filter((sentence) => sentence.some(isSpan));
  const others = sentences.filter((sentence) => !telling.includes(sentence));
  const areClosings = others.every((sentence) => sentence.some(({ kind }) => kind === "CLOSED"));
  const seasons = telling.map((sentence) => sentence.filter((item) => item.kind === "SEASON"));
  if (!areClosings || telling.length !== count || seasons.some(({ length }) => length !== 1)) return null;
  return telling.flatMap((sentence, at) =>
    (seasons[at] ?? []).map((season) => ({
      season: season.dates,
      items: [...sentence.filter((item) => item !== season), STOP, ...others.flat()],
    })),
  );
}

/** Copies days that only one part has to the other parts, which have times without days. */
function withSharedDays(parts: readonly SeasonPart[]): readonly SeasonPart[] {
  const named = parts.filter(({ items }) => items.some(isDays));
  const days = new Set(named.flatMap(({ items }) => items.filter(isDays)));
  const [only] = days;
  if (only === undefined || days.size !== 1 || named.length === parts.length) return parts;
  return parts.map((part) => (part.items.some(isDays) ? part : { ...part, items: [only, ...part.items] }));
}

/** Season of statements that hold all year. */
const ALL_YEAR: SeasonDates = { kind: "FROM", dates: [] };

/** The next item that is no mark. */
const next = (items: readonly HoursItem[], index: number): HoursItem | undefined =>
  items.slice(index + 1).find((item) => item.kind !== "BREAK");

function isClosedAlone(sentence: readonly HoursItem[] | undefined): boolean {
  const spoken = (sentence ?? []).filter((item) => item.kind !== "BREAK");
  return spoken.length === 1 && spoken[0]?.kind === "CLOSED";
}

/** "Closed" is the next that its sentence says. */
function isClosing(items: readonly HoursItem[], index: number): boolean {
  const [sentence] = splitSentences(items.slice(index));
  return sentence !== undefined && next(sentence, 0)?.kind === "CLOSED";
}

/** Weekdays that are closed. */
const closesDays = (items: readonly HoursItem[]): boolean =>
  items.some((item, index) => {
    const days = item.kind === "CLOSED" ? next(items, index) : undefined;
    return days?.kind === "DAYS" && days.days.length + days.monthly.length > 0;
  });

/** `July and August: closed` closes in these months. */
function withClosedSeasons(items: readonly HoursItem[]): readonly HoursItem[] {
  const isYearly = items.some((item, index) => item.kind === "SEASON" && isClosed(items, index));
  if (!isYearly) return items;
  return items.flatMap((item, index): HoursItem[] => {
    if (item.kind !== "SEASON" || item.dates.kind !== "YEARLY" || !isClosed(items, index)) {
      const season = lastSeason(items, index);
      return item.kind === "CLOSED" && season !== null ? [item, season] : [item];
    }
    return [];
  });
}

/** The season that this "closed" closes, as dates of a closing. */
function lastSeason(items: readonly HoursItem[], index: number): HoursItem | null {
  let at = index - 1;
  while (items[at]?.kind === "BREAK") at -= 1;
  const season = items[at];
  if (season?.kind !== "SEASON" || season.dates.kind !== "YEARLY" || !isClosed(items, at)) return null;
  return { kind: "YEARLY", dates: season.dates.dates, text: season.text };
}

/** Whether its sentence continues with nothing but "closed". */
function isClosed(items: readonly HoursItem[], index: number): boolean {
  const [sentence] = splitSentences(items.slice(index));
  const spoken = (sentence ?? []).filter((item) => item.kind !== "BREAK");
  return spoken.length === 2 && spoken[1]?.kind === "CLOSED";
}

const isAddition = (item: HoursItem): boolean =>
  item.kind === "BREAK" && /^(?:and also|also|plus|tambien|y tambien)$/u.test(item.text);

const STOP: HoursItem = { kind: "BREAK", strength: "STOP", text: ";" };

const isSpan = (item: HoursItem): boolean => item.kind === "SPAN";
const isDays = (item: HoursItem): boolean => item.kind === "DAYS";
const isHours = (item: HoursItem): boolean => isSpan(item) || isDays(item);

/** Whether nothing about hours precedes it. */
const isFirst = (sentence: readonly HoursItem[], season: SeasonItem): boolean =>
  !sentence.slice(0, sentence.indexOf(season)).some(isHours);

function splitSentences(items: readonly HoursItem[]): readonly (readonly HoursItem[])[] {
  const sentences: HoursItem[][] = [[]];
  for (const item of items) {
    sentences[sentences.length - 1]?.push(item);
    const isEnd = item.kind === "BREAK" && item.strength !== "SOFT" && !/^[()[\]]$/u.test(item.text);
    if (isEnd) sentences.push([]);
  }
  return sentences.filter((sentence) => sentence.some((item) => item.kind !== "BREAK"));
}
