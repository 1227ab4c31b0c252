import type { Source, SourceOfFields } from "#domain/services/source.ts";
import type { Db } from "#server/base/sql/db.ts";

/** Statements of an import about its source. */
export interface StatedSource {
  /** The name under which its records are stored. */
  readonly key: string;
  readonly name: string;
  readonly url: string | null;
  readonly licence: string | null;
  readonly taxonomyLicence: string | null;
  /** ISO date. */
  readonly asOf: string | null;
}

const COLUMNS = 'key, name, url, licence, taxonomy_licence as "taxonomyLicence", as_of as "asOf"';

/** The sources of which something is still shown, by name. */
export async function readSources(db: Db): Promise<Source[]> {
  return db.query<Source>(
    `select name, url, licence, as_of as "asOf" from sources o
      where exists (select from service_sources r join services s on s.id = r.service_id
                     where r.source = o.key and s.is_public)
      order by lower(name), id`,
  );
}

/** Reads a source; null where nothing was imported from it yet. */
export async function readSource(db: Db, key: string): Promise<StatedSource | null> {
  const [row] = await db.query<StatedSource>(`select ${COLUMNS} from sources where key = $1`, [key]);
  return row ?? null;
}

/** Records a source. Its id. */
export async function saveSource(db: Db, source: StatedSource): Promise<number> {
  const { key, name, url, licence, taxonomyLicence, asOf } = source;
  const [row] = await db.query<{ id: number }>(
    `insert into sources (key, name, url, licence, taxonomy_licence, as_of)
     values ($1, $2, $3, $4, $5, $6::date)
         on conflict (key) do update
        set name = excluded.name, url = excluded.url, licence = excluded.licence,
            taxonomy_licence = excluded.taxonomy_licence, as_of = excluded.as_of
     returning id`,
    [key, name, url, licence, taxonomyLicence, asOf],
  );
  if (row === undefined) throw new Error("A statement that returns a row returned none.");
  return row.id;
}

/** Ids of the services of a source after `after`, in the order in which services are locked. */
export async function servicesOfSource(
  db: Db,
  key: string,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select distinct service_id as id from service_sources
      where source = $1 and ($2::uuid is null or service_id > $2::uuid)
      order by service_id limit $3`,
    [key, after, limit],
  );
  return rows.map(({ id }) => id);
}

/**
 * Gives rows a new revision, so that caches read them again.
 *
 * @param isWaiting false: locked rows are skipped
 * @returns the ids of the renewed rows
 */
export async function renewRevisions(
  db: Db,
  serviceIds: readonly string[],
  isWaiting: boolean,
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `with locked as (select id from services where id = any($1::uuid[])
                      order by id for no key update ${isWaiting ? "" : "skip locked"})
     update services s set version = s.version from locked where s.id = locked.id
     returning s.id`,
    [serviceIds],
  );
  return rows.map(({ id }) => id);
}

/** A record of a source, by its id there, with the date of its facts. */
export interface DatedRecord {
  readonly externalId: string;
  /** ISO date; null where it is not known. */
  readonly asOf: string | null;
}

/**
 * Renews the dates of facts that a newer edition of their source repeats. A date never becomes older, and an unknown
 * one changes nothing.
 *
 * @param isWaiting false: locked rows are left out
 * @returns the ids in the source of those that are still older
 */
export async function renewDates(
  db: Db,
  source: { readonly id: number; readonly key: string },
  records: readonly DatedRecord[],
  isWaiting: boolean,
): Promise<string[]> {
  const rows = await db.query<{ externalId: string }>(
    `with older as materialized (
       select s.id, d.external_id, d.as_of
         from unnest($3::text[], $4::text[]) as d (external_id, as_of)
         join service_sources r on r.source = $2 and r.external_id = d.external_id
         join services s on s.id = r.service_id
        where exists (select from jsonb_array_elements(s.fact_sources) as entry
                       where (entry->>'source')::int = $1 and coalesce(entry->>'asOf', '') < d.as_of)),
     locked as (
       select id from services where id in (select id from older)
        order by id for no key update ${isWaiting ? "" : "skip locked"}),
     renewed as (
       update services s
          set fact_sources =
                (select jsonb_agg(case when (entry->>'source')::int = $1
                                       then jsonb_set(entry, '{asOf}', to_jsonb(o.as_of)) else entry end
                                  order by place)
                   from jsonb_array_elements(s.fact_sources) with ordinality as stored (entry, place))
         from older o join locked using (id)
        where s.id = o.id
       returning s.id)
     select external_id as "externalId" from older where id not in (select id from renewed)`,
    [source.id, source.key, records.map(({ externalId }) => externalId), records.map(({ asOf }) => asOf)],
  );
  return rows.map(({ externalId }) => externalId);
}

/**
 * SQL of the sources that the sources of the service `s.id` name in turn, while any of its facts is still theirs. As
 * `SourceOfFields[]`.
 */
export const STATED_SOURCES = `(select coalesce(jsonb_agg(told.source order by r.source, r.external_id, told.place), '[]')
   from service_sources r
   join services v on v.id = r.service_id
   join sources o on o.key = r.source
                 and v.fact_sources @> jsonb_build_array(jsonb_build_object('source', o.id))
  cross join jsonb_array_elements(r.stated_sources) with ordinality as told (source, place)
  where r.service_id = s.id)`;

/** Reads the sources that the sources of one service name in turn. */
export async function readStatedSources(db: Db, serviceId: string): Promise<readonly SourceOfFields[]> {
  const [row] = await db.query<{ stated: SourceOfFields[] }>(
    `select ${STATED_SOURCES} as stated from (select $1::uuid as id) as s`,
    [serviceId],
    { isFrequent: true },
  );
  return row?.stated ?? [];
}

/** Updates what unchanged records state about their own sources. */
export async function renewStatedSources(
  db: Db,
  key: string,
  records: readonly { readonly externalId: string; readonly statedSources: readonly SourceOfFields[] }[],
): Promise<void> {
  await db.query(
    `update service_sources r set stated_sources = g."statedSources"
       from jsonb_to_recordset($2::jsonb) as g ("externalId" text, "statedSources" jsonb)
      where r.source = $1 and r.external_id = g."externalId"
        and r.stated_sources is distinct from g."statedSources"`,
    [key, JSON.stringify(records.map(({ externalId, statedSources }) => ({ externalId, statedSources })))],
  );
}
