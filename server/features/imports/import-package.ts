import { localDate } from "#domain/base/time/zone.ts";
import type { TableName } from "#domain/hsds/source-row.ts";
import { publicOrganization } from "#domain/imports/hidden-values.ts";
import type { ImportedOrganization } from "#domain/imports/organization-of-record.ts";
import { describedBy } from "#domain/imports/package-description.ts";
import type { PrivateContacts } from "#domain/imports/private-contacts.ts";
import type { SetAside } from "#domain/imports/source-record.ts";
import type { Actor } from "#server/base/history/record-change.ts";
import type { Database, Db, TransactionalDb } from "#server/base/sql/db.ts";
import {
  readSource,
  renewStatedSources,
  type StatedSource,
  saveSource,
} from "#server/features/imports/sources/queries.ts";
import { upsertOrganizations } from "#server/features/listings/organizations/import-queries.ts";
import { renameInAllServices } from "#server/features/listings/organizations/rename-services.ts";
import { coverAllSharedDoors } from "#server/features/listings/protection/shared-doors.ts";
import { withholdKnown } from "#server/features/listings/protection/withhold-known.ts";
import { checkRecords } from "./check-records.ts";
import { type CheckedRecord, checkedRecord } from "./checked-record.ts";
import { IMPORT_LIMITS, type ImportLimits, ImportStoppedError, PackageError } from "./import-limits.ts";
import { DEFAULT_TIME_ZONE } from "./locate-records.ts";
import { type Merged, mergeHeld, mergeRecords } from "./merge-records.ts";
import {
  type ImportSource,
  isShownOtherwise,
  NOTHING_STATED,
  type OperatorStatement,
  type RecordedRun,
  renewRecordDates,
  renewServices,
  resolveOrigin,
} from "./origin.ts";
import { formatReason } from "./package-files.ts";
import type { PackageFolder } from "./package-folders.ts";
import { type ImportPlanned, noteConflicts, type OnPlanned, planRecords } from "./plan-records.ts";
import type { Progress } from "./progress.ts";
import {
  beginMerge,
  endMerge,
  lockImports,
  markSeen,
  markVanished,
  readUnfinished,
  type UnfinishedImport,
} from "./queries.ts";
import { readPackage } from "./read-package.ts";
import {
  nextOrganizations,
  nextToWrite,
  nextUnchanged,
  nextVanished,
  usualTimeZone,
} from "./record-queries.ts";
import type { SetAsideSink } from "./set-aside-file.ts";
import { SetAsideSummary } from "./set-aside-summary.ts";
import { setExcludedAside } from "./set-excluded-aside.ts";
import { StagedPackage } from "./staged-package.ts";
import { UnusedValues } from "./unused-values.ts";

export interface ImportOptions {
  /** Reports what would happen, without changing anything. */
  isDryRun: boolean;
  /** Replaces the package's own name. */
  source: string | null;
  /** Folder of the package within an archive; absent: the only package. */
  folder?: PackageFolder;
  /** The name of a package that does not name itself; absent: that of its file. */
  fileName?: string;
  /** Called with each part of the plan, on the connection of the staged package. */
  onPlanned?: OnPlanned;
  /** Records who imports, and what is written, so that it can be undone. */
  run?: RecordedRun;
  /**
   * True where it is the whole of its source: records that are not in it are marked, and it may be empty but for
   * echoes.
   */
  isWhole?: boolean;
  /** The person who approved it; absent: the operator. */
  actor?: Actor;
  /** Statements of the operator about the source. */
  stated?: OperatorStatement;
  progress: Progress;
  /** Receives what is set aside. */
  setAside: SetAsideSink;
  limits?: ImportLimits;
  /** Aborted when the operator stops the import, before its database is closed. */
  interruption?: AbortSignal;
}

