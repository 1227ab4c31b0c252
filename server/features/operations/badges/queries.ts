import type { Extent } from "#domain/base/roles/permissions.ts";
import type { Db } from "#server/base/sql/db.ts";
import { readableBy, unreadBy } from "#server/features/feedback/inbox-queries.ts";
import { isOwnedIn } from "#server/features/services/ownership-queries.ts";

/** Properties of a viewer on which their own counts depend. */
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
 * Counts the services and shelters of each of these people, up to `max`, since a badge shows no more, and their
 * messages, in the order of the people. People who may read the messages about all services have far more unread than
 * read ones: their read messages are counted, to be subtracted from the total.
 */
export async function countOwn(
  db: Db,
  viewers: readonly OwnCountsViewer[],
  max: number,
): Promise<OwnCounts[]> {
  const rows = await db.query<OwnCounts>(
    `select (select count(*)::int from (
               select from services s where s.deleted_at is null and ${isOwnedIn("s", "viewer.id")} limit $3) as few) as services,
            (select count(*)::int from (
               select from services s
                where s.deleted_at is null and s.type_bits & 2 <> 0 and ${isOwnedIn("s", "viewer.id")}
                limit $3) as few) as shelters,
            case viewer.inbox when 'own' then (${UNREAD_OWN})
                              when 'service' then (${selectReadCount("service")})
                              when 'all' then (${selectReadCount("all")})
                              else 0 end as feedbacks
       from unnest($1::uuid[], $2::text[]) with ordinality as viewer (id, inbox, position)
      order by viewer.position`,
    [viewers.map(({ id }) => id), viewers.map(({ feedbackInbox }) => feedbackInbox), max],
    { isFrequent: true },
  );
  return rows;
}

const UNREAD_OWN = `select count(*)::int from (
               select from services own join feedbacks f on f.service_id = own.id
                where own.owner_id = viewer.id and own.deleted_at is null and f.type = 'SERVICE' and not f.is_archived and ${unreadBy("viewer.id")}
                limit $3) as few`;

function selectReadCount(extent: Extent<"feedbackInbox">): string {
  return `select count(*)::int from feedback_reads r join feedbacks f on f.id = r.feedback_id
                where r.user_id = viewer.id and not f.is_archived and ${readableBy(extent, "viewer.id")}`;
}

/** A count that is the same for everyone who may see it. */
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
  harvests: "select from harvests where preview is not null and approved_copy is distinct from copy",
  users: "select from users",
  serviceFeedback: `select from feedbacks f where not f.is_archived and ${readableBy("service", "$1")}`,
  allFeedback: `select from feedbacks f where not f.is_archived and ${readableBy("all", "$1")}`,
} as const;

/** Counts from which messages already read are subtracted, so they must not stop at the maximum. */
const COUNTED_TO_END: ReadonlySet<SharedCount> = new Set(["serviceFeedback", "allFeedback"]);

/** Counts each of these, in their order: messages to the end, the others up to `max`. */
export async function countShared(db: Db, which: readonly SharedCount[], max: number): Promise<number[]> {
  const [row] = await db.query<{ counts: number[] }>(
    `select array[${which.map((one) => `(select count(*)::int from (${limited(one, max)}) as few)`)}] as counts`,
  );
  return row?.counts ?? [];
}

function limited(which: SharedCount, max: number): string {
  return COUNTED_TO_END.has(which) ? SHARED[which] : `${SHARED[which]} limit ${max}`;
}
