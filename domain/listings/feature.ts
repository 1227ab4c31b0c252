import { APPROVAL_CALLS } from "./approvals/approval-calls.ts";
import { acceptClaim, claimService, getClaimable, grantClaim, readClaimLink } from "./claims/claim-calls.ts";
import { DAY_CLOSING_CALLS } from "./day-closings/day-closing-calls.ts";
import { getServiceFacts, getServiceHistory, listingCalls } from "./listing-calls.ts";
import {
  countOrganizations,
  createOrganization,
  deleteOrganization,
  getOrganization,
  listOrganizations,
  updateOrganization,
} from "./organizations/organization-calls.ts";
import { protectionCalls } from "./protection/door-calls.ts";

/** The calls of this feature, as the API publishes them. */
export const calls = [
  ...listingCalls,
  ...DAY_CLOSING_CALLS,
  claimService,
  getClaimable,
  grantClaim,
  readClaimLink,
  acceptClaim,
  getServiceFacts,
  getServiceHistory,
  ...APPROVAL_CALLS,
  ...protectionCalls,
  listOrganizations,
  countOrganizations,
  getOrganization,
  createOrganization,
  updateOrganization,
  deleteOrganization,
] as const;
