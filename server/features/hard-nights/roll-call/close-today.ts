import { localDate } from "#domain/base/time/zone.ts";
import { withClosing, withoutClosing } from "#domain/hard-nights/roll-call/roll-call.ts";
import type { Change } from "#server/base/history/record-change.ts";
import type { Db } from "#server/base/sql/db.ts";
import {
  changeClosedDays,
  closedDaysSource,
  sourcesWithClosedDays,
} from "#server/features/listings/change-closed-days.ts";
import type { StoredService } from "#server/features/listings/stored-service.ts";

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
  const closedFrom = closedDaysSource(stored);
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
  const factSources = sourcesWithClosedDays(stored, closedFrom);
  await changeClosedDays(db, stored, (closed) => withoutClosing(closed, date), {
    actor: "SYSTEM",
    now,
    factSources,
  });
}
