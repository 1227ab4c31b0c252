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
 * The facts are still right. The owner's name stands with it, or the service's own where the owner's was looked at
 * by nobody; who else confirms, does so for the directory.
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

/** It is public at once: a name that its owner typed, only where what they type is public without review. */
function nameOfOwner(stored: StoredService, viewer: SignedIn): string {
  const isTrusted = extentOf(viewer.role, "publishUnreviewed") === "yes";
  return isTrusted ? viewer.displayName : stored.current.name;
}
