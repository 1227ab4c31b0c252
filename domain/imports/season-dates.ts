import { MAX_ENTRIES } from "../base/contract/limits.ts";
import { WITHOUT_BEGINNING, WITHOUT_END } from "../services/opening-hours/ended-hours.ts";
import type { ScheduleEntry, Validity } from "../services/opening-hours/entry.ts";
import { yearlyDates } from "./closing-dates.ts";
import type { DateReading } from "./date-forms.ts";
import { closedOutside, findLatestDate, gapsBetween, nextDate, within } from "./row-validities.ts";

/**
 * Between which dates of a text its hours hold: dates of every year, or of one; from a day on, which a text may leave
 * open to be one of two; or all that other seasons leave.
 */
export type SeasonDates =
  | { kind: "YEARLY"; dates: readonly DateReading[] }
  | { kind: "FROM"; dates: readonly string[] }
  /** The dates of one year, both inside; there are no hours that are known besides. */
  | { kind: "DATES"; startDate: string; endDate: string }
  /** Up to the day before other hours begin. */
  | { kind: "UNTIL"; endDate: string }
  | { kind: "REST" };

/** The hours of one season, without its dates. */
export interface SeasonHours {
  season: SeasonDates;
  schedules: readonly ScheduleEntry[];
}

export interface DatedHours {
  schedules: readonly ScheduleEntry[];
  /** Closed days behind the last known date. */
  closeSchedules: readonly ScheduleEntry[];
}

/** Fewer years of a season would run out before a source comes in again. */
const FEWEST_YEARS = 2;

/**
 * The entries of seasons with the dates of the coming years. Null where two of them overlap, where they take more
 * entries than a service can have, or where dates of one year are over or beside others. One day that two seasons
 * share ("October 1 – April 1" and "April 1 – October 1") is in neither.
 *
 * @param today ISO date of the import
 */
export function datedHours(seasons: readonly SeasonHours[], today: string): DatedHours | null {
  const year = Number(today.slice(0, 4));
  const isOfOneYear = seasons.some(({ season }) => season.kind === "DATES");
  if (isOfOneYear && (seasons.length > 1 || isOver(seasons, today))) return null;
  const dated = seasons.map(({ season }) =>
    listValidities(season, year).filter(({ endDate }) => endDate >= today),
  );
  const rest = listGaps(dated.flat());
  const whole = seasons.map(({ season }, index) => (season.kind === "REST" ? rest : (dated[index] ?? [])));
  const spans = withoutSharedDays(whole);
  if (spans === null) return null;
  const perYear = seasons.reduce((sum, { schedules }) => sum + schedules.length, 0);
  const years = Math.min(
    Math.floor(MAX_ENTRIES / Math.max(perYear, 1)),
    Math.max(...spans.map(({ length }) => length)),
  );
  const isOpenEnd = seasons.some(({ season }) => season.kind === "FROM");
  if (!isOpenEnd && years < (isOfOneYear ? 1 : FEWEST_YEARS)) return null;
  const used = spans.map((each) => each.slice(0, Math.max(years, 1)));
  const schedules = seasons.flatMap((each, index) =>
    (used[index] ?? []).flatMap((during) => each.schedules.map((entry) => within(entry, during))),
  );
  const last = findLatestDate(used.flat().map(({ endDate }) => endDate));
  return { schedules, closeSchedules: last >= WITHOUT_END ? [] : closedOutside(null, last) };
}

const isOver = (seasons: readonly SeasonHours[], today: string): boolean =>
  seasons.some(({ season }) => season.kind === "DATES" && season.endDate < today);

function listValidities(season: SeasonDates, year: number): readonly Validity[] {
  switch (season.kind) {
    case "YEARLY":
      return withoutSeams(yearlyDates(season.dates, year));
    case "FROM": {
      const startDate = findLatestDate([WITHOUT_BEGINNING, ...season.dates]);
      return [{ startDate, endDate: WITHOUT_END }];
    }
    case "UNTIL":
      return [{ startDate: WITHOUT_BEGINNING, endDate: season.endDate }];
    case "DATES":
      return [{ startDate: season.startDate, endDate: season.endDate }];
    case "REST":
      return [];
  }
}

/** "June, July and August" is one season. */
function withoutSeams(spans: readonly Validity[]): readonly Validity[] {
  const whole: Validity[] = [];
  for (const span of spans) {
    const last = whole[whole.length - 1];
    if (last !== undefined && span.startDate <= nextDate(last.endDate, 1))
      whole[whole.length - 1] = {
        ...last,
        endDate: findLatestDate([span.endDate, last.endDate]),
      };
    else whole.push(span);
  }
  return whole;
}

/** Returns the gaps before and between the dates; nothing is known about the time behind the last. */
function listGaps(spans: readonly Validity[]): readonly Validity[] {
  return gapsBetween(spans).filter(({ endDate }) => endDate < WITHOUT_END);
}

function withoutSharedDays(
  seasons: readonly (readonly Validity[])[],
): readonly (readonly Validity[])[] | null {
  const all = seasons.flatMap((spans, season) => spans.map((span) => ({ ...span, season })));
  all.sort((one, other) => (one.startDate < other.startDate ? -1 : 1));
  for (const [index, span] of all.entries()) {
    const next = all[index + 1];
    if (next === undefined || next.startDate > span.endDate) continue;
    if (next.startDate < span.endDate || next.season === span.season) return null;
    span.endDate = nextDate(span.endDate, -1);
    next.startDate = nextDate(next.startDate, 1);
  }
  return seasons.map((_spans, season) =>
    all
      .filter((each) => each.season === season && each.startDate <= each.endDate)
      .map(({ startDate, endDate }) => ({ startDate, endDate })),
  );
}
