import type { Tx } from '../../platform/database/index.ts';
import { refuse } from '../../platform/errors/index.ts';
import { type FullOrder, lockOrder } from '../orders/index.ts';
import { claimUploads } from '../uploads/index.ts';
import { insertReceipt, listReceipts } from './transfers.store.ts';

export const MOST_RECEIPTS = 5;

/** Whether an order is one that a transfer pays, or should have: whoever transferred too late says so, too, to get it back. */
export function takesReceipts(order: FullOrder): boolean {
  return order.payment_method === 'bank_transfer' && ['pending_payment', 'expired', 'cancelled'].includes(order.status);
}

/** Keeps the picture of a receipt with its order. It changes nothing else: only what arrives at the bank confirms. */
export async function sendReceipt(tx: Tx, orderId: string, uploadId: string, owner: string | null): Promise<void> {
  const order = (await lockOrder(tx, orderId)) ?? refuse('orders.not_found');
  if (!takesReceipts(order)) refuse('transfers.not_awaited');
  if ((await listReceipts(tx, orderId)).length >= MOST_RECEIPTS) refuse('transfers.too_many_receipts');
  const [claimed] = await claimUploads(tx, [uploadId], { kind: 'receipt', id: orderId, owner });
  if (claimed) await insertReceipt(tx, claimed.id, orderId);
}
