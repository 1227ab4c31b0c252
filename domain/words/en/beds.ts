/** The screen of the bed counters (rules beds 6–10). */
export const beds = {
  title: "Available beds",
  total: (beds: number) => (beds === 1 ? "1 bed in all" : `${beds} beds in all`),
  noTotal: "Nobody has said how many beds there are in all.",
  setTotal: "Set it",
  /** Under the number of free beds, which it may have to agree with. */
  free: (_beds: number) => "free",
  full: "Full",
  unknown: "Not counted",
  decrease: (name: string) => `One bed less in ${name}`,
  increase: (name: string) => `One bed more in ${name}`,
  freeIn: (name: string) => `Free beds in ${name}`,
  saving: "Saving",
  /** Of a shelter that nobody can see yet. */
  savedNotPublic: "Saved",
  saved: (beds: number) => `Saved · visitors see “${beds === 1 ? "1 bed" : `${beds} beds`} · just now”`,
  signedOut: "Not sent yet: please sign in again.",
  signIn: "Sign in",
  /** On another page. */
  sentLater: "The bed counts that waited were sent.",
  notAccepted: "A bed count that waited was not taken. Please look at the beds again.",
  queued: "Waiting for the network · will be sent",
  countedAgo: (ago: string) => `Told ${ago}`,
  stillRight: "Still right?",
  confirm: (beds: number, name: string) => `Yes, ${beds} free in ${name}`,
  never: "Nobody has counted yet",
  superseded: (beds: number) => `Somebody counted later: ${beds} free`,
  tooMany: "Available beds should be less than or equal to Total Beds",
  tooFew: "Minimum available beds was 0",
  refused: "This count was not taken. The number that stands is shown.",
  notApproved: "Not approved yet: visitors do not see it.",
  none: "No Shelter services available to update bed information.",
  noMatch: (q: string) => `No shelter of yours matches “${q}”.`,
};

export type BedsWords = typeof beds;
