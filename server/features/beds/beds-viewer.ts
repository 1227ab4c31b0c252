import { extentOf } from "#domain/roles/permissions.ts";
import type { SignedIn } from "#server/http/viewer.ts";
import type { BedsViewer } from "./queries.ts";

/** How far this viewer may go with beds. */
export function bedsViewer({ id, role }: SignedIn): BedsViewer {
  return { id, updateBeds: extentOf(role, "updateBeds"), readWaiting: extentOf(role, "readWaiting") };
}
