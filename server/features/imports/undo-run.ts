import { toListing } from "#domain/listings/listing-facts.ts";
import { changedFields, pickFields } from "#domain/services/changes.ts";
import type { ServiceFacts } from "#domain/services/service.ts";
import { recordChanges } from "#server/base/history/record-change.ts";
import type { Db, TransactionalDb } from "#server/base/sql/db.ts";
import { removeUnnamed } from "#server/features/listings/organizations/import-queries.ts";
import { renameInAllServices } from "#server/features/listings/organizations/rename-services.ts";
import { holdOrganizations } from "#server/features/listings/organizations/write-queries.ts";
import { withoutHiddenDoors } from "#server/features/listings/protection/cover-words.ts";
import { keepWithheld } from "#server/features/listings/protection/keep-withheld.ts";
import { type PreparedFacts, prepareFacts, writeServices } from "#server/features/listings/store-services.ts";
import { setDeleted } from "#server/features/listings/stored-queries.ts";
import { readManyStored } from "#server/features/listings/stored-service.ts";
import type { ServiceToStore } from "#server/features/services/service-row.ts";
import {
  type ChangedService,
  countChanges,
  forgetRecords,
  lockChanged,
  nextChanged,
  readChanged,
  removeChanges,
  type ServiceBefore,
} from "./change-queries.ts";
import { withRetries } from "./merge-records.ts";
import type { RecordedRun } from "./origin.ts";
import type { Progress } from "./progress.ts";
import { recordVersions } from "./queries.ts";
import { addItems } from "./run-queries.ts";

/** Services per transaction: few enough that no one waits for one. */
const BATCH = 100;

