import { problem } from "#domain/base/contract/problems.ts";
import type { Editor } from "#server/base/http/viewer.ts";
import type { Db } from "#server/base/sql/db.ts";
import { CallProblem } from "../../base/http/call-problem.ts";
import { isVisible } from "./show-for-viewer.ts";
import { lockStored, type StoredService } from "./stored-service.ts";

/**
 * Locks a service that this viewer may see until the transaction ends.
 *
 * @throws CallProblem 404
 */
export async function lockVisible(db: Db, id: string, viewer: Editor): Promise<StoredService> {
  const stored = await lockStored(db, id);
  if (stored === null || !isVisible(stored, viewer)) throw new CallProblem(problem("notFound"));
  return stored;
}
