import type { PaymentState } from '@waha/extend';
import { fromMoney } from './amounts.ts';
import type { TamaraOrder } from './api.ts';

type Read = (order: TamaraOrder) => PaymentState;

const halalasOf = (money: TamaraOrder['captured_amount']) => (money ? fromMoney(money) : 0);
export const capturedOf = (order: TamaraOrder) => halalasOf(order.captured_amount);
export const refundedOf = (order: TamaraOrder) => halalasOf(order.refunded_amount);
export const canceledOf = (order: TamaraOrder) => halalasOf(order.canceled_amount);

const open: Read = () => ({ status: 'open', wasRefused: false });
const failed: Read = () => ({ status: 'failed' });
const held: Read = ({ total_amount: total }) => ({
  ...{ status: 'authorised', amount: fromMoney(total), currency: total.currency },
});
const taken: Read = (order) => ({
  ...{ status: 'captured', captureReference: order.order_id, amount: capturedOf(order) },
  currency: (order.captured_amount ?? order.total_amount).currency,
});

/**
 * Tamara's states (docs.tamara.co/docs/online-order-status-flow) and what each means to the shop. `approved` is not here: the
 * adapter acknowledges it, and reads again. `updated` is an order of which a part was given up.
 */
const states: Readonly<Record<string, Read>> = {
  new: open,
  on_hold: open,
  authorised: held,
  updated: held,
  partially_captured: taken,
  fully_captured: taken,
  partially_refunded: taken,
  fully_refunded: taken,
  declined: failed,
  canceled: failed,
  expired: () => ({ status: 'expired' }),
};

/** State of an order. Throws for a status that Tamara did not publish: then the outcome is unknown. */
export function stateOf(order: TamaraOrder): PaymentState {
  const read = Object.hasOwn(states, order.status) ? states[order.status] : undefined;
  if (!read) throw new Error('Tamara stated a status that it did not publish');
  return read(order);
}
