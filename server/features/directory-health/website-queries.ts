import { type Db, instant } from "#server/sql/db.ts";

export interface DueWebsite {
  readonly url: string;
  /** ISO dates on which it was gone, ascending. */
  readonly goneDays: readonly string[];
}

/**
 * Web addresses of listed services that are due: each once a week, and each day while it is gone. Those that are gone
 * come first, then those that nobody has visited for longest.
 */
export async function findDueWebsites(
  db: Db,
  now: number,
  today: string,
  limit: number,
): Promise<DueWebsite[]> {
  return db.query<DueWebsite>(
    `select s.website as url, coalesce(c.gone_days, '{}')::text[] as "goneDays"
       from (select distinct website from services
              where website is not null and is_public and is_listed) s
       left join website_checks c on c.url = s.website
      where c.url is null or c.checked_at < $1::timestamptz - interval '7 days'
         or (cardinality(c.gone_days) > 0 and c.checked_at < $2::date::timestamp at time zone 'UTC')
      order by cardinality(coalesce(c.gone_days, '{}')) desc, c.checked_at nulls first, s.website
      limit $3`,
    [instant(now), today, limit],
  );
}

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

/** Deletes what is known of addresses that no service has anymore. */
export async function deleteOldWebsiteChecks(db: Db): Promise<void> {
  await db.query(
    "delete from website_checks c where not exists (select from services s where s.website = c.url)",
  );
}
