import { reportNotifications } from "#domain/badges/badge-calls.ts";
import { MAX_BADGE } from "#domain/contract/limits.ts";
import { extentOf } from "#domain/roles/permissions.ts";
import { type Route, signedInRoute } from "#server/http/route.ts";
import { RecentReads } from "#server/recent-reads.ts";
import type { Database } from "#server/sql/db.ts";
import { countOwn, countShared, type SharedCount } from "./queries.ts";

/** How old a count may be that many people share: together with the pause between polls less than a minute. */
const SHARED_MS = 5000;

/** The counts of the menu. Read from the primary, so that a service just added is counted. */
export function badgeRoutes(database: Database): Route[] {
  const recent = new RecentReads((which: SharedCount) => countShared(database, which, MAX_BADGE), SHARED_MS);

  return [
    signedInRoute(reportNotifications, async ({ query }, { viewer: { id, role }, now }) => {
      const shared = (which: SharedCount) =>
        query.recent === true ? recent.get(which, now) : recent.refresh(which, now);
      const [own, services, shelters, pending, users] = await Promise.all([
        countOwn(database, { id, feedbackInbox: extentOf(role, "feedbackInbox") }, MAX_BADGE),
        extentOf(role, "createService") === "unlimited" ? shared("services") : null,
        extentOf(role, "updateBeds") === "any" ? shared("shelters") : null,
        extentOf(role, "approvals") === "no" ? 0 : shared("pending"),
        extentOf(role, "administer") === "no" ? 0 : shared("users"),
      ]);
      return {
        ok: true,
        reply: {
          countManagedServices: services ?? own.services,
          countUnReadFeedbacks: own.feedbacks,
          countManagedShelters: shelters ?? own.shelters,
          countNotApprovedServices: pending,
          countTotalUsers: users,
        },
      };
    }),
  ];
}
