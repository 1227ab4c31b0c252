import type { HoursWithIntake } from "#domain/services/opening-hours/entry.ts";
import type { Db } from "#server/base/sql/db.ts";

interface HoursColumns {
  timeZone: string;
  schedules: HoursWithIntake["schedules"];
  closeSchedules: HoursWithIntake["closeSchedules"];
  intakeSchedules: HoursWithIntake["intakeSchedules"];
}

export interface ExpiringHours {
  id: number;
  hours: HoursWithIntake;
}

/** Conditions under which edges are fresh; times in epoch milliseconds. */
export interface Freshness {
  stamp: string;
  /** Latest time at which they may begin. */
  from: number;
  /** Earliest time at which they may end. */
  until: number;
}

/** Hours with stale edges and a greater id, in the order of ids. */
export async function findExpiringHours(
  db: Db,
  { stamp, from, until }: Freshness,
  afterId: number,
  limit: number,
): Promise<ExpiringHours[]> {
  const rows = await db.query<HoursColumns & { id: number }>(
    `select id, time_zone as "timeZone", schedules, close_schedules as "closeSchedules",
            intake_schedules as "intakeSchedules"
       from hours
      where (stamp <> $1 or covered_from > to_timestamp($2::float8 / 1000)
             or covered_until < to_timestamp($3::float8 / 1000))
        and id > $4
      order by id
      limit $5`,
    [stamp, from, until, afterId, limit],
  );
  return rows.map(({ id, ...hours }) => ({ id, hours: { ...hours, isContact: false } }));
}

/** The edges of a row. */
export interface FreshEdges {
  id: number;
  edges: readonly number[];
  turnedAway: readonly number[];
}

/** Locks the rows in the order of their ids. */
export async function writeEdges(
  db: Db,
  rows: readonly FreshEdges[],
  coverage: { from: number; until: number; stamp: string },
): Promise<void> {
  await db.query(
    `with fresh as (select * from jsonb_to_recordset($1::jsonb) as r (id bigint, edges int[], "turnedAway" int[])),
          locked as (select id from hours where id in (select id from fresh) order by id for no key update)
     update hours h
        set edges = fresh.edges, turned_away = fresh."turnedAway", covered_from = to_timestamp($2::float8 / 1000),
            covered_until = to_timestamp($3::float8 / 1000), stamp = $4
       from fresh join locked using (id)
      where h.id = fresh.id`,
    [JSON.stringify(rows), coverage.from, coverage.until, coverage.stamp],
  );
}

export interface HoursOfService {
  serviceId: string;
  hours: HoursWithIntake;
}

/**
 * The hours stated in the services' own rows, whatever hours row they reference. Locks the services in the order of
 * their ids.
 */
export async function lockHoursOfServices(db: Db, serviceIds: readonly string[]): Promise<HoursOfService[]> {
  const rows = await db.query<HoursColumns & { id: string; isContact: boolean }>(
    `select id, time_zone as "timeZone", schedules, close_schedules as "closeSchedules",
            intake_schedules as "intakeSchedules", is_contact as "isContact"
       from services
      where id = any($1::uuid[])
      order by id
        for no key update`,
    [serviceIds],
  );
  return rows.map(({ id, ...hours }) => ({ serviceId: id, hours }));
}

export async function pointServicesToHours(
  db: Db,
  services: readonly { serviceId: string; hoursId: number | null }[],
): Promise<void> {
  await db.query(
    `update services s
        set hours_id = r.hours_id
       from jsonb_to_recordset($1::jsonb) as r (service_id uuid, hours_id bigint)
      where s.id = r.service_id and s.hours_id is distinct from r.hours_id`,
    [
      JSON.stringify(
        services.map(({ serviceId, hoursId }) => ({ service_id: serviceId, hours_id: hoursId })),
      ),
    ],
  );
}
