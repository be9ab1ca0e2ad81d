import { itemId } from '../machine-checkouts/item-ids.ts';
import type { KeptOrder } from '../machine-checkouts/keep-orders.ts';
import type { ShopOrder } from '../machine-checkouts/shop-order.ts';
import { toMinor } from '../machine-checkouts/to-minor.ts';
import { trackUrl } from './present-session.ts';
import { total } from './present-totals.ts';

/** Words of the protocol for the shop's states. */
const states: Readonly<Record<string, string>> = {
  ...{ pending_payment: 'created', confirmed: 'confirmed', processing: 'processing', part_shipped: 'processing' },
  ...{ shipped: 'shipped', delivered: 'delivered', cancelled: 'canceled', expired: 'canceled' },
};
const SENT = new Set(['shipped', 'delivered', 'returned']);
const GONE = new Set(['cancelled', 'expired']);

interface About {
  /** The id of the order at the agent. */
  proof: string;
  kept: Pick<KeptOrder, 'checkoutId' | 'language'>;
  publicUrl: string;
}

/** An order as its agent is told of it: nothing of it names a person or an address. */
export function presentOrder(order: ShopOrder, { proof, kept, publicUrl }: About) {
  const isSent = SENT.has(order.status);
  const isGone = GONE.has(order.status);
  const [parcel] = order.shipments;
  const url = trackUrl(order.number, publicUrl);
  const told = order.events.filter(({ status }) => status === 'shipped' || status === 'delivered');
  return {
    ...{ type: 'order', id: proof, checkout_session_id: kept.checkoutId, order_number: order.number },
    ...{ permalink_url: url, status: states[order.status] ?? 'confirmed' },
    line_items: order.items.map((item) => presentItem(item, { isSent, isGone })),
    fulfillments: isSent
      ? [
          {
            ...{ id: 'parcel', type: 'shipping', status: order.status === 'delivered' ? 'delivered' : 'shipped' },
            line_items: order.items.map(({ id, quantity }) => ({ id: String(id), quantity })),
            ...(parcel?.carrier && { carrier: parcel.carrier }),
            ...(parcel?.carrier_number && { tracking_number: parcel.carrier_number }),
            tracking_url: url,
            events: told.map(({ status, label, at }, index) => ({
              ...{ id: `event_${index + 1}`, type: status, occurred_at: at, description: label },
            })),
          },
        ]
      : [],
    adjustments: [],
    totals: orderTotals(order, kept.language),
  };
}

function presentItem(
  { id, product_id: productId, variant_id: variantId, name, variant, quantity, ...money }: ShopOrder['items'][number],
  { isSent, isGone }: { isSent: boolean; isGone: boolean },
) {
  return {
    id: String(id),
    title: variant ? `${name} · ${variant}` : name,
    ...(productId !== null && { product_id: itemId({ productId, variantId }) }),
    quantity: { ordered: quantity, current: isGone ? 0 : quantity, fulfilled: isSent ? quantity : 0 },
    unit_price: toMinor(money.unit_price),
    subtotal: toMinor(money.total),
    status: isGone ? 'removed' : isSent ? 'fulfilled' : 'processing',
  };
}

function orderTotals(order: ShopOrder, language: 'ar' | 'en') {
  const less = order.discounts.filter(({ amount }) => toMinor(amount) > 0);
  return [
    total('subtotal', toMinor(order.subtotal), language),
    ...less.map(({ label, amount }) => ({ type: 'discount', display_text: label, amount: toMinor(amount) })),
    total('fulfillment', toMinor(order.shipping_total), language),
    ...(order.payment_fee > 0 ? [total('fee', toMinor(order.payment_fee), language)] : []),
    total('total', toMinor(order.total), language),
  ];
}
