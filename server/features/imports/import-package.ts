import { createHash } from "node:crypto";
import { factsOfRecord, type RecordFacts } from "#domain/imports/facts-of-record.ts";
import { type ImportPlan, planImport } from "#domain/imports/import-plan.ts";
import { sharingHiddenDoor } from "#domain/imports/shared-door.ts";
import { joinRecords, type SetAside } from "#domain/imports/source-record.ts";
import { changedFields, partOf } from "#domain/listings/changes.ts";
import { listingOf } from "#domain/listings/listing-facts.ts";
import type { ServiceFacts } from "#domain/services/service.ts";
import { recordChanges } from "#server/features/history/record-change.ts";
import { readManyStored } from "#server/features/listings/stored-service.ts";
import type { ServiceToStore } from "#server/features/services/service-row.ts";
import { storeServices } from "#server/features/services/store-services.ts";
import type { Database, Db } from "#server/sql/db.ts";
import { newId } from "#server/sql/new-id.ts";
import { IMPORT_LIMITS, type ImportLimits, PackageError } from "./import-limits.ts";
import { type LocatedRecord, locateRecords } from "./locate-records.ts";
import type { Progress } from "./progress.ts";
import {
  lockImports,
  lockServicesOf,
  markSeen,
  recordVersions,
  type StoredRecord,
  storedRecords,
} from "./queries.ts";
import { readPackage } from "./read-package.ts";

export interface ImportOptions {
  /** Reports what would happen, without changing anything. */
  isDryRun: boolean;
  /** Replaces the package's own name. */
  source: string | null;
  progress: Progress;
  limits?: ImportLimits;
}

export interface ImportedRecord {
  externalId: string;
  fingerprint: string;
  outcome: RecordFacts;
  located: LocatedRecord;
}

interface KnownRecord extends Omit<StoredRecord, "fingerprint"> {
  fingerprint: string;
}

export interface ImportReport {
  source: string;
  isDryRun: boolean;
  records: readonly ImportedRecord[];
  plan: ImportPlan<ImportedRecord, KnownRecord>;
  /** Rows, and parts of records, that were not imported. */
  setAside: readonly SetAside[];
}

/** Services stored per batch; progress is shown between batches. */
const CHUNK = 500;

/**
 * Imports an HSDS package in one transaction. The same package again changes nothing; a record that the source has
 * changed is updated, unless a person has changed the service since; one that vanished stays and is reported.
 *
 * Imported services are approved, since the operator imported them, but unconfirmed: no owner, `isShowFlag` false
 * and `verifiedAt` empty.
 *
 * @param now epoch milliseconds
 * @throws PackageError where the package cannot be used; the database is unchanged then
 */
export async function importPackage(
  database: Database,
  location: string,
  now: number,
  { isDryRun, source: named, progress, limits = IMPORT_LIMITS }: ImportOptions,
): Promise<ImportReport> {
  const read = await readPackage(location, progress, limits);
  const source = named ?? read.source;
  const joined = joinRecords(read.tables);
  if (joined.records.length === 0) {
    const [first] = joined.setAside;
    const reason =
      first === undefined
        ? ""
        : ` The first: ${first.file}${first.line === null ? "" : `, line ${first.line}`}: ${first.reason}.`;
    throw new PackageError(`None of the package's services can be used.${reason}`);
  }
  const located = await locateRecords(database, joined.records);
  const records = factsOfAll(located, progress);
  const setAside = [
    ...read.setAside,
    ...joined.setAside,
    ...records.flatMap(({ outcome }) => outcome.setAside),
  ];
  if (isDryRun) {
    const plan = planImport(records, await known(database, source));
    return { source, isDryRun, records, plan, setAside };
  }
  const plan = await database.transaction(async (transaction) => {
    await lockImports(transaction);
    await lockServicesOf(transaction, source);
    const planned = planImport(records, await known(transaction, source));
    await write(transaction, source, planned, now, progress);
    return planned;
  });
  return { source, isDryRun, records, plan, setAside };
}

