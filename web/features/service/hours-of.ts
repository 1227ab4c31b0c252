import type { Hours } from "#domain/schedule/entry.ts";
import { readableEntries } from "#domain/schedule/entry-wire.ts";
import type { ListedService } from "#domain/services/public-service.ts";

/** What a service says of its hours. */
export type StatedHours = Pick<ListedService, "timeZone" | "isContact" | "schedules" | "closeSchedules">;

/** The hours of a service as the rules read them; a line that cannot be read says nothing. */
export function hoursOf(service: StatedHours): Hours {
  const { timeZone, isContact, schedules, closeSchedules } = service;
  return {
    timeZone,
    isContact,
    schedules: readableEntries(schedules, "schedules"),
    closeSchedules: readableEntries(closeSchedules, "closeSchedules"),
  };
}
