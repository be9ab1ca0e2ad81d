import type { RefundWay } from '@waha/contract';
import type { Database, Tx } from '../../../../platform/database/index.ts';
import { enforce, refuse } from '../../../../platform/errors/index.ts';
import type { Language } from '../../../../platform/text/index.ts';
import { readOrder } from '../../orders/index.ts';
import { listReturnsOfOrder, readBought } from '../returns.store.ts';
import { computeRefund, type RefundSelection } from './compute-refund.ts';
import { type RefundSplit, splitRefund } from './refund-methods.ts';
import { canRefund } from './refunds.policy.ts';

/** Current amount of a refund, in halalas; refuses the same cases as `refundOrder`. Changes nothing. */
export async function staffRefundAmount(
  tx: Tx,
  orderId: string,
  wish: RefundSelection,
  language: Language,
): Promise<number> {
  const { card, bank, credit } = await previewRefund(tx, orderId, { wish, way: 'original' }, language);
  return card + bank + credit;
}

/** The present parts of a refund by method, as `staffRefundAmount` sums them. */
export async function previewRefund(
  tx: Database | Tx,
  orderId: string,
  { wish, way }: { wish: RefundSelection; way: RefundWay },
  language: Language,
): Promise<RefundSplit> {
  const order = (await readOrder(tx, orderId)) ?? refuse('orders.not_found');
  enforce(canRefund(order));
  const bought = (await readBought(tx, orderId)) ?? refuse('orders.not_found');
  const returns = await listReturnsOfOrder(tx, orderId);
  const { goods, services } = computeRefund({ order, bought, returns }, wish, language);
  const before = bought.refunded_halalas + bought.refunded_services_halalas;
  return splitRefund(order, way, before, goods + services);
}
