/** Of this many turns it is remembered whose they were. */
const REMEMBERED = 1_000;

/** How many of the last thousand turns somebody had. */
export interface Turns {
  had(who: string): void;
  of(who: string): number;
}

export function createTurns(remembered = REMEMBERED): Turns {
  const last: string[] = [];
  const counts = new Map<string, number>();
  let at = 0;
  return {
    had(who) {
      const forgotten = last[at];
      if (forgotten !== undefined) {
        const left = (counts.get(forgotten) ?? 0) - 1;
        if (left > 0) counts.set(forgotten, left);
        else counts.delete(forgotten);
      }
      last[at] = who;
      at = (at + 1) % remembered;
      counts.set(who, (counts.get(who) ?? 0) + 1);
    },
    of: (who) => counts.get(who) ?? 0,
  };
}
