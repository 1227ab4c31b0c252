import { type ServiceVersion, toServiceFacts, toVersion } from "#domain/listings/listing-facts.ts";
import { changedFields } from "#domain/services/changes.ts";
import type { ScheduleEntry } from "#domain/services/opening-hours/entry.ts";
import type { ServiceFacts } from "#domain/services/service.ts";
import type { FactSource } from "#domain/services/source.ts";
import type { Change } from "#server/base/history/record-change.ts";
import type { Db } from "#server/base/sql/db.ts";
import { recordListingChange } from "./listing-history.ts";
import { storeVersion } from "./save-listing.ts";
import { rebasePendingEdits } from "./stored-queries.ts";
import type { StoredService } from "./stored-service.ts";

/** The source that the closed days come from; null: they were entered here. */
export function closedDaysSource({ row }: StoredService): number | null {
  return row.factSources.find(({ fields }) => fields.includes("closeSchedules"))?.source ?? null;
}

/** The sources of a service's facts where the closed days come from this one again. */
export function sourcesWithClosedDays({ row }: StoredService, closedFrom: number | null): FactSource[] {
  return row.factSources.map(
    (each): FactSource =>
      each.source === closedFrom && !each.fields.includes("closeSchedules")
        ? { ...each, fields: [...each.fields, "closeSchedules"] }
        : each,
  );
}

/** Changes the public version and the pending one alike. */
export async function changeClosedDays(
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
  const changed = (facts: ServiceFacts): ServiceVersion =>
    toVersion({ ...facts, closeSchedules: change(facts.closeSchedules) });
  const { facts, listing: next } = changed(stored.facts);
  if (changedFields(current, next).length === 0) return;
  await storeVersion(db, stored, next, {
    approvedAt: row.approvedAt,
    facts,
    now,
    ...(factSources === undefined ? {} : { factSources }),
  });
  await recordListingChange(
    db,
    { viewer: actor, now },
    { id: row.id, action: "EDIT", before: current, after: next },
  );
  if (row.pending === null) return;
  const waiting = changed(toServiceFacts(proposed));
  await rebasePendingEdits(db, [
    { serviceId: row.id, facts: waiting.facts, changed: changedFields(next, waiting.listing) },
  ]);
}
