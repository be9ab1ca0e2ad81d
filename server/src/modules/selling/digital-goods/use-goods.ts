import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { lockOrder } from '../orders/index.ts';
import { readBought } from '../returns/index.ts';
import { showCodes } from './codes.store.ts';
import { countDownload, renewLinks } from './files.store.ts';
import { type Giving, listGivings } from './givings.store.ts';

interface Line {
  orderId: string;
  itemId: number;
}

/**
 * Requires a line that was given, and returns it with the pieces that were not refunded: the event of a refund may still be on
 * its way.
 */
export async function requireGiving(tx: Tx, { orderId, itemId }: Line): Promise<{ giving: Giving; left: number }> {
  const giving = (await listGivings(tx, orderId)).find(({ order_item_id: id }) => id === itemId);
  if (!giving || giving.given === 0) refuse('digital.not_given');
  const bought = (await readBought(tx, orderId))?.items.find(({ id }) => id === itemId);
  const left = bought ? bought.quantity - bought.refunded : 0;
  if (giving.ended_at !== null || left === 0) refuse('digital.ended');
  return { giving, left };
}

/**
 * Shows the codes of a line to its buyer. The order's lock lets a refund either be seen here, or see that they were shown.
 * Refunded pieces, whose codes go back to stock, stay closed.
 */
export async function revealCodes(tx: Tx, line: Line, at: Date): Promise<void> {
  await lockOrder(tx, line.orderId);
  const { giving, left } = await requireGiving(tx, line);
  await showCodes(tx, giving.order_item_id, left, at);
}

/** Counts a download of a file by its buyer. Refuses one that ended, or whose downloads are used up. */
export async function useDownload(tx: Tx, { fileId, ...line }: Line & { fileId: string }, at: Date): Promise<void> {
  await lockOrder(tx, line.orderId);
  await requireGiving(tx, line);
  if (!(await countDownload(tx, line.itemId, fileId, at))) refuse('digital.downloads_used');
}

/** Lets staff give the files of a line anew. */
export async function giveAgain(tx: Tx, line: Line, at: Date): Promise<void> {
  await lockOrder(tx, line.orderId);
  const { giving } = await requireGiving(tx, line);
  if (giving.gives !== 'files') refuse('digital.line_unknown');
  await renewLinks(tx, giving, at);
}
