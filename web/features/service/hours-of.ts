import type { Hours, ScheduleEntry } from "#domain/schedule/entry.ts";
import type { ScheduleEntryInput } from "#domain/schedule/entry-contract.ts";
import type { EntryList } from "#domain/schedule/entry-wire.ts";
import { readEntry } from "#domain/schedule/entry-wire.ts";
import type { ListedService } from "#domain/services/public-service.ts";

/** What a service says of its hours. */
export type StatedHours = Pick<ListedService, "timeZone" | "isContact" | "schedules" | "closeSchedules">;

/** The hours of a service as the rules read them; a line that cannot be read says nothing. */
export function hoursOf(service: StatedHours): Hours {
  const { timeZone, isContact, schedules, closeSchedules } = service;
  return {
    timeZone,
    isContact,
    schedules: entriesOf(schedules, "schedules"),
    closeSchedules: entriesOf(closeSchedules, "closeSchedules"),
  };
}

function entriesOf(wire: readonly ScheduleEntryInput[], list: EntryList): ScheduleEntry[] {
  return wire.flatMap((input) => {
    const read = readEntry(input, list);
    return read.ok ? [read.entry] : [];
  });
}
