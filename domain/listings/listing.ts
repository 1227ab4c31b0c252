import * as z from "zod/mini";
import { ENTERED_FIELDS } from "../services/field-names.ts";
import { wireShape } from "../services/field-schemas.ts";
import { listedService, publicService } from "../services/public-service.ts";

/**
 * What a person enters about a service, by the wire's names: the form's fields, what waits for review, and what the
 * history keeps. The true place, not its public face: only those who may edit the service get it.
 */

export const listing = z.object(wireShape(ENTERED_FIELDS));
export type Listing = z.output<typeof listing>;

/** Some fields of a listing: those that an edit changes. */
export const listingPart = z.partial(listing);
export type ListingPart = z.output<typeof listingPart>;

/** The edit that waits for review (rule approvals 1). */
export const pendingEdit = z.object({
  /** The fields that differ from the approved version, in the order of `listing`. */
  changed: z.array(z.keyof(listing)),
  /** Those fields as they are public now, and as they would be. A form opens on the service with `after` over it. */
  before: listingPart,
  after: listingPart,
  /** Id of whoever proposed it; null where the account is gone. */
  editor: z.nullable(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type PendingEdit = z.output<typeof pendingEdit>;

/**
 * Where a service stands with the reviewers. WAITING: new, not public. REFUSED: new, not public, and its next edit
 * makes it wait again. EDIT_WAITING: public, and an edit of it waits. PUBLIC: nothing waits.
 */
export const reviewState = z.enum(["WAITING", "REFUSED", "EDIT_WAITING", "PUBLIC"]);
export type ReviewState = z.output<typeof reviewState>;

/** What some viewers see of a service besides what everybody does; absent for all others. */
const forSome = {
  reviewState: z.optional(reviewState),
  /** Why a new service was not approved. */
  refusalReason: z.optional(z.nullable(z.string())),
  /** Id of the owner; null where there is none. */
  user: z.optional(z.nullable(z.string())),
  /** For administrators and the owner. */
  userEmail: z.optional(z.nullable(z.string())),
  /** Since when the owner's account is gone. For administrators. */
  ownerLostAt: z.optional(z.nullable(z.string())),
};

/** A service in a list, as this viewer sees it. */
export const listedForViewer = z.extend(listedService, forSome);
export type ListedForViewer = z.output<typeof listedForViewer>;

/**
 * A service as this viewer sees it. For those who may edit it the place is the true one, an alert is there though it
 * has expired, and there are the fields that are optional here.
 */
export const serviceForViewer = z.extend(publicService, {
  ...forSome,
  /** A note for those who may edit. */
  comment: z.optional(z.nullable(z.string())),
  attachments: z.optional(z.array(z.string())),
  externalIds: z.optional(z.array(z.object({ source: z.string(), id: z.string() }))),
  /** Null where nothing waits. */
  pending: z.optional(z.nullable(pendingEdit)),
});
export type ServiceForViewer = z.output<typeof serviceForViewer>;
