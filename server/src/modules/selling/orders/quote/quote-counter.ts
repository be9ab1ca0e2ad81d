import { createHash, randomBytes } from 'node:crypto';
import type { CallContext } from '../../../../platform/bind/index.ts';
import { createCounterBuffer } from '../../../../platform/counter-buffer/index.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { addQuotes } from './quote-days.store.ts';

/** Told apart on a day in each process; beyond that nobody new is counted. */
const MOST_DISTINCT = 100_000;
const WAIT_MS = 30_000;
/** Saudi Arabia keeps UTC+3 all year. */
const RIYADH_OFFSET_MS = 3 * 3_600_000;

const dayOf = (ms: number) => new Date(ms + RIYADH_OFFSET_MS).toISOString().slice(0, 10);

export interface QuoteCounter {
  count(context: Pick<CallContext, 'actor' | 'visitor' | 'isUnasked'>): void;
  flush(): Promise<void>;
}

/**
 * Counts shoppers who have a cart priced, once a day in each process: a customer by their account, anybody else by the hash that
 * stands for a visitor, so that several behind one address are one. Who it was is known in memory alone, as a hash whose salt
 * lasts as long as the day and the process; what is written is a number a day, every half minute. Staff are not counted, nor what
 * a browser fetches ahead.
 */
export function createQuoteCounter(db: Database, now: () => number): QuoteCounter {
  const counterBuffer = createCounterBuffer({ most: 4, waitMs: WAIT_MS, write: (counts) => addQuotes(db, counts) });
  let day = '';
  let salt = randomBytes(16);
  let seen = new Set<string>();

  function isNew(who: string): boolean {
    const hash = createHash('sha256').update(salt).update(who).digest('base64').slice(0, 16);
    if (seen.has(hash) || seen.size >= MOST_DISTINCT) return false;
    seen.add(hash);
    return true;
  }

  return {
    count({ actor, visitor, isUnasked }) {
      if (isUnasked || actor.kind === 'staff') return;
      const today = dayOf(now());
      if (today !== day) [day, salt, seen] = [today, randomBytes(16), new Set()];
      if (isNew(actor.kind === 'customer' ? actor.customerId : visitor)) counterBuffer.add(day);
    },
    flush: counterBuffer.flush,
  };
}
