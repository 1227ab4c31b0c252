import type { RecordOrigin } from "#domain/hsds/record-origin.ts";
import type { MarkedService, RecordMark } from "#domain/imports/same-record.ts";
import type { SourceOfFields } from "#domain/services/source.ts";
import type { Db } from "#server/base/sql/db.ts";
import { STATED_SOURCES } from "#server/features/imports/sources/queries.ts";

/** The id of this directory, by which others know its records. */
export async function readIdentity(db: Db): Promise<string> {
  const [row] = await db.query<{ id: string }>("select id from directory_identity", [], { isFrequent: true });
  if (row === undefined) throw new Error("The directory has no id.");
  return row.id;
}

/** The directory where a service was entered first, and its records in packages. */
export interface ToldOrigin extends RecordOrigin {
  readonly marks: readonly RecordMark[];
  /** Sources that its sources name in turn, while any of its facts is still theirs. */
  readonly statedSources: readonly SourceOfFields[];
}

const DIGEST = "md5(r.source || chr(10) || r.external_id)";
const UUIDS = "'^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(@[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})?$'";
/** Mark of a record that came from a package, and was not copied from another directory. */
const OWN_MARK = `case when r.external_id ~* ${UUIDS} then 'u:' else 'n:' end || ${DIGEST}`;

/** Reads where services were entered first: here, unless their source says otherwise. */
export async function readOrigins(
  db: Db,
  serviceIds: readonly string[],
): Promise<ReadonlyMap<string, ToldOrigin>> {
  const rows = await db.query<ToldOrigin & { serviceId: string }>(
    `select s.id as "serviceId", coalesce(o.origin_directory, i.id) as directory, coalesce(o.origin_id, s.id::text) as id,
            array(select ${OWN_MARK} from service_sources r where r.service_id = s.id and r.origin_directory is null
                   union
                  select unnest(r.record_marks) from service_sources r where r.service_id = s.id
                   order by 1) as marks,
            ${STATED_SOURCES} as "statedSources"
       from directory_identity i
            cross join unnest($1::uuid[]) as s (id)
            left join lateral (
              select origin_directory, origin_id from service_sources r
               where r.service_id = s.id and r.origin_directory is not null
               order by r.source, r.external_id limit 1) o on true`,
    [serviceIds],
  );
  return new Map(rows.map(({ serviceId, ...told }) => [serviceId, told]));
}

/** Returns those of these origins that have a record here from a source other than this one. */
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

/** Services that are here from another source than this one, with those of the marks that they have. */
export async function servicesWithMarks(
  db: Db,
  source: string,
  marks: readonly RecordMark[],
): Promise<MarkedService[]> {
  if (marks.length === 0) return [];
  return db.query<MarkedService>(
    `select m.mark, s.name
       from unnest($2::text[]) as m (mark)
       join service_sources r on ${DIGEST} = substr(m.mark, 3)
       join services s on s.id = r.service_id
      where r.origin_directory is null and r.source <> $1 and ${OWN_MARK} = m.mark
      union
     select m.mark, s.name
       from unnest($2::text[]) as m (mark)
       join service_sources r on r.record_marks @> array[m.mark]
       join services s on s.id = r.service_id
      where r.source <> $1`,
    [source, marks],
  );
}

/** Returns those of these records that this source has brought already. */
export async function recordsHere(
  db: Db,
  source: string,
  externalIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (externalIds.length === 0) return new Set();
  const rows = await db.query<{ id: string }>(
    "select external_id as id from service_sources where source = $1 and external_id = any($2::text[])",
    [source, externalIds],
  );
  return new Set(rows.map(({ id }) => id));
}
