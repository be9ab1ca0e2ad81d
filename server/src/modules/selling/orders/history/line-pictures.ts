import { type Database, inTransaction, type Tx } from '../../../../platform/database/index.ts';
import { dropUploads, listUploadsOfLines } from '../../../content/uploads/index.ts';
import { clearAnswers } from './buyers.store.ts';

/** Days after which the pictures of personalised lines are deleted: past returns, and past disputes of a card payment. */
export const PICTURES_KEPT_DAYS = 180;
const A_BATCH = 200;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** Deletes the pictures of lines that were ordered before the term, in batches with a transaction each. */
export async function removeOldPictures(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - PICTURES_KEPT_DAYS * DAY_MS);
  const removeSome = () => inTransaction(db, (tx) => dropThem(tx, { before }));
  while ((await removeSome()) === A_BATCH);
}

async function dropThem(tx: Tx, which: Parameters<typeof listUploadsOfLines>[1]): Promise<number> {
  const ids = await listUploadsOfLines(tx, which, A_BATCH);
  await dropUploads(tx, ids);
  return ids.length;
}

/** Erases what the buyer of orders had written on the goods, and their pictures. */
export async function eraseAnswers(tx: Tx, orderIds: readonly string[]): Promise<void> {
  await clearAnswers(tx, orderIds);
  while ((await dropThem(tx, { orderIds })) === A_BATCH);
}
