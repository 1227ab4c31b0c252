import * as z from "zod/mini";
import { ENTERED_FIELDS } from "./field-names.ts";
import { wireShape } from "./field-schemas.ts";
import { listedService, matched, publicService } from "./public-service.ts";

/**
 * The editable facts of a service by wire names, as in forms, pending edits and history. With the true place
 * instead of the public one: only those who may edit the service get it.
 */

export const listing = z.object(wireShape(ENTERED_FIELDS));
export type Listing = z.output<typeof listing>;

/** Some fields of a listing: the ones that an edit changes. */
export const listingPart = z.partial(listing);
export type ListingPart = z.output<typeof listingPart>;

/** A pending edit (rule approvals 1). */
export const pendingEdit = z.object({
  /** The fields that differ from the approved version, in the order of `listing`. */
  changed: z.array(z.keyof(listing)),
  /** The changed fields before and after. Forms show the service with `after` applied. */
  before: listingPart,
  after: listingPart,
  /** It, or some of it, was proposed for all sites of the program; each waits for itself. */
  isForProgram: z.boolean(),
  /** Id of its author; null where the account is gone. */
  editor: z.nullable(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type PendingEdit = z.output<typeof pendingEdit>;

/**
 * Review state of a service. WAITING: new, not public. REFUSED: new, not public; its next edit makes it pending
 * again. EDIT_WAITING: public, with a pending edit. PUBLIC: nothing pending.
 */
export const reviewState = z.enum(["WAITING", "REFUSED", "EDIT_WAITING", "PUBLIC"]);
export type ReviewState = z.output<typeof reviewState>;

/** Fields that only some viewers get; absent for all others. */
const forSome = {
  reviewState: z.optional(reviewState),
  /** Why a new service was not approved. */
  refusalReason: z.optional(z.nullable(z.string())),
  /** Id of the owner; null where there is none. */
  user: z.optional(z.nullable(z.string())),
  /** Present for administrators and the owner. */
  userEmail: z.optional(z.nullable(z.string())),
  /** When the owner's account was deleted. For administrators. */
  ownerLostAt: z.optional(z.nullable(z.string())),
};

/** A service in a list, as this viewer sees it. */
export const listedForViewer = z.extend(listedService, { matched, ...forSome });
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
  /**
   * In the reply to a save: fields that were sent and not stored, because the address is hidden. Absent where
   * everything was accepted.
   */
  discarded: z.optional(z.array(z.string())),
  /**
   * How many sites a save with `scope: PROGRAM` changes, this one among them. Absent: it has no others, or this viewer
   * may not edit them all.
   */
  programSites: z.optional(z.int()),
  /** Null where nothing is pending. */
  pending: z.optional(z.nullable(pendingEdit)),
});
export type ServiceForViewer = z.output<typeof serviceForViewer>;
