import { randomUUID } from "node:crypto";
import { type JobResult, PgBoss, type WorkOptions } from "pg-boss";
import { DatabaseFault, isFaultKind } from "#server/base/sql/database-fault.ts";
import type { Db, TransactionalDb } from "#server/base/sql/db.ts";
import { makeJobSchema } from "./queries.ts";

/** Durable jobs: stored in the database until they are done, and retried when they fail. */
export interface Jobs {
  /**
   * Enqueues a job in the transaction `db`.
   *
   * @param data serialized as JSON and visible to anyone who can read the database, so ids rather than texts
   */
  send(db: Db, queue: string, data: object, options?: SendOptions): Promise<void>;
  /** Adds several jobs in one statement. */
  sendMany(db: Db, queue: string, data: readonly object[]): Promise<void>;
  /**
   * Works the jobs of a queue, one at a time. Handlers must be idempotent, since a job is run again after a crash.
   * Failures are retried with growing delays for about an hour; mail for three weeks.
   */
  work(queue: string, handle: JobHandler): Promise<void>;
  /** Enqueues a job on a schedule (cron, in UTC), in only one of all running processes. */
  schedule(queue: string, cron: string, data?: object): Promise<void>;
  /** Resolves when active jobs are done, after at most two seconds. */
  stop(): Promise<void>;
}

export interface SendOptions {
  /** Key of the job: while another with this key is queued, it is not added. */
  key?: string;
  /** Earliest start, epoch milliseconds. */
  notBefore?: number;
}

/** @param data as enqueued, not validated: it may be of an older version */
export type JobHandler = (data: unknown) => Promise<void>;

/** Told of every job that was worked. */
export interface JobWatch {
  /** This process works the queue. */
  works(queue: string): void;
  ended(queue: string, hasFailed: boolean, seconds: number): void;
}

interface JobsOptions {
  /** Called when a job failed and will be retried; without its data. */
  onFailure: (queue: string, error: unknown) => void;
  /** False to enqueue only, without working or scheduling jobs: for operator commands. */
  isWorking?: boolean;
  watch?: JobWatch;
}

/**
 * Queues that depend on an external server, which may be down for days. Listed here by name, so that every job of
 * theirs is retried for as long, including those of a restored backup.
 */
const PATIENT = new Set(["mail"]);
/** Suffix of dead letter queues, which hold jobs that were retried for too long. */
const GIVEN_UP = "-given-up";

const DAY_SECONDS = 86_400;
const AN_HOUR = { retryLimit: 9, retryDelay: 5, retryBackoff: true };
/**
 * After the first quarter of an hour four retries an hour: 2,000 of them are three weeks. Retention must be
 * longer, since expired jobs are deleted silently.
 */
const WEEKS = {
  retryLimit: 2000,
  retryDelay: 20,
  retryBackoff: true,
  retryDelayMax: 900,
  retentionSeconds: 90 * DAY_SECONDS,
};
const LAID_ASIDE = { retentionSeconds: 365 * DAY_SECONDS };

interface QueueSettings {
  readonly retryLimit?: number;
  readonly retryDelay?: number;
  readonly retryBackoff?: boolean;
  readonly retryDelayMax?: number;
  readonly retentionSeconds?: number;
  readonly deadLetter?: string;
}

/** Settings with which each job of a batch succeeds or fails on its own. */
type Pace = WorkOptions & { perJobResults: true };
const ONE_BY_ONE: Pace = { perJobResults: true, batchSize: 1, burstWhenBatchFull: false };
/** Fetches again immediately after a full batch; one at a time would be one job every two seconds. */
const FEW_AT_ONCE: Pace = { perJobResults: true, batchSize: 5, burstWhenBatchFull: true };

/**
 * Starts the job queue on our own connections. Its tables are in the schema `pgboss`, which belongs to the app's own
 * account: the queue changes them while it runs.
 */
export async function startJobs(
  database: TransactionalDb,
  { onFailure, isWorking = true, watch }: JobsOptions,
): Promise<Jobs> {
  await database.transaction(makeJobSchema);
  const boss = new PgBoss({
    db: toDriver(database),
    createSchema: false,
    schedule: isWorking,
    supervise: isWorking,
    persistWarnings: false,
  });
  boss.on("error", (reported) => onFailure("", restoreError(reported)));
  await boss.start();

  const queues = new Map<string, Promise<void>>();
  const makeQueue = async (queue: string) => {
    const settings = chooseSettings(queue);
    if (settings.deadLetter !== undefined) await madeQueue(settings.deadLetter);
    await boss.createQueue(queue, { policy: "short", ...settings });
    // A queue created by an older version may have other settings.
    await boss.updateQueue(queue, settings);
  };
  const madeQueue = (queue: string): Promise<void> => {
    const made = queues.get(queue) ?? makeQueue(queue);
    queues.set(queue, made);
    // Retried with the next job.
    made.catch(() => queues.delete(queue));
    return made;
  };

  return {
    async send(db, queue, data, { key = randomUUID(), notBefore } = {}) {
      await madeQueue(queue);
      const startAfter = notBefore === undefined ? {} : { startAfter: new Date(notBefore) };
      await boss.send(queue, data, { singletonKey: key, db: toDriver(db), ...startAfter });
    },
    async sendMany(db, queue, data) {
      if (data.length === 0) return;
      await madeQueue(queue);
      const jobs = data.map((each) => ({ data: each, singletonKey: randomUUID() }));
      await boss.insert(queue, jobs, { db: toDriver(db) });
    },
    async work(queue, handle) {
      await madeQueue(queue);
      watch?.works(queue);
      const pace = PATIENT.has(queue) ? FEW_AT_ONCE : ONE_BY_ONE;
      await boss.work<unknown, unknown, Pace>(queue, pace, async (jobs) => {
        const results: JobResult[] = [];
        for (const { id, data } of jobs) {
          const from = performance.now();
          const failure = await runHandler(handle, data);
          watch?.ended(queue, failure !== null, (performance.now() - from) / 1000);
          if (failure !== null) onFailure(queue, failure.error);
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
      await boss.stop({ graceful: true, timeout: 1_500, close: false });
    },
  };
}

/** The error of a worker is reported as a plain copy, which would not be recognized as a database fault. */
function restoreError(reported: Error): Error {
  if (reported instanceof Error) return reported;
  const { message, kind }: { message: string; kind?: unknown } = reported;
  if (isFaultKind(kind)) return new DatabaseFault(kind);
  return Object.assign(new Error(message), reported);
}

function chooseSettings(queue: string): QueueSettings {
  if (PATIENT.has(queue)) return { ...WEEKS, deadLetter: `${queue}${GIVEN_UP}` };
  return queue.endsWith(GIVEN_UP) ? LAID_ASIDE : AN_HOUR;
}

/** Stores only the type of the error, never its message, which may contain personal data. */
function failedJob(id: string, error: unknown): JobResult {
  return { id, status: "failed", output: { error: error instanceof Error ? error.name : "Error" } };
}

async function runHandler(handle: JobHandler, data: unknown): Promise<{ error: unknown } | null> {
  try {
    await handle(data);
    return null;
  } catch (error) {
    return { error };
  }
}

function toDriver(db: Db): { executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> } {
  return { executeSql: async (text, values) => ({ rows: await db.query(text, values) }) };
}
