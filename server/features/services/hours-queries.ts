import type { ScheduleEntry } from "#domain/services/opening-hours/entry.ts";
import type { Db } from "#server/base/sql/db.ts";

/** Stored hours with their id. */
export interface StoredHours {
  id: number;
  timeZone: string;
  schedules: readonly ScheduleEntry[];
  closeSchedules: readonly ScheduleEntry[];
  intakeSchedules: readonly ScheduleEntry[];
}

/** The hours with these ids, without their edges. */
export async function findHours(db: Db, ids: readonly number[]): Promise<StoredHours[]> {
  if (ids.length === 0) return [];
  return db.query<StoredHours>(
    `select id, time_zone as "timeZone", schedules, close_schedules as "closeSchedules",
            intake_schedules as "intakeSchedules"
       from hours
      where id = any($1::bigint[])`,
    [ids],
  );
}
