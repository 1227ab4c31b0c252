/** Does pieces of work, few of them at once. */
export interface FewAtOnce {
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
export function fewAtOnce(places: number, most: number): FewAtOnce {
  let free = places;
  const waiting: (() => void)[] = [];
  const leave = () => {
    const next = waiting.shift();
    if (next === undefined) free++;
    else next();
  };
  return {
    async run(work) {
      if (free > 0) free--;
      else if (places + waiting.length >= most) return null;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
