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
  send(db: Db, queue: string, data: object, options?: SendOptions): Promise<void>;
  /**
   * Does the jobs of a queue, one at a time. A job may come twice, after a death in its middle: the handler
   * bears it. One that fails is tried again, ever more slowly, for about an hour; mails for three weeks.
   */
  work(queue: string, handle: JobHandler): Promise<void>;
  /** Adds a job at each of these minutes (cron, in UTC), in one process of all that run. */
  schedule(queue: string, cron: string, data?: object): Promise<void>;
  /** Resolves when the jobs that are being done are done, at most ten seconds later. */
  stop(): Promise<void>;
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

/**
 * Queues whose work stands on somebody else's server, which may be away for days. Known here by their names, so that
 * a job has the same patience whoever adds it, a restored backup too.
 */
const PATIENT = new Set(["mail"]);
/** What was tried for too long is laid aside in a queue of this name, for the operator to look at. */
const GIVEN_UP = "-given-up";

const DAY_SECONDS = 86_400;
const AN_HOUR = { retryLimit: 9, retryDelay: 5, retryBackoff: true };
/**
 * After the first quarter of an hour four tries an hour: 2,000 of them are three weeks. What still waits after its
 * retention is removed without a word, so that it outlasts the trying by far.
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

/** Each job fails or is done for itself. */
type Pace = WorkOptions & { perJobResults: true };
const ONE_BY_ONE: Pace = { perJobResults: true, batchSize: 1, burstWhenBatchFull: false };
/** Looks for more at once as long as it finds enough: one at a time would be one each two seconds. */
const FEW_AT_ONCE: Pace = { perJobResults: true, batchSize: 5, burstWhenBatchFull: true };

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
  const makeQueue = async (queue: string) => {
    const settings = settingsOf(queue);
    if (settings.deadLetter !== undefined) await madeQueue(settings.deadLetter);
    await boss.createQueue(queue, { policy: "short", ...settings });
    // One that was made by an older version has that one's settings.
    await boss.updateQueue(queue, settings);
  };
  const madeQueue = (queue: string): Promise<void> => {
    const made = queues.get(queue) ?? makeQueue(queue);
    queues.set(queue, made);
    // It is tried again when the next job comes.
    made.catch(() => queues.delete(queue));
    return made;
  };

  return {
    async send(db, queue, data, { key = randomUUID(), notBefore } = {}) {
      await madeQueue(queue);
      const startAfter = notBefore === undefined ? {} : { startAfter: new Date(notBefore) };
      await boss.send(queue, data, { singletonKey: key, db: driverOf(db), ...startAfter });
    },
    async work(queue, handle) {
      await madeQueue(queue);
      const pace = PATIENT.has(queue) ? FEW_AT_ONCE : ONE_BY_ONE;
      await boss.work<unknown, unknown, Pace>(queue, pace, async (jobs) => {
        const results: JobResult[] = [];
        for (const { id, data } of jobs) {
          const failure = await outcomeOf(handle, data);
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
      await boss.stop({ graceful: true, timeout: 10_000, close: false });
    },
  };
}

function settingsOf(queue: string): QueueSettings {
  if (PATIENT.has(queue)) return { ...WEEKS, deadLetter: `${queue}${GIVEN_UP}` };
  return queue.endsWith(GIVEN_UP) ? LAID_ASIDE : AN_HOUR;
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
