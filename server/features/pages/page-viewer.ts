import { pageCapabilities } from "#domain/contract/page-capabilities.ts";
import type { PageViewer } from "#domain/contract/page-rendering.ts";
import type { Viewer } from "#server/http/viewer.ts";

/** The viewer as pages need it; null for whoever is not signed in. */
export function pageViewerOf(viewer: Viewer): PageViewer | null {
  if (viewer.kind !== "user") return null;
  const { id, displayName, email, role, lastMethod, isConfirmed } = viewer;
  const may = pageCapabilities(role);
  return { id, displayName, email, role, lastMethod, isConfirmed, may };
}
