import { type Database, inTransaction, type Tx } from '../../../platform/database/index.ts';
import { dropUploads } from './claim-uploads.ts';
import { listUploadsOfLines } from './uploads.store.ts';

/** Days after which the pictures of personalised lines are deleted: past returns, and past disputes of a card payment. */
export const LINE_PICTURES_DAYS = 180;
const A_BATCH = 200;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** Deletes the pictures of lines that were ordered before the term, in batches with a transaction each. */
export async function removeOldLinePictures(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - LINE_PICTURES_DAYS * DAY_MS);
  while ((await inTransaction(db, (tx) => dropSome(tx, { before }))) === A_BATCH);
}

/** Deletes the pictures of lines of orders. */
export async function dropLinePictures(tx: Tx, orderIds: readonly string[]): Promise<void> {
  while ((await dropSome(tx, { orderIds })) === A_BATCH);
}

async function dropSome(tx: Tx, which: Parameters<typeof listUploadsOfLines>[1]): Promise<number> {
  const ids = await listUploadsOfLines(tx, which, A_BATCH);
  await dropUploads(tx, ids);
  return ids.length;
}
