import type { OpeningHoursWords } from "#words/compiled/services/opening-hours.ts";
import { needsYear } from "../../base/time/civil-date.ts";
import { WITHOUT_BEGINNING, WITHOUT_END } from "./ended-hours.ts";
import { DAYS, type Day, type ScheduleEntry, type Validity } from "./entry.ts";
import { type HoursLine, hoursLines } from "./hours-lines.ts";

/** A line in two parts, for two columns: "Mon–Fri", "9:00 AM – 5:00 PM". `times` may be empty. */
export interface HoursLineText {
  days: string;
  times: string;
}

/**
 * A line of opening hours or of closed days in one language; what has no times is said to last all day.
 *
 * @param today ISO, in the service's zone; empty: not known, or of no matter, and dates have their year
 */
export function hoursLineText(
  line: HoursLine,
  { days, lines }: OpeningHoursWords,
  today: string,
): HoursLineText {
  switch (line.when) {
    case "ALWAYS":
      return { days: lines.aroundTheClock, times: "" };
    case "NEVER_AGAIN":
      return { days: lines.permanentlyClosed, times: "" };
    case "WEEKLY":
    case "MONTHLY":
    case "MONTH_DAYS": {
      const on = capitalised(recurrenceText(line, { days, lines }));
      const { during } = line;
      return {
        days: during === undefined ? on : lines.during(on, seasonText(during, lines, today)),
        times: timesText(line, lines),
      };
    }
    case "DATES":
      return { days: datesText(line, lines, today), times: timesText(line, lines) };
  }
}

function recurrenceText(
  line: Extract<HoursLine, { during?: Validity }>,
  words: Pick<OpeningHoursWords, "days" | "lines">,
): string {
  const { lines } = words;
  if (line.when === "MONTHLY") return lines.monthly(line.periods, line.days);
  if (line.when === "MONTH_DAYS") return lines.monthDays(line.monthDays);
  const on = line.days.length === DAYS.length ? lines.everyDay : daysText(line.days, words);
  return line.everyWeeks === undefined ? on : lines.everyWeeks(line.everyWeeks, on);
}

/** Within a line: "Friday (from January 8)". */
function seasonText(during: Validity, lines: LineWords, today: string): string {
  const dates = datesText(during, lines, today);
  const isOpen = during.endDate >= WITHOUT_END || during.startDate <= WITHOUT_BEGINNING;
  return isOpen ? dates.charAt(0).toLowerCase() + dates.slice(1) : dates;
}

/** Formats the dates; a date that means no beginning or no end is not shown. */
function datesText(
  { startDate, endDate }: Validity,
  lines: OpeningHoursWords["lines"],
  today: string,
): string {
  if (endDate >= WITHOUT_END) return lines.datesFrom(startDate, needsYear(startDate, today));
  const endsFar = needsYear(endDate, today);
  if (startDate <= WITHOUT_BEGINNING) return lines.datesUntil(endDate, endsFar);
  return lines.dates(startDate, endDate, endsFar || needsYear(startDate, today));
}

/**
 * Entries in few lines of one language: "Every day 6:00 PM – 9:00 PM".
 *
 * @param today ISO, in the service's zone; empty: not known
 */
export function hoursTexts(
  entries: readonly ScheduleEntry[],
  today: string,
  words: OpeningHoursWords,
): string[] {
  return hoursLines(entries, today).map((line) => {
    const { days, times } = hoursLineText(line, words, today);
    return `${days} ${times}`.trim();
  });
}

type LineWords = OpeningHoursWords["lines"];

function timesText(
  { spans }: { spans: Extract<HoursLine, { spans: unknown }>["spans"] },
  lines: LineWords,
): string {
  if (spans.length === 0) return lines.allDay;
  return spans.map(({ start, end, endsNextDay }) => lines.span(start, end, endsNextDay)).join(", ");
}

/** One day by its whole name; three or more in a row as a run. */
function daysText(days: readonly Day[], words: Pick<OpeningHoursWords, "days" | "lines">): string {
  const [only] = days;
  if (only !== undefined && days.length === 1) return words.days[only];
  return words.lines.list(
    groupRuns(days).flatMap((run) => {
      const [first, last] = [run[0], run[run.length - 1]];
      if (first === undefined || last === undefined) return [];
      return run.length > 2 ? [words.lines.run(first, last)] : run.map(words.lines.shortDay);
    }),
  );
}

function groupRuns(days: readonly Day[]): Day[][] {
  const runs: Day[][] = [];
  for (const day of days) {
    const run = runs[runs.length - 1];
    const before = run?.[run.length - 1];
    if (run !== undefined && before !== undefined && DAYS.indexOf(before) + 1 === DAYS.indexOf(day)) {
      run.push(day);
    } else runs.push([day]);
  }
  return runs;
}

/** Capitalizes the first letter, for the beginning of a line. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
