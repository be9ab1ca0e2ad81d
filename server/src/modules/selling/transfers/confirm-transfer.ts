import { randomUUID } from 'node:crypto';
import type { TransferStatus } from '@waha/contract';
import type { StaffActor } from '../../../platform/bind/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { changeStatus, type FullOrder, lockOrder } from '../orders/index.ts';
import { insertTransfer } from './transfers.store.ts';

export interface Arrival {
  orderId: string;
  amountHalalas: number;
  /** The bank's. */
  reference: string;
}

/**
 * Records a received transfer by the rule of card payments: the exact amount confirms the waiting order. A late,
 * repeated or wrong transfer is owed back. Under the lock of the order, so that expiry and transfer are serialised.
 * Returns the transfer's id.
 */
export async function confirmTransfer(tx: Tx, arrival: Arrival, actor: StaffActor, at: Date): Promise<string> {
  const order = (await lockOrder(tx, arrival.orderId)) ?? refuse('orders.not_found');
  if (order.payment_method !== 'bank_transfer') refuse('transfers.not_by_transfer');
  const status = outcomeOf(order, arrival.amountHalalas);
  const id = randomUUID();
  const transfer = { id, ...arrival, amount: arrival.amountHalalas, status, staffId: actor.staffId, at };
  if (!(await insertTransfer(tx, transfer))) refuse('transfers.reference_used');
  if (status !== 'paid') return id;
  const change = { orderId: order.id, from: order.status, to: 'confirmed', actor: 'system' } as const;
  await changeStatus(tx, { ...change, actorId: actor.staffId }, order.language);
  return id;
}

function outcomeOf(order: FullOrder, amount: number): TransferStatus {
  if (order.status !== 'pending_payment') return 'unwanted';
  return amount === order.total_halalas - order.store_credit_halalas ? 'paid' : 'mismatched';
}
