/** Says when a line that repeats is due again. */
export interface Coalescer {
  /**
   * The number of lines with this key left out since the last one that was due; undefined where this one is left out
   * too.
   */
  due(key: string): number | undefined;
}

/** A bound on the reasons, which are few; beyond it they are cleared. */
const MOST_KEYS = 50;

/** Lets one line of a key through in so many milliseconds, so that an outage does not become one of the disk. */
export function createCoalescer({ everyMs, now = Date.now }: { everyMs: number; now?: () => number }): Coalescer {
  const last = new Map<string, { atMs: number; leftOut: number }>();
  return {
    due(key) {
      const known = last.get(key);
      if (known && now() - known.atMs < everyMs) {
        known.leftOut += 1;
        return undefined;
      }
      if (last.size >= MOST_KEYS) last.clear();
      last.set(key, { atMs: now(), leftOut: 0 });
      return known?.leftOut ?? 0;
    },
  };
}
