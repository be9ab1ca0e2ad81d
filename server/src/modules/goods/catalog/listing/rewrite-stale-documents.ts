import { publishInvalidation } from '../../../../platform/cache/index.ts';
import { type Database, inTransaction } from '../../../../platform/database/index.ts';
import { refreshWords } from '../../search/index.ts';
import { readStaleDocuments, writeSearchDocuments } from './search-documents.store.ts';

/** Documents written in one transaction: enough to be quick, few enough to let others in between. */
const BATCH = 500;

/** Rewrites stale documents, then the vocabulary, and invalidates cached searches. */
export async function rewriteStaleDocuments(db: Database): Promise<number> {
  let written = 0;
  for (;;) {
    const count = await inTransaction(db, async (tx) => {
      const ids = await readStaleDocuments(tx, BATCH);
      if (ids.length > 0) await writeSearchDocuments(tx, ids);
      return ids.length;
    });
    written += count;
    if (count < BATCH) break;
  }
  if (written === 0) return 0;
  await inTransaction(db, async (tx) => {
    await refreshWords(tx);
    await publishInvalidation(tx, ['products']);
  });
  return written;
}
