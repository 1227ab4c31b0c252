import { SILENT } from "#server/features/imports/progress.ts";
import { undoRun } from "#server/features/imports/undo-run.ts";
import type { TransactionalDb } from "#server/sql/db.ts";
import { askForHarvest, forgetPreview, readHarvest } from "./queries.ts";
import { endRun, type HarvestRun, unmarkVanished } from "./run-queries.ts";

/**
 * Undoes what a harvest wrote, as an import is undone, and takes away the marks that it set. What waits is counted anew,
 * since it was counted with what is undone. Interrupted at whatever moment, it goes on with the next pass.
 *
 * @param now epoch milliseconds
 */
export async function undoHarvest(bulk: TransactionalDb, run: HarvestRun, now: number): Promise<void> {
  const { id, harvest, byId, byRole } = run;
  const actor = byId === null || byRole === null ? ("SYSTEM" as const) : { id: byId, role: byRole };
  await undoRun({ bulk, run: { id, actor }, now }, SILENT);
  await bulk.transaction(async (db) => {
    await unmarkVanished(db, id);
    const row = await readHarvest(db, harvest);
    if (row !== null && row.preview !== null) {
      await forgetPreview(db, harvest);
      await askForHarvest(db, harvest, now);
    }
    await endRun(db, id, "UNDONE", now);
  });
}
