/** Does pieces of work one after the other. */
export interface InTurn {
  /** Resolves with what `work` resolves to; null at once where too many wait already. */
  run<T>(work: () => Promise<T>): Promise<T | null>;
}

/** @param most how many may wait or be under way */
export function inTurn(most: number): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    async run(work) {
      if (waiting >= most) return null;
      waiting++;
      const done = last.then(work).finally(() => {
        waiting--;
      });
      last = done.catch(() => {});
      return done;
    },
  };
}
