import type { SourceOfFields } from "#domain/services/source.ts";
import type { Db } from "#server/base/sql/db.ts";

/** A record that was checked, waiting to be merged. */
export interface StagedRecord {
  /** Position in the order of the package. */
  readonly number: number;
  /** The number of its service's row. */
  readonly serviceRow: number;
  readonly externalId: string;
  /** JSON of what was made of it. */
  readonly outcome: string;
  /** IANA name; null where its place is unknown. */
  readonly timeZone: string | null;
}

export interface RecordToStage extends StagedRecord {
  /** Hash of its door; null where it names none. */
  readonly doorKey: number | null;
  /** JSON of its door. */
  readonly door: string | null;
  readonly isHiding: boolean;
  /** Id of its organization in the source; null where it has none. */
  readonly organizationId: string | null;
  /** JSON of what it states of its organization. */
  readonly organization: string | null;
  /** True where its address is hidden, so less of its organization may be shown. */
  readonly isHidden: boolean;
  /** JSON of what its source keeps from the public; null: nothing. */
  readonly privateContacts: string | null;
  /** Hashes of the point that the source states, and of the street there. */
  readonly pointKey: number | null;
  readonly streetKey: number | null;
}

export async function createRecords(db: Db): Promise<void> {
  await db.query(`
    create temporary table import_records (
      number integer primary key,
      service_row integer not null,
      external_id text not null,
      outcome text not null,
      time_zone text,
      door_key bigint,
      door text,
      is_hiding boolean not null,
      point_key bigint,
      street_key bigint,
      organization_id text,
      organization text,
      is_hidden boolean not null,
      private_contacts text
    ) on commit drop;
    create temporary table import_crowded_points (point_key bigint primary key) on commit drop;
    create temporary table import_steps (number integer primary key, is_write boolean not null) on commit drop`);
}

export async function addRecords(db: Db, records: readonly RecordToStage[]): Promise<void> {
  await db.query(
    `insert into import_records (number, service_row, external_id, outcome, time_zone,
                                 door_key, door, is_hiding, point_key, street_key,
                                 organization_id, organization, is_hidden, private_contacts)
     select * from unnest($1::int[], $2::int[], $3::text[], $4::text[], $5::text[],
                          $6::bigint[], $7::text[], $8::bool[], $9::bigint[], $10::bigint[],
                          $11::text[], $12::text[], $13::bool[], $14::text[])`,
    [
      records.map((each) => each.number),
      records.map((each) => each.serviceRow),
      records.map((each) => each.externalId),
      records.map((each) => each.outcome),
      records.map((each) => each.timeZone),
      records.map((each) => each.doorKey),
      records.map((each) => each.door),
      records.map((each) => each.isHiding),
      records.map((each) => each.pointKey),
      records.map((each) => each.streetKey),
      records.map((each) => each.organizationId),
      records.map((each) => each.organization),
      records.map((each) => each.isHidden),
      records.map((each) => each.privateContacts),
    ],
  );
}

/** Notes the points with more than so many streets. Call it once all records are there. */
export async function settleRecords(db: Db, maxStreets: number): Promise<void> {
  await db.query(
    `insert into import_crowded_points
     select point_key from import_records
      where point_key is not null
      group by point_key
     having count(distinct street_key) > $1`,
    [maxStreets],
  );
  await db.query(
    `create index on import_records (external_id);
     create index on import_records (organization_id, is_hidden desc, number) where organization_id is not null;
     analyze import_records`,
  );
}

/**
 * The next organizations by id, each as a record states it: one with a hidden address, where there is one. With what
 * all of its records keep from the public.
 */
export async function nextOrganizations(
  db: Db,
  after: string,
  limit: number,
): Promise<{ id: string; organization: string; privateContacts: string[] }[]> {
  return db.query(
    `select o.*, array(select distinct p.private_contacts from import_records p
                        where p.organization_id = o.id and p.private_contacts is not null
                        order by p.private_contacts) as "privateContacts"
       from (select distinct on (organization_id) organization_id as id, organization from import_records
              where organization_id is not null and organization_id > $1
              order by organization_id, is_hidden desc, number
              limit $2) o
      order by o.id`,
    [after, limit],
  );
}

/** The time zone of most records, the first one of several; null where no record has one. */
export async function usualTimeZone(db: Db): Promise<string | null> {
  const [row] = await db.query<{ zone: string }>(
    `select time_zone as zone from import_records
      where time_zone is not null
      group by time_zone
      order by count(*) desc, min(number)
      limit 1`,
  );
  return row?.zone ?? null;
}

/** Reads all records at doors that some record hides, in the order of the package. */
export async function recordsAtHiddenDoors(
  db: Db,
): Promise<{ number: number; serviceRow: number; externalId: string; door: string }[]> {
  return db.query(
    `select number, service_row as "serviceRow", external_id as "externalId", door from import_records
      where door_key in (select door_key from import_records where is_hiding)
      order by number`,
  );
}

