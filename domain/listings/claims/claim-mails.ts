/**
 * The mails about a claim. `claimToAdministrators`: someone asks for a service, and nothing but a call can show that
 * it is theirs. `claimLink`: to the claimant, whose address proves it. `claimGranted` and `claimEnded`: to the
 * claimant, once the service has an owner. `claimLinkToListing`: to the listing's email, whose reader may decide.
 * `claimProved`: to the administrators, once a link was used.
 */
export const CLAIM_MAILS = [
  "claimToAdministrators",
  "claimLink",
  "claimLinkToListing",
  "claimGranted",
  "claimEnded",
  "claimProved",
] as const;
export type ClaimMailName = (typeof CLAIM_MAILS)[number];
