import type { CriticalAlertsWords } from "#words/compiled/alerts/critical-alerts.ts";
import { yearMonthDay } from "../base/time/civil-date.ts";
import { localTime } from "../base/time/zone.ts";

export interface CriticalAlert {
  /** An alert in the reader's language. */
  description: string;
  /** Name of the service. */
  name: string;
  /** IANA name; an alert expires in the service's own time zone. */
  timeZone: string;
  /** Epoch milliseconds; null: it never expires. */
  expiresAt: number | null;
}

/** 11:59 PM: the end of a day, shown without a time. */
const LAST_MINUTE = 23 * 60 + 59;

/** `description - name - Open till MM/DD/YY time`, in the words of a language (rule alerts 3). */
export function alertText(alert: CriticalAlert, words: CriticalAlertsWords): string {
  const parts = [alert.description.trim(), alert.name];
  if (alert.expiresAt !== null) {
    const { day, minute } = localTime(alert.timeZone, alert.expiresAt);
    parts.push(words.openTill(yearMonthDay(day), minute === LAST_MINUTE ? null : minute));
  }
  return parts.join(" - ");
}
