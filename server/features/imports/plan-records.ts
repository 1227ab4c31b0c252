import { type ImportPlan, planImport } from "#domain/imports/import-plan.ts";
import type { Db } from "#server/base/sql/db.ts";
import type { ToWithhold } from "#server/features/listings/protection/withhold-known.ts";
import { type CheckedRecord, checkedRecord } from "./checked-record.ts";
import { ImportTally } from "./import-tally.ts";
import type { Progress } from "./progress.ts";
import { type KnownRecord, knownRecords } from "./queries.ts";
import {
  addSteps,
  nextRecords,
  settleSteps,
  type VanishedRecords,
  vanishedRecords,
} from "./record-queries.ts";

/** Records per statement. */
const BATCH = 500;
/** Number of records that a report names; further ones are only counted. */
const NAMED = 200;

export interface ImportPlanned {
  records: number;
  added: number;
  changed: number;
  unchanged: number;
  /** Changed by both the source and a person: the person's version stays. */
  conflicts: { count: number; named: { externalId: string; name: string }[] };
  /** Known, but no longer in the package. */
  vanished: VanishedRecords;
  tally: ImportTally;
  /** Services that are here, whose places the source hides now: of records that would change, and of conflicts. */
  hiding: { changed: ToWithhold[]; conflicts: ToWithhold[] };
}

/** Receives a part of the plan. */
export type OnPlanned = (db: Db, plan: ImportPlan<CheckedRecord, KnownRecord>) => Promise<void>;

/**
 * Plans what an import does with each checked record, and stores the plan with the records.
 *
 * @param usualTimeZone of records without a place
 */
export async function planRecords(
  staging: Db,
  source: string,
  usualTimeZone: string,
  progress: Progress,
  total: number,
  onPlanned: OnPlanned = async () => {},
): Promise<ImportPlanned> {
  const tally = new ImportTally();
  const conflicts: ImportPlanned["conflicts"] = { count: 0, named: [] };
  const hiding: ImportPlanned["hiding"] = { changed: [], conflicts: [] };
  const counts = { records: 0, added: 0, changed: 0, unchanged: 0 };
  progress.start("Planning", total);
  for (let after = 0; ; ) {
    const settled = await nextRecords(staging, after, BATCH);
    const last = settled.at(-1);
    if (last === undefined) break;
    after = last.number;
    const records = settled.map((each) => ({
      ...checkedRecord(each, usualTimeZone),
      number: each.number,
    }));
    for (const record of records) tally.add(record);
    const ids = records.map(({ externalId }) => externalId);
    const plan = planImport(records, await knownRecords(staging, source, ids));
    await onPlanned(staging, plan);
    await addSteps(
      staging,
      [...plan.added, ...plan.changed.map(({ record }) => record)].map(({ number }) => number),
      plan.unchanged.map(({ number }) => number),
    );
    noteConflicts(
      conflicts,
      plan.conflicts.map(({ record }) => record),
    );
    hiding.changed.push(...plan.changed.flatMap(hidingPlace));
    hiding.conflicts.push(...plan.conflicts.flatMap(hidingPlace));
    counts.records += records.length;
    counts.added += plan.added.length;
    counts.changed += plan.changed.length;
    counts.unchanged += plan.unchanged.length;
    progress.at(counts.records);
  }
  await settleSteps(staging);
  progress.stop();
  return { ...counts, conflicts, vanished: await vanishedRecords(staging, source, NAMED), tally, hiding };
}

/** Empty where the source shows its place. */
function hidingPlace({
  record: { outcome },
  known: { serviceId },
}: {
  readonly record: CheckedRecord;
  readonly known: KnownRecord;
}): ToWithhold[] {
  const { facts, withheld } = outcome;
  if (withheld !== null) return [{ serviceId, reason: withheld.reason, words: withheld.words }];
  const isHidden = facts.isProtected === true || facts.place.visibility === "HIDDEN";
  return isHidden ? [{ serviceId, reason: "SOURCE_FLAG", words: [] }] : [];
}

/** Adds conflicts, and names the first of them. */
export function noteConflicts(
  conflicts: ImportPlanned["conflicts"],
  records: readonly CheckedRecord[],
): void {
  conflicts.count += records.length;
  for (const { externalId, outcome } of records.slice(0, NAMED - conflicts.named.length)) {
    conflicts.named.push({ externalId, name: outcome.facts.name });
  }
}
