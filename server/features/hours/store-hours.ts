import { createHash } from "node:crypto";
import { canonicalHours } from "#domain/schedule/canonical-hours.ts";
import type { Hours } from "#domain/schedule/entry.ts";
import { edgeStamp, openingEdges } from "#domain/schedule/opening-edges.ts";
import type { Db } from "#server/sql/db.ts";
import { findHoursRows, type HoursRow, upsertHoursRows } from "./store-hours-queries.ts";

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

/**
 * Ensures that each of the given hours has a row with fresh edges, and resolves to their ids in the same order;
 * null where there is nothing to compute (contact for hours, or none known). Rows that cover the same days by the
 * same rule are left alone.
 *
 * Used by the write path and, with the hours read back, by the job that keeps them fresh.
 */
export async function storeHours(db: Db, hours: readonly Hours[], now: number): Promise<(number | null)[]> {
  const fingerprints = hours.map((each) =>
    each.isContact || each.schedules.length === 0 ? null : fingerprintOf(each),
  );
  const wanted = new Map<string, Hours>();
  for (const [index, fingerprint] of fingerprints.entries()) {
    const each = hours[index];
    if (fingerprint !== null && each !== undefined) wanted.set(fingerprint, each);
  }

  const { from, until } = hoursCoverage(now);
  const stamp = currentHoursStamp();
  const ids = new Map<string, number>();
  for (const row of await findHoursRows(db, [...wanted.keys()])) {
    if (row.stamp === stamp && row.coveredFrom <= from && row.coveredUntil >= until) {
      ids.set(row.fingerprint, row.id);
    }
  }
  const stale: HoursRow[] = [];
  for (const [fingerprint, each] of wanted) {
    if (ids.has(fingerprint)) continue;
    const edges = openingEdges(each, from, until);
    stale.push({ fingerprint, hours: each, edges, coveredFrom: from, coveredUntil: until, stamp });
  }
  for (const row of await upsertHoursRows(db, stale)) ids.set(row.fingerprint, row.id);
  return fingerprints.map((fingerprint) => (fingerprint === null ? null : (ids.get(fingerprint) ?? null)));
}

/** SHA-256 of the canonical form, in hexadecimal. */
function fingerprintOf(hours: Hours): string {
  return createHash("sha256").update(canonicalHours(hours)).digest("hex");
}
