import { problem } from "#domain/base/contract/problems.ts";
import { namedChecker } from "#domain/confirmations/named-checker.ts";
import { servicePermissions } from "#domain/services/service-permissions.ts";
import { recordChange } from "#server/base/history/record-change.ts";
import type { RequestContext, SignedIn } from "#server/base/http/viewer.ts";
import type { Database } from "#server/base/sql/db.ts";
import { CallProblem } from "../../base/http/call-problem.ts";
import { lockVisible } from "./lock-visible.ts";
import { isOwnedBy } from "./show-for-viewer.ts";
import { isNameOfUserPublic, setVerified } from "./stored-queries.ts";

/**
 * Confirms that the facts are still right. `namedChecker` says who is named with it.
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
    const isNamePublic = await isNameOfUserPublic(db, viewer.id);
    const by = namedChecker({ ...viewer, isNamePublic, isOwner }, stored.current);
    await setVerified(db, id, by, context.now);
    await recordChange(db, {
      thing: "SERVICE",
      thingId: id,
      action: "CONFIRM",
      actor: viewer,
      at: context.now,
    });
  });
}
