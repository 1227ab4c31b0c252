import type { YearMonthDay } from "#domain/base/time/civil-date.ts";
import { clockTimeOf } from "#domain/base/time/clock-time.ts";

/** Critical alerts under the header. */
export const criticalAlerts = {
  title: "Alerts",
  /** `Open till 11/20/26 12:00 PM`; `minute` is null at the end of the day, which needs no time. */
  openTill: ({ year, month, day }: YearMonthDay, minute: number | null) => {
    const date = [month, day, year % 100].map((part) => String(part).padStart(2, "0")).join("/");
    return minute === null ? `Open till ${date}` : `Open till ${date} ${clockTimeOf(minute)}`;
  },
  position: (at: number, of: number) => `${at} of ${of}`,
  pause: "Pause alerts",
  play: "Resume alerts",
  previous: "Previous alert",
  next: "Next alert",
  dismiss: "Dismiss this alert",
  see: (name: string) => `See ${name}`,
};

export type CriticalAlertsWords = typeof criticalAlerts;
