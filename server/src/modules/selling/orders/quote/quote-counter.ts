import { createHash, randomBytes } from 'node:crypto';
import type { CallContext } from '../../../../platform/bind/index.ts';
import { createCounterBuffer } from '../../../../platform/counter-buffer/index.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { addQuotes } from './quote-days.store.ts';

/** Distinct visitors counted per day and process; beyond that new ones are ignored. */
const MOST_DISTINCT = 100_000;
const WAIT_MS = 30_000;
/** Saudi Arabia has UTC+3 all year. */
const RIYADH_OFFSET_MS = 3 * 3_600_000;

const dayOf = (ms: number) => new Date(ms + RIYADH_OFFSET_MS).toISOString().slice(0, 10);

export interface QuoteCounter {
  count(context: Pick<CallContext, 'actor' | 'visitor' | 'isUnasked'>): void;
  flush(): Promise<void>;
}

/**
 * Counts visitors who priced a cart, once a day per process: a customer by account, a guest by the visitor hash.
 * Several guests behind one address count as one. Identities exist only in memory, as hashes salted per day and
 * process; a sum per day is written every half minute. Staff and prefetches are not counted.
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
