import { RULE_VERSION } from "#domain/listings/protection/rule-version.ts";
import { saysAll } from "#domain/listings/protection/said-words.ts";
import { findingOfFacts, textsOfFacts, withheldFacts } from "#domain/listings/protection/withheld-place.ts";
import type { Db, TransactionalDb } from "#server/base/sql/db.ts";
import { lockServices } from "#server/features/listings/stored-queries.ts";
import { readManyStored, type StoredService } from "#server/features/listings/stored-service.ts";
import type { QueueMail } from "#server/features/mail/queue-mail.ts";
import { transactionWithSharedRows } from "#server/features/services/shared-rows.ts";
import {
  findUnprotected,
  lockReview,
  noteReview,
  type ReviewState,
  readProposedWords,
  takeBackProposals,
} from "./place-queries.ts";
import { coverSharedDoors } from "./shared-doors.ts";
import { withhold } from "./store-place.ts";
import { type FoundPlace, readDecisions, saveFound } from "./withheld-queries.ts";

/** Services per transaction: visitors wait for no more than that. */
const BATCH = 50;

interface Context {
  readonly database: TransactionalDb;
  readonly queueMail: QueueMail;
}

/**
 * Checks the directory against the rule (rules protection 14 and 15). The first time, and whenever the rule's version
 * changes, it withholds what an import would. Otherwise it only proposes services that people have edited since.
 *
 * @returns whether it reached the end before `isTimeOver`
 */
export async function reviewDirectory(
  context: Context,
  now: number,
  isTimeOver: () => boolean = () => false,
): Promise<boolean> {
  const state = await lockReview(context.database);
  if (!isUnderWay(state)) return proposeEdited(context, state, now, isTimeOver);
  for (;;) {
    if (isTimeOver()) return false;
    if (!(await lookFurther(context, now))) return true;
  }
}

/** A directory that a later version has looked through, as after an upgrade that was taken back, is left alone. */
function isUnderWay({ finishedAt, version }: ReviewState): boolean {
  return version < RULE_VERSION || (version === RULE_VERSION && finishedAt === null);
}

/**
 * Checks the next services, and notes the position in the same transaction, so that a restart or another process
 * continues there. @returns whether there may be more
 */
function lookFurther({ database, queueMail }: Context, now: number): Promise<boolean> {
  return transactionWithSharedRows(database, async (db) => {
    const state = await lockReview(db);
    if (!isUnderWay(state)) return false;
    const begun = state.version === RULE_VERSION ? state.after : null;
    const ids = await findUnprotected(db, begun, null, BATCH);
    const after = ids.at(-1) ?? null;
    await reviewServices({ db, queueMail }, ids, { withholds: true, now });
    await takeBackUnfounded(db, ids);
    await noteReview(db, { after, finishedAt: after === null ? now : null, version: RULE_VERSION });
    return after !== null;
  });
}

async function proposeEdited(
  { database, queueMail }: Context,
  { finishedAt, version }: ReviewState,
  now: number,
  isTimeOver: () => boolean,
): Promise<boolean> {
  if (version > RULE_VERSION) return true;
  for (let after: string | null = null; ; ) {
    if (isTimeOver()) return false;
    const ids: readonly string[] = await findUnprotected(database, after, finishedAt, BATCH);
    after = ids.at(-1) ?? null;
    if (after === null) break;
    await transactionWithSharedRows(database, (db) =>
      reviewServices({ db, queueMail }, ids, { withholds: false, now }),
    );
  }
  await noteReview(database, { after: null, finishedAt: now, version });
  return true;
}

/** Takes the questions off the list that an earlier rule found in words in which the rule of today finds nothing. */
async function takeBackUnfounded(db: Db, ids: readonly string[]): Promise<void> {
  const proposed = await readProposedWords(db, ids);
  const stored = await readManyStored(
    db,
    proposed.map(({ id }) => id),
  );
  const unfounded = proposed.filter(({ id, words }) => {
    const service = stored.get(id);
    return (
      service !== undefined &&
      findingOfFacts(service.facts).kind === "NONE" &&
      saysAll(textsOfFacts(service.facts), words)
    );
  });
  await takeBackProposals(
    db,
    unfounded.map(({ id }) => id),
  );
}

/** Looks at these services by the rule. @param withholds whether what is found is withheld; else it is proposed */
export async function reviewServices(
  { db, queueMail }: { readonly db: Db; readonly queueMail: QueueMail },
  ids: readonly string[],
  { withholds, now }: { readonly withholds: boolean; readonly now: number },
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
    ({ serviceId, kind }) => withholds && kind === "WITHHOLD" && !decisions.has(serviceId),
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

/** Applies the protection rule to a service; empty where its place is not public. */
function foundAt({ row, facts, current }: StoredService): FoundPlace[] {
  if (current.isRemote || facts.isProtected === true || facts.place.visibility === "HIDDEN") return [];
  const { kind, words } = findingOfFacts(facts);
  if (kind === "NONE") return [];
  const taken = kind === "WITHHOLD" ? withheldFacts(facts).taken : {};
  return [{ serviceId: row.id, kind, state: "PROPOSED", reason: "WORDS", words, taken }];
}
