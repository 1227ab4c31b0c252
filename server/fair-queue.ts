import { concurrencyLimit } from "./concurrency-limit.ts";

/** Runs tasks with a limit on concurrency, in total and per key. */
export interface FairQueue {
  /**
   * Resolves with the result of `work`, or with null immediately when too many tasks are queued, in total or for
   * `who`.
   */
  run<T>(who: string, work: () => Promise<T>): Promise<T | null>;
}

interface FairQueueOptions {
  /** How many tasks run at a time. */
  readonly concurrency: number;
  /** How many tasks may be queued or running in total. */
  readonly max: number;
  /** How many may be queued or running for one key. */
  readonly maxPerKey: number;
}

/** Bounds the queue of each key, so that one client's burst delays the others by a few tasks only. */
export function fairQueue({ concurrency, max, maxPerKey }: FairQueueOptions): FairQueue {
  const queue = concurrencyLimit(concurrency, max);
  const running = new Map<string, number>();
  return {
    async run(who, work) {
      const before = running.get(who) ?? 0;
      if (before >= maxPerKey) return null;
      running.set(who, before + 1);
      try {
        return await queue.run(work);
      } finally {
        const left = (running.get(who) ?? 1) - 1;
        if (left === 0) running.delete(who);
        else running.set(who, left);
      }
    },
  };
}
