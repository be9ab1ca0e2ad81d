export interface CounterBuffer {
  /** Increments the counter of a key; ignored where `most` different keys are in memory. */
  add(key: string): void;
  /** Writes the counts so far. Never fails: counts that cannot be written are lost, which is acceptable. */
  flush(): Promise<void>;
  /** Discards the unwritten counts of matching keys. */
  drop(matches: (key: string) => boolean): void;
}

interface CounterBufferOptions {
  /** The most different keys in memory. */
  most: number;
  /** The longest time a count waits to be written with others, in milliseconds. */
  waitMs: number;
  write(counts: ReadonlyMap<string, number>): Promise<void>;
}

/**
 * A write-behind buffer of counters: counts in memory and writes many counts together, so that no request waits for its
 * count.
 */
export function createCounterBuffer({ most, waitMs, write }: CounterBufferOptions): CounterBuffer {
  let counts = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing
      .then(async () => {
        const taken = counts;
        counts = new Map();
        if (taken.size > 0) await write(taken);
        // A busy or unavailable database must not stop the shop because of statistics.
      })
      .catch(() => undefined);
    return writing;
  }

  return {
    add(key) {
      const before = counts.get(key);
      if (before === undefined && counts.size >= most) return;
      counts.set(key, (before ?? 0) + 1);
      timer ??= setTimeout(() => void flush(), waitMs).unref();
    },
    flush,
    drop(matches) {
      for (const key of [...counts.keys()].filter(matches)) counts.delete(key);
    },
  };
}
