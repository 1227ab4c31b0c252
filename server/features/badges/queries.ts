import type { Extent } from "#domain/roles/permissions.ts";
import { readableBy, unreadBy } from "#server/features/feedback/inbox-queries.ts";
import type { Db } from "#server/sql/db.ts";

/** What the permission table lets this viewer count. */
export interface BadgesViewer {
  /** UUID. */
  readonly id: string;
  /** Administrators manage all services, others their own. */
  readonly managesAll: boolean;
  readonly feedbackInbox: Extent<"feedbackInbox">;
  readonly approvals: Extent<"approvals">;
  readonly administer: Extent<"administer">;
}

export interface BadgeTotals {
  services: number;
  feedbacks: number;
  pending: number;
  users: number;
}

/**
 * Counts what needs the viewer's attention, up to `max`: a badge shows no more, and full counts would be expensive
 * on every page.
 */
export async function countBadgeTotals(db: Db, viewer: BadgesViewer, max: number): Promise<BadgeTotals> {
  const feedbacks = `${readableBy(viewer.feedbackInbox, "$1")} and ${unreadBy("$1")}`;
  const [row] = await db.query<BadgeTotals>(
    `select (select count(*)::int from (
               select from services s
                where s.deleted_at is null and ${viewer.managesAll ? "true" : "s.owner_id = $1::uuid"}
                limit $2) as counted) as services,
            (select count(*)::int from (
               select from feedbacks f where not f.is_archived and ${feedbacks} limit $2) as counted) as feedbacks,
            ${viewer.approvals === "no" ? "0" : PENDING} as pending,
            ${viewer.administer === "no" ? "0" : "(select count(*)::int from (select from users limit $2) as counted)"} as users
       where $1::uuid is not null`,
    [viewer.id, max],
  );
  if (row === undefined) throw new Error("A count has a row.");
  return row;
}

/** Number of pending new services, except refused ones, and pending edits. */
const PENDING = `(select count(*)::int from (
               select s.id from services s
                where s.approved_at is null and s.deleted_at is null and s.refused_at is null
               union all
               select e.service_id from pending_edits e
                 join services s on s.id = e.service_id and s.deleted_at is null and s.approved_at is not null
                limit $2) as counted)`;
