import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import type { PublicOrganization } from "#domain/listings/organizations/organization.ts";
import {
  organizationPermissions,
  seesEveryOrganization,
} from "#domain/listings/organizations/organization-permissions.ts";
import { withoutDoors } from "#domain/listings/organizations/without-doors.ts";
import { toRights, type Viewer } from "#server/base/http/viewer.ts";
import type { OrganizationRow, OrganizationViewer } from "./queries.ts";

/** Returns the scope of organizations that this viewer sees. */
export function toOrganizationViewer(viewer: Viewer): OrganizationViewer {
  return {
    id: viewer.kind === "guest" ? null : viewer.id,
    seesAll: seesEveryOrganization(toRights(viewer)),
  };
}

/** Permissions of this viewer: an administrator, the owner, or someone else. */
export function mayOfOrganization({ ownerId }: Pick<OrganizationRow, "ownerId">, viewer: Viewer) {
  const isOwner = viewer.kind === "user" && viewer.id === ownerId;
  return organizationPermissions(toRights(viewer), isOwner);
}

/** An organization as this viewer sees it. Who owns it, and what names a hidden door, is for those who may edit it. */
export function showOrganization(row: OrganizationRow, viewer: Viewer): PublicOrganization {
  const { ownerId, ownerEmail, phones, doors, ...written } = row;
  const may = mayOfOrganization(row, viewer);
  const shown = may.edit ? written : withoutDoors(written, doors);
  return {
    ...shown,
    phones: [...phones],
    createdAt: isoOfEpoch(row.createdAt),
    updatedAt: isoOfEpoch(row.updatedAt),
    may,
    ...(may.edit ? { userEmail: ownerEmail } : {}),
  };
}
