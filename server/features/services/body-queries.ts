import type { ServiceType } from "#domain/services/enumerations.ts";
import type { ScheduleEntry } from "#domain/services/opening-hours/entry.ts";
import type { Db } from "#server/base/sql/db.ts";
import {
  BODY_COLUMNS,
  BODY_TEXT_COLUMNS,
  CAUTION_COLUMNS,
  INTAKE_COLUMNS,
  type PageOnlyBody,
  type ServiceBody,
  type ServiceBodyText,
  WHOLE_BODY_COLUMNS,
  type WholeServiceBody,
} from "./service-columns.ts";
import { WITH_LISTED_SPANISH, WITH_TEXTS } from "./text-queries.ts";

/** The bodies of those of the services that are still public, in any order. */
export async function readBodies(db: Db, ids: readonly string[]): Promise<ServiceBody[]> {
  if (ids.length === 0) return [];
  return db.query<ServiceBody>(
    `select ${BODY_COLUMNS} from public_services ${WITH_LISTED_SPANISH} where id = any($1::uuid[])`,
    [ids],
  );
}

/** A body, with when people are taken in. */
export type ArrivalBody = ServiceBody & Pick<PageOnlyBody, "intakeSchedules" | "intakeClosedUntil">;

/** Reads the bodies for visitors on the way there. */
export async function readArrivalBodies(db: Db, ids: readonly string[]): Promise<ArrivalBody[]> {
  if (ids.length === 0) return [];
  return db.query<ArrivalBody>(
    `select ${BODY_COLUMNS}, ${INTAKE_COLUMNS} from public_services ${WITH_LISTED_SPANISH} where id = any($1::uuid[])`,
    [ids],
  );
}

/**
 * The revision of a row of `public_services s`, which changes with every update: the transaction that wrote it. A server
 * that took over without the last transactions assigns their numbers again, so what updates of a service change is part
 * of it too.
 */
export const REVISION = "concat_ws('.', s.revision, s.version, s.likes, extract(epoch from s.updated_at))";

/** A body to cache, with the revision of its row. */
export type RevisedBody = ServiceBodyText &
  Pick<PageOnlyBody, "serviceArea" | "intakeClosedUntil"> & {
    /** Intake schedules, as JSON text. */
    readonly intakeSchedules: string;
    readonly revision: string;
  };

/** The current bodies of these services. */
export async function readRevisedBodies(db: Db, ids: readonly string[]): Promise<RevisedBody[]> {
  if (ids.length === 0) return [];
  return db.query<RevisedBody>(
    `select ${BODY_TEXT_COLUMNS}, ${CAUTION_COLUMNS}, ${REVISION} as revision
       from public_services s ${WITH_LISTED_SPANISH} where id = any($1::uuid[])`,
    [ids],
    { isFrequent: true },
  );
}

/** One public service, listed or not; null where it is not public. */
export async function readBody(db: Db, id: string): Promise<WholeServiceBody | null> {
  const rows = await db.query<WholeServiceBody>(
    `select ${WHOLE_BODY_COLUMNS} from public_services ${WITH_TEXTS} where id = $1::uuid`,
    [id],
  );
  return rows[0] ?? null;
}

/** Into which service another was merged. */
export interface Kept {
  readonly id: string;
  /** False: only those who see its place anyway may know (rule duplicates 25). */
  readonly isTold: boolean;
}

/** Into which service another was merged, also by way of a third; null where it was not. */
export async function findKept(db: Db, id: string): Promise<Kept | null> {
  const [row] = await db.query<Kept>(
    `with recursive kept (id, depth, is_told) as (
       select s.id, 1, is_told_of_merge(m.merged_visibility, s)
         from service_merges m join services s on s.id = m.kept_id
        where m.merged_id = $1::uuid and m.undone_at is null
        union all
       select s.id, k.depth + 1, k.is_told and is_told_of_merge(m.merged_visibility, s)
         from kept k
         join service_merges m on m.merged_id = k.id and m.undone_at is null
         join services s on s.id = m.kept_id
        where k.depth < 20)
     select id, is_told as "isTold" from kept order by depth desc limit 1`,
    [id],
  );
  return row ?? null;
}

/** A public service, or else the one into which it was merged, where that is public. */
export async function readBodyOrKept(db: Db, id: string): Promise<WholeServiceBody | null> {
  const body = await readBody(db, id);
  if (body !== null) return body;
  const kept = await findKept(db, id);
  return kept?.isTold === true ? readBody(db, kept.id) : null;
}

/** A service as the map needs it. Services without a public location are left out. */
export interface PinBody {
  id: string;
  name: string;
  longitude: number;
  latitude: number;
  type: ServiceType[];
  timeZone: string;
  schedules: ScheduleEntry[];
  closeSchedules: ScheduleEntry[];
  isContact: boolean;
  intakeSchedules: ScheduleEntry[];
  /** Epoch milliseconds. */
  intakeClosedUntil: number | null;
}

export async function readPins(db: Db, ids: readonly string[]): Promise<PinBody[]> {
  if (ids.length === 0) return [];
  return db.query<PinBody>(
    `select id, name, longitude, latitude, types as type, time_zone as "timeZone", schedules,
            close_schedules as "closeSchedules", is_contact as "isContact", ${INTAKE_COLUMNS}
       from public_services
      where id = any($1::uuid[]) and longitude is not null`,
    [ids],
  );
}
