/** Random choices that a seed repeats. */
export interface Chance {
  /** True with this probability. */
  is(probability: number): boolean;
  /** A whole number from 0 to one below the limit. */
  below(limit: number): number;
  pick<One>(from: readonly One[]): One;
}

/** The generator mulberry32. */
export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    is: (probability) => next() < probability,
    below,
    pick: (from) => {
      const one = from[below(from.length)];
      if (one === undefined) throw new Error('nothing to pick from');
      return one;
    },
  };
}
