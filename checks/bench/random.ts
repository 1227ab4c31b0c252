/** Chance that falls the same way each time: figures of two runs are about the same services. */
export interface Random {
  /** 0 ≤ it < 1. */
  next(): number;
  /** 0 ≤ whole number < limit. */
  below(limit: number): number;
  pick<T>(things: readonly T[]): T;
  /** True so many times in a hundred. */
  percent(chance: number): boolean;
  /** Mean 0, deviation 1, to the fourth of the way where it matters. */
  bell(): number;
}

/** mulberry32 */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  const pick = <T>(things: readonly T[]): T => {
    const thing = things[below(things.length)];
    if (thing === undefined) throw new Error("Nothing to pick from");
    return thing;
  };
  return {
    next,
    below,
    pick,
    percent: (chance) => next() * 100 < chance,
    bell: () => next() + next() + next() + next() - 2,
  };
}
