import { getExtent, hasCapability } from "../../base/roles/permissions.ts";
import type { Role } from "../../base/roles/role.ts";
import type { MailJob } from "../mail-job.ts";

/**
 * Notices that people can choose to get by email: services that wait for review, harvests that wait for a decision,
 * messages, requests to delete an account, and decisions about their own services.
 */
export const NOTICES = ["approvals", "harvests", "feedback", "deletionRequests", "decisions"] as const;
export type Notice = (typeof NOTICES)[number];

/** When notices are sent: each immediately, a day's in one mail, or never. The default is AT_ONCE. */
export const NOTICE_CHOICES = ["AT_ONCE", "DAILY", "NEVER"] as const;
export type NoticeChoice = (typeof NOTICE_CHOICES)[number];

/** Lists the notices that this role can choose. */
export function listNotices(role: Role): readonly Notice[] {
  return NOTICES.filter((notice) => hasNotice(role, notice));
}

function hasNotice(role: Role, notice: Notice): boolean {
  switch (notice) {
    case "approvals":
      return ["decide", "remove"].includes(getExtent(role, "approvals"));
    case "harvests":
      return hasCapability(role, "runImports");
    case "deletionRequests":
      return getExtent(role, "administer") === "yes";
    case "feedback":
      return getExtent(role, "feedbackInbox") !== "no";
    case "decisions":
      // Changes by administrators are public without review.
      return getExtent(role, "createService") === "limited";
  }
}

/** The notice that a mail is; null: it is sent whatever was chosen. */
export function findNotice(mail: MailJob["mail"]): Notice | null {
  switch (mail) {
    case "waitingForReview":
      return "approvals";
    case "harvestWaits":
      return "harvests";
    case "toService":
    case "toAdministrators":
    case "toOwnerOfReported":
      return "feedback";
    case "deletionRequested":
      return "deletionRequests";
    case "serviceApproved":
    case "serviceRefused":
      return "decisions";
    default:
      return null;
  }
}
