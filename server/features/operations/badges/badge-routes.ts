import { MAX_BADGE } from "#domain/base/contract/limits.ts";
import { getExtent, hasCapability } from "#domain/base/roles/permissions.ts";
import { reportNotifications } from "#domain/operations/badges/badge-calls.ts";
import { SHARED_COUNT_MS } from "#domain/operations/badges/badge-polling.ts";
import { type Route, signedInRoute } from "#server/base/http/route.ts";
import { BatchedReads } from "#server/base/load/batched-reads.ts";
import { RecentReads } from "#server/base/load/recent-reads.ts";
import type { Database } from "#server/base/sql/db.ts";
import { countOwn, countShared, type OwnCounts, type OwnCountsViewer, type SharedCount } from "./queries.ts";

/** The shared count that everyone with this permission reads; null: each has a count of their own. */
const FEEDBACK = { no: null, own: null, service: "serviceFeedback", all: "allFeedback" } as const;

/** The counts of the menu. Read from the primary, so that a service just added is counted. */
export function badgeRoutes(database: Database): Route[] {
  const shared = new BatchedReads(
    (which: readonly SharedCount[]) => countShared(database, which, MAX_BADGE),
    () => 0,
  );
  const recent = new RecentReads((which: SharedCount) => shared.get(which), SHARED_COUNT_MS);
  /** Polls arrive together, since their sessions are looked up together. */
  const together = new BatchedReads(
    (viewers: readonly OwnCountsViewer[]) => countOwn(database, viewers, MAX_BADGE),
    () => 0,
  );
  const readOwnCounts = async (viewer: OwnCountsViewer, isPoll: boolean): Promise<OwnCounts> => {
    if (isPoll) return together.get(viewer);
    const [own] = await countOwn(database, [viewer], MAX_BADGE);
    return own ?? { services: 0, shelters: 0, feedbacks: 0 };
  };

  return [
    signedInRoute(reportNotifications, async ({ query }, { viewer: { id, role }, now }) => {
      const readSharedCount = (which: SharedCount) =>
        query.recent === true ? recent.get(which, now) : recent.refresh(which, now);
      const feedbackInbox = getExtent(role, "feedbackInbox");
      const sharedFeedback = FEEDBACK[feedbackInbox];
      const [own, feedbacks, services, shelters, pending, harvests, users] = await Promise.all([
        readOwnCounts({ id, feedbackInbox }, query.wait === true),
        sharedFeedback === null ? null : readSharedCount(sharedFeedback),
        getExtent(role, "createService") === "unlimited" ? readSharedCount("services") : null,
        getExtent(role, "updateBeds") === "any" ? readSharedCount("shelters") : null,
        getExtent(role, "approvals") === "no" ? 0 : readSharedCount("pending"),
        hasCapability(role, "runImports") ? readSharedCount("harvests") : 0,
        getExtent(role, "administer") === "no" ? 0 : readSharedCount("users"),
      ]);
      return {
        ok: true,
        reply: {
          countManagedServices: services ?? own.services,
          countUnReadFeedbacks:
            feedbacks === null ? own.feedbacks : Math.min(Math.max(0, feedbacks - own.feedbacks), MAX_BADGE),
          countManagedShelters: shelters ?? own.shelters,
          countNotApprovedServices: pending,
          countWaitingHarvests: harvests,
          countTotalUsers: users,
        },
      };
    }),
  ];
}
