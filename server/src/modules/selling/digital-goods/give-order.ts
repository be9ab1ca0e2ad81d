import { type Database, inTransaction, type Tx } from '../../../platform/database/index.ts';
import { type FullOrder, isPaidInFull, lockOrder, readOrder, recordGiven } from '../orders/index.ts';
import { captureAtShipment, type OnlineMethods } from '../payments/index.ts';
import { claimCodes } from './codes.store.ts';
import { reckonRefunds, settleProducts } from './end-goods.ts';
import { linkFiles } from './files.store.ts';
import { countGiven, type Giving, listGivings, openGivings } from './givings.store.ts';

export interface GiveDeps {
  db: Database;
  now: () => number;
  onlineMethods: OnlineMethods;
}

const hasDigital = ({ items }: FullOrder) => items.some(({ is_digital: isDigital }) => isDigital);

/**
 * Gives the digital goods of a paid order, once, as far as there are any; called again it gives what is missing. Money that is
 * only held is taken first: what was given cannot be had back. Throws if the provider fails, and the event is tried again.
 */
export async function giveOrder(deps: GiveDeps, orderId: string): Promise<void> {
  const order = await readOrder(deps.db, orderId);
  if (!order || !hasDigital(order) || !isPaidInFull(order)) return;
  await captureAtShipment(deps, orderId);
  await inTransaction(deps.db, (tx) => giveLocked(tx, orderId, new Date(deps.now())));
}

async function giveLocked(tx: Tx, orderId: string, at: Date): Promise<void> {
  // The lock excludes a cancellation, which releases the stock of the codes.
  const order = await lockOrder(tx, orderId);
  if (!order || !isPaidInFull(order)) return;
  await openGivings(tx, orderId);
  // A refund may have come before the goods: its event found nothing to end.
  const { freed } = await reckonRefunds(tx, order, at);
  const givings = (await listGivings(tx, orderId)).filter(({ ended_at: endedAt }) => endedAt === null);
  let given = 0;
  let missing = 0;
  for (const giving of givings) {
    const left = giving.pieces - giving.given;
    const pieces = left === 0 ? 0 : await give(tx, giving, left, at);
    if (pieces > 0) await countGiven(tx, giving.order_item_id, pieces, at);
    given += pieces;
    missing += left - pieces;
  }
  if (given > 0) await recordGiven(tx, order, { isAll: missing === 0, at });
  await settleProducts(tx, freed);
}

function give(tx: Tx, giving: Giving, left: number, at: Date): Promise<number> {
  const { variant_id: variantId, order_item_id: itemId } = giving;
  return giving.gives === 'codes' ? claimAll(tx, { variantId, itemId, at }, left) : linkAll(tx, giving, left, at);
}

/** Claims until all are had or none is left: a code that was waited for may have gone to somebody else. */
async function claimAll(tx: Tx, of: { variantId: number; itemId: number; at: Date }, wanted: number): Promise<number> {
  for (let had = 0; ; ) {
    const more = await claimCodes(tx, { ...of, pieces: wanted - had });
    had += more;
    if (more === 0 || had === wanted) return had;
  }
}

/** Links every file to a buyer who paid; a variant without one gives nothing yet. */
async function linkAll(tx: Tx, giving: Giving, left: number, at: Date): Promise<number> {
  return (await linkFiles(tx, giving, at)) > 0 ? left : 0;
}
