import { reportNotifications } from "#domain/badges/badge-calls.ts";
import { MAX_BADGE } from "#domain/contract/limits.ts";
import { problem } from "#domain/contract/problems.ts";
import { extentOf } from "#domain/roles/permissions.ts";
import { bedsViewer } from "#server/features/beds/list-shelters.ts";
import { countShelters } from "#server/features/beds/queries.ts";
import { type Route, route } from "#server/http/route.ts";
import type { SignedIn } from "#server/http/viewer.ts";
import type { Database } from "#server/sql/db.ts";
import { type BadgesViewer, countBadgeTotals } from "./queries.ts";

/** The counts of the menu. Read from the primary, so that a service just added is counted. */
export function badgeRoutes(database: Database): Route[] {
  return [
    route(reportNotifications, async (_, { viewer }) => {
      if (viewer.kind === "guest") return { ok: false, problem: problem("unauthorized") };
      const [counted, shelters] = await Promise.all([
        countBadgeTotals(database, badgesViewer(viewer), MAX_BADGE),
        countShelters(database, bedsViewer(viewer), MAX_BADGE),
      ]);
      return {
        ok: true,
        reply: {
          countManagedServices: counted.services,
          countUnReadFeedbacks: counted.feedbacks,
          countManagedShelters: shelters,
          countNotApprovedServices: counted.pending,
          countTotalUsers: counted.users,
        },
      };
    }),
  ];
}

function badgesViewer({ id, role }: SignedIn): BadgesViewer {
  return {
    id,
    managesAll: extentOf(role, "createService") === "unlimited",
    feedbackInbox: extentOf(role, "feedbackInbox"),
    approvals: extentOf(role, "approvals"),
    administer: extentOf(role, "administer"),
  };
}
