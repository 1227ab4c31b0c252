import type { PageViewer } from "#domain/contract/page-rendering.ts";
import { CAPABILITIES, hasCapability } from "#domain/roles/permissions.ts";
import type { Viewer } from "#server/http/viewer.ts";

/** The viewer as pages need it; null for a guest. */
export function pageViewerOf(viewer: Viewer): PageViewer | null {
  if (viewer.kind === "guest") return null;
  const { id, displayName, email, role, lastMethod, isConfirmed } = viewer;
  const may = CAPABILITIES.filter((capability) => hasCapability(role, capability));
  return { id, displayName, email, role, lastMethod, isConfirmed, may };
}
