import { toIsoDate } from "../../base/time/civil-date.ts";
import { MINUTES_PER_DAY } from "../../base/time/clock-time.ts";
import { instantOfLocalDay, localTime } from "../../base/time/zone.ts";
import { DAYS, type Day, type Hours } from "./entry.ts";
import type { LineSpan } from "./hours-lines.ts";
import { dayName, type MinuteSpan, openOnDay } from "./occurrences.ts";
import { openSpans } from "./opening-spans.ts";
import type { OpeningStatus } from "./opening-status.ts";
import { openingStatus, statedPattern } from "./opening-status-rule.ts";

/** Preview of entered hours as visitors will see them: now, and over the next seven days. */
export interface HoursPreview {
  now: OpeningStatus;
  /** Days from today on; none where no status is computed (contact for hours, permanently closed, no hours). */
  days: PreviewDay[];
  /** Each opening and closing of those days, and the label from that moment on. */
  changes: PreviewChange[];
  /** The label of this evening; null where no status is computed, or the evening has come. */
  tonight: { minute: number; status: OpeningStatus } | null;
}

export interface PreviewDay {
  /** ISO civil date in the service's zone. */
  date: string;
  day: Day;
  /** Openings that begin on this day, a night's whole: to its end on the next morning. None: closed. */
  spans: LineSpan[];
}

export interface PreviewChange {
  date: string;
  day: Day;
  /** Local minutes since midnight. */
  minute: number;
  status: OpeningStatus;
}

/** Days of the week with the same openings, as one line. */
export interface PreviewLine {
  days: Day[];
  /** None: closed. */
  spans: LineSpan[];
}

const DAYS_AHEAD = 7;
/** 10:30 PM: shelters for the night are open, and what closes in the evening is closed. */
const TONIGHT = 22 * 60 + 30;
/** Maximum number of changes shown. */
const MAX_CHANGES = 28;

/** Computed by the rule of the label and the list (rule opening-hours 34). `at`: epoch milliseconds. */
export function hoursPreview(hours: Hours, at: number): HoursPreview {
  const now = openingStatus(hours, at);
  const pattern = statedPattern(hours);
  if (pattern === null) return { now, days: [], changes: [], tonight: null };
  const today = localTime(hours.timeZone, at).day;
  const days = Array.from({ length: DAYS_AHEAD }, (_, ahead) => ({
    date: toIsoDate(today + ahead),
    day: dayName(today + ahead),
    spans: wholeSpans(openOnDay(pattern, today + ahead), {
      before: openOnDay(pattern, today + ahead - 1),
      after: openOnDay(pattern, today + ahead + 1),
    }),
  }));

  const until = instantOfLocalDay(hours.timeZone, today + DAYS_AHEAD, 0);
  const changes: PreviewChange[] = [];
  const tell = (instant: number) => {
    if (instant <= at || instant >= until || changes.length >= MAX_CHANGES) return;
    const { day, minute } = localTime(hours.timeZone, instant);
    changes.push({
      date: toIsoDate(day),
      day: dayName(day),
      minute,
      status: openingStatus(hours, instant),
    });
  };
  for (const { start, end } of openSpans(pattern, at)) {
    if (start >= until) break;
    tell(start);
    tell(end);
  }
  const evening = instantOfLocalDay(hours.timeZone, today, TONIGHT);
  const tonight = at < evening ? { minute: TONIGHT, status: openingStatus(hours, evening) } : null;
  return { now, days, changes, tonight };
}

/** Groups days with the same openings, from Monday on; closed days come last. */
export function previewLines(days: readonly PreviewDay[]): PreviewLine[] {
  const sorted = [...days].sort((a, b) => DAYS.indexOf(a.day) - DAYS.indexOf(b.day));
  const lines = new Map<string, PreviewLine>();
  for (const { day, spans } of sorted) {
    const line = lines.get(JSON.stringify(spans));
    if (line === undefined) lines.set(JSON.stringify(spans), { days: [day], spans });
    else line.days.push(day);
  }
  const isClosed = ({ spans }: PreviewLine) => Number(spans.length === 0);
  return [...lines.values()].sort((a, b) => isClosed(a) - isClosed(b));
}

/**
 * Cuts spans at midnight; the part of a night after midnight belongs to the evening before. An opening around the clock
 * stays cut: each of its days is open all day.
 */
function wholeSpans(
  spans: readonly MinuteSpan[],
  { before, after }: { before: readonly MinuteSpan[]; after: readonly MinuteSpan[] },
): LineSpan[] {
  const isOfNight = ({ start, end }: MinuteSpan) => start > 0 && end === MINUTES_PER_DAY;
  const isOfMorning = ({ start, end }: MinuteSpan) => start === 0 && end < MINUTES_PER_DAY;
  const evening = before[before.length - 1];
  const morning = after[0];
  return spans.flatMap((span): LineSpan[] => {
    if (isOfMorning(span) && evening !== undefined && isOfNight(evening)) return [];
    return isOfNight(span) && morning !== undefined && isOfMorning(morning)
      ? [{ start: span.start, end: morning.end, endsNextDay: true }]
      : [{ ...span, endsNextDay: false }];
  });
}
