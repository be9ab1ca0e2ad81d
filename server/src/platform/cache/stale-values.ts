export interface StaleOptions {
  /** How long an invalidated value may stand in, in milliseconds. */
  forMs: number;
  /** Whether the value may stand in for a load that failed with this error. */
  mayStandInFor: (error: unknown) => boolean;
}

interface StaleValue<Value> {
  value: Value;
  bytes: number;
}

/** Values that were invalidated or expired a short time ago, the oldest first. */
export interface StaleValues<Value> {
  bytes(): number;
  add(key: string, entry: StaleValue<Value>): void;
  drop(key: string): void;
  /** The value to serve instead of the error; undefined where there is none, or where the error must be seen. */
  standIn(key: string, error: unknown): { value: Value } | undefined;
  /** Drops the oldest until the rest has at most `maxBytes`. */
  evict(maxBytes: number): void;
}

export function createStaleValues<Value>(
  { forMs, mayStandInFor }: StaleOptions,
  now: () => number,
): StaleValues<Value> {
  const values = new Map<string, StaleValue<Value> & { until: number }>();
  let bytes = 0;

  function drop(key: string): void {
    const stale = values.get(key);
    if (!stale) return;
    values.delete(key);
    bytes -= stale.bytes;
  }

  function dropExpired(): void {
    for (const [key, { until }] of values) {
      if (until > now()) return;
      drop(key);
    }
  }

  return {
    bytes: () => bytes,
    add(key, entry) {
      dropExpired();
      drop(key);
      values.set(key, { value: entry.value, bytes: entry.bytes, until: now() + forMs });
      bytes += entry.bytes;
    },
    drop,
    standIn(key, error) {
      dropExpired();
      return mayStandInFor(error) ? values.get(key) : undefined;
    },
    evict(maxBytes) {
      dropExpired();
      for (const key of values.keys()) {
        if (bytes <= maxBytes) return;
        drop(key);
      }
    },
  };
}
