/** Of this many turns it is remembered whose they were. */
const REMEMBERED = 1_000;

/** How many of the last thousand turns each key had. */
export interface RecentTurns {
  add(key: string): void;
  of(key: string): number;
}

export function createRecentTurns(remembered = REMEMBERED): RecentTurns {
  const last: string[] = [];
  const counts = new Map<string, number>();
  let at = 0;
  return {
    add(key) {
      const forgotten = last[at];
      if (forgotten !== undefined) {
        const left = (counts.get(forgotten) ?? 0) - 1;
        if (left > 0) counts.set(forgotten, left);
        else counts.delete(forgotten);
      }
      last[at] = key;
      at = (at + 1) % remembered;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    },
    of: (key) => counts.get(key) ?? 0,
  };
}
