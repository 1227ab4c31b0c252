import type { HoursWithIntake } from "#domain/services/opening-hours/entry.ts";
import type { Db } from "#server/base/sql/db.ts";

/** A row to write. Times are epoch milliseconds; the fingerprint is hexadecimal. */
export interface HoursRow {
  fingerprint: string;
  hours: HoursWithIntake;
  edges: readonly number[];
  turnedAway: readonly number[];
  coveredFrom: number;
  coveredUntil: number;
  stamp: string;
}

export interface HoursId {
  id: number;
  fingerprint: string;
}

/** The rows there are for these fingerprints. */
export async function findHoursIds(db: Db, fingerprints: readonly string[]): Promise<HoursId[]> {
  if (fingerprints.length === 0) return [];
  return db.query<HoursId>(
    `select id, encode(fingerprint, 'hex') as fingerprint
       from hours
      where fingerprint in (select decode(hex, 'hex') from unnest($1::text[]) as hex)`,
    [fingerprints],
  );
}

/**
 * Inserts the rows that are not there yet, in the order of fingerprints so that concurrent writers cannot deadlock.
 * A row that is there is neither changed nor locked.
 */
export async function insertHoursRows(db: Db, rows: readonly HoursRow[]): Promise<void> {
  if (rows.length === 0) return;
  const inOrder = rows.toSorted((a, b) => (a.fingerprint < b.fingerprint ? -1 : 1));
  await db.query(
    `insert into hours (fingerprint, time_zone, schedules, close_schedules, intake_schedules, edges, turned_away,
                        covered_from, covered_until, stamp)
     select decode(r.fingerprint, 'hex'), r.time_zone, r.schedules, r.close_schedules, r.intake_schedules, r.edges,
            r.turned_away, to_timestamp(r.covered_from / 1000), to_timestamp(r.covered_until / 1000), r.stamp
       from jsonb_to_recordset($1::jsonb) as r (
              fingerprint text, time_zone text, schedules jsonb, close_schedules jsonb,
              intake_schedules jsonb, edges int[], turned_away int[], covered_from float8, covered_until float8, stamp text)
         on conflict (fingerprint) do nothing`,
    [
      JSON.stringify(
        inOrder.map((row) => ({
          fingerprint: row.fingerprint,
          time_zone: row.hours.timeZone,
          schedules: row.hours.schedules,
          close_schedules: row.hours.closeSchedules,
          intake_schedules: row.hours.intakeSchedules,
          edges: row.edges,
          turned_away: row.turnedAway,
          covered_from: row.coveredFrom,
          covered_until: row.coveredUntil,
          stamp: row.stamp,
        })),
      ),
    ],
  );
}
