/** Facts on which a claim depends. */
export interface ClaimFacts {
  /** The claimant's address is confirmed. */
  readonly isConfirmed: boolean;
  readonly hasOwner: boolean;
  /** The same person already has a claim to this service that is not archived. */
  readonly hasOpenClaim: boolean;
}

export type ClaimRefusal = "forbidden" | "serviceHasOwner" | "claimIsOpen";

/** Why someone may not claim a service now; null where they may (rule feedback 27). */
export function claimRefusal({ isConfirmed, hasOwner, hasOpenClaim }: ClaimFacts): ClaimRefusal | null {
  if (!isConfirmed) return "forbidden";
  if (hasOwner) return "serviceHasOwner";
  return hasOpenClaim ? "claimIsOpen" : null;
}