interface Undoing {
  readonly bulk: TransactionalDb;
  readonly run: RecordedRun;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Undoes an import: new services are deleted, changed ones are restored, and organizations that nothing names any more
 * are removed. Services that someone has changed since are left, and listed. Like the import, it works in short
 * transactions, waits for no one while it holds locks, and continues where it was stopped.
 */
export async function undoRun(undoing: Undoing, progress: Progress): Promise<void> {
  const { bulk, run, now } = undoing;
  const { added, changed } = await countChanges(bulk, run.id);
  progress.start("Undoing", added + changed);
  const held: string[] = [];
  let done = 0;
  for (let after: string | null = null; ; ) {
    const ids: readonly string[] = await nextChanged(bulk, run.id, after, BATCH);
    after = ids.at(-1) ?? null;
    if (after === null) break;
    const undone = new Set(await undoBatch(undoing, ids, { isWaiting: false }));
    held.push(...ids.filter((id) => !undone.has(id)));
    done += undone.size;
    progress.at(done);
  }
  for (const id of held) {
    await undoBatch(undoing, [id], { isWaiting: true });
    done += 1;
    progress.at(done);
  }
  await renameInAllServices(bulk, now);
  await bulk.transaction(removeUnnamed);
  progress.stop();
}

/** Resolves to the services that are dealt with. @param isWaiting false: services that others have locked are left out */
async function undoBatch(
  { bulk, run, now }: Undoing,
  ids: readonly string[],
  { isWaiting }: { readonly isWaiting: boolean },
): Promise<readonly string[]> {
  return withRetries(async () => {
    // Rows that services share are written before the transaction, so that no one waits for them.
    const planned = await asTheyMayBe(bulk, restoredAmong(await readChanged(bulk, run.id, ids)));
    const prepared = await prepareFacts(
      bulk,
      planned.map(({ before }) => before.facts),
      now,
    );
    const preparedById = new Map(planned.map(({ service }, index) => [service.id, prepared[index]]));
    return bulk.transaction(async (db) => {
      const locked = await lockChanged(db, ids, isWaiting);
      // One that can be restored only since then is dealt with in the next pass.
      const services = (await readChanged(db, run.id, locked)).filter(
        ({ id, undo }) => undo !== "restore" || preparedById.has(id),
      );
      const ready = services.map(({ id }) => id);
      await restore(db, run, await asTheyMayBe(db, restoredAmong(services)), preparedById, now);
      await remove(
        db,
        run,
        services.filter(({ undo }) => undo === "delete"),
        now,
      );
      await addItems(db, run.id, services.flatMap(leftItem));
      await removeChanges(db, run.id, ready);
      return ready;
    });
  });
}

interface Restored {
  readonly service: ChangedService;
  readonly before: ServiceBefore;
}

function restoredAmong(services: readonly ChangedService[]): readonly Restored[] {
  return services.flatMap((service) =>
    service.undo === "restore" && service.before !== null ? [{ service, before: service.before }] : [],
  );
}

/**
 * Services as they were, except for organizations that are gone since the import, and for places and streets that are
 * withheld by now.
 */
async function asTheyMayBe(db: Db, restored: readonly Restored[]): Promise<readonly Restored[]> {
  const there = await withoutGone(db, restored);
  const kept = await keepWithheld(
    db,
    there.map(({ service, before }) => ({ id: service.id, facts: before.facts })),
  );
  const cleaned = await withoutHiddenDoors(
    db,
    kept.map(({ facts }) => facts),
  );
  return there.map((each, index) => ({
    ...each,
    before: { ...each.before, facts: cleaned[index] ?? each.before.facts },
  }));
}

async function withoutGone(db: Db, restored: readonly Restored[]): Promise<readonly Restored[]> {
  const there = await holdOrganizations(
    db,
    restored.flatMap(({ before }) => before.facts.organization?.id ?? []),
  );
  return restored.map((each) => {
    const { facts } = each.before;
    const { organization = null } = facts;
    if (organization === null || there.has(organization.id)) return each;
    return { ...each, before: { ...each.before, facts: { ...facts, organization: null } } };
  });
}

function leftItem({ id, name, externalId, undo }: ChangedService) {
  if (undo === "delete" || undo === "restore") return [];
  return [{ kind: "LEFT" as const, externalId, serviceId: id, name, note: undo, fields: [] }];
}

async function restore(
  db: Db,
  { actor }: Undoing["run"],
  restored: readonly Restored[],
  prepared: ReadonlyMap<string, PreparedFacts | undefined>,
  now: number,
): Promise<void> {
  if (restored.length === 0) return;
  const services = restored.map((each) => toStore(each, now));
  const stored = await readManyStored(
    db,
    services.map(({ id }) => id),
  );
  await recordChanges(
    db,
    { thing: "SERVICE", action: "UNDO_IMPORT", actor, at: now },
    services.map(({ id, facts }) => changeTo(id, facts, stored.get(id)?.facts ?? facts)),
  );
  await writeServices(
    db,
    services,
    services.flatMap(({ id }) => prepared.get(id) ?? []),
    now,
  );
  for (const [source, ids] of bySource(restored.map(({ service }) => service)))
    await recordVersions(db, source, ids);
}

/** Ids by the source of their records. */
function bySource(services: readonly ChangedService[]): ReadonlyMap<string, readonly string[]> {
  const ids = new Map<string, string[]>();
  for (const { id, source } of services) ids.set(source, [...(ids.get(source) ?? []), id]);
  return ids;
}

function changeTo(thingId: string, after: ServiceFacts, before: ServiceFacts) {
  const [now, then] = [toListing(before), toListing(after)];
  const changed = changedFields(now, then);
  return { thingId, before: pickFields(now, changed), after: pickFields(then, changed) };
}

function toStore({ service, before }: Restored, now: number): ServiceToStore {
  const { facts, approvedAt, bedsUpdatedAt, createdAt, factSources, fingerprint } = before;
  return {
    id: service.id,
    facts,
    metadata: {
      approvedAt,
      verifiedAt: null,
      verifiedBy: null,
      bedsUpdatedAt,
      likes: service.likes,
      createdAt,
      updatedAt: now,
    },
    factSources,
    source: {
      source: service.source,
      externalId: service.externalId,
      fingerprint: Buffer.from(fingerprint, "hex"),
    },
  };
}

/** New services can be restored like all that is deleted; a later import adds their records anew. */
async function remove(
  db: Db,
  { actor }: Undoing["run"],
  services: readonly ChangedService[],
  now: number,
): Promise<void> {
  if (services.length === 0) return;
  const ids = services.map(({ id }) => id);
  await setDeleted(db, ids, now);
  await recordChanges(
    db,
    { thing: "SERVICE", action: "UNDO_IMPORT", actor, at: now },
    ids.map((thingId) => ({ thingId, before: { isDeleted: false }, after: { isDeleted: true } })),
  );
  for (const [source, own] of bySource(services)) await forgetRecords(db, source, own);
}
