import type { StaffActor } from '../../../platform/bind/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { type FullOrder, lockOrder, recordGiven, recordRefund } from '../orders/index.ts';
import { claimCodes, countReplaced, endGivenCode } from './codes.store.ts';
import { settleStock } from './settle-stock.ts';
import { requireGiving } from './use-goods.ts';

interface Replacement {
  codeId: number;
  actor: StaffActor;
  at: Date;
}

const MANAGERS: ReadonlySet<StaffActor['role']> = new Set(['owner', 'manager']);

/**
 * Replaces a code of an order by the next one of stock; the old one is never given again. A fresh code is worth its price, so it
 * counts as a refund of a piece does against the ceilings of the staff member and of the order. More replacements than the line
 * has pieces are for managers alone.
 */
export async function replaceCode(tx: Tx, order: FullOrder, { codeId, actor, at }: Replacement): Promise<void> {
  await lockOrder(tx, order.id);
  const ended = (await endGivenCode(tx, codeId, order.id, at)) ?? refuse('digital.code_unknown');
  const { order_item_id: itemId, variant_id: variantId } = ended;
  await requireGiving(tx, { orderId: order.id, itemId });
  const item = order.items.find(({ id }) => id === itemId) ?? refuse('digital.line_unknown');
  const replaced = await countReplaced(tx, itemId);
  if (replaced > item.quantity && !MANAGERS.has(actor.role)) refuse('digital.manager_needed');
  const halalas = Math.ceil(item.total_halalas / item.quantity);
  await recordRefund(tx, actor, order, { kind: 'code_replaced', halalas });
  if ((await claimCodes(tx, { variantId, itemId, pieces: 1, at })) === 0) refuse('digital.no_code_left');
  if (item.product_id !== null) await refusePromised(tx, item.product_id, variantId);
  await recordGiven(tx, order, { isAll: false, at });
}

/** Refuses a code that another order was promised: stock is settled under the lock that orders take their pieces by. */
async function refusePromised(tx: Tx, productId: number, variantId: number): Promise<void> {
  const { variants } = await settleStock(tx, productId);
  const of = variants.find(({ variant_id: id }) => id === variantId);
  if (of && of.free < of.promised) refuse('digital.no_code_left');
}
