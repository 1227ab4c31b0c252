import type { Db } from "#server/base/sql/db.ts";

/**
 * Applies the pending changes in the numbers of organizations' services, in one statement: readers see all of them or
 * none. Concurrent runs each take different changes.
 */
export async function addUpChanges(db: Db): Promise<void> {
  await db.query(
    `with taken as (
       delete from organization_count_changes returning organization_id, kept, public, listed)
     insert into organization_counts as c (organization_id, kept, public, listed)
     select organization_id, sum(kept), sum(public), sum(listed)
       from taken group by organization_id order by organization_id
         on conflict (organization_id) do update
        set kept = c.kept + excluded.kept, public = c.public + excluded.public, listed = c.listed + excluded.listed`,
  );
}

/** Forgets organizations that have no service any more. */
export async function forgetZeros(db: Db): Promise<void> {
  await db.query("delete from organization_counts where kept = 0 and public = 0 and listed = 0");
}
