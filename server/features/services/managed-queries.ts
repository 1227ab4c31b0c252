import type { Db } from "#server/sql/db.ts";
import type { Conditions } from "./conditions-queries.ts";
import { BODY_COLUMNS, type ServiceBody } from "./service-columns.ts";

/** Lists of those who keep services: also what waits or is closed for good, cut to what they may see. */
export interface ManagedScope {
  /** UUID. */
  readonly viewerId: string;
  /** They may see what waits of anybody, not of themselves alone. */
  readonly seesAll: boolean;
  /** Null: whether or not. */
  readonly isApproved: boolean | null;
  /** UUID; null: anybody's. */
  readonly owner: string | null;
  /** Looked for in owners' mail addresses, besides what the search looks through; null: not. */
  readonly ownerText: string | null;
  /** Only what belonged to somebody whose account is gone. */
  readonly isOwnerLost: boolean;
  /** What was deleted, instead of what is there: by the viewer (`own`), or by anybody. Null: what is there. */
  readonly deleted: "own" | "any" | null;
}

/** Conditions over `services s`. */
export function addManaged(conditions: Conditions, scope: ManagedScope): void {
  const isOwn = () => `s.owner_id = ${conditions.value(scope.viewerId)}::uuid`;
  conditions.add(`s.deleted_at is ${scope.deleted === null ? "null" : "not null"}`);
  if (scope.deleted === "own") {
    // Whoever deleted it last; what an administrator took away is not its owner's to bring back.
    conditions.add(`${isOwn()}
   and (select h.actor_id from history h
         where h.thing = 'SERVICE' and h.thing_id = s.id::text and h.action = 'DELETE'
         order by h.id desc limit 1) = ${conditions.value(scope.viewerId)}::uuid`);
  }
  if (!scope.seesAll) conditions.add(`(s.is_public or ${isOwn()})`);
  if (scope.owner !== null) conditions.add(`s.owner_id = ${conditions.value(scope.owner)}::uuid`);
  if (scope.isOwnerLost) conditions.add("s.owner_lost_at is not null");
  if (scope.isApproved === true) conditions.add("s.approved_at is not null");
  if (scope.isApproved === false) {
    conditions.add("s.approved_at is null");
    // What was refused waits for nobody but its owner.
    if (scope.owner === null) conditions.add(`(s.refused_at is null or ${isOwn()})`);
  }
}

/**
 * A search for words over all rows, so written that the index of what is listed and that of the rest can both be
 * read; for administrators who ask for it, owners' mail addresses besides.
 */
export function managedWords(conditions: Conditions, words: string, { ownerText }: ManagedScope): string {
  const all = `(s.is_public and s.is_listed and ${words} or not s.is_listed and ${words})`;
  if (ownerText === null) return all;
  const text = `lower(${conditions.value(ownerText)})`;
  return `(${all} or exists (select from users u where u.id = s.owner_id and position(${text} in u.email) > 0))`;
}

/** A body with what only some may see. */
export interface ManagedBody extends ServiceBody {
  ownerId: string | null;
  ownerEmail: string | null;
  ownerLostAt: number | null;
  refusedAt: number | null;
  refusalReason: string | null;
  isEditPending: boolean;
}

/** The bodies of these services, in any order. Whether the viewer may see them was decided when they were found. */
export async function readManagedBodies(
  db: Db,
  ids: readonly string[],
  { deleted }: Pick<ManagedScope, "deleted">,
): Promise<ManagedBody[]> {
  if (ids.length === 0) return [];
  return db.query<ManagedBody>(
    `select ${BODY_COLUMNS}, owner_id as "ownerId", owner_lost_at as "ownerLostAt", refused_at as "refusedAt",
            refusal_reason as "refusalReason",
            (select u.email from users u where u.id = owner_id) as "ownerEmail",
            exists (select from pending_edits e where e.service_id = services.id) as "isEditPending"
       from services
      where id = any($1::uuid[]) and deleted_at is ${deleted === null ? "null" : "not null"}`,
    [ids],
  );
}

/** Which of these services are the viewer's own. */
export async function findOwn(db: Db, ids: readonly string[], viewerId: string): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.query<{ id: string }>(
    "select id from services where id = any($1::uuid[]) and owner_id = $2::uuid",
    [ids, viewerId],
  );
  return new Set(rows.map(({ id }) => id));
}
