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
  /** Unread messages about their own services; for those who may read messages about all, those that they have read. */
  readonly feedbacks: number;
}

/**
 * Counts one's own services and shelters, up to `max`, since a badge shows no more, and messages. Those who may read
 * the messages about all services have far more unread than read ones: of theirs the read ones are counted, to be
 * taken from the number of all.
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
            (${feedbackInbox === "own" ? UNREAD_OWN : readOf(feedbackInbox)}) as feedbacks`,
    [id, max],
  );
  return row ?? { services: 0, shelters: 0, feedbacks: 0 };
}

const UNREAD_OWN = `select count(*)::int from (
               select from services own join feedbacks f on f.service_id = own.id
                where own.owner_id = $1::uuid and own.deleted_at is null and f.type = 'SERVICE' and not f.is_archived and ${unreadBy("$1")}
                limit $2) as few`;

function readOf(extent: Extent<"feedbackInbox">): string {
  return `select count(*)::int from feedback_reads r join feedbacks f on f.id = r.feedback_id
                where r.user_id = $1::uuid and not f.is_archived and ${readableBy(extent, "$1")}`;
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
  serviceFeedback: `select from feedbacks f where not f.is_archived and ${readableBy("service", "$1")}`,
  allFeedback: `select from feedbacks f where not f.is_archived and ${readableBy("all", "$1")}`,
} as const;

/** Counts up to `max`; null: to the end. */
export async function countShared(db: Db, which: SharedCount, max: number | null): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from (${SHARED[which]} limit $1) as few`,
    [max],
  );
  return row?.count ?? 0;
}
