import { refuse } from '../errors/index.ts';

export interface Turns {
  /** Does the work when it is its turn. Refuses with 503 when too many wait already. */
  take<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Refuses as `take` would. Asked first, it turns a flood away before that costs anything else. */
  refuseWhenFull(): void;
}

export interface TurnLimits {
  atOnce: number;
  mostWaiting: number;
  retryAfterSeconds: number;
}

/** Lets so many pieces of heavy work run at once and so many wait, in the order they came. */
export function createTurns({ atOnce, mostWaiting, retryAfterSeconds }: TurnLimits): Turns {
  let running = 0;
  const waiting: (() => void)[] = [];
  function refuseWhenFull(): void {
    if (running >= atOnce && waiting.length >= mostWaiting) refuse('server.unavailable', {}, { retryAfterSeconds });
  }
  return {
    refuseWhenFull,
    async take(work) {
      refuseWhenFull();
      if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
      else running += 1;
      try {
        return await work();
      } finally {
        // The place goes straight to the next; only when nobody waits is it free.
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
