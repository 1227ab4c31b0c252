import { concurrencyLimit } from "./concurrency-limit.ts";

/** Does pieces of work, few of them at once, and few of each who asks. */
export interface FairQueue {
  /** Resolves with what `work` resolves to; null at once where too many wait already, of all or of `who`. */
  run<T>(who: string, work: () => Promise<T>): Promise<T | null>;
}

interface FairQueueOptions {
  /** How many are under way at once. */
  readonly concurrency: number;
  /** How many may wait or be under way. */
  readonly max: number;
  /** The same, of one who asks. */
  readonly maxPerKey: number;
}

/** Of whoever asks for much at once, the others wait for a few pieces, not for all. */
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
