import * as z from "zod/mini";
import { defineCall, noBody, noParameters } from "../../base/contract/call.ts";
import { yesOrNo } from "../../base/contract/text.ts";

/** The six counts shown in the menu (rule permissions 16). */
export const badgeCounts = z.object({
  /** One's own services; all of them for administrators. */
  countManagedServices: z.int(),
  /** Messages that this viewer may read and has not read, without archived ones. */
  countUnReadFeedbacks: z.int(),
  /** Shelters whose beds this viewer may update. */
  countManagedShelters: z.int(),
  /** Pending new services and edits, for those who have the approvals page. */
  countNotApprovedServices: z.int(),
  /** Harvests that wait for a decision, for those who decide. */
  countWaitingHarvests: z.int(),
  /** Present for administrators. */
  countTotalUsers: z.int(),
});
export type BadgeCounts = z.output<typeof badgeCounts>;

export const reportNotifications = defineCall({
  id: "reportNotifications",
  method: "POST",
  path: "/auth/report-notifications",
  summary: "Get the counts that the menu shows for you.",
  description:
    "Exact up to 9,999; 10,000 means at least that many. With `recent=true` counts that are the same for many people may be 5 seconds old. With `wait=true`, for polling, the reply may take 3 seconds, so that many are answered together.",
  who: "signedIn",
  params: noParameters,
  query: z.object({ recent: z.optional(yesOrNo()), wait: z.optional(yesOrNo()) }),
  body: noBody,
  reply: badgeCounts,
  isInBackground: ({ wait }) => wait === "true",
  problems: ["invalidRequest", "unauthorized", "forbidden"],
});
