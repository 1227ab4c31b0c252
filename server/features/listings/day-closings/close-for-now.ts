import { invalid, problem } from "#domain/base/contract/problems.ts";
import {
  closingEnd,
  closingEntries,
  type DayClosing,
  withoutEntries,
} from "#domain/listings/day-closings/day-closing.ts";
import { isSame } from "#domain/services/changes.ts";
import type { Hours } from "#domain/services/opening-hours/entry.ts";
import { publishing } from "#domain/services/service-permissions.ts";
import type { Change } from "#server/base/history/record-change.ts";
import { CallProblem } from "#server/base/http/call-problem.ts";
import type { SignedIn } from "#server/base/http/viewer.ts";
import type { Db, TransactionalDb } from "#server/base/sql/db.ts";
import {
  changeClosedDays,
  closedDaysSource,
  sourcesWithClosedDays,
} from "#server/features/listings/change-closed-days.ts";
import { lockVisible } from "#server/features/listings/lock-visible.ts";
import { lockViewerAndOwner } from "#server/features/listings/save-listing.ts";
import { isOwnedBy } from "#server/features/listings/show-for-viewer.ts";
import { lockStored, type StoredService } from "#server/features/listings/stored-service.ts";
import { transactionWithSharedRows } from "#server/features/services/shared-rows.ts";
import { forgetDayClosing, noteDayClosing, readDayClosing, type StoredDayClosing } from "./queries.ts";

/**
 * Closes a service for today, or for some days, in the place of what was said before.
 *
 * @param closing null: open as usual again
 * @throws CallProblem 400 where it closes nothing that is open, 403, 404
 */
export async function closeForNow(
  database: TransactionalDb,
  id: string,
  closing: DayClosing | null,
  { viewer, now }: { readonly viewer: SignedIn; readonly now: number },
): Promise<void> {
  await transactionWithSharedRows(database, async (db) => {
    await lockViewerAndOwner(db, {}, viewer, { id, isForProgram: false });
    const stored = await lockVisible(db, id, viewer);
    refuseOthers(stored, viewer);
    const standing = await readDayClosing(db, id);
    if (closing === null) {
      if (standing !== null) await openAsUsual(db, stored, standing, { actor: viewer, now });
      return;
    }
    const usual = usualHours(stored, standing);
    const entries = closingEntries(usual, closing, now);
    if (entries === null) {
      throw new CallProblem(invalid({ ["closed" in closing ? "closed" : "closesAt"]: "outOfRange" }));
    }
    const taken = standing?.entries ?? [];
    await changeClosedDays(db, stored, (closed) => [...withoutEntries(closed, taken), ...entries], {
      actor: viewer,
      now,
    });
    await noteDayClosing(db, id, {
      entries,
      overAt: closingEnd(usual.timeZone, entries),
      closedFrom: closedDaysSource(stored) ?? standing?.closedFrom ?? null,
      closedBefore: usual.closeSchedules,
    });
  });
}

/** The hours as they are without a closing. */
export function usualHours({ facts }: StoredService, standing: StoredDayClosing | null): Hours {
  const { timeZone, schedules, closeSchedules, isContact } = facts;
  return {
    timeZone,
    schedules,
    isContact,
    closeSchedules: withoutEntries(closeSchedules, standing?.entries ?? []),
  };
}

/**
 * Refuses viewers whose changes of hours are not public right away: a closing that waits for review closes no door
 * today.
 *
 * @throws CallProblem 403
 */
export function refuseOthers({ row }: StoredService, viewer: SignedIn): void {
  const published = publishing(viewer.role, isOwnedBy(row, viewer));
  if (published === null || published === "nothing") throw new CallProblem(problem("forbidden"));
}

/** Takes a closing that is over out of the hours; it closes nothing any more. */
export async function tidyDayClosing(database: TransactionalDb, id: string, now: number): Promise<void> {
  await transactionWithSharedRows(database, async (db) => {
    const stored = await lockStored(db, id);
    const standing = await readDayClosing(db, id);
    // Another closing was said meanwhile.
    if (stored === null || standing === null || standing.overAt > now) return;
    await openAsUsual(db, stored, standing, { actor: "SYSTEM", now });
  });
}

/** The closed days come from their source again, unless someone has changed them by hand since. */
async function openAsUsual(
  db: Db,
  stored: StoredService,
  { entries, closedFrom, closedBefore }: StoredDayClosing,
  by: { readonly actor: Change["actor"]; readonly now: number },
): Promise<void> {
  const usual = withoutEntries(stored.facts.closeSchedules, entries);
  const isUnchanged = isSame(usual, closedBefore);
  await changeClosedDays(db, stored, (closed) => withoutEntries(closed, entries), {
    ...by,
    ...(isUnchanged ? { factSources: sourcesWithClosedDays(stored, closedFrom) } : {}),
  });
  await forgetDayClosing(db, stored.row.id);
}
