import { setTimeout as sleep } from "node:timers/promises";
import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import { instantOfLocal } from "#domain/base/time/zone.ts";
import { type ImportPlan, planImport } from "#domain/imports/import-plan.ts";
import { importedFrom } from "#domain/imports/sources/fact-sources.ts";
import { toListing } from "#domain/listings/listing-facts.ts";
import { changedFields, pickFields } from "#domain/services/changes.ts";
import type { ServiceFacts } from "#domain/services/service.ts";
import { LONGEST_DOUBT_MS } from "#domain/services/unread-closing.ts";
import { recordChanges } from "#server/base/history/record-change.ts";
import { databaseFault } from "#server/base/sql/database-fault.ts";
import type { Db, TransactionalDb } from "#server/base/sql/db.ts";
import { newId } from "#server/base/sql/new-id.ts";
import {
  ensurePrograms,
  organizationsOfSource,
  setPrograms,
} from "#server/features/listings/organizations/import-queries.ts";
import { withoutHiddenDoors } from "#server/features/listings/protection/cover-words.ts";
import { noteWithheld } from "#server/features/listings/protection/place-queries.ts";
import { readDecisionsOfRecords, saveFound } from "#server/features/listings/protection/withheld-queries.ts";
import { type PreparedFacts, prepareFacts, writeServices } from "#server/features/listings/store-services.ts";
import { readManyStored, type StoredService } from "#server/features/listings/stored-service.ts";
import type { ServiceToStore } from "#server/features/services/service-row.ts";
import { addChanges, type ChangeToRecord, serviceBefore } from "./change-queries.ts";
import type { CheckedRecord } from "./checked-record.ts";
import { asDecided, foundIn } from "./found-places.ts";
import type { ImportSource } from "./origin.ts";
import {
  type KnownRecord,
  knownRecords,
  lockRecordService,
  lockUnlessHeld,
  noteMerged,
  recordVersions,
} from "./queries.ts";
import { asSettled } from "./settle-closings.ts";
import { noteUnreadClosings, settledClosings } from "./unread-closings-queries.ts";

/** A checked record with what is computed from its facts. */
interface ToMerge {
  externalId: string;
  fingerprint: string;
  record: CheckedRecord;
  /** Program of the service; null: it is at one place alone. */
  programId: string | null;
  prepared: PreparedFacts;
}

export interface Merged {
  /** Records that are done, written or not. */
  done: number;
  /** Records that a person has changed since they were planned. */
  conflicts: readonly CheckedRecord[];
  /** Records whose services are locked by others: nothing was done to them. */
  held: readonly CheckedRecord[];
}

/**
 * Merges some records in one short transaction, which waits for no one and takes all locks in the order in which
 * they are taken everywhere: services by id, then what belongs to them.
 *
 * @param bulk connections that no visitor needs
 * @param now epoch milliseconds
 */
export async function mergeRecords(
  bulk: TransactionalDb,
  source: ImportSource,
  records: readonly CheckedRecord[],
  now: number,
): Promise<Merged> {
  return merge(bulk, source, records, now, (db) =>
    lockUnlessHeld(
      db,
      source.key,
      records.map(({ externalId }) => externalId),
    ),
  );
}

/**
 * Merges a record whose service was locked by others. It waits for the lock, and holds nothing that others wait for.
 */
export async function mergeHeld(
  bulk: TransactionalDb,
  source: ImportSource,
  record: CheckedRecord,
  now: number,
): Promise<Merged> {
  return merge(bulk, source, [record], now, async (db) => {
    await lockRecordService(db, source.key, record.externalId);
    return new Set();
  });
}