export interface ImportReport {
  source: string;
  /** The source as it is, or would be, recorded. */
  origin: StatedSource;
  /** Terms of the licensed 211 taxonomy in the package. */
  licensedTerms: number;
  isDryRun: boolean;
  /** Number of values in each table. */
  read: ReadonlyMap<TableName, number>;
  plan: ImportPlanned;
  /** Rows, and parts of records, that were not imported. */
  setAside: SetAsideSummary;
  /** Records that the source excludes from directories: ids of records, and of services for all of their records. */
  excluded: readonly string[];
  /** Values that are neither shown nor set aside. */
  unused: UnusedValues;
  /** An earlier import of this source that had stopped, as this one found it. */
  resumed: UnfinishedImport | null;
}

/** Records that are marked as seen in one statement. */
const SEEN = 500;
/** Organizations that are written in one statement. */
const ORGANIZATIONS = 500;

/**
 * Imports an HSDS package. It is read, checked and planned first, which changes nothing, and then merged in short
 * transactions. An import that was stopped, at whatever moment, is done again from the start, finds what is merged
 * already, and ends as if it had run once.
 *
 * Importing the same package again changes nothing; a record that the source has changed is updated, unless a person
 * has changed the service since; one that vanished stays and is reported. Imported services are approved, since the
 * operator imported them, but unconfirmed: no owner, `isShowFlag` false and `verifiedAt` empty.
 *
 * @param now epoch milliseconds
 * @throws PackageError where the package cannot be used; the database is unchanged then
 * @throws ImportStoppedError where merging failed; what was merged stays
 */
export async function importPackage(
  { bulk }: Pick<Database, "bulk">,
  location: string,
  now: number,
  options: ImportOptions,
): Promise<ImportReport> {
  const { isDryRun, progress, stated = NOTHING_STATED, limits = IMPORT_LIMITS, interruption } = options;
  // The transaction keeps the staged package, and locks nothing that others need.
  return bulk.transaction(async (staging) => {
    const setAside = new SetAsideSummary(options.setAside);
    const staged = await StagedPackage.open(staging);
    const unused = new UnusedValues();
    const sinks = { staged, setAside: (items: readonly SetAside[]) => setAside.add(items), unused, progress };
    const opened = await readPackage(location, sinks, limits, options.folder);
    const today = localDate("UTC", now);
    const described = describedBy(opened.description, today);
    const source = options.source ?? described.key ?? options.fileName ?? opened.name;
    const before = await readSource(staging, source);
    const origin = resolveOrigin(source, options.source, { described, stated, before });
    const checked = await checkRecords(staging, staged, { origin, today }, { setAside, unused, progress });
    if (checked.records === 0 && options.isWhole !== true) throw nothingUsable(checked.first);
    const zone = (await usualTimeZone(staging)) ?? DEFAULT_TIME_ZONE;
    if (!isDryRun) await lockImports(staging);
    const resumed = await readUnfinished(staging, source);
    const plan = await planRecords(staging, source, zone, progress, checked.records, options.onPlanned);
    if (!isDryRun) {
      const isRenewed = resumed !== null || isShownOtherwise(before, origin);
      const { run = null, actor, isWhole = false } = options;
      const merging = {
        ...{ staging, bulk, origin, run, actor, isWhole, isRenewed, zone, now, progress, limits },
        ...{ interruption, excluded: checked.excluded },
      };
      await mergeAll(merging, plan);
    }
    const { licensedTerms } = checked;
    const read = staged.values;
    const { excluded } = checked;
    return { source, origin, licensedTerms, isDryRun, read, plan, setAside, excluded, unused, resumed };
  });
}

function nothingUsable(first: SetAside | null): PackageError {
  const reason =
    first === null
      ? ""
      : ` The first: ${first.file}${first.line === null ? "" : `, line ${first.line}`}: ${first.reason}.`;
  return new PackageError(`None of the package's services can be used.${reason}`);
}

interface Merging {
  staging: Db;
  bulk: TransactionalDb;
  origin: StatedSource;
  run: RecordedRun | null;
  actor: Actor | undefined;
  isWhole: boolean;
  /** Pages have to say something else of the source than before. */
  isRenewed: boolean;
  /** Time zone of records without a place. */
  zone: string;
  now: number;
  progress: Progress;
  limits: ImportLimits;
  interruption: AbortSignal | undefined;
  /** Records that the source excludes from directories. */
  excluded: readonly string[];
}

