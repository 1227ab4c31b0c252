import { pageCapabilities } from "#domain/app/page-capabilities.ts";
import type { PageViewer } from "#domain/app/page-rendering.ts";
import type { Viewer } from "#server/base/http/viewer.ts";

/**
 * Returns the viewer as pages need it; null where no one is signed in.
 *
 * @param ownsShelter whether this user (UUID) has a shelter of their own
 */
export async function toPageViewer(
  viewer: Viewer,
  ownsShelter: (userId: string) => Promise<boolean>,
): Promise<PageViewer | null> {
  if (viewer.kind !== "user") return null;
  const { id, displayName, email, role, lastMethod, isConfirmed } = viewer;
  const may = pageCapabilities(role);
  const hasShelter = await ownsShelter(id);
  return { id, displayName, email, role, lastMethod, isConfirmed, hasShelter, may };
}
