import { setTimeout as sleep } from 'node:timers/promises';
import { packTightest, type StoredResponse } from './stored-response.ts';

/** Long enough that a page dropped again by the next purge costs nothing. */
const AFTER_MS = 2_000;
/** Rests so much longer than it works: a busy process gives it a fifth of one core at most. */
const REST_FACTOR = 4;

export interface Packer {
  /** Packs an answer once more as small as can be, if it is still kept by the time its turn comes. */
  add(stored: StoredResponse, isKept: () => boolean): void;
  close(): void;
}

/**
 * The best of brotli takes thirty times as long as what an answer is first sent with, and saves an eighth: of a page that
 * just does not fit into the first ten packets of a connection, a whole round trip. One at a time, in the background.
 */
export function createPacker(): Packer {
  const waiting: { stored: StoredResponse; isKept: () => boolean }[] = [];
  const stop = new AbortController();
  let working = false;
  async function work(): Promise<void> {
    working = true;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await sleep(AFTER_MS, undefined, { signal: stop.signal, ref: false });
      if (!next.isKept()) continue;
      const startedAt = performance.now();
      await packTightest(next.stored);
      await sleep((performance.now() - startedAt) * REST_FACTOR, undefined, { signal: stop.signal, ref: false });
    }
    working = false;
  }
  return {
    add(stored, isKept) {
      waiting.push({ stored, isKept });
      // The only thing that ends it early is `close`.
      if (!working) work().catch(() => undefined);
    },
    close: () => stop.abort(),
  };
}
