import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import { type Checked, problem } from "#domain/base/contract/problems.ts";
import { type BedCount, type BedOutcome, bedOutcomes } from "#domain/beds/bed-counts.ts";
import { recordChanges } from "#server/base/history/record-change.ts";
import type { Editor } from "#server/base/http/viewer.ts";
import type { Database } from "#server/base/sql/db.ts";
import { type BedsRow, type BedsViewer, countVisible, lockShelters, saveCounts } from "./queries.ts";

/** A shelter after the count. */
export interface CountedShelter {
  readonly row: BedsRow;
  readonly outcome: BedOutcome["outcome"];
}

/**
 * Stores counts, all or none, in one transaction with their history. Concurrent requests are serialized by row
 * locks. Approval and visibility do not change.
 *
 * @param now epoch milliseconds
 */
export async function countBeds(
  database: Database,
  viewer: Editor,
  may: BedsViewer,
  counts: readonly BedCount[],
  now: number,
): Promise<Checked<readonly CountedShelter[]>> {
  return database.transaction(async (db) => {
    const ids = [...new Set(counts.map(({ id }) => id))];
    const locked = new Map((await lockShelters(db, may, ids)).map((row) => [row.id, row]));
    const foreign = ids.filter((id) => !locked.has(id));
    if (foreign.length > 0) {
      const visible = await countVisible(db, may, foreign);
      return { ok: false, problem: problem(visible === foreign.length ? "forbidden" : "notFound") };
    }
    const outcomes = bedOutcomes(counts, locked, now);
    if (!outcomes.ok) return outcomes;
    const counted = outcomes.value.map((outcome) => afterCount(outcome, locked));
    const changed = counted.filter(({ before, row }) => row !== before);
    await saveCounts(
      db,
      changed.map(({ row }) => row),
    );
    await recordChanges(
      db,
      { thing: "SERVICE", action: "COUNT_BEDS", actor: viewer, at: now },
      changed.map(({ before, row }) => ({ thingId: row.id, before: shown(before), after: shown(row) })),
    );
    return { ok: true, value: counted };
  });
}

/** Applies a count to its row; `before` and `row` are the same where nothing changes. */
function afterCount(
  outcome: BedOutcome,
  locked: ReadonlyMap<string, BedsRow>,
): CountedShelter & { readonly before: BedsRow } {
  const before = locked.get(outcome.id);
  if (before === undefined) throw new Error("Only locked shelters are counted.");
  if (outcome.outcome === "OLDER" || outcome.isRepeated) {
    return { before, row: before, outcome: outcome.outcome };
  }
  const { availableBeds, totalBeds, beds, at } = outcome;
  const version = before.version + 1;
  const row = { ...before, availableBeds, totalBeds, beds: [...beds], bedsUpdatedAt: at, version };
  return { before, row, outcome: "COUNTED" };
}

function shown({ availableBeds, bedsUpdatedAt, beds, version }: BedsRow): Record<string, unknown> {
  return {
    availableBeds,
    ...(beds.length > 0 ? { beds } : {}),
    bedsUpdatedAt: bedsUpdatedAt === null ? null : isoOfEpoch(bedsUpdatedAt),
    version,
  };
}
