import type { Db, TransactionalDb } from "#server/base/sql/db.ts";
import { SILENT } from "#server/features/imports/progress.ts";
import { countAttempt } from "#server/features/imports/run-queries.ts";
import { undoRun } from "#server/features/imports/undo-run.ts";
import { askForHarvest, forgetPreview, readHarvest } from "./queries.ts";
import { endRun, type HarvestRun, unmarkVanished } from "./run-queries.ts";

/** Maximum number of times an undo is tried, a minute apart, before a person has to ask for it again. */
export const MAX_UNDO_TRIES = 5;

/** An undo that did not come to its end. */
export interface UndoFailure {
  readonly error: unknown;
  /** True where it is not tried again automatically. */
  readonly isLast: boolean;
}

/** The process ended during each try. */
class UndoInterrupted extends Error {
  override readonly name = "UndoInterrupted";
}

/**
 * Undoes what a harvest wrote, as an import is undone, and takes away the marks that it set. What waits is counted anew,
 * since it was counted with what is undone. Interrupted at whatever moment, it goes on with the next pass, but not for
 * ever (rule harvest 27).
 *
 * @param now epoch milliseconds
 * @returns null where it is undone
 */
export async function undoHarvest(
  bulk: TransactionalDb,
  run: HarvestRun,
  now: number,
): Promise<UndoFailure | null> {
  const tries = await countAttempt(bulk, run.id);
  try {
    if (tries > MAX_UNDO_TRIES) throw new UndoInterrupted();
    await undo(bulk, run, now);
    return null;
  } catch (error) {
    const isLast = tries >= MAX_UNDO_TRIES;
    if (isLast) await bulk.transaction((db) => end(db, run, "STOPPED", now));
    return { error, isLast };
  }
}

async function undo(bulk: TransactionalDb, run: HarvestRun, now: number): Promise<void> {
  const { id, byId, byRole } = run;
  const actor = byId === null || byRole === null ? ("SYSTEM" as const) : { id: byId, role: byRole };
  await undoRun({ bulk, run: { id, actor }, now }, SILENT);
  await bulk.transaction(async (db) => {
    await unmarkVanished(db, id);
    await end(db, run, "UNDONE", now);
  });
}

async function end(
  db: Db,
  { id, harvest }: HarvestRun,
  state: "UNDONE" | "STOPPED",
  now: number,
): Promise<void> {
  const row = await readHarvest(db, harvest);
  if (row !== null && row.preview !== null) {
    await forgetPreview(db, harvest);
    await askForHarvest(db, harvest, now);
  }
  await endRun(db, id, state, now);
}
