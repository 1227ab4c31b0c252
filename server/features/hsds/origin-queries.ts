import type { RecordOrigin } from "#domain/imports/record-origin.ts";
import type { Db } from "#server/sql/db.ts";

/** The id of this directory, by which others know its records. */
export async function readIdentity(db: Db): Promise<string> {
  const [row] = await db.query<{ id: string }>("select id from directory_identity", [], { isFrequent: true });
  if (row === undefined) throw new Error("The directory has no id.");
  return row.id;
}

/** Where services were entered first: here, unless their source says otherwise. */
export async function readOrigins(
  db: Db,
  serviceIds: readonly string[],
): Promise<ReadonlyMap<string, RecordOrigin>> {
  const rows = await db.query<RecordOrigin & { serviceId: string }>(
    `select s.id as "serviceId", coalesce(o.origin_directory, i.id) as directory, coalesce(o.origin_id, s.id::text) as id
       from directory_identity i
            cross join unnest($1::uuid[]) as s (id)
            left join lateral (
              select origin_directory, origin_id from service_sources r
               where r.service_id = s.id and r.origin_directory is not null
               order by r.source, r.external_id limit 1) o on true`,
    [serviceIds],
  );
  return new Map(rows.map(({ serviceId, directory, id }) => [serviceId, { directory, id }]));
}

/** Which of these origins have a record here from another source than this one. */
export async function originsElsewhere(
  db: Db,
  source: string,
  origins: readonly RecordOrigin[],
): Promise<RecordOrigin[]> {
  if (origins.length === 0) return [];
  return db.query<RecordOrigin>(
    `select distinct r.origin_directory as directory, r.origin_id as id
       from service_sources r
       join unnest($2::uuid[], $3::text[]) as o (directory, id)
         on r.origin_directory = o.directory and r.origin_id = o.id
      where r.source <> $1`,
    [source, origins.map(({ directory }) => directory), origins.map(({ id }) => id)],
  );
}
