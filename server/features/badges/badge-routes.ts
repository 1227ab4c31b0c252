import { reportNotifications } from "#domain/badges/badge-calls.ts";
import { MAX_BADGE } from "#domain/contract/limits.ts";
import { extentOf } from "#domain/roles/permissions.ts";
import { type Route, signedInRoute } from "#server/http/route.ts";
import { RecentReads } from "#server/recent-reads.ts";
import type { Database } from "#server/sql/db.ts";
import { countOwn, countShared, type SharedCount } from "./queries.ts";

/** How old a count may be that many people share: together with the pause between polls less than a minute. */
const SHARED_MS = 5000;

/** Of these the read ones are taken away. */
const COUNTED_TO_END: ReadonlySet<SharedCount> = new Set(["serviceFeedback", "allFeedback"]);

/** What can be read by everybody with this permission; null: everybody has their own. */
const FEEDBACK = { no: null, own: null, service: "serviceFeedback", all: "allFeedback" } as const;

/** The counts of the menu. Read from the primary, so that a service just added is counted. */
export function badgeRoutes(database: Database): Route[] {
  const recent = new RecentReads(
    (which: SharedCount) => countShared(database, which, COUNTED_TO_END.has(which) ? null : MAX_BADGE),
    SHARED_MS,
  );

  return [
    signedInRoute(reportNotifications, async ({ query }, { viewer: { id, role }, now }) => {
      const shared = (which: SharedCount) =>
        query.recent === true ? recent.get(which, now) : recent.refresh(which, now);
      const feedbackInbox = extentOf(role, "feedbackInbox");
      const sharedFeedback = FEEDBACK[feedbackInbox];
      const [own, feedbacks, services, shelters, pending, users] = await Promise.all([
        countOwn(database, { id, feedbackInbox }, MAX_BADGE),
        sharedFeedback === null ? null : shared(sharedFeedback),
        extentOf(role, "createService") === "unlimited" ? shared("services") : null,
        extentOf(role, "updateBeds") === "any" ? shared("shelters") : null,
        extentOf(role, "approvals") === "no" ? 0 : shared("pending"),
        extentOf(role, "administer") === "no" ? 0 : shared("users"),
      ]);
      return {
        ok: true,
        reply: {
          countManagedServices: services ?? own.services,
          countUnReadFeedbacks:
            feedbacks === null ? own.feedbacks : Math.min(Math.max(0, feedbacks - own.feedbacks), MAX_BADGE),
          countManagedShelters: shelters ?? own.shelters,
          countNotApprovedServices: pending,
          countTotalUsers: users,
        },
      };
    }),
  ];
}
