import { EXCLUDED_BY_SOURCE } from "#domain/listings/protection/withheld-place.ts";
import { recordChanges } from "#server/base/history/record-change.ts";
import type { Db, TransactionalDb } from "#server/base/sql/db.ts";
import {
  findAsked,
  followVersions,
  setWaitingAgain,
} from "#server/features/listings/protection/place-queries.ts";
import { type FoundPlace, saveFound } from "#server/features/listings/protection/withheld-queries.ts";
import { lockServices } from "#server/features/listings/stored-queries.ts";
import { readExcluded } from "./excluded-queries.ts";

/** Services per transaction: visitors wait for no more than that. */
const BATCH = 50;
/** Words that stewards see beside the question. */
const WORDS = ["Exclude from directory"];

/**
 * Takes what its source keeps out of directories from now on out of the public (rule imports 65): what is as it was
 * imported waits for review; of what a person has edited, or another source has, stewards are asked whether it stays.
 *
 * @param excluded ids of the records, and of services for all of their records
 */
export async function setExcludedAside(
  database: TransactionalDb,
  source: string,
  excluded: readonly string[],
  now: number,
): Promise<void> {
  if (excluded.length === 0) return;
  const found = await readExcluded(database, source, excluded, null);
  for (let at = 0; at < found.length; at += BATCH) {
    const ids = found.slice(at, at + BATCH).map(({ serviceId }) => serviceId);
    await database.transaction((db) => setSomeAside(db, { source, excluded, ids }, now));
  }
}

async function setSomeAside(
  db: Db,
  {
    source,
    excluded,
    ids,
  }: { readonly source: string; readonly excluded: readonly string[]; readonly ids: readonly string[] },
  now: number,
): Promise<void> {
  await lockServices(db, ids);
  // A person may have been faster.
  const still = await readExcluded(db, source, excluded, ids);
  const leaving = still.filter((each) => each.isAsImported).map(({ serviceId }) => serviceId);
  await setWaitingAgain(db, leaving);
  await followVersions(db, leaving);
  await recordChanges(
    db,
    { thing: "SERVICE", action: "REOPEN", actor: "SYSTEM", at: now, why: EXCLUDED_BY_SOURCE },
    leaving.map((thingId) => ({ thingId, before: { isApproved: true }, after: { isApproved: false } })),
  );
  const edited = still.filter((each) => !each.isAsImported).map(({ serviceId }) => serviceId);
  // A question about its place that is still open is decided first.
  const isAsked = new Set(await findAsked(db, edited));
  await saveFound(db, edited.filter((id) => !isAsked.has(id)).map(proposeWithholding), now);
}

function proposeWithholding(serviceId: string): FoundPlace {
  return { serviceId, kind: "WITHHOLD", state: "PROPOSED", reason: "EXCLUDED", words: WORDS, taken: {} };
}
