import { pageCapabilities } from "#domain/contract/page-capabilities.ts";
import type { PageViewer } from "#domain/contract/page-rendering.ts";
import type { Viewer } from "#server/http/viewer.ts";

/** The viewer as pages need it; null for a guest. */
export function pageViewerOf(viewer: Viewer): PageViewer | null {
  if (viewer.kind === "guest") return null;
  const { id, displayName, email, role, lastMethod, isConfirmed } = viewer;
  const may = pageCapabilities(role);
  return { id, displayName, email, role, lastMethod, isConfirmed, may };
}
