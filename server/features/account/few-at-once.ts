/** Does pieces of work, few of them at once. */
export interface FewAtOnce {
  /** Resolves with what `work` resolves to; null at once where too many wait already. */
  run<T>(work: () => Promise<T>): Promise<T | null>;
}

/**
 * A password's hash takes 19 MiB while it is made: a storm of them waits in line here instead of taking all memory,
 * and what waits too long is told to come again.
 *
 * @param places how many are under way at once
 * @param most how many may wait
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
      else if (waiting.length >= most) return null;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
