import { isoOfEpoch } from "#domain/contract/instant.ts";
import { isUuid } from "#domain/contract/text.ts";
import type { ListedForViewer, ReviewState } from "#domain/listings/listing.ts";
import { mayWithService, seesTruth, seesWaiting } from "#domain/listings/who-may.ts";
import { extentOf } from "#domain/roles/permissions.ts";
import type { OpeningStatus } from "#domain/schedule/opening-status.ts";
import type { ServiceQuery } from "#domain/services/list-query.ts";
import type { SignedIn, Viewer } from "#server/http/viewer.ts";
import type { ManagedBody, ManagedScope } from "./managed-queries.ts";
import { type Showing, showListed } from "./show-service.ts";

/** What of a managed list this viewer may see; null: nothing (decisions, sections 4 and 5). */
export function managedScope({ managed, text }: ServiceQuery, viewer: Viewer): ManagedScope | null {
  if (managed === null || viewer.kind === "guest") return null;
  const seesAll = extentOf(viewer.role, "readWaiting") === "any";
  const isAdministrator = extentOf(viewer.role, "administer") === "yes";
  if (managed.isOwnerLost && !isAdministrator) return null;
  const owner = managed.user?.toLowerCase() ?? null;
  // Who keeps which public service is not everybody's to know.
  if (owner !== null && (!isUuid(owner) || (owner !== viewer.id && !seesAll))) return null;
  return {
    viewerId: viewer.id,
    seesAll,
    isApproved: managed.isApproved,
    owner,
    ownerText: isAdministrator && text?.fields.includes("userEmail") ? text.q : null,
    isOwnerLost: managed.isOwnerLost,
    deleted: managed.isDeleted ? deletedOf(viewer) : null,
  };
}

/** What somebody may restore is what they may delete. */
function deletedOf({ role }: SignedIn): "own" | "any" {
  return extentOf(role, "deleteService") === "any" ? "any" : "own";
}

/** A row of a managed list. */
export function showManaged(
  body: ManagedBody,
  status: OpeningStatus,
  showing: Showing,
  { id, role }: SignedIn,
): ListedForViewer {
  const isOwner = body.ownerId === id;
  const row: ListedForViewer = showListed(body, status, showing, mayWithService(role, isOwner));
  if (seesWaiting(role, isOwner)) {
    row.reviewState = reviewStateOf(body);
    row.refusalReason = body.refusalReason;
  }
  if (seesTruth(role, isOwner)) row.user = body.ownerId;
  if (isOwner || extentOf(role, "administer") === "yes") row.userEmail = body.ownerEmail;
  if (extentOf(role, "administer") === "yes") {
    row.ownerLostAt = body.ownerLostAt === null ? null : isoOfEpoch(body.ownerLostAt);
  }
  return row;
}

export function reviewStateOf(
  body: Pick<ManagedBody, "approvedAt" | "refusedAt" | "isEditWaiting">,
): ReviewState {
  if (body.approvedAt === null) return body.refusedAt === null ? "WAITING" : "REFUSED";
  return body.isEditWaiting ? "EDIT_WAITING" : "PUBLIC";
}
