/** The screen of reviews (rules approvals 16–22). */
export const approvals = {
  letterKeys: "Letter keys on this device",
  title: "Approvals",
  waiting: "Waiting for review",
  count: (waiting: number) => (waiting === 1 ? "1 waiting" : `${waiting} waiting`),
  noType: "No service type",
  isNew: "New",
  isEdit: "Change",
  by: (kind: string, name: string) => `${kind} from ${name}`,
  nobody: "an unknown sender",
  unconfirmed: (names: readonly string[]) => `Email not confirmed: ${names.join(", ")}.`,
  deceptiveHosts: (hosts: readonly string[]) =>
    `Look closely at ${hosts.join(", ")}. The address may not be what it seems.`,
  namesPlace: (labels: readonly string[]) =>
    `Visitors see only the region. These fields name the town, street, or ZIP code: ${labels.join("; ")}.`,
  notApproved: "This service is not approved",
  /** @param date null where the version was copied from a source */
  publicNow: (date: string | null) => `Public now: ${date ?? "imported version"}`,
  immediateNote: "Changes to hours, phone, and beds are already public. The changes below need your review.",
  forProgram: "This was suggested for every place of the program. Each place is reviewed on its own.",
  field: "Field",
  before: "Public now",
  after: "After approval",
  entered: "Information sent in",
  changes: (count: number) => (count === 1 ? "1 change" : `${count} changes`),
  unchanged: (count: number) =>
    count === 1 ? "Show 1 field that stays the same" : `Show ${count} fields that stay the same`,
  preview: "What visitors will see",
  place: "Location",
  moved: (miles: number) =>
    miles < 0.1 ? `moved ${Math.round(miles * 528) * 10} ft` : `moved ${miles.toFixed(1)} mi`,
  placeAdded: "added",
  placeRemoved: "removed",
  noPlace: "No location on the map",
  approximate: "Approximate. Not the exact address.",
  map: "Map of the location",
  publicPin: "Public now",
  newPin: "After approval",
  hours: "Hours",
  same: "no change",
  hoursChanged: "changed",
  noHours: "No opening hours",
  oldest: (age: string) => `Oldest: ${age}`,
  position: (at: number, count: number) => `${at} of ${count}`,
  decision: "Review",
  previous: "Back",
  next: "Skip",
  editFirst: "Edit first",
  select: (name: string) => `Select ${name}`,
  selectAll: "Select all",
  approve: "Approve",
  approveSelected: (count: number) => `Approve ${count} selected`,
  refuse: "Send back with a reason",
  refuseSelected: (count: number) => `Send back ${count} selected`,
  remove: "Remove",
  removeSelected: (count: number) => `Remove ${count} selected`,
  removeQuestion: (names: readonly string[]) =>
    names.length === 1 ? `Remove ${names[0]}?` : `Remove these ${names.length} services?`,
  removeHint: "You can undo this for 30 days.",
  reason: "Reason (the provider will see this)",
  reasonHint: "Say what is missing or wrong, and how to fix it.",
  reasonMissing: "Please input Reason",
  send: "Send back",
  cancel: "Cancel",
  yes: "Yes",
  no: "No",
  open: "Open the page",
  back: "Back to the list",
  approved: "Approved successfully",
  undo: "Undo",
  undone: (count: number) =>
    count === 1 ? "1 service is waiting again." : `${count} services are waiting again.`,
  notUndone: (count: number) =>
    count === 1
      ? "1 service was changed since. Its history shows how to undo it."
      : `${count} services were changed since. Their history shows how to undo it.`,
  refused: "Sent back. The provider will get your reason.",
  removed: "Removed",
  changed: (count: number) =>
    count === 1
      ? "1 service changed after you opened it. You now see the latest version."
      : `${count} services changed after you opened them. You now see the latest versions.`,
  gone: "Someone else already reviewed this.",
  chooseSome: "Please select at least one Service.",
  readOnly:
    "You can view this list. Only volunteer leads, super users, and administrators can approve or send back.",
  none: "Nothing is waiting for review.",
  /** Links to work that waits elsewhere. */
  messages: (count: number) => (count === 1 ? "Read 1 new message" : `Read ${count} new messages`),
  noMatch: (q: string) => `Nothing waiting for review matches “${q}”.`,
  toList: "Go to the list of services",
  showAll: "Show all",
  manage: "Manage services",
  failed: "That didn't work. Please try again.",
  selectKey: "this one",
};

export type ApprovalsWords = typeof approvals;
