/** Says when a line that repeats is due again. */
export interface Coalescer {
  /**
   * The number of suppressed lines of this key since the last written one; undefined where this line is suppressed too.
   */
  due(key: string): number | undefined;
}

/** A limit on the number of keys, which are few; beyond it all are cleared. */
const MOST_KEYS = 50;

/** Limits log lines to one per key in `everyMs` milliseconds, so that an outage does not fill the disk. */
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
