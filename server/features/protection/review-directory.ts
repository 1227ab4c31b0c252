import { findingOfFacts, withheldFacts } from "#domain/protection/withheld-place.ts";
import { lockServices } from "#server/features/listings/stored-queries.ts";
import { readManyStored, type StoredService } from "#server/features/listings/stored-service.ts";
import type { QueueMail } from "#server/features/mail/queue-mail.ts";
import { transactionWithSharedRows } from "#server/features/services/shared-rows.ts";
import type { Db, TransactionalDb } from "#server/sql/db.ts";
import { findUnprotected, noteReview, readReview } from "./place-queries.ts";
import { coverSharedDoors } from "./shared-doors.ts";
import { withhold } from "./store-place.ts";
import { type FoundPlace, readDecisions, saveFound } from "./withheld-queries.ts";

/** Services per transaction: visitors wait for no more than that. */
const BATCH = 50;

/**
 * Looks through the directory by the rule (rules protection 14 and 15). The first time, what stands there is withheld as an
 * import would; it goes on where it was interrupted. Later, what persons have edited since is proposed alone.
 *
 * @returns whether it came to the end before `isTimeOver`
 */
export async function reviewDirectory(
  { database, queueMail }: { readonly database: TransactionalDb; readonly queueMail: QueueMail },
  now: number,
  isTimeOver: () => boolean = () => false,
): Promise<boolean> {
  const { after: begun, finishedAt } = await readReview(database);
  const isFirst = finishedAt === null;
  for (let after = isFirst ? begun : null; ; ) {
    if (isTimeOver()) return false;
    const ids = await findUnprotected(database, after, finishedAt, BATCH);
    const last = ids.at(-1);
    if (last === undefined) break;
    await transactionWithSharedRows(database, async (db) => {
      await reviewServices({ db, queueMail }, ids, { isFirst, now });
      if (isFirst) await noteReview(db, { after: last, finishedAt: null });
    });
    after = last;
  }
  await noteReview(database, { after: null, finishedAt: now });
  return true;
}

async function reviewServices(
  { db, queueMail }: { readonly db: Db; readonly queueMail: QueueMail },
  ids: readonly string[],
  { isFirst, now }: { readonly isFirst: boolean; readonly now: number },
): Promise<void> {
  await lockServices(db, ids);
  const stored = await readManyStored(db, ids);
  const found = [...stored.values()].flatMap((service) => foundAt(service));
  if (found.length === 0) return;
  const decisions = await readDecisions(
    db,
    found.map(({ serviceId }) => serviceId),
  );
  const toWithhold = found.filter(
    ({ serviceId, kind }) => isFirst && kind === "WITHHOLD" && !decisions.has(serviceId),
  );
  await saveFound(db, found, now);
  for (const { serviceId } of toWithhold) {
    const service = stored.get(serviceId);
    if (service === undefined) continue;
    await withhold(db, service, "SYSTEM", now);
    if (service.row.ownerId !== null) await queueMail(db, { mail: "placeWithheld", serviceId });
  }
  const withheld = toWithhold.map(({ serviceId }) => serviceId);
  await coverSharedDoors({ db, queueMail }, { ids: withheld }, now);
}

/** What the rule finds of a service that has a public place. */
function foundAt({ row, facts, current }: StoredService): FoundPlace[] {
  if (current.isRemote || facts.isProtected === true || facts.place.visibility === "HIDDEN") return [];
  const { kind, words } = findingOfFacts(facts);
  if (kind === "NONE") return [];
  const taken = kind === "WITHHOLD" ? withheldFacts(facts).taken : {};
  return [{ serviceId: row.id, kind, state: "PROPOSED", reason: "WORDS", words, taken }];
}