/** Merges everything that is planned, and corrects the plan where a person was faster. */
async function mergeAll(merging: Merging, plan: ImportPlanned): Promise<void> {
  const { bulk, origin, run, actor, isRenewed, now, progress, interruption } = merging;
  const { key } = origin;
  await beginMerge(bulk, key, plan.added + plan.changed, now);
  const source: ImportSource = { key, id: await saveSource(bulk, origin), run, actor };
  await mergeOrganizations(merging, source);
  const { merged, total } = (await readUnfinished(bulk, key)) ?? { merged: 0, total: 0 };
  progress.start("Merging", Math.max(total, 1));
  let done = merged;
  const note = (each: Merged): void => {
    done += each.done;
    progress.at(done);
    plan.changed -= each.conflicts.length;
    noteConflicts(plan.conflicts, each.conflicts);
  };
  try {
    const held: CheckedRecord[] = [];
    for await (const records of batches(merging)) {
      const each = await mergeRecords(bulk, source, records, now);
      held.push(...each.held);
      note(each);
    }
    for (const record of held) note(await mergeHeld(bulk, source, record, now));
    // Edits by people stay, but an address that its source calls private does not.
    await withholdKnown(bulk, plan.hiding.conflicts, now);
    await setExcludedAside(bulk, key, merging.excluded, now);
    await markAllSeen(merging, source);
    if (merging.isWhole) await markAllVanished(merging, source);
    if (isRenewed) await renewServices(bulk, key);
    await renameInAllServices(bulk, now);
    // Shared doors within the package are withheld with its records; this covers services that were here before.
    await coverAllSharedDoors({ database: bulk, queueMail: null }, now);
    await endMerge(bulk, key);
  } catch (error) {
    const far = `${done.toLocaleString("en-US")} of ${total.toLocaleString("en-US")} services`;
    const reason = interruption?.aborted === true ? "it was interrupted" : formatReason(error);
    throw new ImportStoppedError(
      `The import stopped after ${far}: ${reason}. Run it again: it goes on from there.`,
      { cause: error },
    );
  }
  progress.stop();
}

/** Merges organizations before the services, which name them. */
async function mergeOrganizations({ staging, bulk, now }: Merging, source: ImportSource): Promise<void> {
  for (let after = ""; ; ) {
    const next = await nextOrganizations(staging, after, ORGANIZATIONS);
    const last = next.at(-1);
    if (last === undefined) return;
    const organizations = next.map((each) => {
      const organization: ImportedOrganization = JSON.parse(each.organization);
      const hidden = each.privateContacts.map((contacts): PrivateContacts => JSON.parse(contacts));
      return publicOrganization(organization, hidden);
    });
    await upsertOrganizations(bulk, source.id, organizations, now);
    after = last.id;
  }
}

async function* batches({ staging, zone, limits }: Merging): AsyncGenerator<CheckedRecord[]> {
  for (let after = 0; ; ) {
    const settled = await nextToWrite(staging, after, limits.batch);
    const last = settled.at(-1);
    if (last === undefined) return;
    yield settled.map((each) => checkedRecord(each, zone));
    after = last.number;
  }
}

/** Records that are as they were: seen again, and as young as this edition of their source. */
async function markAllSeen({ staging, bulk, now }: Merging, source: ImportSource): Promise<void> {
  for (let after = 0; ; ) {
    const unchanged = await nextUnchanged(staging, after, SEEN);
    const last = unchanged.at(-1);
    if (last === undefined) return;
    await renewRecordDates(bulk, source, unchanged);
    await renewStatedSources(bulk, source.key, unchanged);
    await markSeen(
      bulk,
      source.key,
      unchanged.map(({ externalId }) => externalId),
      now,
    );
    after = last.number;
  }
}

/** Records that are not in their source any more: they stay, with the day since when. */
async function markAllVanished({ staging, bulk, now }: Merging, { key }: ImportSource): Promise<void> {
  for (let after = ""; ; ) {
    const next = await nextVanished(staging, key, after, SEEN);
    const last = next.at(-1);
    if (last === undefined) return;
    await markVanished(bulk, key, next, now);
    after = last;
  }
}
