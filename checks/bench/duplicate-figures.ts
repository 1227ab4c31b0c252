import { poolDatabase } from "#server/base/sql/pool-database.ts";
import { countPairs, readPairs } from "#server/features/duplicates/duplicate-queries.ts";
import { findDuplicates } from "#server/features/duplicates/find-duplicates.ts";
import type { BenchDatabase } from "./bench-database.ts";

export interface DuplicateFigures {
  engine: string;
  services: number;
  /** The first search, and one after which nothing has changed. */
  firstSeconds: number;
  againSeconds: number;
  /** Of this process: how much its memory grew at most while it searched. */
  memoryMb: number;
  proposals: number;
  /** SQL of a page of 25: the first one, and the last. */
  firstPageMs: number;
  lastPageMs: number;
  countMs: number;
}

const PAGE = 25;

/** The daily search for duplicates in a directory in which most services are there several times, and its page. */
export async function duplicateFigures(
  { engine, connection }: BenchDatabase,
  services: number,
): Promise<DuplicateFigures> {
  const database = poolDatabase({ primary: { ...connection }, replica: null });
  try {
    const atRest = process.memoryUsage.rss();
    let most = atRest;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss());
    }, 100);
    const now = Date.now();
    const firstMs = await timed(() => findDuplicates(database.bulk, now));
    const againMs = await timed(() => findDuplicates(database.bulk, now + 1));
    clearInterval(watch);
    await database.query("analyze");
    const proposals = await countPairs(database);
    const page = (skip: number) => timed(() => readPairs(database, { limit: PAGE, skip }));
    await page(0);
    return {
      engine,
      services,
      firstSeconds: Math.round(firstMs / 100) / 10,
      againSeconds: Math.round(againMs / 100) / 10,
      memoryMb: Math.round((most - atRest) / 2 ** 20),
      proposals,
      firstPageMs: Math.round(await page(0)),
      lastPageMs: Math.round(await page(Math.max(0, proposals - PAGE))),
      countMs: Math.round(await timed(() => countPairs(database))),
    };
  } finally {
    await database.close();
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
