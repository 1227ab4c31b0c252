import { fewAtOnce } from "./few-at-once.ts";

/** Does pieces of work, few of them at once, and few of each who asks. */
export interface FairTurns {
  /** Resolves with what `work` resolves to; null at once where too many wait already, of all or of `who`. */
  run<T>(who: string, work: () => Promise<T>): Promise<T | null>;
}

interface Fairness {
  /** How many are under way at once. */
  readonly places: number;
  /** How many may wait or be under way. */
  readonly most: number;
  /** The same, of one who asks. */
  readonly mostOfOne: number;
}

/** Of whoever asks for much at once, the others wait for a few pieces, not for all. */
export function fairTurns({ places, most, mostOfOne }: Fairness): FairTurns {
  const turns = fewAtOnce(places, most);
  const held = new Map<string, number>();
  return {
    async run(who, work) {
      const before = held.get(who) ?? 0;
      if (before >= mostOfOne) return null;
      held.set(who, before + 1);
      try {
        return await turns.run(work);
      } finally {
        const left = (held.get(who) ?? 1) - 1;
        if (left === 0) held.delete(who);
        else held.set(who, left);
      }
    },
  };
}
