import type { Db } from "#server/base/sql/db.ts";

interface ExcludedService {
  readonly serviceId: string;
  /** True where no person has edited or confirmed it since its import, and no other source has it. */
  readonly isAsImported: boolean;
}

/**
 * Public services of these records of a source, or of records of these services of it, in the order of their ids.
 *
 * @param among ids of services; null: of all
 */
export async function readExcluded(
  db: Db,
  source: string,
  excluded: readonly string[],
  among: readonly string[] | null,
): Promise<ExcludedService[]> {
  return db.query<ExcludedService>(
    `select r.service_id as "serviceId",
            bool_and(s.version = r.service_version and s.verified_at is null
                     and not exists (select from service_sources o
                                      where o.service_id = s.id and o.source <> r.source)) as "isAsImported"
       from service_sources r join services s on s.id = r.service_id
      where r.source = $1 and s.is_public and ($3::uuid[] is null or s.id = any($3::uuid[]))
        and (r.external_id = any($2::text[])
             or left(r.external_id, -position('@' in reverse(r.external_id))) = any($2::text[])
                and r.external_id like '%@%')
      group by r.service_id
      order by r.service_id`,
    [source, excluded, among],
  );
}
