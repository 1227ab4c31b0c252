import type { HoursWithIntake } from "#domain/services/opening-hours/entry.ts";
import { openingEdges, turnedAwayEdges } from "#domain/services/opening-hours/opening-edges.ts";
import type { TransactionalDb } from "#server/base/sql/db.ts";
import { requireHours, transactionWithSharedRows } from "#server/features/services/shared-rows.ts";
import {
  type FreshEdges,
  findExpiringHours,
  lockHoursOfServices,
  pointServicesToHours,
  writeEdges,
} from "./refresh-hours-queries.ts";
import { currentHoursStamp, hoursCoverage } from "./store-hours.ts";

/** A row is recomputed once its coverage is a week behind. */
const WEEK = 7 * 24 * 60 * 60 * 1000;
/** Rows per statement, few enough that no list has to wait for them. */
const BATCH = 500;

/**
 * Recomputes edges that soon expire, or were computed by another rule or other time-zone data. Without it lists
 * stay correct but get slower. Resolves to the number of rows written.
 */
export async function refreshHours(database: TransactionalDb, now: number): Promise<number> {
  const coverage = coverageAt(now);
  const fresh = { ...coverage, until: coverage.until - WEEK };
  let made = 0;
  for (let afterId = 0; ; ) {
    const expiring = await findExpiringHours(database, fresh, afterId, BATCH);
    const last = expiring.at(-1);
    if (last === undefined) return made;
    const rows = expiring.map(({ id, hours }) => computeEdges(id, hours, coverage));
    await writeEdges(database, rows, coverage);
    made += rows.length;
    afterId = last.id;
  }
}

/**
 * Repairs services whose status and edges disagreed, by recomputing reference and edges from the service's own
 * schedule.
 */
export async function repairHours(
  database: TransactionalDb,
  serviceIds: readonly string[],
  now: number,
): Promise<void> {
  await transactionWithSharedRows(database, async (db) => {
    const services = await lockHoursOfServices(db, serviceIds);
    const hoursIds = await requireHours(
      db,
      services.map(({ hours }) => hours),
      now,
    );
    await pointServicesToHours(
      db,
      services.map(({ serviceId }, index) => ({ serviceId, hoursId: hoursIds[index] ?? null })),
    );
    const coverage = coverageAt(now);
    const hoursById = new Map(services.map(({ hours }, index) => [hoursIds[index] ?? null, hours]));
    const rows = [...hoursById].flatMap(([id, hours]) =>
      id === null ? [] : computeEdges(id, hours, coverage),
    );
    await writeEdges(db, rows, coverage);
  });
}

interface Coverage {
  from: number;
  until: number;
  stamp: string;
}

function coverageAt(now: number): Coverage {
  return { ...hoursCoverage(now), stamp: currentHoursStamp() };
}

function computeEdges(id: number, hours: HoursWithIntake, { from, until }: Coverage): FreshEdges {
  return { id, edges: openingEdges(hours, from, until), turnedAway: turnedAwayEdges(hours, from, until) };
}
