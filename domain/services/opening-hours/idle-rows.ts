import { dayOfIsoDate } from "../../base/time/civil-date.ts";
import type { EditorRow } from "./editor-rows.ts";
import type { ScheduleEntry } from "./entry.ts";
import { buildPattern, openOnDay } from "./occurrences.ts";
import { readRow, toScheduleEntries } from "./read-rows.ts";

/** Number of days checked of a longer range; they are enough to decide. */
const MAX_DAYS = 370;

/**
 * The keys of rows of certain dates that open nothing which the other rows do not open anyway (rule opening-hours 33):
 * who writes "November 29, 6–8 PM" beside "every day 6 PM – 8 AM" means to close earlier, and would not.
 */
export function idleRows(rows: readonly EditorRow[]): ReadonlySet<number> {
  const idle = rows.filter((row) => {
    const { entries } = readRow(row, "schedules");
    if (row.kept !== undefined || row.type !== "DATE_RANGE" || entries.length === 0) return false;
    const others = toScheduleEntries(
      rows.filter((each) => each !== row),
      "schedules",
    );
    return listDays(row).every((day) => isSameDay(day, others, [...others, ...entries]));
  });
  return new Set(idle.map(({ key }) => key));
}

function listDays({ startDate, endDate }: EditorRow): readonly number[] {
  const first = dayOfIsoDate(startDate);
  const last = dayOfIsoDate(endDate);
  if (first === null || last === null) return [];
  // A night of the last day ends on the next.
  const length = Math.min(MAX_DAYS, last - first + 2);
  return Array.from({ length }, (_, ahead) => first + ahead);
}

function isSameDay(day: number, without: readonly ScheduleEntry[], whole: readonly ScheduleEntry[]): boolean {
  const openBy = (schedules: readonly ScheduleEntry[]) =>
    JSON.stringify(
      openOnDay(buildPattern({ timeZone: "UTC", isContact: false, schedules, closeSchedules: [] }), day),
    );
  return openBy(without) === openBy(whole);
}
