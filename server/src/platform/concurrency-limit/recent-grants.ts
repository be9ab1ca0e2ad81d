/** The number of latest grants that are counted. */
const WINDOW = 1_000;

/** Counts how many of the last thousand grants each key had. */
export interface RecentGrants {
  add(key: string): void;
  of(key: string): number;
}

export function createRecentGrants(window = WINDOW): RecentGrants {
  const last: string[] = [];
  const counts = new Map<string, number>();
  let at = 0;
  return {
    add(key) {
      const dropped = last[at];
      if (dropped !== undefined) {
        const left = (counts.get(dropped) ?? 0) - 1;
        if (left > 0) counts.set(dropped, left);
        else counts.delete(dropped);
      }
      last[at] = key;
      at = (at + 1) % window;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    },
    of: (key) => counts.get(key) ?? 0,
  };
}
