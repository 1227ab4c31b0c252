import type { Hours } from "./entry.ts";
import type { ScheduleEntryWire } from "./entry-contract.ts";
import { readableEntries } from "./entry-wire.ts";

/** What a service says of its hours, as it travels. */
export interface StatedHours {
  readonly timeZone: string;
  readonly isContact: boolean;
  readonly schedules: readonly ScheduleEntryWire[];
  readonly closeSchedules: readonly ScheduleEntryWire[];
}

/** The hours of a service as the rules read them; a line that cannot be read says nothing. */
export function hoursOf({ timeZone, isContact, schedules, closeSchedules }: StatedHours): Hours {
  return {
    timeZone,
    isContact,
    schedules: readableEntries(schedules, "schedules"),
    closeSchedules: readableEntries(closeSchedules, "closeSchedules"),
  };
}
