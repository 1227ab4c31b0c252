import { type Db, instant } from "#server/base/sql/db.ts";

/** A web address that is to be visited. */
export interface DueWebsite {
  readonly url: string;
  /** ISO dates on which it was gone, ascending. */
  readonly goneDays: readonly string[];
}

const OF_LISTED = `exists (select from services s where s.website = c.url and s.is_public and s.is_listed)`;

/**
 * Web addresses of listed services that are due: each once a week, and each day while it is gone. Those that are gone
 * come first, then those that no one has visited for longest. Each part reads an index in its order, not the services.
 */
export async function findDueWebsites(
  db: Db,
  now: number,
  today: string,
  limit: number,
): Promise<DueWebsite[]> {
  return db.query<DueWebsite>(
    `select due.url, due.gone_days::text[] as "goneDays"
       from ((select c.url, c.gone_days, c.checked_at
                from website_checks c
               where c.gone_days <> '{}' and c.checked_at < $2::date::timestamp at time zone 'UTC' and ${OF_LISTED})
             union all
             (select distinct s.website, '{}'::date[], null::timestamptz
                from services s
               where s.website is not null and s.is_public and s.is_listed
                 and not exists (select from website_checks c where c.url = s.website)
               order by s.website limit $3)
             union all
             (select c.url, c.gone_days, c.checked_at
                from website_checks c
               where c.gone_days = '{}' and c.checked_at < $1::timestamptz - interval '7 days' and ${OF_LISTED}
               order by c.checked_at limit $3)) due
      order by cardinality(due.gone_days) desc, due.checked_at nulls first, due.url
      limit $3`,
    [instant(now), today, limit],
  );
}

/** Stores a visit of today. @param goneDays ISO dates on which the address was gone, ascending; empty: it answers */
export async function writeWebsiteCheck(
  db: Db,
  url: string,
  goneDays: readonly string[],
  now: number,
): Promise<void> {
  await db.query(
    `insert into website_checks (url, checked_at, gone_days) values ($1, $2, $3::date[])
         on conflict (url) do update set checked_at = excluded.checked_at, gone_days = excluded.gone_days`,
    [url, instant(now), goneDays],
  );
}

/**
 * Deletes what is known of addresses that no service has anymore. They are read as an array, since a `delete` that joins
 * the services reads the rows and not only their index.
 */
export async function deleteOldWebsiteChecks(db: Db): Promise<void> {
  await db.query(
    `delete from website_checks
      where url = any (array(select c.url from website_checks c
                              where not exists (select from services s where s.website = c.url)))`,
  );
}
