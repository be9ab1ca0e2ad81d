import type { Database } from '../../platform/database/index.ts';
import { createTally } from '../../platform/tally/index.ts';
import { addEmptySearches } from './empty-searches.store.ts';
import { words } from './normalise.ts';

/** What can be shown of one, in characters. */
const LONGEST = 64;
/** As many as the search reads of a text. */
const MOST_WORDS = 8;
/** From so many digits on it may be the number of a person, an order or a card. */
const NUMBER_DIGITS = 7;
/** Different ones held in memory until they are written together. */
const MOST_HELD = 500;
const WAIT_MS = 10_000;

/**
 * The words under which a search that found nothing is counted; null for what may be about a person (an address, a number), for
 * a whole sentence and for what has no word.
 */
export function wordsToCount(text: string): string | null {
  if (text.includes('@')) return null;
  const said = words(text).slice(0, MOST_WORDS).join(' ');
  const digits = said.match(/\p{N}/gu)?.length ?? 0;
  return said === '' || said.length > LONGEST || digits >= NUMBER_DIGITS ? null : said;
}

/** Counts searches that found nothing, by their words alone; the list never waits for it. */
export function createEmptySearches(db: Database, now: () => number) {
  const tally = createTally({
    most: MOST_HELD,
    waitMs: WAIT_MS,
    write: (counts) => addEmptySearches(db, counts, new Date(now())),
  });
  return {
    count(text: string): void {
      const said = wordsToCount(text);
      if (said !== null) tally.add(said);
    },
    flush: tally.flush,
    /** Forgets what waits: with other synonyms it may find something. */
    forget: () => tally.drop(() => true),
  };
}
