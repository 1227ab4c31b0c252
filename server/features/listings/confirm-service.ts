import { problem } from "#domain/contract/problems.ts";
import { servicePermissions } from "#domain/listings/service-permissions.ts";
import { extentOf } from "#domain/roles/permissions.ts";
import { recordChange } from "#server/features/history/record-change.ts";
import type { RequestContext, SignedIn } from "#server/http/viewer.ts";
import type { Database } from "#server/sql/db.ts";
import { CallProblem } from "./call-problem.ts";
import { lockVisible } from "./lock-visible.ts";
import { isOwnedBy } from "./show-for-viewer.ts";
import { setVerified } from "./stored-queries.ts";
import type { StoredService } from "./stored-service.ts";

/**
 * Confirms that the facts are still right. An owner confirms under their own name, or under the service's where
 * theirs was not reviewed; anybody else in the name of the directory.
 *
 * @throws CallProblem 403, 404
 */
export async function confirmService(
  database: Database,
  id: string,
  context: RequestContext,
  viewer: SignedIn,
): Promise<void> {
  await database.transaction(async (db) => {
    const stored = await lockVisible(db, id, viewer);
    const isOwner = isOwnedBy(stored.row, viewer);
    if (!servicePermissions(viewer.role, isOwner).confirm) throw new CallProblem(problem("forbidden"));
    await setVerified(db, id, isOwner ? nameOfOwner(stored, viewer) : null, context.now);
    await recordChange(db, {
      thing: "SERVICE",
      thingId: id,
      action: "CONFIRM",
      actor: viewer,
      at: context.now,
    });
  });
}

/** The name becomes public immediately, so the owner's own is used only where their texts need no review. */
function nameOfOwner(stored: StoredService, viewer: SignedIn): string {
  const isTrusted = extentOf(viewer.role, "publishUnreviewed") === "yes";
  return isTrusted ? viewer.displayName : stored.current.name;
}
