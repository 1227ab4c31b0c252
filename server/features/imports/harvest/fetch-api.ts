import { HarvestFault } from "#server/base/outside/harvest/polite-getter.ts";
import type { TransactionalDb } from "#server/base/sql/db.ts";
import { IMPORT_LIMITS } from "#server/features/imports/import-limits.ts";
import {
  type CopiedRecord,
  countCopied,
  countRecords,
  findUnseen,
  keepPage,
  keepRecords,
  recordsOfOrganizations,
  removeRecords,
  removeUnseen,
} from "./copy-queries.ts";
import {
  endFetch,
  type HarvestCursor,
  type HarvestRow,
  raiseCopy,
  saveCursor,
  saveFeed,
  saveValidator,
} from "./queries.ts";
import type { SourceApi } from "./source-api.ts";

/** The source's clock may differ from ours. */
const CLOCKS_MS = 3_600_000;
/**
 * Bytes of a copy with what one pass adds: the records of the fetch before and those of this one, each as many as an
 * import takes.
 */
const MAX_COPY_BYTES = 2 * IMPORT_LIMITS.totalBytes;
/** Maximum number of times to read a list that changes while it is read. */
const MAX_ROUNDS = 2;

export interface FetchDependencies {
  readonly db: TransactionalDb;
  readonly now: number;
}

interface Fetch extends FetchDependencies {
  readonly name: string;
  /** Bytes that the copy may still grow by. */
  room: number;
}

type ListCursor = Extract<HarvestCursor, { step: "pages" | "rest" }>;

/**
 * Updates the copy of a source with an API: by its feed of changes where it has one, else by its whole list. Pages are
 * stored as they arrive, so that the next run continues where this one stopped (rules harvest 4–6).
 */
export async function fetchApi(
  dependencies: FetchDependencies,
  api: SourceApi,
  row: HarvestRow,
): Promise<void> {
  const { db, now } = dependencies;
  const fetch: Fetch = {
    ...dependencies,
    name: row.name,
    room: MAX_COPY_BYTES - (await countCopied(db, row.name)),
  };
  const open = row.cursor?.step === "pages" || row.cursor?.step === "rest" ? row.cursor : null;
  if (open === null && row.feed !== null && (await followFeed(fetch, api, row.feed))) return;
  if (open === null && row.feed === null && (await isAsItWas(db, api, row))) return;
  const cursor = open ?? {
    step: "pages" as const,
    number: now % 2_000_000_000,
    page: 1,
    round: 1,
    feed: await api.endOfFeed(),
    after: null,
    startedAt: now,
  };
  await fetchAll(fetch, api, row, cursor);
}

/** Two small requests: nothing was changed since, and there are as many as here. */
async function isAsItWas(
  db: TransactionalDb,
  api: SourceApi,
  { name, copiedAt }: HarvestRow,
): Promise<boolean> {
  if (copiedAt === null || (await api.count(copiedAt - CLOCKS_MS)) !== 0) return false;
  return (await api.count(null)) === (await countRecords(db, name, null));
}

/** False where the feed does not know the position any more: everything has to be fetched. */
async function followFeed(fetch: Fetch, api: SourceApi, from: string): Promise<boolean> {
  const { db, name } = fetch;
  for (let after = from; ; ) {
    const changes = await api.changes(after);
    if (changes === null) return false;
    const ofOrganizations = await recordsOfOrganizations(db, name, changes.organizations);
    const gone = new Set(changes.gone);
    for (const id of new Set([...changes.changed, ...ofOrganizations])) {
      const record = gone.has(id) ? null : await api.service(id);
      if (record === null) gone.add(id);
      else await keep(fetch, [record], { page: 0, number: 0 });
    }
    await db.transaction(async (transaction) => {
      if (await removeRecords(transaction, name, [...gone])) await raiseCopy(transaction, name);
      await saveFeed(transaction, name, changes.after);
    });
    if (!changes.hasMore) return true;
    after = changes.after;
  }
}

/** Stores records immediately, so that a fetch that stops here has them. */
async function keep(
  fetch: Fetch,
  records: readonly CopiedRecord[],
  seen: { readonly page: number; readonly number: number },
): Promise<void> {
  const { db, name } = fetch;
  for (const { body } of records) fetch.room -= Buffer.byteLength(body);
  if (fetch.room < 0) throw new HarvestFault("TOO_LARGE");
  await db.transaction(async (transaction) => {
    if (await keepRecords(transaction, name, records, seen)) await raiseCopy(transaction, name);
  });
}

async function fetchAll(fetch: Fetch, api: SourceApi, row: HarvestRow, from: ListCursor): Promise<void> {
  const { db } = fetch;
  let cursor: ListCursor = from;
  while (cursor.step === "pages") {
    cursor = await fetchPage(fetch, api, row, cursor);
    await saveCursor(db, row.name, cursor);
  }
  while (cursor.feed !== null) {
    const changes = await api.changes(cursor.after);
    if (changes === null) break;
    for (const id of await findUnseen(db, row.name, changes.changed, cursor.number)) {
      const record = await api.service(id);
      if (record !== null) await keep(fetch, [record], { page: 0, number: cursor.number });
    }
    cursor = { ...cursor, after: changes.after };
    await saveCursor(db, row.name, cursor);
    if (!changes.hasMore) break;
  }
  const { number, feed, startedAt } = cursor;
  await db.transaction(async (transaction) => {
    if (await removeUnseen(transaction, row.name, number)) await raiseCopy(transaction, row.name);
    await endFetch(transaction, row.name, { feed, startedAt });
  });
}

/** One page; resolves to where the fetch goes on. */
async function fetchPage(
  fetch: Fetch,
  api: SourceApi,
  { name, validators }: HarvestRow,
  cursor: ListCursor,
): Promise<ListCursor> {
  const { db } = fetch;
  const { page, number, round } = cursor;
  const next: ListCursor = { ...cursor, page: page + 1 };
  const rest: ListCursor = { ...cursor, step: "rest" };
  // Read again, a page is compared with the list of this fetch, not of an earlier one.
  const known = round === 1 ? validators[String(page)] : undefined;
  const reply = await api.services(page, known);
  if (reply === null) return rest;
  if (reply === "same") {
    await keepPage(db, name, { page, number });
    return next;
  }
  await keep(fetch, reply.records, { page, number });
  await saveValidator(db, name, String(page), reply.validator);
  if (!reply.isLast) return next;
  const isShort = reply.total !== null && (await countRecords(db, name, number)) < reply.total;
  return isShort && cursor.feed === null && round < MAX_ROUNDS
    ? { ...cursor, page: 1, round: round + 1 }
    : rest;
}
