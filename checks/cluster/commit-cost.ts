import pg from "pg";

const ROUNDS = 10;
const COMMITS = 40;

/** What a commit costs that waits for a replica, in one run: both kinds take turns. */
export interface CommitCost {
  /** Median milliseconds of a commit. */
  readonly synchronous: number;
  readonly local: number;
}

/** @param url of the primary, without a pooler */
export async function measureCommits(url: string): Promise<CommitCost> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("create table commit_cost (number int)");
    const times: Record<"on" | "local", number[]> = { on: [], local: [] };
    for (let round = 0; round < ROUNDS; round++) {
      for (const kind of ["on", "local"] as const) {
        await client.query(`set synchronous_commit = ${kind}`);
        for (let commit = 0; commit < COMMITS; commit++) {
          const from = performance.now();
          await client.query("insert into commit_cost values (1)");
          times[kind].push(performance.now() - from);
        }
      }
    }
    await client.query("drop table commit_cost");
    return { synchronous: computeMedian(times.on), local: computeMedian(times.local) };
  } finally {
    await client.end();
  }
}

function computeMedian(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}
