import type { Tx } from '../../../../platform/database/index.ts';
import { enforce, refuse } from '../../../../platform/errors/index.ts';
import type { Language } from '../../../../platform/text/index.ts';
import { readOrder } from '../../orders/index.ts';
import { listReturnsOfOrder, readBought } from '../returns.store.ts';
import { type RefundWish, refundOf } from './refund-of.ts';
import { mayPayBack } from './refunds.policy.ts';

/** What a refund of an order would send back now, in halalas; refuses what `refundOrder` would. Nothing is changed. */
export async function worthOfRefund(tx: Tx, orderId: string, wish: RefundWish, language: Language): Promise<number> {
  const order = (await readOrder(tx, orderId)) ?? refuse('orders.not_found');
  enforce(mayPayBack(order));
  const bought = (await readBought(tx, orderId)) ?? refuse('orders.not_found');
  const returns = await listReturnsOfOrder(tx, orderId);
  const { goods, services } = refundOf({ order, bought, returns }, wish, language);
  return goods + services;
}
