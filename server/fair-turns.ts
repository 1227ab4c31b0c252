import { inTurn } from "./in-turn.ts";

/** Does pieces of work one after the other, few of each who asks. */
export interface FairTurns {
  /** Resolves with what `work` resolves to; null at once where too many wait already, of all or of `who`. */
  run<T>(who: string, work: () => Promise<T>): Promise<T | null>;
}

/**
 * For work that takes the processor for long: of whoever asks for much of it at once, the others wait for one piece
 * at a time, not for all.
 *
 * @param most how many may wait or be under way
 * @param mostOfOne the same, of one who asks
 */
export function fairTurns(most: number, mostOfOne: number): FairTurns {
  const turns = inTurn(most);
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