async function merge(
  bulk: TransactionalDb,
  source: ImportSource,
  records: readonly CheckedRecord[],
  now: number,
  lock: (db: Db) => Promise<ReadonlySet<string>>,
): Promise<Merged> {
  return withRetries(async () => {
    // Rows that services share are written before the transaction, so that no one waits for them.
    const linked = await withOrganizations(bulk, source, records, now);
    const prepared = await prepareFacts(
      bulk,
      linked.map(({ record }) => record.outcome.facts),
      now,
    );
    const toMerge = linked.flatMap(({ record, programId }, index): ToMerge[] => {
      const each = prepared[index];
      const { externalId, fingerprint } = record;
      return each === undefined ? [] : [{ externalId, fingerprint, record, programId, prepared: each }];
    });
    return bulk.transaction(async (db) => {
      const held = await lock(db);
      const free = toMerge.filter(({ externalId }) => !held.has(externalId));
      const known = await knownRecords(
        db,
        source.key,
        free.map(({ externalId }) => externalId),
      );
      const plan = planImport(free, known);
      await write(db, source, plan, now);
      await noteMerged(db, source.key, free.length);
      return {
        done: free.length,
        conflicts: plan.conflicts.map(({ record }) => record.record),
        held: toMerge.filter(({ externalId }) => held.has(externalId)).map(({ record }) => record),
      };
    });
  });
}

/** Pairs each record with the organization and program that it names, as stored. */
async function withOrganizations(
  bulk: Db,
  { id, key }: ImportSource,
  records: readonly CheckedRecord[],
  now: number,
): Promise<readonly { record: CheckedRecord; programId: string | null }[]> {
  const outcomes = records.map(({ outcome }) => outcome);
  const organizations = await organizationsOfSource(
    bulk,
    id,
    outcomes.flatMap(({ organization }) => organization?.externalId ?? []),
  );
  const programs = await ensurePrograms(
    bulk,
    id,
    outcomes.flatMap(({ program }) => program ?? []),
    now,
  );
  const externalIds = records.map(({ externalId }) => externalId);
  const decisions = await readDecisionsOfRecords(bulk, key, externalIds);
  const settled = await settledClosings(bulk, key, externalIds, now - LONGEST_DOUBT_MS);
  const linked = records.map(({ externalId, outcome }) => {
    const decided = asSettled(asDecided(outcome, decisions.get(externalId)), settled.get(externalId));
    const named = organizations.get(decided.organization?.externalId ?? "") ?? null;
    return { ...decided, facts: { ...decided.facts, organization: named } };
  });
  const cleaned = await withoutHiddenDoors(
    bulk,
    linked.map(({ facts }) => facts),
  );
  return records.flatMap((record, index) => {
    const [outcome, facts] = [linked[index], cleaned[index]];
    if (outcome === undefined || facts === undefined) return [];
    const programId = programs.get(outcome.program ?? "") ?? null;
    return [{ record: { ...record, outcome: { ...outcome, facts } }, programId }];
  });
}

/** Maximum number of tries of a batch that was cancelled to resolve a deadlock or a snapshot conflict. */
const TRIES = 5;

/** Runs work again that was chosen to end a deadlock, or met a conflict of snapshots. */
export async function withRetries<T>(work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work();
    } catch (error) {
      if (tried === TRIES || databaseFault(error)?.kind !== "locked") throw error;
      await sleep(100 * tried);
    }
  }
}

async function write(
  db: Db,
  source: ImportSource,
  { added, changed }: ImportPlan<ToMerge, KnownRecord>,
  now: number,
): Promise<void> {
  const writes = [
    ...added.map((each) => ({ ...each, known: null })),
    ...changed.map(({ record, known }) => ({ ...record, known })),
  ];
  const services = writes.map(({ record, known }) => toStore(source, record, known, now));
  const stored = await readManyStored(
    db,
    changed.map(({ known }) => known.serviceId),
  );
  await recordImportedChanges(db, source, services, stored, now);
  await writeServices(
    db,
    services,
    writes.map(({ prepared }) => prepared),
    now,
  );
  await setPrograms(
    db,
    writes.map(({ programId }, index) => ({ serviceId: services[index]?.id ?? "", programId })),
  );
  await recordVersions(
    db,
    source.key,
    services.map(({ id }) => id),
  );
  const found = writes.flatMap(({ record }, index) => foundIn(record.outcome, services[index]?.id ?? ""));
  await saveFound(db, found, now);
  await noteWithheld(
    db,
    found
      .filter(({ state }) => state === "WITHHELD")
      .map(({ serviceId }) => serviceId)
      .filter(isNewlyWithheld(stored)),
  );
  await noteUnreadClosings(
    db,
    writes.map(({ record }, index) => ({
      serviceId: services[index]?.id ?? "",
      closing: record.outcome.unreadClosing || null,
    })),
    now,
  );
  if (source.run != null) {
    await addChanges(
      db,
      source.run.id,
      writes.map((each, index) => toRecordChange(each, services[index]?.id ?? "", stored)),
    );
  }
}

