import { toIsoDate } from "../../base/time/civil-date.ts";
import { instantOfLocal, localTime } from "../../base/time/zone.ts";

/** Local hours between which the daily summary is sent: a server that was down sends it late, and then not any more. */
const FROM_HOUR = 8;
const UNTIL_HOUR = 12;

/** The summary of a day. */
export interface DigestDay {
  /** ISO date. */
  readonly day: string;
  /** Decisions made since then are included: 8 o'clock of the day before, epoch milliseconds. */
  readonly since: number;
}

/** The summary that may be sent now; null: none. @param zone of the directory */
export function digestDue(zone: string, now: number): DigestDay | null {
  const { day, minute } = localTime(zone, now);
  if (minute < FROM_HOUR * 60 || minute >= UNTIL_HOUR * 60) return null;
  return { day: toIsoDate(day), since: instantOfLocal(zone, toIsoDate(day - 1), FROM_HOUR * 60) };
}
