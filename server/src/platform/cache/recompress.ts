import { setTimeout as sleep } from 'node:timers/promises';
import { packBetter, type StoredResponse } from './stored-response.ts';

/** Long enough that a page dropped again by the next purge costs nothing. */
const AFTER_MS = 2_000;
/** Rests so much longer than it works: a busy process gives it a fifth of one core at most. */
const REST_FACTOR = 4;
/** What waits beyond this is asked for less than what came before it. */
const MOST_WAITING = 500;

export interface Recompressor {
  /**
   * Compresses an answer once more, as small as can be, if it is still kept by the time its turn comes. What stands nearer to
   * the root of the shop is asked for more, so it goes first: the home page never waits behind a thousand products.
   */
  add(address: string, stored: StoredResponse, isKept: () => boolean): void;
  close(): void;
}

interface Waiting {
  stored: StoredResponse;
  isKept: () => boolean;
  depth: number;
  dueAtMs: number;
}

/** How far from the root: `/` and `/en` are 0, `/products` is 1; a query is one further. */
function depthOf(address: string): number {
  const [path = '', query] = address.replace(/^\/en(?=\/|$|\?)/, '').split('?');
  return path.split('/').filter(Boolean).length + (query ? 1 : 0);
}

/** Takes the next one that is still kept out of those waiting; what was dropped meanwhile goes unseen. */
function takeNext(waiting: Waiting[]): Waiting | undefined {
  const kept = waiting.filter((one) => one.isKept());
  const next = kept.toSorted((one, other) => one.depth - other.depth || one.dueAtMs - other.dueAtMs)[0];
  waiting.splice(0, waiting.length, ...kept.filter((one) => one !== next));
  return next;
}

/**
 * The best of brotli takes seventy times as long as what an answer is first sent with, and saves an eighth: of a page that
 * just does not fit into the first ten packets of a connection, a whole round trip. One at a time, in the background.
 */
export function createRecompressor(): Recompressor {
  const waiting: Waiting[] = [];
  const stop = new AbortController();
  let working = false;
  const rest = (ms: number) => sleep(ms, undefined, { signal: stop.signal, ref: false });
  async function work(): Promise<void> {
    working = true;
    await rest(AFTER_MS);
    for (let next = takeNext(waiting); next; next = takeNext(waiting)) {
      const early = next.dueAtMs - performance.now();
      if (early > 0) await rest(early);
      if (!next.isKept()) continue;
      const startedAt = performance.now();
      await packBetter(next.stored, 'best');
      await rest((performance.now() - startedAt) * REST_FACTOR);
    }
    working = false;
  }
  return {
    add(address, stored, isKept) {
      if (waiting.length >= MOST_WAITING) waiting.shift();
      waiting.push({ stored, isKept, depth: depthOf(address), dueAtMs: performance.now() + AFTER_MS });
      // The only thing that ends it early is `close`.
      if (!working) work().catch(() => undefined);
    },
    close: () => stop.abort(),
  };
}
