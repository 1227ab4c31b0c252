import type { Db } from "#server/sql/db.ts";

/** A change of a service, with the actor's name while their account exists. */
export interface ChangeRow {
  id: number;
  at: number;
  action: string;
  actorId: string | null;
  actorRole: string;
  displayName: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  why: string | null;
}

/** Changes per reply: years of a busy shelter. */
const MAX_CHANGES = 500;

/** Newest first, with those of the services that were merged into it. */
export async function readChanges(db: Db, serviceId: string): Promise<ChangeRow[]> {
  return db.query<ChangeRow>(
    `select h.id, h.at, h.action, h.actor_id as "actorId", h.actor_role as "actorRole",
            u.display_name as "displayName", h.before, h.after, h.why
       from history h left join users u on u.id = h.actor_id
      where h.thing = 'SERVICE'
        and (h.thing_id = $1
             or h.thing_id in (select m.merged_id::text
                                 from service_merges m join services s on s.id = m.kept_id
                                where m.kept_id = $1::uuid and m.undone_at is null
                                  -- Of a hidden place nothing is told that it did not have itself.
                                  and s.address_visibility <> 'HIDDEN'))
      order by h.id desc
      limit ${MAX_CHANGES}`,
    [serviceId],
  );
}
