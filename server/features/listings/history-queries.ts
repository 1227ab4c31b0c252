import type { Db } from "#server/base/sql/db.ts";

/** A change of a service, with the actor's name: the account's while it exists, or the API key's. */
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
  isForProgram: boolean;
  /** Ids of the change that it undoes, and of the latest that undoes it. */
  undoes: number | null;
  undoneBy: number | null;
}

/** Changes per reply: years of a busy shelter. */
const MAX_CHANGES = 500;

/** Newest first, with those of the services that were merged into it. */
export async function readChanges(db: Db, serviceId: string): Promise<ChangeRow[]> {
  return db.query<ChangeRow>(
    `select h.id, h.at, h.action, h.actor_id as "actorId", h.actor_role as "actorRole",
            coalesce(u.display_name, k.name) as "displayName", h.before, h.after, h.why,
            h.is_for_program as "isForProgram", h.undoes,
            (select max(u.id) from history u where u.undoes = h.id) as "undoneBy"
       from history h
       left join users u on u.id = h.actor_id
       left join api_keys k on k.id = h.actor_id
      where h.thing = 'SERVICE'
        and (h.thing_id = $1
             or h.thing_id in (select m.merged_id::text
                                 from service_merges m join services s on s.id = m.kept_id
                                where m.kept_id = $1::uuid and m.undone_at is null
                                  -- Where the kept one hides more, nothing leads from one to the other.
                                  and is_told_of_merge(m.merged_visibility, s)))
      order by h.id desc
      limit ${MAX_CHANGES}`,
    [serviceId],
  );
}

/** The latest change that gave a field its public value. */
export interface FieldChangeRow
  extends Pick<ChangeRow, "at" | "action" | "actorId" | "actorRole" | "displayName"> {
  /** Wire name; null: the import that added the service, which set all fields. */
  field: string | null;
}

/** One row for each field that has ever changed. */
export async function readFieldChanges(db: Db, serviceId: string): Promise<FieldChangeRow[]> {
  return db.query<FieldChangeRow>(
    `select distinct on (f.field) f.field, h.at, h.action, h.actor_id as "actorId", h.actor_role as "actorRole",
            coalesce(u.display_name, k.name) as "displayName"
       from history h
       left join lateral jsonb_object_keys(h.after) as f (field) on true
       left join users u on u.id = h.actor_id
       left join api_keys k on k.id = h.actor_id
      where h.thing = 'SERVICE' and h.thing_id = $1
        and (h.after is not null or h.action = 'IMPORT')
        and h.action not in ('PROPOSE', 'WITHDRAW', 'REFUSE', 'REFUSE_EDIT', 'REOPEN')
      order by f.field, h.id desc`,
    [serviceId],
  );
}
