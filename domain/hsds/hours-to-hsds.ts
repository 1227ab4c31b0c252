import { dayOfIsoDate, toIsoDate } from "../base/time/civil-date.ts";
import { MINUTES_PER_DAY } from "../base/time/clock-time.ts";
import { WITHOUT_BEGINNING, WITHOUT_END } from "../services/opening-hours/ended-hours.ts";
import {
  DAYS,
  type Day,
  PERIODS,
  type Period,
  type ScheduleEntry,
  type Validity,
} from "../services/opening-hours/entry.ts";
import { hoursTexts } from "../services/opening-hours/hours-line-text.ts";
import { numericHoursWords } from "../services/opening-hours/numeric-hours-words.ts";
import { derivedId } from "./derived-id.ts";
import type { HsdsSchedule } from "./hsds-records.ts";
import { createMark } from "./profile-attributes.ts";

/** Converts hours to schedules of HSDS (rules hsds 6–10). */

/** Two-letter weekdays of iCalendar. */
export const DAY_CODES: Readonly<Record<Day, string>> = {
  MONDAY: "MO",
  TUESDAY: "TU",
  WEDNESDAY: "WE",
  THURSDAY: "TH",
  FRIDAY: "FR",
  SATURDAY: "SA",
  SUNDAY: "SU",
};
export const EVERY_DAY = DAYS.map((day) => DAY_CODES[day]).join(",");

/** Dates by which an import states that a service is closed outside of its season. */
export const FIRST_DATE = "1970-01-01";
export const LAST_DATE = "2999-12-31";

interface HoursToShow {
  readonly id: string;
  readonly schedules: readonly ScheduleEntry[];
  readonly closeSchedules: readonly ScheduleEntry[];
  readonly isContact: boolean;
  /** Intake hours; empty: not stated. */
  readonly intakeSchedules: readonly ScheduleEntry[];
}

/** Returns the schedules of a service: when it is open, when it is closed, and whether one has to ask. */
export function toHsdsSchedules({
  id,
  schedules,
  closeSchedules,
  isContact,
  intakeSchedules,
}: HoursToShow): HsdsSchedule[] {
  const { season, others } = splitSeason(schedules, closeSchedules);
  const intake = hoursTexts(intakeSchedules, "", numericHoursWords).join("; ");
  const told = intake === "" ? {} : { description: `People are taken in at these times only: ${intake}` };
  // Clients that do not know the mark would take unreliable hours for opening hours.
  const open = grouped(isContact ? [] : schedules).map((entries) => openRow(entries, { ...season, ...told }));
  const closed = grouped(others).map(closedRow);
  const contact = isContact
    ? [{ row: { description: "Contact for hours" }, mark: "contact", value: null } as const]
    : [];
  return [...open, ...closed, ...contact].map(({ row, mark, value }, at) => {
    const scheduleId = derivedId(id, `schedule ${at}`);
    const attributes = mark === null ? {} : { attributes: [createMark(scheduleId, "schedule", mark, value)] };
    return { id: scheduleId, service_id: id, ...row, ...attributes };
  });
}

type Row = Omit<HsdsSchedule, "id" | "service_id" | "attributes">;
interface MarkedRow {
  readonly row: Row;
  readonly mark: "closed" | "contact" | null;
  readonly value: string | null;
}

interface Season {
  readonly valid_from?: string;
  readonly valid_to?: string;
}

/**
 * Returns a season made of closed days before one date and after another, if HSDS can express it: for repeating hours.
 */
function splitSeason(
  schedules: readonly ScheduleEntry[],
  closeSchedules: readonly ScheduleEntry[],
): { season: Season; others: readonly ScheduleEntry[] } {
  const isRepeated =
    schedules.length > 0 &&
    schedules.every((entry) => entry.type !== "DATE_RANGE" && readValidity(entry) === undefined);
  if (!isRepeated) return { season: {}, others: closeSchedules };
  const before = closeSchedules.find((entry) => isWholeRange(entry) && entry.startDate === FIRST_DATE);
  const after = closeSchedules.find((entry) => isWholeRange(entry) && entry.endDate === LAST_DATE);
  if (before === after) return { season: {}, others: closeSchedules };
  return {
    season: {
      ...(before?.type === "DATE_RANGE" ? { valid_from: dayAfter(before.endDate, 1) } : {}),
      ...(after?.type === "DATE_RANGE" ? { valid_to: dayAfter(after.startDate, -1) } : {}),
    },
    others: closeSchedules.filter((entry) => entry !== before && entry !== after),
  };
}

