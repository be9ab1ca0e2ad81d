import type { Tx } from '../../../platform/database/index.ts';
import { enforce, refuse } from '../../../platform/errors/index.ts';
import { claimUploads } from '../../content/uploads/index.ts';
import { lockOrder } from '../orders/index.ts';
import { maySendReceipt } from './transfers.policy.ts';
import { insertReceipt, listReceipts } from './transfers.store.ts';

/** Stores a receipt with its order. It changes no status: only a received transfer confirms. */
export async function sendReceipt(tx: Tx, orderId: string, uploadId: string, owner: string | null): Promise<void> {
  const order = (await lockOrder(tx, orderId)) ?? refuse('orders.not_found');
  enforce(maySendReceipt(order, (await listReceipts(tx, orderId)).length));
  const [claimed] = await claimUploads(tx, [uploadId], { kind: 'receipt', id: orderId, owner });
  if (claimed) await insertReceipt(tx, claimed.id, orderId);
}
