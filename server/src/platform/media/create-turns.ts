import { refuse } from '../errors/index.ts';

export interface Turns {
  /** Does the work when it is its turn. Refuses with 503 when too many wait already. */
  take<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Lets so many pieces of heavy work run at once and so many wait, in the order they came. */
export function createTurns(atOnce: number, mostWaiting: number): Turns {
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    async take(work) {
      if (running >= atOnce) {
        if (waiting.length >= mostWaiting) refuse('server.unavailable', {}, { retryAfterSeconds: 5 });
        await new Promise<void>((resolve) => waiting.push(resolve));
      } else running += 1;
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