/** Whether a place is newly withheld. Owners are notified once, not again after the next import. */
function isNewlyWithheld(stored: ReadonlyMap<string, StoredService>): (serviceId: string) => boolean {
  return (serviceId) => stored.get(serviceId)?.facts.isProtected !== true;
}

/** Values from before the import, for an undo; without an address that was shown before and is hidden from now on. */
function toRecordChange(
  { externalId, record, known }: ToMerge & { known: KnownRecord | null },
  serviceId: string,
  stored: ReadonlyMap<string, StoredService>,
): ChangeToRecord {
  const before = known === null ? undefined : stored.get(known.serviceId);
  if (known === null || before === undefined) return { serviceId, externalId, isNew: true, before: null };
  const hides = ({ place, isProtected }: ServiceFacts): boolean =>
    place.visibility === "HIDDEN" || isProtected === true;
  const isHidden = hides(record.outcome.facts) && !hides(before.facts);
  return {
    serviceId,
    externalId,
    isNew: false,
    before: isHidden ? null : serviceBefore(before, known.fingerprint),
  };
}

/**
 * Records the changes in the history, under the operator or the person who started the import, before they are stored:
 * the changed fields of known services, all fields of new ones.
 */
async function recordImportedChanges(
  db: Db,
  { run, actor }: ImportSource,
  services: readonly ServiceToStore[],
  stored: ReadonlyMap<string, StoredService>,
  now: number,
): Promise<void> {
  const changes = services.map(({ id, facts }) => {
    const before = stored.get(id)?.current;
    if (before === undefined) return { thingId: id };
    const after = toListing(facts);
    const changed = changedFields(before, after);
    return { thingId: id, before: pickFields(before, changed), after: pickFields(after, changed) };
  });
  await recordChanges(
    db,
    { thing: "SERVICE", action: "IMPORT", actor: run?.actor ?? actor ?? "OPERATOR", at: now },
    changes,
  );
}

function toStore(
  source: ImportSource,
  { externalId, fingerprint, outcome }: CheckedRecord,
  before: KnownRecord | null,
  now: number,
): ServiceToStore {
  const { facts, asOf, bedsCountedAt, origin, marks, statedSources } = outcome;
  // A count of beds is as old as the source's data, whenever it is copied.
  const countedAt = bedsCountedAt ?? (asOf === null ? null : instantOfLocal(facts.timeZone, asOf, 0));
  const updatedAt = countedAt === null ? null : isoOfEpoch(countedAt);
  return {
    id: before?.serviceId ?? newId(now),
    facts: {
      ...facts,
      beds: facts.beds.map((group) => ({ ...group, updatedAt: group.updatedAt ?? updatedAt })),
    },
    metadata: {
      approvedAt: before === null ? now : before.approvedAt,
      verifiedAt: null,
      verifiedBy: null,
      bedsUpdatedAt: facts.totalBeds === null ? null : countedAt,
      likes: before?.likes ?? 0,
      createdAt: before?.createdAt ?? now,
      updatedAt: now,
    },
    factSources: importedFrom(source.id, asOf, facts),
    source: {
      source: source.key,
      externalId,
      fingerprint: Buffer.from(fingerprint, "hex"),
      ...(origin === null ? {} : { origin }),
      ...(marks.length === 0 ? {} : { marks }),
      statedSources,
    },
  };
}
