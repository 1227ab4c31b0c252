/** Does pieces of work, few of them at once. */
export interface ConcurrencyLimit {
  /** Resolves with what `work` resolves to; null at once where too many wait already. */
  run<T>(work: () => Promise<T>): Promise<T | null>;
}

/**
 * For work that takes much memory or the processor for long: a storm of it waits in line here, and what would wait
 * too long is told to come again.
 *
 * @param places how many are under way at once
 * @param most how many may wait or be under way
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
