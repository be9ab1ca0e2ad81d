import { createCounterBuffer } from '../../../platform/counter-buffer/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { addEmptySearches } from './empty-searches.store.ts';
import { words } from './normalise.ts';

/** Maximum displayed length, in characters. */
const LONGEST = 64;
/** Number of words that the search reads of a text. */
const MOST_WORDS = 8;
/** From this many digits on, it may be the number of a person, an order or a card. */
const NUMBER_DIGITS = 7;
/** Maximum number of distinct texts in memory before they are written. */
const MOST_HELD = 500;
/** Maximum number of distinct texts per network, process and day: a tenth of the daily list. */
export const MOST_OF_NETWORK = 50;
const MOST_NETWORKS = 2_000;
const DAY_MS = 86_400_000;
const WAIT_MS = 10_000;

/**
 * Normalised words under which an empty search is counted. Null for a text that may be personal (an address, a number),
 * a whole sentence, or a text without words.
 */
export function wordsToCount(text: string): string | null {
  if (text.includes('@')) return null;
  const said = words(text).slice(0, MOST_WORDS).join(' ');
  const digits = said.match(/\p{N}/gu)?.length ?? 0;
  return said === '' || said.length > LONGEST || digits >= NUMBER_DIGITS ? null : said;
}

/**
 * Shares of the daily list per network, so that one network cannot fill it. Beyond the maximum number of networks the
 * oldest is dropped.
 */
function createShares(now: () => number) {
  let day = -1;
  const taken = new Map<string, Set<string>>();
  return {
    /** True if a network may add these words today; words it added before are always accepted. */
    takes(network: string, words: string): boolean {
      const today = Math.floor(now() / DAY_MS);
      if (today !== day) taken.clear();
      day = today;
      const own = taken.get(network) ?? new Set();
      if (!own.has(words) && own.size >= MOST_OF_NETWORK) return false;
      const [first] = taken.keys();
      if (!taken.has(network) && taken.size >= MOST_NETWORKS && first !== undefined) taken.delete(first);
      taken.set(network, own.add(words));
      return true;
    },
  };
}

/** Counts searches that found nothing, by their words alone; the list never waits for it. */
export function createEmptySearches(db: Database, now: () => number) {
  const counterBuffer = createCounterBuffer({
    most: MOST_HELD,
    waitMs: WAIT_MS,
    write: (counts) => addEmptySearches(db, counts, new Date(now())),
  });
  const shares = createShares(now);
  return {
    count(text: string, network: string): void {
      const said = wordsToCount(text);
      if (said !== null && shares.takes(network, said)) counterBuffer.add(said);
    },
    flush: counterBuffer.flush,
    /** Discards pending counts: with other synonyms the search may match. */
    forget: () => counterBuffer.drop(() => true),
  };
}
