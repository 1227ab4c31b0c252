import { clockTimeOf } from "../../time/clock-time.ts";

/** Critical alerts under the header. */
export const criticalAlerts = {
  title: "Alerts",
  /** `date` as MM/DD/YY; the minute of its day, null where the day's end says nothing. */
  openTill: (date: string, minute: number | null) =>
    minute === null ? `Open till ${date}` : `Open till ${date} ${clockTimeOf(minute)}`,
  position: (at: number, of: number) => `${at} of ${of}`,
  pause: "Pause alerts",
  play: "Play alerts",
  previous: "Previous alert",
  next: "Next alert",
  dismiss: "Dismiss this alert",
  see: (name: string) => `See ${name}`,
};

export type CriticalAlertsWords = typeof criticalAlerts;
