import { publishInvalidation } from '../../../../platform/cache/index.ts';
import { type Database, inTransaction } from '../../../../platform/database/index.ts';
import { countSales as countSome } from './sales.store.ts';

/** Movements per transaction: it locks their products. */
const MOST_AT_ONCE = 2_000;

/** Counts sales since the last run, and invalidates lists sorted by them. */
export async function countSales(db: Database, mostAtOnce = MOST_AT_ONCE): Promise<void> {
  let isMore = true;
  while (isMore) {
    isMore = await inTransaction(db, async (tx) => {
      const { movements, products } = await countSome(tx, mostAtOnce);
      if (products > 0) await publishInvalidation(tx, ['products']);
      return movements === mostAtOnce;
    });
  }
}
