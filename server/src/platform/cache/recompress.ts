import { setTimeout as sleep } from 'node:timers/promises';
import { isTuned } from '../tuning/index.ts';
import { type StoredResponse, upgradeCompression } from './stored-response.ts';

/** The delay before an answer is recompressed: an answer that is invalidated soon costs no recompression. */
const AFTER_MS = 2_000;
/** The ratio of pause to work: recompression takes a fifth of one core at most. */
const REST_FACTOR = 4;
/** The longest queue; the oldest entry is dropped beyond it. */
const MOST_WAITING = 500;

export interface Recompressor {
  /**
   * Queues an answer for the best compression, applied only if it is still cached by then. Addresses nearer to the root
   * are requested more often, so they go first: the home page never waits behind a thousand products.
   */
  add(address: string, stored: StoredResponse, isCached: () => boolean): void;
  close(): void;
}

interface Waiting {
  stored: StoredResponse;
  isCached: () => boolean;
  depth: number;
  dueAtMs: number;
}

/** The depth of an address: `/` and `/en` are 0, `/products` is 1; a query adds one. */
function depthOf(address: string): number {
  const [path = '', query] = address.replace(/^\/en(?=\/|$|\?)/, '').split('?');
  return path.split('/').filter(Boolean).length + (query ? 1 : 0);
}

/** Takes the next entry that is still cached from the queue, and removes all that are not. */
function takeNext(waiting: Waiting[]): Waiting | undefined {
  const cached = waiting.filter((one) => one.isCached());
  const next = cached.toSorted((one, other) => one.depth - other.depth || one.dueAtMs - other.dueAtMs)[0];
  waiting.splice(0, waiting.length, ...cached.filter((one) => one !== next));
  return next;
}

/**
 * Recompresses cached answers in the background, one at a time. Brotli's best quality takes seventy times as long as
 * the first one and saves an eighth: a whole round trip for a page slightly larger than the first ten packets of a
 * connection.
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
      if (!next.isCached()) continue;
      const startedAt = performance.now();
      await upgradeCompression(next.stored, 'best');
      await rest((performance.now() - startedAt) * REST_FACTOR);
    }
    working = false;
  }
  return {
    add(address, stored, isCached) {
      if (!isTuned('recompression')) return;
      if (waiting.length >= MOST_WAITING) waiting.shift();
      waiting.push({ stored, isCached, depth: depthOf(address), dueAtMs: performance.now() + AFTER_MS });
      // The promise rejects only after `close`.
      if (!working) work().catch(() => undefined);
    },
    close: () => stop.abort(),
  };
}
