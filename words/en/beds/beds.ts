/** The screen of the bed counters (rules beds 6–10). */
export const beds = {
  letterKeys: "Letter keys on this device",
  title: "Update shelter beds",
  total: (beds: number) => (beds === 1 ? "1 bed total" : `${beds} beds total`),
  /** Under the number of free beds, which it may have to agree with. */
  free: (_beds: number) => "Free now",
  full: "Full",
  /** Shown for one group of beds after someone counted all groups together. */
  freeUnknown: "Not counted",
  decrease: (name: string) => `One fewer free bed at ${name}`,
  increase: (name: string) => `One more free bed at ${name}`,
  freeIn: (name: string) => `Free beds at ${name}`,
  saving: "Saving…",
  /** Shown for a shelter that is not public yet, and for one group of beds. */
  savedBriefly: "Saved",
  saved: (beds: number) => `Saved · visitors see “${["Full", "1 bed"][beds] ?? `${beds} beds`} · just now”`,
  signedOut: "Not sent yet. Please sign in again.",
  signIn: "Sign in",
  /** On another page. */
  sentLater: "Your saved bed counts were sent.",
  notAccepted: "A saved bed count didn't go through. Please check your bed counts.",
  queued: "You're offline. We'll send this when you're back online.",
  countedAgo: (ago: string) => `Updated ${ago}`,
  stillRight: "Still correct?",
  confirm: (beds: number, name: string) => `Yes, ${beds} free at ${name}`,
  superseded: (beds: number) => `Someone posted a newer count: ${beds} free`,
  tooMany: "Available beds should be less than or equal to Total Beds",
  tooFew: "Minimum available beds was 0",
  /** After either of them. */
  range: (total: number) =>
    total === 1 ? "There is 1 bed. Enter 0 or 1." : `There are ${total} beds. Enter 0 to ${total}.`,
  refused: "We couldn't save this count. You see the last saved number.",
  notApproved: "not public yet",
  /** Sums up all shelters of the page. */
  summary: (free: number, shelters: number) =>
    `${free === 1 ? "1 bed" : `${free} beds`} free in ${shelters === 1 ? "1 shelter" : `${shelters} shelters`}`,
  oldestFirst: "oldest count first",
  outdated: "Check these first",
  recent: "Updated in the last 3 hours",
  uncounted: "No count yet",
  uncountedHint: "Visitors see no number until you add it.",
  freeShort: "free",
  totalShort: "total",
  totalIn: (name: string) => `Total beds at ${name}`,
  /** Between the number of free beds and the total. */
  of: "of",
  save: "Save",
  saveIn: (name: string) => `Save the beds at ${name}`,
  required: "Please input both numbers.",
  requiredFree: "Please input the number of free beds.",
  notSaved: "We couldn't save these numbers. Please try again.",
  undated: "Count date not known",
  keys: {
    arrows: "arrow keys",
    pageUp: "PgUp",
    pageDown: "PgDn",
    row: "shelter",
    change: "change, or type the number",
    confirm: "still correct",
  },
  savedAtOnce: "Changes are saved right away.",
  noneHint: "Only services of the type Shelter have beds.",
  addShelter: "Add a service",
  manage: "Manage services",
  showAll: "Show all shelters",
  none: "No Shelter services available to update bed information.",
  noMatch: (q: string) => `None of your shelters match “${q}”.`,
};

export type BedsWords = typeof beds;