const readValidity = (entry: ScheduleEntry | undefined): Validity | undefined =>
  entry !== undefined && "during" in entry ? entry.during : undefined;

/** Returns the dates of entries that have their own. */
function toSeason(entry: ScheduleEntry | undefined): Season {
  const during = readValidity(entry);
  if (during === undefined) return {};
  return {
    ...(during.startDate <= WITHOUT_BEGINNING ? {} : { valid_from: during.startDate }),
    ...(during.endDate >= WITHOUT_END ? {} : { valid_to: during.endDate }),
  };
}

function isWholeRange(entry: ScheduleEntry): entry is ScheduleEntry & { type: "DATE_RANGE" } {
  return entry.type === "DATE_RANGE" && entry.span === null;
}

/** Returns the date this many days after an ISO date; before it if negative. */
export function dayAfter(date: string, days: number): string {
  return toIsoDate((dayOfIsoDate(date) ?? 0) + days);
}

/** Groups consecutive entries that differ only in their weekday. */
function grouped(entries: readonly ScheduleEntry[]): ScheduleEntry[][] {
  const groups: ScheduleEntry[][] = [];
  for (const entry of entries) {
    const group = groups[groups.length - 1];
    const [first] = group ?? [];
    if (group !== undefined && first !== undefined && isAlike(first, entry)) group.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

function isAlike(one: ScheduleEntry, other: ScheduleEntry): boolean {
  if (one.type !== "WEEKLY" || other.type !== "WEEKLY") return false;
  return JSON.stringify({ ...one, day: null }) === JSON.stringify({ ...other, day: null });
}

function openRow(
  entries: readonly ScheduleEntry[],
  { description, ...season }: Season & Pick<Row, "description">,
): MarkedRow {
  const told = description === undefined ? {} : { description };
  const [entry] = entries;
  if (entry?.type === "FULL_DAY") {
    const row = {
      ...season,
      freq: "WEEKLY",
      interval: 1,
      byday: EVERY_DAY,
      opens_at: "00:00",
      closes_at: "23:59",
      ...told,
    };
    return { row, mark: null, value: null };
  }
  const span = entry !== undefined && "span" in entry ? entry.span : null;
  const times = span === null ? {} : { opens_at: formatTime(span.start), closes_at: formatTime(span.end) };
  const dates = entry?.type === "DATE_RANGE" ? {} : season;
  return { row: { ...dates, ...rule(entries), ...times, ...told }, mark: null, value: null };
}

function closedRow(entries: readonly ScheduleEntry[]): MarkedRow {
  const [entry] = entries;
  const span = entry !== undefined && "span" in entry ? entry.span : null;
  const value =
    span === null
      ? null
      : `${formatTime(span.start)}-${formatTime(span.end)}${span.endsNextDay ? " next day" : ""}`;
  const description = value === null ? "Closed" : `Closed ${value}`;
  return { row: { ...rule(entries), description }, mark: "closed", value };
}

/** Returns the recurrence: the days on which the entries apply. */
function rule(entries: readonly ScheduleEntry[]): Row {
  const [entry] = entries;
  switch (entry?.type) {
    case "WEEKLY": {
      const days = entries.flatMap((each) => (each.type === "WEEKLY" ? [DAY_CODES[each.day]] : []));
      return { freq: "WEEKLY", interval: entry.everyWeeks ?? 1, byday: days.join(","), ...toSeason(entry) };
    }
    case "MONTHLY": {
      const byday = `${toOrdinal(entry.period)}${DAY_CODES[entry.day]}`;
      return { freq: "MONTHLY", interval: 1, byday, ...toSeason(entry) };
    }
    case "MONTH_DAY":
      return { freq: "MONTHLY", interval: 1, bymonthday: String(entry.monthDay), ...toSeason(entry) };
    case "DATE_RANGE":
      return { valid_from: entry.startDate, valid_to: entry.endDate };
    default:
      return {};
  }
}

function toOrdinal(period: Period): number {
  return period === "LAST" ? -1 : PERIODS.indexOf(period) + 1;
}

/** Formats `HH:MM`; the midnight that ends a day is 23:59, since many programs do not accept 24:00. */
function formatTime(minute: number): string {
  const shown = minute === MINUTES_PER_DAY ? minute - 1 : minute;
  return `${String(Math.floor(shown / 60)).padStart(2, "0")}:${String(shown % 60).padStart(2, "0")}`;
}
