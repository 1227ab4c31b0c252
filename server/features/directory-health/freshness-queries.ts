import type { FreshnessCounts, FreshnessDimension } from "#domain/directory-health/freshness-figures.ts";
import { type Db, instant } from "#server/base/sql/db.ts";

/** Places are counted up to this number, those with most services first. */
const MAX_PLACES = 50;

/** The five counts of a group of services `s`; `$1` is now. A day is 24 hours. */
const COUNTS = `
       count(*) filter (where s.verified_at >= $1::timestamptz - interval '30 days')::int,
       count(*) filter (where s.verified_at < $1::timestamptz - interval '30 days'
                          and s.verified_at >= $1::timestamptz - interval '90 days')::int,
       count(*) filter (where s.verified_at < $1::timestamptz - interval '90 days'
                          and s.verified_at >= $1::timestamptz - interval '365 days')::int,
       count(*) filter (where s.verified_at < $1::timestamptz - interval '365 days')::int,
       count(*) filter (where s.verified_at is null)::int`;

/** Counts all listed services anew for a day; what was counted that day before is replaced. */
export async function writeFreshness(db: Db, day: string, now: number): Promise<void> {
  await db.query("delete from freshness_figures where day = $1::date", [day]);
  const figures = (dimension: FreshnessDimension, key: string, from: string, order = "") =>
    db.query(
      `insert into freshness_figures (dimension, key, day, within_30, within_90, within_365, longer_ago, never)
       select '${dimension}', ${key}, $2::date, ${COUNTS}
         from ${from}
        where s.is_public and s.is_listed
        ${order}`,
      [instant(now), day],
    );
  await figures("ALL", "''", "services s");
  await figures("TAB", "tab", "services s cross join unnest(s.types) as tab", "group by tab");
  await figures(
    "PLACE",
    "case when min(s.city) = '' then '' else concat_ws(', ', min(s.city), nullif(min(s.state), '')) end",
    "services s",
    `group by lower(s.city), case when s.city = '' then '' else lower(s.state) end
     order by count(*) desc, lower(s.city) limit ${MAX_PLACES}`,
  );
  await figures(
    "SOURCE",
    "coalesce(r.source, '')",
    `services s left join (select distinct service_id, source from service_sources) r on r.service_id = s.id`,
    "group by coalesce(r.source, '')",
  );
}

/** Deletes figures of days before the given one. */
export async function deleteFreshness(db: Db, before: string): Promise<void> {
  await db.query("delete from freshness_figures where day < $1::date", [before]);
}

/** Reads the ISO date of the last count; null where there is none. */
export async function readCountedOn(db: Db): Promise<string | null> {
  const [row] = await db.query<{ day: string | null }>(
    "select max(day) as day from freshness_figures where dimension = 'ALL'",
  );
  return row?.day ?? null;
}

const COLUMNS = `within_30 + within_90 + within_365 + longer_ago + never as services,
            within_30 as "within30", within_90 as "within90", within_365 as "within365",
            longer_ago as "longerAgo", never`;

/** The counts of one group: a tab, a place or a source. */
export interface FreshnessRow extends FreshnessCounts {
  dimension: FreshnessDimension;
  key: string;
  /** Name of a source; null where the group is not a source, or the source is not known any more. */
  name: string | null;
}

/**
 * The groups of the last count: the whole directory, tabs in the order of the list, the others with most services
 * first. Empty where nothing was counted.
 */
export async function readFreshness(db: Db): Promise<(FreshnessRow & { day: string })[]> {
  return db.query(
    `select f.day, f.dimension, f.key, o.name, ${COLUMNS}
       from freshness_figures f
       left join sources o on f.dimension = 'SOURCE' and o.key = f.key
      where f.day = (select max(day) from freshness_figures where dimension = 'ALL')
      order by array_position(array['ALL', 'TAB', 'PLACE', 'SOURCE'], f.dimension), 
               case when f.dimension = 'TAB'
                    then array_position(array['FOOD', 'SHELTER', 'HEALTH', 'RESOURCES', 'WORK'], f.key) end,
               services desc, f.key`,
  );
}

/** The last figures of each month since a day, oldest first. */
export async function readTrend(
  db: Db,
  { dimension, key }: { dimension: FreshnessDimension; key: string },
  since: string,
): Promise<(FreshnessCounts & { day: string })[]> {
  return db.query(
    `select distinct on (date_trunc('month', day)) day, ${COLUMNS}
       from freshness_figures
      where dimension = $1 and key = $2 and day >= $3::date
      order by date_trunc('month', day), day desc`,
    [dimension, key, since],
  );
}
