import { type Asked, read } from '../../machine-checkouts/asked.ts';
import { itemId } from '../../machine-checkouts/item-ids.ts';
import type { KeptOrder, OrderKeeper } from '../../machine-checkouts/keep-orders.ts';
import { type ShopOrder, shopOrder } from '../../machine-checkouts/shop-order.ts';
import { toMinor } from '../../machine-checkouts/to-minor.ts';
import { trackUrl } from '../sessions/checkouts.ts';

export interface ReadDeps {
  orders: OrderKeeper;
  publicUrl: string;
  /** Reads an order that a person placed, as staff do; what is told of it says nothing of the person. */
  readHandedOver: (orderId: string, language: 'ar' | 'en') => Promise<unknown>;
}

/** Reads an order by its proof, as it is this moment. */
export async function readOrder(asked: Asked, id: string, { orders, publicUrl, readHandedOver }: ReadDeps) {
  const kept = await orders.read(id);
  const { orderId, viewToken, isHandedOver } = kept;
  if (isHandedOver)
    return presentOrder(shopOrder.parse(await readHandedOver(orderId, kept.language)), { id, kept, publicUrl });
  const query = viewToken === null ? {} : { view_token: viewToken };
  const order = await read(asked, shopOrder, 'GET /orders/{id}', { params: { id: orderId }, query });
  return presentOrder(order, { id, kept, publicUrl });
}

const SENT = new Set(['shipped', 'delivered', 'returned']);
const GONE = new Set(['cancelled', 'expired']);

export function presentOrder(
  order: ShopOrder,
  { id, kept, publicUrl }: { id: string; kept: Pick<KeptOrder, 'checkoutId' | 'destination'>; publicUrl: string },
) {
  const isSent = SENT.has(order.status);
  const isGone = GONE.has(order.status);
  return {
    ...{ id, label: order.number, checkout_id: kept.checkoutId, permalink_url: trackUrl(order.number, publicUrl) },
    line_items: order.items.map((item) => presentItem(item, { isSent, isGone })),
    fulfillment: {
      expectations: [
        {
          id: 'parcel',
          line_items: order.items.map(({ id: own, quantity }) => ({ id: String(own), quantity })),
          method_type: order.address === null ? 'digital' : 'shipping',
          destination: addressOf(kept.destination),
          description: order.shipping_name,
        },
      ],
      events: eventsOf(order, publicUrl),
    },
    currency: 'SAR',
    totals: totalsOf(order),
    ...(isGone && { adjustments: [cancellation(order)] }),
  };
}

function presentItem(
  { id, product_id: productId, variant_id: variantId, name, variant, quantity, ...money }: ShopOrder['items'][number],
  { isSent, isGone }: { isSent: boolean; isGone: boolean },
) {
  const less = toMinor(money.discount);
  return {
    id: String(id),
    item: {
      id: productId === null ? String(id) : itemId({ productId, variantId }),
      title: variant ? `${name} · ${variant}` : name,
      price: toMinor(money.unit_price),
    },
    quantity: { original: quantity, total: isGone ? 0 : quantity, fulfilled: isSent ? quantity : 0 },
    totals: [
      { type: 'subtotal', amount: toMinor(money.total) + less },
      ...(less > 0 ? [{ type: 'items_discount', amount: -less }] : []),
      { type: 'total', amount: toMinor(money.total) },
    ],
    status: isGone ? 'removed' : isSent ? 'fulfilled' : 'processing',
  };
}

/** The address that the agent sent: it is told nothing of an account. */
function addressOf(destination: KeptOrder['destination']) {
  const { id: _, ...address } = destination ?? { id: '' };
  return address;
}

const TOLD = new Set(['shipped', 'delivered']);

function eventsOf({ events, items, shipments }: ShopOrder, publicUrl: string) {
  const [parcel] = shipments;
  const number = parcel?.carrier_number ?? 'none';
  return events
    .filter(({ status }) => TOLD.has(status))
    .map(({ status, label, at }, index) => ({
      ...{ id: `event_${index + 1}`, occurred_at: at, type: status, description: label },
      line_items: items.map(({ id, quantity }) => ({ id: String(id), quantity })),
      tracking_number: number,
      tracking_url: `${publicUrl}/track-order`,
      ...(parcel?.carrier && { carrier: parcel.carrier }),
    }));
}

function totalsOf({ subtotal, discounts, shipping_total: shipping, payment_fee: fee, total }: ShopOrder) {
  const parts = [
    { type: 'subtotal', amount: toMinor(subtotal) },
    ...discounts
      .filter(({ amount }) => toMinor(amount) > 0)
      .map(({ label, amount }) => ({ type: 'discount', amount: -toMinor(amount), display_text: label })),
    { type: 'fulfillment', amount: toMinor(shipping) },
    ...(fee > 0 ? [{ type: 'fee', amount: toMinor(fee) }] : []),
  ];
  const rest = toMinor(total) - parts.reduce((sum, { amount }) => sum + amount, 0);
  const other = rest === 0 ? [] : [{ type: 'other', amount: rest, display_text: 'Other' }];
  return [...parts, ...other, { type: 'total', amount: toMinor(total) }];
}

function cancellation({ events, status, status_label: label, created_at: created }: ShopOrder) {
  const at = events.findLast((event) => event.status === status)?.at ?? created;
  return { id: status, type: 'cancellation', occurred_at: at, status: 'completed', description: label };
}