function factsOfAll(located: readonly LocatedRecord[], progress: Progress): readonly ImportedRecord[] {
  progress.start("Cleaning", located.length);
  const alone = located.map((each, index) => {
    if (index % CHUNK === 0) progress.at(index);
    return factsOfRecord(each.record, each.place);
  });
  const hiddenWithOthers = sharingHiddenDoor(
    alone.map(({ hidden, facts: { needs } }, index) => ({
      organizationId: located[index]?.record.service.get("organization_id") ?? "",
      address1: located[index]?.place.address1 ?? null,
      city: located[index]?.place.city ?? "",
      hidden,
      isHousing: needs.includes("EMERGENCY") || needs.includes("TRANSITIONAL"),
    })),
  );
  const records = located.map((each, index) => {
    const byItself = hiddenWithOthers.has(index) ? undefined : alone[index];
    const outcome = byItself ?? factsOfRecord(each.record, each.place, "sharesHiddenDoor");
    return {
      externalId: each.record.externalId,
      fingerprint: fingerprintOf(outcome.facts),
      outcome,
      located: each,
    };
  });
  progress.stop();
  return records;
}

/** Fields are always in the same order, so that equal facts give equal text. */
function fingerprintOf(facts: ServiceFacts): string {
  return createHash("sha256").update(JSON.stringify(facts)).digest("hex");
}

async function known(db: Db, source: string): Promise<KnownRecord[]> {
  const stored = await storedRecords(db, source);
  return stored.map((record) => ({
    ...record,
    fingerprint: Buffer.from(record.fingerprint).toString("hex"),
  }));
}

async function write(
  db: Db,
  source: string,
  plan: ImportPlan<ImportedRecord, KnownRecord>,
  now: number,
  progress: Progress,
): Promise<void> {
  const services = [
    ...plan.added.map((record) => toStore(source, record, null, now)),
    ...plan.changed.map(({ record, known: before }) => toStore(source, record, before, now)),
  ];
  const knownIds = new Set(plan.changed.map(({ known: before }) => before.serviceId));
  progress.start("Writing", Math.max(services.length, 1));
  for (let from = 0; from < services.length; from += CHUNK) {
    const chunk = services.slice(from, from + CHUNK);
    await recordImportedChanges(db, chunk, knownIds, now);
    await storeServices(db, chunk, now);
    await recordVersions(
      db,
      source,
      chunk.map(({ id }) => id),
    );
    progress.at(from + chunk.length);
  }
  await markSeen(
    db,
    source,
    plan.unchanged.map(({ externalId }) => externalId),
    now,
  );
  progress.stop();
}

/**
 * Records the operator's changes before they are stored: the changed fields of known services, all fields of new
 * ones.
 */
async function recordImportedChanges(
  db: Db,
  services: readonly ServiceToStore[],
  knownIds: ReadonlySet<string>,
  now: number,
): Promise<void> {
  const stored = await readManyStored(
    db,
    services.flatMap(({ id }) => (knownIds.has(id) ? [id] : [])),
  );
  const changes = services.map(({ id, facts }) => {
    const before = stored.get(id)?.current;
    if (before === undefined) return { thingId: id };
    const after = listingOf(facts);
    const changed = changedFields(before, after);
    return { thingId: id, before: partOf(before, changed), after: partOf(after, changed) };
  });
  await recordChanges(db, { thing: "SERVICE", action: "IMPORT", actor: "OPERATOR", at: now }, changes);
}

function toStore(
  source: string,
  record: ImportedRecord,
  before: KnownRecord | null,
  now: number,
): ServiceToStore {
  const { facts } = record.outcome;
  return {
    id: before?.serviceId ?? newId(now),
    facts,
    metadata: {
      approvedAt: before === null ? now : before.approvedAt,
      verifiedAt: null,
      verifiedBy: null,
      bedsUpdatedAt: facts.totalBeds === null ? null : now,
      likes: before?.likes ?? 0,
      createdAt: before?.createdAt ?? now,
      updatedAt: now,
    },
    source: { source, externalId: record.externalId, fingerprint: Buffer.from(record.fingerprint, "hex") },
  };
}
