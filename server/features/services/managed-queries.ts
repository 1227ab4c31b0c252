import type { Matched } from "#domain/services/public-service.ts";
import { type Db, instant } from "#server/base/sql/db.ts";
import type { Conditions } from "./conditions-queries.ts";
import { isOwnedIn, selectOrganizationOwner } from "./ownership-queries.ts";
import { BODY_COLUMNS, INTAKE_COLUMNS, type PageOnlyBody, type ServiceBody } from "./service-columns.ts";
import { WITH_LISTED_SPANISH } from "./text-queries.ts";

/** Lists for owners and staff: also pending and permanently closed services, restricted to what the viewer may see. */
export interface ManagedScope {
  /** UUID. */
  readonly viewerId: string;
  /** Whether they see everyone's pending services, not only their own. */
  readonly seesAll: boolean;
  /** Whether services are approved; null: both. */
  readonly isApproved: boolean | null;
  /** UUID; null: any owner. */
  readonly owner: string | null;
  /** Text to match in owners' mail addresses in addition to the search; null: none. */
  readonly ownerText: string | null;
  /** Whether only services match whose owner's account was deleted. */
  readonly isOwnerLost: boolean;
  /** Only services last confirmed before this time, or never, match; epoch milliseconds, null: all. */
  readonly verifiedBefore: number | null;
  /**
   * Deleted services instead of existing ones: those deleted by the viewer (`own`), or by anyone. Null: existing
   * services.
   */
  readonly deleted: "own" | "any" | null;
}

/** Conditions over `services s`. */
export function addManaged(conditions: Conditions, scope: ManagedScope): void {
  const isOwn = () => isOwnedIn("s", `${conditions.value(scope.viewerId)}::uuid`);
  conditions.add(`s.deleted_at is ${scope.deleted === null ? "null" : "not null"}`);
  if (scope.deleted === "own") {
    // Depends on who deleted it last: an owner cannot restore what an administrator deleted.
    conditions.add(`${isOwn()}
   and (select h.actor_id from history h
         where h.thing = 'SERVICE' and h.thing_id = s.id::text and h.action = 'DELETE'
         order by h.id desc limit 1) = ${conditions.value(scope.viewerId)}::uuid`);
  }
  if (!scope.seesAll) conditions.add(`(s.is_public or ${isOwn()})`);
  if (scope.owner !== null) conditions.add(isOwnedIn("s", `${conditions.value(scope.owner)}::uuid`));
  if (scope.isOwnerLost) conditions.add("s.owner_lost_at is not null");
  if (scope.verifiedBefore !== null) {
    const before = `${conditions.value(instant(scope.verifiedBefore))}::timestamptz`;
    conditions.add(`(s.verified_at is null or s.verified_at < ${before})`);
  }
  if (scope.isApproved === true) conditions.add("s.approved_at is not null");
  if (scope.isApproved === false) {
    conditions.add("s.approved_at is null");
    // A refused service is pending for its owner only.
    if (scope.owner === null) conditions.add(`(s.refused_at is null or ${isOwn()})`);
  }
}

/**
 * A word search over all rows, written so that both partial indexes (listed and unlisted) can be used; on request
 * of administrators also over owners' mail addresses.
 */
export function managedWords(
  conditions: Conditions,
  words: string,
  { ownerText }: ManagedScope,
  matched: Matched | null,
): string {
  const rows = `(s.is_public and s.is_listed and ${words} or not s.is_listed and ${words})`;
  if (ownerText === null) return rows;
  const text = `lower(${conditions.value(ownerText)})`;
  const isOwner = `exists (select from users u where u.id = s.owner_id and position(${text} in u.email) > 0)`;
  // The whole text is in the owner's address.
  return matched === "ANY" ? `(${rows} and not ${isOwner})` : `(${rows} or ${isOwner})`;
}

/** A body with restricted fields. */
export interface ManagedBody
  extends ServiceBody,
    Pick<PageOnlyBody, "intakeSchedules" | "intakeClosedUntil"> {
  ownerId: string | null;
  /** The organization's owner, where the service has no owner of its own. */
  organizationOwnerId: string | null;
  ownerEmail: string | null;
  ownerLostAt: number | null;
  refusedAt: number | null;
  refusalReason: string | null;
  isEditPending: boolean;
}

/** The bodies of these services, in any order. Visibility was checked when they were found. */
export async function readManagedBodies(
  db: Db,
  ids: readonly string[],
  { deleted }: Pick<ManagedScope, "deleted">,
): Promise<ManagedBody[]> {
  if (ids.length === 0) return [];
  return db.query<ManagedBody>(
    `select ${BODY_COLUMNS}, ${INTAKE_COLUMNS}, owner_id as "ownerId", ${selectOrganizationOwner("services")} as "organizationOwnerId",
            owner_lost_at as "ownerLostAt", refused_at as "refusedAt",
            refusal_reason as "refusalReason",
            (select u.email from users u where u.id = owner_id) as "ownerEmail",
            exists (select from pending_edits e where e.service_id = services.id) as "isEditPending"
       from services ${WITH_LISTED_SPANISH}
      where id = any($1::uuid[]) and deleted_at is ${deleted === null ? "null" : "not null"}`,
    [ids],
  );
}

/** Returns those of these services that are the viewer's own. */
export async function findOwn(db: Db, ids: readonly string[], viewerId: string): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.query<{ id: string }>(
    `select s.id from services s where s.id = any($1::uuid[]) and ${isOwnedIn("s", "$2::uuid")}`,
    [ids, viewerId],
  );
  return new Set(rows.map(({ id }) => id));
}
