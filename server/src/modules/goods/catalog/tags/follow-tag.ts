import { type Database, inTransaction, type Tx } from '../../../../platform/database/index.ts';
import { markDocumentsStale } from '../listing/search-documents.store.ts';
import type { LockPromotions } from '../prices/reprice-products.ts';
import { deleteTag, moveSome, readLeaving, readSome } from './leaving-tags.store.ts';

/** Products of one transaction: writers of products wait no longer than for these. */
const BATCH = 500;

/**
 * Writes at the products of a tag that it has another name, became part of another tag, or was removed: batch by batch,
 * so that any number of them has it. One that was interrupted begins anew, without those that have left.
 */
export async function followTag(db: Database, tagId: number, lockPromotions: LockPromotions): Promise<void> {
  for (let last: number | undefined = 0; last !== undefined; ) {
    const after: number = last;
    last = await inTransaction(db, (tx) => followSome(tx, tagId, after, lockPromotions));
  }
}

/** Returns the last product of a batch after which there may be more. */
async function followSome(
  tx: Tx,
  tagId: number,
  after: number,
  lockPromotions: LockPromotions,
): Promise<number | undefined> {
  // A product that is being written meanwhile would get a tag back that it has just lost.
  await lockPromotions(tx);
  const leaving = await readLeaving(tx, tagId);
  const ids = leaving ? await moveSome(tx, tagId, leaving.into_id, BATCH) : await readSome(tx, tagId, after, BATCH);
  // All of them, stale ones too: a document that is being rewritten just now may have the former name.
  await markDocumentsStale(tx, ids);
  if (ids.length === BATCH) return ids.at(-1);
  if (leaving) await deleteTag(tx, tagId);
  return undefined;
}
