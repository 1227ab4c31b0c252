import { type WithholdingReason, withheldFacts } from "#domain/listings/protection/withheld-place.ts";
import type { TransactionalDb } from "#server/base/sql/db.ts";
import { lockServices } from "#server/features/listings/stored-queries.ts";
import { readManyStored, type StoredService } from "#server/features/listings/stored-service.ts";
import { transactionWithSharedRows } from "#server/features/services/shared-rows.ts";
import { noteWithheld } from "./place-queries.ts";
import { coverSharedDoors } from "./shared-doors.ts";
import { withhold } from "./store-place.ts";
import { type FoundPlace, readDecisions, saveFound } from "./withheld-queries.ts";

/** A service that is here, of which its source now says what withholds its place. */
export interface ToWithhold {
  readonly serviceId: string;
  readonly reason: WithholdingReason;
  readonly words: readonly string[];
}

/** Services per transaction: visitors wait for no more than that. */
const BATCH = 50;

/**
 * Withholds the places of services whose records wait, or give way to what a person has edited: a door that a source
 * calls private does not stay public until a steward has time (rule protection 25). What a person has answered is proposed.
 */
export async function withholdKnown(
  database: TransactionalDb,
  services: readonly ToWithhold[],
  now: number,
): Promise<void> {
  const sorted = services.toSorted((one, other) => (one.serviceId < other.serviceId ? -1 : 1));
  for (let at = 0; at < sorted.length; at += BATCH)
    await withholdSome(database, sorted.slice(at, at + BATCH), now);
}

async function withholdSome(
  database: TransactionalDb,
  services: readonly ToWithhold[],
  now: number,
): Promise<void> {
  const ids = services.map(({ serviceId }) => serviceId);
  await transactionWithSharedRows(database, async (db) => {
    await lockServices(db, ids);
    const stored = await readManyStored(db, ids);
    const found = services.flatMap((each) => foundPlace(each, stored.get(each.serviceId)));
    const decisions = await readDecisions(db, ids);
    await saveFound(db, found, now);
    const open = found.flatMap(({ serviceId }) => {
      const service = decisions.has(serviceId) ? undefined : stored.get(serviceId);
      return service === undefined ? [] : [service];
    });
    for (const service of open) await withhold(db, service, "SYSTEM", now);
    const withheld = open.map(({ row }) => row.id);
    await noteWithheld(db, withheld);
    await coverSharedDoors({ db, queueMail: null }, { ids: withheld }, now);
  });
}

/** Empty where there is no public place. */
function foundPlace(
  { serviceId, reason, words }: ToWithhold,
  stored: StoredService | undefined,
): FoundPlace[] {
  if (stored === undefined) return [];
  const { facts, current } = stored;
  if (current.isRemote || facts.isProtected === true || facts.place.visibility === "HIDDEN") return [];
  const { taken } = withheldFacts(facts);
  return [{ serviceId, kind: "WITHHOLD", state: "PROPOSED", reason, words, taken }];
}
