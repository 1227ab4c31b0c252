import type { Hours } from "#domain/schedule/entry.ts";
import type { Db } from "#server/sql/db.ts";

/** A row to write. Times are epoch milliseconds; the fingerprint is hexadecimal. */
export interface HoursRow {
  fingerprint: string;
  hours: Hours;
  edges: readonly number[];
  coveredFrom: number;
  coveredUntil: number;
  stamp: string;
}

export interface KnownHoursRow {
  id: number;
  fingerprint: string;
  coveredFrom: number;
  coveredUntil: number;
  stamp: string;
}

/** The rows there are for these fingerprints. */
export async function findHoursRows(db: Db, fingerprints: readonly string[]): Promise<KnownHoursRow[]> {
  if (fingerprints.length === 0) return [];
  return db.query<KnownHoursRow>(
    `select id,
            encode(fingerprint, 'hex') as fingerprint,
            covered_from as "coveredFrom",
            covered_until as "coveredUntil",
            stamp
       from hours
      where fingerprint in (select decode(hex, 'hex') from unnest($1::text[]) as hex)`,
    [fingerprints],
  );
}

/** Upserts rows by fingerprint, in the order of fingerprints so that concurrent writers cannot deadlock. */
export async function upsertHoursRows(
  db: Db,
  rows: readonly HoursRow[],
): Promise<{ id: number; fingerprint: string }[]> {
  if (rows.length === 0) return [];
  const inOrder = rows.toSorted((a, b) => (a.fingerprint < b.fingerprint ? -1 : 1));
  return db.query<{ id: number; fingerprint: string }>(
    `insert into hours (fingerprint, time_zone, schedules, close_schedules, edges, covered_from, covered_until, stamp)
     select decode(r.fingerprint, 'hex'), r.time_zone, r.schedules, r.close_schedules, r.edges,
            to_timestamp(r.covered_from / 1000), to_timestamp(r.covered_until / 1000), r.stamp
       from jsonb_to_recordset($1::jsonb) as r (
              fingerprint text, time_zone text, schedules jsonb, close_schedules jsonb, edges int[],
              covered_from float8, covered_until float8, stamp text)
         on conflict (fingerprint) do update
        set edges = excluded.edges, covered_from = excluded.covered_from,
            covered_until = excluded.covered_until, stamp = excluded.stamp
     returning id, encode(fingerprint, 'hex') as fingerprint`,
    [
      JSON.stringify(
        inOrder.map((row) => ({
          fingerprint: row.fingerprint,
          time_zone: row.hours.timeZone,
          schedules: row.hours.schedules,
          close_schedules: row.hours.closeSchedules,
          edges: row.edges,
          covered_from: row.coveredFrom,
          covered_until: row.coveredUntil,
          stamp: row.stamp,
        })),
      ),
    ],
  );
}
