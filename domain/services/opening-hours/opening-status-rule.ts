import { needsYear, toIsoDate } from "../../base/time/civil-date.ts";
import { MINUTES_PER_DAY } from "../../base/time/clock-time.ts";
import { isTimeZone, type LocalTime, localTime, MS_PER_MINUTE, offsetMinutes } from "../../base/time/zone.ts";
import { hasNoEnd } from "./ended-hours.ts";
import type { Hours, Period, ScheduleEntry } from "./entry.ts";
import { buildPattern, dayName, isPeriod, monthlyPeriodAt, type Pattern } from "./occurrences.ts";
import { openSpans } from "./opening-spans.ts";
import type { OpeningStatus, StatusForm } from "./opening-status.ts";

const DAYS_PER_WEEK = 7;

/**
 * Is the door open at `at` (epoch milliseconds), and what does the label say (rules opening-hours 12–25)?
 * `changesAt` is null where no change comes, or only after gaps that `opening-spans.ts` calls endless. A
 * zone that the platform does not know leaves the hours unknown (NONE). Doors open and close, and days begin, on whole
 * minutes: the status is the same throughout each.
 */
export function openingStatus(hours: Hours, at: number): OpeningStatus {
  if (isPermanentlyClosed(hours)) return unchanging("CLOSED", { form: "PERMANENTLY_CLOSED" });
  if (hours.isContact) return unchanging("CONTACT", { form: "CONTACT_FOR_HOURS" });
  const pattern = statedPattern(hours);
  if (pattern === null) return unchanging("NONE", { form: "NONE" });

  const next = openSpans(pattern, at).next().value;
  // Closed without an end: hours that were valid for a time are over, and nothing newer is known.
  if (!next && hours.closeSchedules.some(hasNoEnd))
    return unchanging("CONTACT", { form: "CONTACT_FOR_HOURS" });
  if (!next) return unchanging("CLOSED", { form: "CLOSED" });
  const isOpen = next.start <= at;
  const changesAt = isOpen ? next.end : next.start;
  if (changesAt === Number.POSITIVE_INFINITY) return unchanging("OPEN", { form: "OPEN_24_7" });

  const local = localTime(hours.timeZone, at);
  const change = localTime(hours.timeZone, changesAt);
  return {
    state: isOpen ? "OPEN" : "CLOSED",
    changesAt,
    offsetMinutes: offsetMinutes(hours.timeZone, changesAt),
    wording: isOpen
      ? openWording(local, change, minutesBetween(at, changesAt))
      : closedWording(pattern, local, change),
  };
}

/** Whether a status passes the open-now filter, which must agree with the label. */
export function satisfiesOpenNow(status: OpeningStatus): boolean {
  return status.state === "OPEN";
}

/** Excluded from public lists (rule opening-hours 16). */
export function isPermanentlyClosed(hours: Pick<Hours, "schedules" | "closeSchedules">): boolean {
  return hours.closeSchedules.some(endsForGood) || hours.schedules.some(endsForGood);
}

/**
 * Returns the pattern to compute a status, edges or a week from; null where none is computed: permanently closed,
 * contact for hours, no opening hours given, or a zone that the platform does not know.
 */
export function statedPattern(hours: Hours): Pattern | null {
  if (hours.isContact || isPermanentlyClosed(hours) || !isTimeZone(hours.timeZone)) return null;
  const pattern = buildPattern(hours);
  return pattern.opens.length === 0 ? null : pattern;
}

function endsForGood({ type }: ScheduleEntry): boolean {
  return type === "PERMANENTLY_CLOSED";
}

function unchanging(state: OpeningStatus["state"], wording: StatusForm): OpeningStatus {
  return { state, changesAt: null, offsetMinutes: null, wording };
}

/**
 * A closing needs no weekday within 24 hours, unless the clock shows its time earlier today: that happens where the
 * clock is set forward. The midnight that ends today is today's. A closing a week or more ahead is not mentioned: a
 * weekday would name the wrong day, and until then the door is open around the clock.
 */
function openWording(now: LocalTime, closes: LocalTime, minutesLeft: number): StatusForm {
  const days = closes.day - now.day;
  if (days <= 0) return { form: "OPEN_TILL", time: closes.minute };
  if (days === 1 && closes.minute === 0) return { form: "OPEN_TILL", time: MINUTES_PER_DAY };
  if (days === 1 && minutesLeft < MINUTES_PER_DAY && closes.minute < now.minute) {
    return { form: "OPEN_TILL", time: closes.minute };
  }
  if (days < DAYS_PER_WEEK) return { form: "OPEN_TILL_DAY", day: dayName(closes.day), time: closes.minute };
  return { form: "OPEN_24_7" };
}

/** Counts from the start of the minute, so that the label is the same throughout it. */
function minutesBetween(one: number, other: number): number {
  return Math.floor(other / MS_PER_MINUTE) - Math.floor(one / MS_PER_MINUTE);
}

function closedWording(pattern: Pattern, local: LocalTime, opens: LocalTime): StatusForm {
  const days = opens.day - local.day;
  const time = opens.minute;
  const day = dayName(opens.day);
  if (days <= 0) return { form: "CLOSED_TILL", time };
  if (days === 1) return { form: "CLOSED_UNTIL_TOMORROW", time };
  if (days < DAYS_PER_WEEK) return { form: "CLOSED_UNTIL_DAY", day, time };
  if (days === DAYS_PER_WEEK) return { form: "CLOSED_TILL_NEXT_DAY", day, time };
  const period = monthlyPeriodAt(pattern, opens.day, time);
  const date = toIsoDate(opens.day);
  if (period === null || comesEarlier(period, local, opens)) {
    return { form: "CLOSED_UNTIL_DATE", date, hasYear: needsYear(date, toIsoDate(local.day)), time };
  }
  return { form: "CLOSED_UNTIL_NTH_DAY", period, day, date, time };
}

/**
 * Whether "the 1st Tuesday 9:00 AM" would be read as an earlier one, on which the door stays closed. Today's is not
 * earlier once its time has passed.
 */
function comesEarlier(period: Period, local: LocalTime, opens: LocalTime): boolean {
  const from = local.minute < opens.minute ? local.day : local.day + 1;
  for (let day = opens.day - DAYS_PER_WEEK; day >= from; day -= DAYS_PER_WEEK) {
    if (isPeriod(day, period)) return true;
  }
  return false;
}
