import type { Extent } from "#domain/roles/permissions.ts";
import { readableBy, unreadBy } from "#server/features/feedback/inbox-queries.ts";
import type { Db } from "#server/sql/db.ts";

/** What differs from person to person. */
export interface OwnCountsViewer {
  /** UUID. */
  readonly id: string;
  readonly feedbackInbox: Extent<"feedbackInbox">;
}

export interface OwnCounts {
  readonly services: number;
  readonly shelters: number;
  readonly feedbacks: number;
}

/**
 * Counts one's own services and shelters, and the messages that one has not read, each up to `max`: a badge shows no
 * more, and full counts would be expensive on every page.
 */
export async function countOwn(
  db: Db,
  { id, feedbackInbox }: OwnCountsViewer,
  max: number,
): Promise<OwnCounts> {
  const [row] = await db.query<OwnCounts>(
    `select (select count(*)::int from (
               select from services s where s.deleted_at is null and s.owner_id = $1::uuid limit $2) as few) as services,
            (select count(*)::int from (
               select from services s
                where s.deleted_at is null and s.type_bits & 2 <> 0 and s.owner_id = $1::uuid
                limit $2) as few) as shelters,
            (select count(*)::int from (
               select from feedbacks f
                where not f.is_archived and ${readableBy(feedbackInbox, "$1")} and ${unreadBy("$1")}
                limit $2) as few) as feedbacks`,
    [id, max],
  );
  return row ?? { services: 0, shelters: 0, feedbacks: 0 };
}

/** What is the same for everybody who may see it. */
export type SharedCount = keyof typeof SHARED;

const SHARED = {
  services: "select from services s where s.deleted_at is null",
  shelters: "select from services s where s.deleted_at is null and s.type_bits & 2 <> 0",
  /** New services, except refused ones, and edits. */
  pending: `select from services s
             where s.approved_at is null and s.deleted_at is null and s.refused_at is null
             union all
            select from pending_edits e
              join services s on s.id = e.service_id and s.deleted_at is null and s.approved_at is not null`,
  users: "select from users",
} as const;

/** Counts up to `max`. */
export async function countShared(db: Db, which: SharedCount, max: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from (${SHARED[which]} limit $1) as few`,
    [max],
  );
  return row?.count ?? 0;
}
