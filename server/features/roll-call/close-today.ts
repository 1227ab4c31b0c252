import { changedFields } from "#domain/listings/changes.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { factsOf, listingOf } from "#domain/listings/listing-facts.ts";
import { withClosing, withoutClosing } from "#domain/roll-call/roll-call.ts";
import type { ScheduleEntry } from "#domain/schedule/entry.ts";
import type { FactSource } from "#domain/sources/source.ts";
import { localDate } from "#domain/time/zone.ts";
import type { Change } from "#server/features/history/record-change.ts";
import { recordListingChange } from "#server/features/listings/listing-history.ts";
import { storeVersion } from "#server/features/listings/save-listing.ts";
import { rebasePendingEdits } from "#server/features/listings/stored-queries.ts";
import type { StoredService } from "#server/features/listings/stored-service.ts";
import type { Db } from "#server/sql/db.ts";

interface Closed {
  /** ISO date in the service's zone. */
  readonly date: string;
  /** The source whose closed days these were; null: entered here. */
  readonly closedFrom: number | null;
}

/**
 * Closes a locked service until its local midnight, by a closed time among its hours. While it is there, the closed
 * days count as entered here, so that no import opens the door again.
 *
 * @param now epoch milliseconds
 */
export async function closeToday(
  db: Db,
  stored: StoredService,
  actor: Change["actor"],
  now: number,
): Promise<Closed> {
  const date = localDate(stored.facts.timeZone, now);
  const closedFrom =
    stored.row.factSources.find(({ fields }) => fields.includes("closeSchedules"))?.source ?? null;
  await changeClosedDays(db, stored, (closed) => withClosing(closed, date), { actor, now });
  return { date, closedFrom };
}

/** Removes the closing of a day that is over; the closed days come from their source again. */
export async function reopenAfter(
  db: Db,
  stored: StoredService,
  { date, closedFrom }: Closed,
  now: number,
): Promise<void> {
  const factSources = stored.row.factSources.map(
    (each): FactSource =>
      each.source === closedFrom && !each.fields.includes("closeSchedules")
        ? { ...each, fields: [...each.fields, "closeSchedules"] }
        : each,
  );
  await changeClosedDays(db, stored, (closed) => withoutClosing(closed, date), {
    actor: "SYSTEM",
    now,
    factSources,
  });
}

/** Changes the public version, and in the same way the one that waits for review. */
async function changeClosedDays(
  db: Db,
  stored: StoredService,
  change: (closed: readonly ScheduleEntry[]) => ScheduleEntry[],
  {
    actor,
    now,
    factSources,
  }: {
    readonly actor: Change["actor"];
    readonly now: number;
    readonly factSources?: readonly FactSource[];
  },
): Promise<void> {
  const { row, current, proposed } = stored;
  const changed = (listing: Listing): Listing => {
    const facts = factsOf(listing);
    return listingOf({ ...facts, closeSchedules: change(facts.closeSchedules) });
  };
  const next = changed(current);
  if (changedFields(current, next).length === 0) return;
  await storeVersion(db, stored, next, {
    approvedAt: row.approvedAt,
    now,
    ...(factSources === undefined ? {} : { factSources }),
  });
  await recordListingChange(
    db,
    { viewer: actor, now },
    { id: row.id, action: "EDIT", before: current, after: next },
  );
  if (row.pending === null) return;
  const waiting = changed(proposed);
  await rebasePendingEdits(db, [
    { serviceId: row.id, facts: factsOf(waiting), changed: changedFields(next, waiting) },
  ]);
}
