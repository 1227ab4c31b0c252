import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import { isUuid } from "#domain/base/contract/uuid.ts";
import { getExtent, type Rights } from "#domain/base/roles/permissions.ts";
import type { ServiceQuery } from "#domain/services/list-query.ts";
import type { ListedForViewer, ReviewState } from "#domain/services/listing.ts";
import type { OpeningStatus } from "#domain/services/opening-hours/opening-status.ts";
import { showEntry } from "#domain/services/opening-hours/show-entry.ts";
import { seesHiddenFields, seesPending, servicePermissions } from "#domain/services/service-permissions.ts";
import type { Editor, Viewer } from "#server/base/http/viewer.ts";
import { intakeOfRow } from "./list-cautions.ts";
import type { ManagedBody, ManagedScope } from "./managed-queries.ts";
import type { ServiceBody } from "./service-columns.ts";
import { type Display, showListed } from "./show-service.ts";

/** Scope of a managed list for this viewer; null: nothing (rules lists 24–27). */
export function managedScope({ managed, text }: ServiceQuery, viewer: Viewer): ManagedScope | null {
  if (managed === null || viewer.kind === "guest") return null;
  const seesAll = getExtent(viewer.role, "readWaiting") === "any";
  const isAdministrator = getExtent(viewer.role, "administer") === "yes";
  if (managed.isOwnerLost && !isAdministrator) return null;
  const owner = managed.user?.toLowerCase() ?? null;
  // Who owns a public service is not public.
  if (owner !== null && (!isUuid(owner) || (owner !== viewer.id && !seesAll))) return null;
  return {
    viewerId: viewer.id,
    seesAll,
    isApproved: managed.isApproved,
    owner,
    ownerText: isAdministrator && text?.fields.includes("userEmail") ? text.q : null,
    isOwnerLost: managed.isOwnerLost,
    verifiedBefore: managed.verifiedBefore,
    deleted: managed.isDeleted ? pickDeletedExtent(viewer) : null,
  };
}

/** Users see those deleted services that they may restore; a key restores none, and has deleted none. */
function pickDeletedExtent({ role }: Editor): "own" | "any" {
  return getExtent(role, "deleteService") === "any" ? "any" : "own";
}

/** A row of a managed list, with what rows of lists say of being taken in (rule lists 36). */
export function showManaged(
  body: ManagedBody,
  status: OpeningStatus,
  display: Display,
  { id, role }: Editor,
): Omit<ListedForViewer, "matched"> {
  const isOwner = (body.ownerId ?? body.organizationOwnerId) === id;
  const row = showListed(body, status, display, servicePermissions(role, isOwner));
  const isUntold = body.isProtected === true && !seesHiddenFields(role, isOwner);
  const told = isUntold ? { ...body, intakeClosedUntil: null } : body;
  return {
    ...row,
    ...statedIntake(told),
    ...intakeOfRow(told, status, display),
    ...restrictedFields(body, role, isOwner),
  };
}

function statedIntake({
  intakeSchedules,
  intakeClosedUntil: closed,
}: ManagedBody): Pick<ListedForViewer, "intakeSchedules" | "intakeClosedUntil"> {
  return {
    ...(intakeSchedules.length === 0 ? {} : { intakeSchedules: intakeSchedules.map(showEntry) }),
    ...(closed === null ? {} : { intakeClosedUntil: isoOfEpoch(closed) }),
  };
}

type OwnerFields = Omit<ManagedBody, keyof ServiceBody | "intakeSchedules" | "intakeClosedUntil"> &
  Pick<ServiceBody, "approvedAt">;
type RestrictedFields = Pick<
  ListedForViewer,
  "reviewState" | "refusalReason" | "user" | "userEmail" | "ownerLostAt"
>;

/** Returns the fields that this role sees in addition to the public ones (rules services 22 and 23). */
export function restrictedFields(body: OwnerFields, role: Rights, isOwner: boolean): RestrictedFields {
  const isAdministrator = getExtent(role, "administer") === "yes";
  const { refusalReason, ownerEmail, ownerLostAt } = body;
  // The organization's owner sees the service as their own.
  const ownerId = body.ownerId ?? (isOwner ? body.organizationOwnerId : null);
  return {
    ...(seesPending(role, isOwner) ? { reviewState: toReviewState(body), refusalReason } : {}),
    ...(seesHiddenFields(role, isOwner) ? { user: ownerId } : {}),
    ...(isOwner || isAdministrator ? { userEmail: ownerEmail } : {}),
    ...(isAdministrator ? { ownerLostAt: ownerLostAt === null ? null : isoOfEpoch(ownerLostAt) } : {}),
  };
}

function toReviewState({ approvedAt, refusedAt, isEditPending }: OwnerFields): ReviewState {
  if (approvedAt === null) return refusedAt === null ? "WAITING" : "REFUSED";
  return isEditPending ? "EDIT_WAITING" : "PUBLIC";
}
