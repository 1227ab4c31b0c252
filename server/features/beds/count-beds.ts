import { type BedCount, type BedOutcome, bedOutcomes } from "#domain/beds/bed-counts.ts";
import { isoOfEpoch } from "#domain/contract/instant.ts";
import { type Checked, problem } from "#domain/contract/problems.ts";
import { keepHistory } from "#server/features/history/keep-history.ts";
import type { SignedIn } from "#server/http/viewer.ts";
import type { Database, Db } from "#server/sql/db.ts";
import { type BedsRow, type BedsViewer, countVisible, holdForCount, keepCount } from "./queries.ts";

/** A shelter after the count. */
export interface CountedShelter {
  readonly row: BedsRow;
  readonly outcome: BedOutcome["outcome"];
}

/**
 * Takes counts, all of them or none, in one transaction with their history: however many are sent at once, each
 * finds the number that the one before it left. Nothing is approved and nothing hidden.
 *
 * @param now epoch milliseconds
 */
export async function countBeds(
  database: Database,
  viewer: SignedIn,
  may: BedsViewer,
  counts: readonly BedCount[],
  now: number,
): Promise<Checked<readonly CountedShelter[]>> {
  return database.transaction(async (db) => {
    const ids = [...new Set(counts.map(({ id }) => id))];
    const held = new Map((await holdForCount(db, may, ids)).map((row) => [row.id, row]));
    const foreign = ids.filter((id) => !held.has(id));
    if (foreign.length > 0) {
      const visible = await countVisible(db, may, foreign);
      return { ok: false, problem: problem(visible === foreign.length ? 403 : 404) };
    }
    const outcomes = bedOutcomes(counts, held, now);
    if (!outcomes.ok) return outcomes;
    const counted: CountedShelter[] = [];
    for (const outcome of outcomes.value) {
      const before = held.get(outcome.id);
      if (before === undefined) throw new Error("Only what is held is counted.");
      const isKept = outcome.outcome === "COUNTED" && !outcome.isRepeated;
      const row = isKept ? await keep(db, viewer, before, outcome, now) : before;
      counted.push({ row, outcome: outcome.outcome });
    }
    return { ok: true, value: counted };
  });
}

async function keep(
  db: Db,
  viewer: SignedIn,
  before: BedsRow,
  { availableBeds, at }: Extract<BedOutcome, { outcome: "COUNTED" }>,
  now: number,
): Promise<BedsRow> {
  const version = await keepCount(db, before.id, availableBeds, at);
  const after = { ...before, availableBeds, bedsUpdatedAt: at, version };
  await keepHistory(db, {
    thing: "SERVICE",
    thingId: before.id,
    action: "COUNT_BEDS",
    actor: viewer,
    at: now,
    before: shown(before),
    after: shown(after),
    why: null,
  });
  return after;
}

function shown({ availableBeds, bedsUpdatedAt, version }: BedsRow): Record<string, unknown> {
  return {
    availableBeds,
    bedsUpdatedAt: bedsUpdatedAt === null ? null : isoOfEpoch(bedsUpdatedAt),
    version,
  };
}
