import { isSite } from "#domain/listings/program-edit.ts";
import { seesPending } from "#domain/services/service-permissions.ts";
import type { Viewer } from "#server/base/http/viewer.ts";
import type { Db } from "#server/base/sql/db.ts";
import { isOwnedBy, mayEdit } from "./show-for-viewer.ts";
import { readSites } from "./stored-queries.ts";
import type { StoredService } from "./stored-service.ts";

/**
 * How many sites a save for the whole program changes, this one among them. Nothing where it has no others that this
 * viewer sees, or they may not edit them all.
 */
export async function programSites(
  db: Db,
  { row, current }: StoredService,
  viewer: Viewer,
): Promise<{ programSites?: number }> {
  if (viewer.kind === "guest" || row.programId === null || !isSite(current)) return {};
  if (!mayEdit(row, viewer)) return {};
  const seen = (await readSites(db, row.id)).filter(
    (site) => !site.isWaiting || seesPending(viewer.role, isOwnedBy(site, viewer)),
  );
  return seen.length > 1 && seen.every((site) => mayEdit(site, viewer)) ? { programSites: seen.length } : {};
}
