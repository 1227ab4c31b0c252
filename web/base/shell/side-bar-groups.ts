import type { WorkPageName } from "../pages/page-table.ts";

/** The pages of work in the bar beside every page: what is to be done today comes before what is seldom needed. */
export const SIDE_BAR_GROUPS = {
  today: ["approvals", "feedbacks", "beds"],
  directory: [
    "manageServices",
    "addService",
    "directoryHealth",
    "duplicates",
    "imports",
    "harvests",
    "history",
  ],
  reachOut: ["campaigns", "hardNights"],
  people: ["users", "access", "superUsers", "permissions"],
  settings: ["newCrisisLine", "staticPages", "cityFile", "apiKeys", "webhooks"],
} as const satisfies Readonly<Record<string, readonly WorkPageName[]>>;

/** Pages whose items wait for this person, so that their number stands out. */
export const WAITING: ReadonlySet<WorkPageName> = new Set(["approvals", "feedbacks", "harvests"]);
