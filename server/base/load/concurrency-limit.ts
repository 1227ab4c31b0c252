/** Runs tasks with a limit on concurrency. */
export interface ConcurrencyLimit {
  /** Resolves with the result of `work`, or with null immediately when too many tasks are queued. */
  run<T>(work: () => Promise<T>): Promise<T | null>;
}

/**
 * For work that needs much memory or processor time: bursts are queued, and tasks beyond the queue are rejected.
 *
 * @param concurrency how many run at a time
 * @param max how many may wait or run in total
 */
export function concurrencyLimit(concurrency: number, max: number): ConcurrencyLimit {
  let free = concurrency;
  const waiting: (() => void)[] = [];
  const release = () => {
    const next = waiting.shift();
    if (next === undefined) free++;
    else next();
  };
  return {
    async run(work) {
      if (free > 0) free--;
      else if (concurrency + waiting.length >= max) return null;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await work();
      } finally {
        release();
      }
    },
  };
}
