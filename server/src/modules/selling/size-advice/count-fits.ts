import { publishInvalidation } from '../../../platform/cache/index.ts';
import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { type ChangedFits, listChangedFits, shownAdvice, writeProductFits } from '../../goods/sizing/index.ts';
import { answersSince } from './answers.store.ts';

/** A product may be cut anew: what was said of it long ago says little. */
const COUNTED_MS = 365 * 86_400_000;
const PRODUCTS_AT_ONCE = 500;

/**
 * Counts how the sizes of all products fit, by reviews and returns of a year, and stores what changed. Pages are made
 * anew only where they say something else.
 */
export async function countFits(db: Database, at: Date): Promise<void> {
  const changed = await listChangedFits(db, answersSince(new Date(at.getTime() - COUNTED_MS)));
  for (let from = 0; from < changed.length; from += PRODUCTS_AT_ONCE) {
    const some = changed.slice(from, from + PRODUCTS_AT_ONCE);
    await inTransaction(db, async (tx) => {
      await writeProductFits(tx, some);
      const tags = some.filter(saysAnother).map(({ productId }) => `product:${productId}`);
      if (tags.length > 0) await publishInvalidation(tx, tags);
    });
  }
}

function saysAnother({ before, now }: ChangedFits): boolean {
  const [one, other] = [shownAdvice(before), shownAdvice(now)];
  return one?.advice !== other?.advice || one?.buyers !== other?.buyers;
}
