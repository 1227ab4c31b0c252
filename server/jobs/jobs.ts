import { randomUUID } from "node:crypto";
import { type JobResult, PgBoss, type WorkOptions } from "pg-boss";
import type { Database, Db } from "#server/sql/db.ts";

/** Work that must not be lost: kept in the database until it is done, and tried again when it fails. */
export interface Jobs {
  /**
   * Adds a job, as a part of the transaction that `db` is: rolled back with it, seen when it is committed.
   *
   * @param data must survive JSON, and is read by whoever can read the database: ids rather than texts
   */
  send(db: Db, queue: Queue, data: object, options?: SendOptions): Promise<void>;
  /**
   * Does the jobs of a queue, one at a time. A job may come twice, after a death in its middle: the handler
   * bears it. One that fails is tried again, ever more slowly, as long as its queue has patience.
   */
  work(queue: Queue, handle: JobHandler): Promise<void>;
  /** Adds a job at each of these minutes (cron, in UTC), in one process of all that run. */
  schedule(queue: string, cron: string, data?: object): Promise<void>;
  /** Resolves when the jobs that are being done are done, at most ten seconds later. */
  stop(): Promise<void>;
}

/** By its name alone: what fails is tried again for about an hour. */
export type Queue = string | PatientQueue;

/** A queue whose work stands on somebody else's server, which may be away for days. */
export interface PatientQueue {
  readonly name: string;
  /** Tried again at least every quarter of an hour for about three weeks, then laid aside under this name. */
  readonly givenUp: string;
}

export interface SendOptions {
  /** While a job with the same key waits in the queue, another is not added. */
  key?: string;
  /** Not before this moment, epoch milliseconds. */
  notBefore?: number;
}

/** @param data as it was sent, not checked: it may be of an older version */
export type JobHandler = (data: unknown) => Promise<void>;

interface JobsOptions {
  /** A job failed and will be tried again; what it was about is not told. */
  onFailure: (queue: string, error: unknown) => void;
  /** False only adds jobs: none is done, nothing is scheduled. For commands of the operator. */
  isWorking?: boolean;
}

const AN_HOUR = { retryLimit: 9, retryDelay: 5, retryBackoff: true };
const DAY_SECONDS = 86_400;
/** After the first quarter of an hour four an hour: 2,000 of them are three weeks. */
const WEEKS = { retryLimit: 2000, retryDelay: 20, retryBackoff: true, retryDelayMax: 900 };
/** What still waits after its retention is removed without a word, so it outlasts the trying by far. */
const WAITING = { retentionSeconds: 90 * DAY_SECONDS };
/** Each job fails or is done for itself. */
type Pace = WorkOptions & { perJobResults: true };
const ONE_BY_ONE: Pace = { perJobResults: true, batchSize: 1, burstWhenBatchFull: false };
/** Looks for more at once as long as it finds enough: one at a time would be one each two seconds. */
const FEW_AT_ONCE: Pace = { perJobResults: true, batchSize: 5, burstWhenBatchFull: true };
const LAID_ASIDE = { retentionSeconds: 365 * DAY_SECONDS };

/** Starts the queue on our own connections; its tables are in the schema `pgboss`. */
export async function startJobs(
  database: Database,
  { onFailure, isWorking = true }: JobsOptions,
): Promise<Jobs> {
  const boss = new PgBoss({
    db: driverOf(database),
    schedule: isWorking,
    supervise: isWorking,
    persistWarnings: false,
  });
  boss.on("error", (error) => onFailure("", error));
  await boss.start();

  const queues = new Map<string, Promise<void>>();
  const makeQueue = async (queue: Queue) => {
    if (typeof queue === "string") return boss.createQueue(queue, { policy: "short", ...AN_HOUR });
    await boss.createQueue(queue.givenUp, LAID_ASIDE);
    const settings = { ...WEEKS, ...WAITING, deadLetter: queue.givenUp };
    await boss.createQueue(queue.name, { policy: "short", ...settings });
  };
  const madeQueue = async (queue: Queue) => {
    const name = typeof queue === "string" ? queue : queue.name;
    const made = queues.get(name) ?? makeQueue(queue);
    queues.set(name, made);
    await made;
    return name;
  };

  return {
    async send(db, queue, data, { key = randomUUID(), notBefore } = {}) {
      const name = await madeQueue(queue);
      const startAfter = notBefore === undefined ? {} : { startAfter: new Date(notBefore) };
      await boss.send(name, data, { singletonKey: key, db: driverOf(db), ...startAfter });
    },
    async work(queue, handle) {
      const name = await madeQueue(queue);
      const pace = typeof queue === "string" ? ONE_BY_ONE : FEW_AT_ONCE;
      await boss.work<unknown, unknown, Pace>(name, pace, async (jobs) => {
        const results: JobResult[] = [];
        for (const { id, data } of jobs) {
          const failure = await outcomeOf(handle, data);
          if (failure !== null) onFailure(name, failure.error);
          results.push(failure === null ? { id, status: "completed" } : failedJob(id, failure.error));
        }
        return results;
      });
    },
    async schedule(queue, cron, data = {}) {
      await madeQueue(queue);
      await boss.schedule(queue, cron, data);
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 10_000, close: false });
    },
  };
}

/** What the queue keeps of a failure is the error's kind, never its words: they may quote a person. */
function failedJob(id: string, error: unknown): JobResult {
  return { id, status: "failed", output: { error: error instanceof Error ? error.name : "Error" } };
}

async function outcomeOf(handle: JobHandler, data: unknown): Promise<{ error: unknown } | null> {
  try {
    await handle(data);
    return null;
  } catch (error) {
    return { error };
  }
}

function driverOf(db: Db): { executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> } {
  return { executeSql: async (text, values) => ({ rows: await db.query(text, values) }) };
}
