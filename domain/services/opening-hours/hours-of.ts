import type { Hours } from "./entry.ts";
import type { ScheduleEntryWire } from "./entry-contract.ts";
import { readableEntries } from "./entry-wire.ts";

/** Hours of a service in wire form. */
export interface StatedHours {
  readonly timeZone: string;
  readonly isContact: boolean;
  readonly schedules: readonly ScheduleEntryWire[];
  readonly closeSchedules: readonly ScheduleEntryWire[];
}

/** The hours of a service, parsed; invalid entries are ignored. */
export function parseHours({ timeZone, isContact, schedules, closeSchedules }: StatedHours): Hours {
  return {
    timeZone,
    isContact,
    schedules: readableEntries(schedules, "schedules"),
    closeSchedules: readableEntries(closeSchedules, "closeSchedules"),
  };
}
