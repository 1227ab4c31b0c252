import { createHash } from "node:crypto";
import { canonicalHoursWithIntake } from "#domain/services/opening-hours/canonical-hours.ts";
import type { HoursWithIntake } from "#domain/services/opening-hours/entry.ts";
import { edgeStamp, openingEdges, turnedAwayEdges } from "#domain/services/opening-hours/opening-edges.ts";
import type { Db } from "#server/base/sql/db.ts";
import { findHoursIds, type HoursRow, insertHoursRows } from "./store-hours-queries.ts";

const DAY = 24 * 60 * 60 * 1000;
/** A list may ask what was open yesterday, and two requests may not agree on what day it is. */
const DAYS_BEHIND = 2;
/** A list may ask 14 days ahead; the rest is a margin for a stopped job. */
const DAYS_AHEAD = 35;

/** The interval that edges written at `now` cover, in epoch milliseconds: `from` inclusive, `until` exclusive. */
export function hoursCoverage(now: number): { from: number; until: number } {
  const today = Math.floor(now / DAY) * DAY;
  return { from: today - DAYS_BEHIND * DAY, until: today + DAYS_AHEAD * DAY };
}

/** The stamp of edges that this process computes: its rule and its time-zone data. */
export function currentHoursStamp(): string {
  return edgeStamp(process.versions.tz ?? "none");
}

/** Ids of hours, in their order; null where there is nothing to compute (contact for hours, or none known) or no row. */
interface FoundHours {
  readonly ids: (number | null)[];
  /** The hours without a row, by their fingerprints. */
  readonly missing: ReadonlyMap<string, HoursWithIntake>;
}

export async function findHours(db: Db, hours: readonly HoursWithIntake[]): Promise<FoundHours> {
  const fingerprints = hours.map((each) =>
    each.isContact || each.schedules.length === 0 ? null : fingerprintHours(each),
  );
  const wanted = new Map<string, HoursWithIntake>();
  for (const [index, fingerprint] of fingerprints.entries()) {
    const each = hours[index];
    if (fingerprint !== null && each !== undefined) wanted.set(fingerprint, each);
  }
  const rows = await findHoursIds(db, [...wanted.keys()]);
  const ids = new Map(rows.map(({ fingerprint, id }) => [fingerprint, id]));
  return {
    ids: fingerprints.map((fingerprint) => (fingerprint === null ? null : (ids.get(fingerprint) ?? null))),
    missing: new Map([...wanted].filter(([fingerprint]) => !ids.has(fingerprint))),
  };
}

/**
 * Ensures that each of the given hours has a row, and resolves to their ids, in that order; null where there is nothing
 * to compute. Services share these rows, so an existing row is neither changed nor locked, whatever the age of its
 * edges: `refreshHours` renews them.
 */
export async function storeHours(
  db: Db,
  hours: readonly HoursWithIntake[],
  now: number,
): Promise<(number | null)[]> {
  const { ids, missing } = await findHours(db, hours);
  if (missing.size === 0) return ids;
  await insertHoursRows(
    db,
    [...missing].map(([fingerprint, each]) => newRow(fingerprint, each, now)),
  );
  // Another writer may have inserted one of them first.
  return (await findHours(db, hours)).ids;
}

function newRow(fingerprint: string, hours: HoursWithIntake, now: number): HoursRow {
  const { from, until } = hoursCoverage(now);
  return {
    fingerprint,
    hours,
    edges: openingEdges(hours, from, until),
    turnedAway: turnedAwayEdges(hours, from, until),
    coveredFrom: from,
    coveredUntil: until,
    stamp: currentHoursStamp(),
  };
}

/** SHA-256 of the canonical form, in hexadecimal. */
function fingerprintHours(hours: HoursWithIntake): string {
  return createHash("sha256").update(canonicalHoursWithIntake(hours)).digest("hex");
}
