import type { ClosedThrough } from "#domain/listings/day-closings/day-closing.ts";
import { datesAndTimes } from "../base/dates-and-times.ts";

/** Texts of a desk's changes for today alone (rules opening-hours 40–44). */
export const dayClosings = {
  button: "Today only",
  buttonNamed: (name: string) => `Today only: ${name}`,
  title: (name: string) => `Today only: ${name}`,
  hint: "Visitors see it right away. It ends by itself.",
  now: (status: string) => `Now: ${status}`,
  closed: {
    TODAY: "Closed today",
    TOMORROW: "Closed today and tomorrow",
    SUNDAY: "Closed through Sunday",
  } satisfies Record<ClosedThrough, string>,
  closesEarly: "Or close early, at:",
  /** From minutes since midnight. */
  time: datesAndTimes.time,
  asUsual: "Open as usual",
  cancel: "Cancel",
  unknownHours: "We don't know when you are open. Add your hours first.",
  edit: "Edit the hours",
  saved: (status: string) => `Visitors now see: ${status}`,
  tooLate: "That time is over. Please choose again.",
  notYours: "You don't have permission to do this.",
  failed: "That didn't work. Please try again.",
};

export type DayClosingsWords = typeof dayClosings;
