/** The screen of reviews (rules approvals 16–19). */
export const approvals = {
  title: "Approvals",
  waiting: "Waiting for you",
  count: (waiting: number) => (waiting === 1 ? "1 waits" : `${waiting} wait`),
  noType: "Without a tab",
  isNew: "New",
  isEdit: "Edit",
  by: (kind: string, name: string) => `${kind} by ${name}`,
  nobody: "nobody we know",
  unconfirmed: (names: readonly string[]) => `Email address not confirmed: ${names.join(", ")}.`,
  deceptiveHosts: (hosts: readonly string[]) =>
    `Look closely: ${hosts.join(", ")} may not be the address that it seems.`,
  namesPlace: (labels: readonly string[]) =>
    `Visitors see the region only, but these name the town, street or ZIP code: ${labels.join("; ")}.`,
  notApproved: "This service is not approved",
  /** @param date null where the version was copied from a source */
  visitorsSee: (date: string | null) =>
    date === null ? "Visitors still see the imported version." : `Visitors still see the version of ${date}.`,
  immediateNote: "Hours, phone and beds go out at once; what stands here waits for you.",
  field: "Field",
  before: "Visitors see",
  after: "After approval",
  entered: "What was entered",
  select: (name: string) => `Select ${name}`,
  selectAll: "Select all",
  approve: "Approve",
  approveSelected: (count: number) => `Approve ${count} selected`,
  refuse: "Refuse with a reason",
  refuseSelected: (count: number) => `Refuse ${count} selected`,
  remove: "Remove",
  removeSelected: (count: number) => `Remove ${count} selected`,
  removeQuestion: (count: number) =>
    count === 1 ? "Do you want to remove this service?" : `Do you want to remove these ${count} services?`,
  removeHint: "It can be restored for 30 days.",
  reason: "Reason, which the provider is told",
  reasonHint: "What is missing or wrong, and what they can do.",
  reasonMissing: "Please input the reason",
  send: "Refuse",
  cancel: "Cancel",
  yes: "Yes",
  no: "No",
  open: "Open the page",
  back: "Back to the list",
  approved: "Approved successfully",
  refused: "Refused. The provider is told why.",
  removed: "Removed",
  changed: (count: number) =>
    count === 1
      ? "One has changed since you saw it. It is shown as it is now."
      : `${count} have changed since you saw them. They are shown as they are now.`,
  gone: "Somebody else decided it meanwhile.",
  chooseSome: "Please select at least one Service.",
  readOnly: "You may look at what waits. Deciding is for volunteer leads, super users and administrators.",
  none: "Nothing waits for review.",
  noMatch: (q: string) => `Nothing that waits matches “${q}”.`,
  failed: "This could not be done. Please try again.",
  keys: { next: "next, previous", approve: "approve", refuse: "refuse", select: "select" },
};

export type ApprovalsWords = typeof approvals;