/** Replaces what was made of a record by what is made of it with a hidden address. */
export async function hideOutcome(
  db: Db,
  number: number,
  outcome: string,
  organization: string | null,
): Promise<void> {
  await db.query(
    "update import_records set outcome = $2, organization = $3, is_hidden = true where number = $1",
    [number, outcome, organization],
  );
}

/** A checked record, and whether its point is that of many streets. */
export interface SettledRecord extends StagedRecord {
  readonly isCrowded: boolean;
}

const SETTLED = `r.number, r.service_row as "serviceRow", r.external_id as "externalId", r.outcome,
       r.time_zone as "timeZone",
       coalesce(r.point_key in (select point_key from import_crowded_points), false) as "isCrowded"`;

/** The next records in the order of the package. */
export async function nextRecords(db: Db, after: number, limit: number): Promise<SettledRecord[]> {
  return db.query<SettledRecord>(
    `select ${SETTLED} from import_records r where r.number > $1 order by r.number limit $2`,
    [after, limit],
  );
}

/** Plans what happens to records: they are written, or are as they were. */
export async function addSteps(
  db: Db,
  toWrite: readonly number[],
  unchanged: readonly number[],
): Promise<void> {
  await db.query(
    `insert into import_steps (number, is_write)
     select number, true from unnest($1::int[]) as number
      union all
     select number, false from unnest($2::int[]) as number`,
    [toWrite, unchanged],
  );
}

/** Call it once all steps are there: what reads them depends on it for its plan. */
export async function settleSteps(db: Db): Promise<void> {
  await db.query("analyze import_steps");
}

/** Limited before it is joined: a join reads all records up to the first of the batch. */
const NEXT_STEPS =
  "select number from import_steps where is_write = $3 and number > $1 order by number limit $2";

/** The next records that are to be written, in the order of the package. */
export async function nextToWrite(db: Db, after: number, limit: number): Promise<SettledRecord[]> {
  return db.query<SettledRecord>(
    `select ${SETTLED}
       from (${NEXT_STEPS}) as s join import_records r using (number)
      order by number`,
    [after, limit, true],
  );
}

/** One whose facts are as they were. */
interface UnchangedRecord {
  readonly number: number;
  readonly externalId: string;
  /** ISO date; null where it is not known. */
  readonly asOf: string | null;
  readonly statedSources: readonly SourceOfFields[];
}

/** The next records that are as they were. */
export async function nextUnchanged(db: Db, after: number, limit: number): Promise<UnchangedRecord[]> {
  return db.query<UnchangedRecord>(
    `select number, r.external_id as "externalId", r.outcome::json->>'asOf' as "asOf",
            r.outcome::json->'statedSources' as "statedSources"
       from (${NEXT_STEPS}) as s join import_records r using (number)
      order by number`,
    [after, limit, false],
  );
}

/** Counts of a source's records from earlier imports, compared with the package. */
export interface VanishedRecords {
  /** Number of records that are not in the package. */
  readonly count: number;
  /** The first of them. */
  readonly externalIds: string[];
  /** Records that are not marked as vanished: how many there are, and how many of them are not in the package. */
  readonly known: number;
  readonly gone: number;
  /** Number of records that are in the package again, and still marked as vanished. */
  readonly returned: number;
}

/** Counts the records of earlier imports that are not in the package, with the first of them, unmarked ones first. */
export async function vanishedRecords(db: Db, source: string, limit: number): Promise<VanishedRecords> {
  const [row] = await db.query<VanishedRecords>(
    `with known as (
       select o.external_id, o.vanished_at is null and s.deleted_at is null as is_unmarked,
              o.vanished_at is not null as is_marked,
              exists (select from import_records r where r.external_id = o.external_id) as is_there
         from service_sources o join services s on s.id = o.service_id
        where o.source = $1)
     select count(*) filter (where not is_there)::int as count,
            array(select external_id from known where not is_there
                   order by is_unmarked desc, external_id limit $2) as "externalIds",
            count(*) filter (where is_unmarked)::int as known,
            count(*) filter (where is_unmarked and not is_there)::int as gone,
            count(*) filter (where is_marked and is_there)::int as returned
       from known`,
    [source, limit],
  );
  return row ?? { count: 0, externalIds: [], known: 0, gone: 0, returned: 0 };
}

/** The next records that are not in the package and not marked, by their ids in the source. */
export async function nextVanished(db: Db, source: string, after: string, limit: number): Promise<string[]> {
  const rows = await db.query<{ externalId: string }>(
    `select external_id as "externalId" from service_sources o
      where source = $1 and external_id > $2 and vanished_at is null
        and not exists (select from import_records r where r.external_id = o.external_id)
      order by external_id limit $3`,
    [source, after, limit],
  );
  return rows.map(({ externalId }) => externalId);
}
