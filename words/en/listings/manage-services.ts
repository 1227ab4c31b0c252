import type { ReviewState } from "#domain/services/listing.ts";

/** The screen of one's services (rules manage-services 1–6). */
export const manageServices = {
  title: "Manage services",
  mine: "My services",
  all: "All I can edit",
  stale: "Not confirmed for 90 days",
  which: "Which services",
  search: "Name of a service",
  searched: (q: string) => `“${q}”`,
  add: "Add a service",
  ownerless: "No owner",
  deletedOnes: "Deleted",
  noneDeleted: "You have no services to restore. Deleted services stay here for 30 days.",
  approved: "This service is approved",
  notApproved: "This service is not approved",
  /** Below it, for the person who entered the service. */
  waits:
    "It is waiting for review: we read every new service, then we email you. Visitors can't see it until then.",
  waitsLong: "No answer after 3 business days?",
  refused: "This service was not approved",
  reason: (reason: string) => `Reason: ${reason}`,
  editAfterRefusal: "Edit it, and we'll review it again.",
  editWaits: "A change is waiting for review. Until then, visitors see the approved version.",
  ownerLost: "The owner's account was deleted.",
  updated: (ago: string) => `Updated ${ago}`,
  /** @param asOf ISO date; null where it is not known */
  copiedFrom: (source: string, asOf: string | null) =>
    asOf === null ? `From ${source}, date not known` : `From ${source}, as of ${asOf}`,
  neverVerified: "No one has confirmed this information yet.",
  edit: "Edit",
  editNamed: (name: string) => `Edit ${name}`,
  open: "View it as visitors do",
  stillRight: "Everything is still correct",
  stillRightNamed: (name: string) => `Everything is still correct: ${name}`,
  confirmed: "Thank you. You confirmed this information today.",
  delete: "Delete",
  deleteNamed: (name: string) => `Delete ${name}`,
  editQuestion: "Do you want to edit this service?",
  deleteQuestion: "Do you want to delete this service?",
  deleteHint: (name: string) => `Visitors won't see ${name} anymore. You can undo this for 30 days.`,
  deleted: (name: string) => `${name} was deleted.`,
  undo: "Undo",
  undone: (name: string) => `${name} is back.`,
  history: "History",
  facts: "Sources of each field",
  yes: "Yes",
  no: "No",
  states: {
    PUBLIC: "Approved",
    EDIT_WAITING: "Change waiting",
    WAITING: "Waiting for review",
    REFUSED: "Sent back",
  } satisfies Record<ReviewState, string>,
  columns: {
    name: "Name",
    now: "Now",
    beds: "Beds",
    visitors: "Visitors see",
    confirmed: "Confirmed",
    confirmedOldest: "Confirmed, oldest first",
    more: "More",
  },
  /** In a cell that has nothing to say. */
  nothing: "–",
  bedsUnknown: "not stated",
  /** After the number of free beds. */
  ofTotal: (total: number) => `of ${total}`,
  nobodyYet: "No one yet",
  monthsAgo: (months: number) => `${months} months ago`,
  yearsAgo: (years: number) => `${years} years ago`,
  /** By the steps of `freshness.ts`. */
  ages: ["in 90 days", "in a year", "older", "never"],
  keys: { arrows: "arrow keys", row: "row", select: "select", confirm: "still correct", edit: "edit" },
  moreOf: (name: string) => `More for ${name}`,
  selectNamed: (name: string) => `Select ${name}`,
  selected: (count: number) => `${count} selected`,
  selectAll: "Select all",
  clear: "Clear",
  stillRightSeveral: (count: number) => (count === 1 ? "Still correct" : `All ${count} are still correct`),
  askOwners: "Ask the owners",
  askedOwners: (asked: number, others: number) =>
    asked === 0
      ? "No one could be asked: they were asked in the last 30 days, or have no email."
      : `We emailed ${asked === 1 ? "1 owner" : `the owners of ${asked} services`}.` +
        (others === 0 ? "" : ` Not asked: ${others}, asked in the last 30 days or without an email.`),
  confirmedSeveral: (count: number) =>
    count === 1 ? "Thank you. You confirmed 1 service." : `Thank you. You confirmed ${count} services.`,
  deleteSeveral: (count: number) => `Delete ${count}`,
  deleteSeveralQuestion: (count: number) =>
    count === 1 ? "Do you want to delete this service?" : `Do you want to delete these ${count} services?`,
  deleteSeveralHint: "Visitors won't see them anymore. You can undo this for 30 days.",
  deletedSeveral: (count: number) =>
    count === 1 ? "1 service was deleted." : `${count} services were deleted.`,
  undoneSeveral: (count: number) => (count === 1 ? "1 service is back." : `${count} services are back.`),
  undoAll: "Undo all",
  someFailed: (failed: number) =>
    failed === 1
      ? "1 service stayed as it was. Please try again."
      : `${failed} services stayed as they were. Please try again.`,
  noneHint: "Is your service on Amparo already? Write to us, and we'll connect it to your account.",
  noneOfScope: "There is nothing here.",
  writeToUs: "Write to us",
  showAll: "Show all",
  none: "No services added…",
  noMatch: "No Services Found Matching your Search.",
  more: "Show more",
  failed: "That didn't work. Please try again.",
  notYours: "You don't have permission to do this.",
  limitReached: "You've reached your limit of services. Delete one first, or write to us.",
};

export type ManageServicesWords = typeof manageServices;
