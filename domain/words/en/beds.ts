/** The screen of the bed counters (rules beds 6–10). */
export const beds = {
  title: "Available beds",
  total: (beds: number) => (beds === 1 ? "1 bed total" : `${beds} beds total`),
  noTotal: "The total number of beds is missing.",
  setTotal: "Add the total",
  /** Under the number of free beds, which it may have to agree with. */
  free: (_beds: number) => "free now",
  full: "Full",
  unknown: "No count yet",
  decrease: (name: string) => `One fewer free bed at ${name}`,
  increase: (name: string) => `One more free bed at ${name}`,
  freeIn: (name: string) => `Free beds at ${name}`,
  saving: "Saving…",
  /** Of a shelter that nobody can see yet. */
  savedNotPublic: "Saved",
  saved: (beds: number) => `Saved · visitors see “${beds === 1 ? "1 bed" : `${beds} beds`} · just now”`,
  signedOut: "Not sent yet. Please sign in again.",
  signIn: "Sign in",
  /** On another page. */
  sentLater: "Your saved bed counts were sent.",
  notAccepted: "A saved bed count didn't go through. Please check your bed counts.",
  queued: "You're offline. We'll send this when you're back online.",
  countedAgo: (ago: string) => `Updated ${ago}`,
  stillRight: "Still correct?",
  confirm: (beds: number, name: string) => `Yes, ${beds} free at ${name}`,
  never: "No count yet",
  superseded: (beds: number) => `Someone posted a newer count: ${beds} free`,
  tooMany: "Available beds should be less than or equal to Total Beds",
  tooFew: "Minimum available beds was 0",
  refused: "We couldn't save this count. You see the last saved number.",
  notApproved: "Not approved yet. Visitors can't see this shelter.",
  none: "No Shelter services available to update bed information.",
  noMatch: (q: string) => `None of your shelters match “${q}”.`,
};

export type BedsWords = typeof beds;
