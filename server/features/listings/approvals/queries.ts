import type { Role } from "#domain/base/roles/role.ts";
import type { ServiceType } from "#domain/services/enumerations.ts";
import { type Db, instant } from "#server/base/sql/db.ts";

/** A pending item, without its service. */
export interface PendingRow {
  id: string;
  kind: "NEW" | "EDIT";
  /** Epoch milliseconds. */
  since: number;
}

export interface PendingQuery {
  readonly q: string;
  /** Empty: any. */
  readonly types: readonly ServiceType[];
  readonly limit: number;
  readonly skip: number;
}

/** Oldest first. Words are matched literally; each must occur. */
export async function findPending(db: Db, query: PendingQuery): Promise<PendingRow[]> {
  return db.query<PendingRow>(
    `select id, kind, since
       from (select s.id, 'NEW' as kind, s.updated_at as since, s.name, s.description, s.types
               from services s
              where s.approved_at is null and s.deleted_at is null and s.refused_at is null
              union all
             select s.id, 'EDIT', e.updated_at, concat(s.name, ' ', e.facts ->> 'name'), s.description, s.types
               from pending_edits e
               join services s on s.id = e.service_id
              where s.approved_at is not null and s.deleted_at is null) waiting
      where not exists (
              select from regexp_split_to_table(lower($1), '\\s+') word
               where position(word in lower(concat(name, ' ', description))) = 0)
        and (cardinality($2::text[]) = 0 or types && $2::text[])
      order by since, id
      limit $3 offset $4`,
    [query.q, query.types, query.limit, query.skip],
  );
}

/** A user who submitted a pending item. */
export interface Submitter {
  id: string;
  displayName: string;
  role: Role;
  isConfirmed: boolean;
}

export async function findSubmitters(db: Db, ids: readonly string[]): Promise<Submitter[]> {
  if (ids.length === 0) return [];
  return db.query<Submitter>(
    `select id, display_name as "displayName", role, confirmed_at is not null as "isConfirmed"
       from users where id = any($1::uuid[])`,
    [ids],
  );
}

/** SQL condition: user `u` took part in the pending edit `e`. */
const TOOK_PART = `(u.id = e.editor_id
         or u.id in (select h.actor_id
                       from history h
                      where h.thing = 'SERVICE' and h.thing_id = e.service_id::text
                        and h.action = 'PROPOSE' and h.at >= e.created_at
                        and not exists (select
                                          from history later
                                         where later.thing = h.thing and later.thing_id = h.thing_id
                                           and later.id > h.id
                                           and later.action in ('APPROVE_EDIT', 'REFUSE_EDIT', 'WITHDRAW'))))`;

/** Ids of all users who contributed to the pending edit. */
export async function findEditors(db: Db, serviceId: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select u.id
       from users u
       join pending_edits e on e.service_id = $1::uuid
      where ${TOOK_PART}
      order by u.id`,
    [serviceId],
  );
  return rows.map(({ id }) => id);
}

/** Who took part in pending edits and has no confirmed address; by service and name. */
export async function findUnconfirmed(
  db: Db,
  serviceIds: readonly string[],
): Promise<{ serviceId: string; userId: string; displayName: string }[]> {
  if (serviceIds.length === 0) return [];
  return db.query(
    `select e.service_id as "serviceId", u.id as "userId", u.display_name as "displayName"
       from pending_edits e
       join users u on u.confirmed_at is null and ${TOOK_PART}
      where e.service_id = any($1::uuid[])
      order by e.service_id, u.display_name, u.id`,
    [serviceIds],
  );
}

/** Publishes a new service. */
export async function setApproved(db: Db, id: string, now: number): Promise<void> {
  await db.query(
    `update services
        set approved_at = $2, refused_at = null, refusal_reason = null, version = version + 1
      where id = $1::uuid`,
    [id, instant(now)],
  );
}

/** Makes a public service wait for review again. */
export async function setWaiting(db: Db, id: string): Promise<void> {
  await db.query("update services set approved_at = null, version = version + 1 where id = $1::uuid", [id]);
}

/** Who last proposed a change of the service up to this one of its history; null where the account is gone. */
export async function findLastEditor(db: Db, id: string, changeId: number): Promise<string | null> {
  const [row] = await db.query<{ id: string | null }>(
    `select u.id from history h left join users u on u.id = h.actor_id
      where h.thing = 'SERVICE' and h.thing_id = $1 and h.action = 'PROPOSE' and h.id <= $2
      order by h.id desc limit 1`,
    [id, changeId],
  );
  return row?.id ?? null;
}

/** Refuses a new service, with the reason for its owner. */
export async function setRefused(db: Db, id: string, reason: string, now: number): Promise<void> {
  await db.query(
    "update services set refused_at = $2, refusal_reason = $3, version = version + 1 where id = $1::uuid",
    [id, instant(now), reason],
  );
}
