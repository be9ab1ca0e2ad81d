import type { OrderNews } from '@waha/contract';
import { type Subscriber, subscribe } from '../../../platform/events/index.ts';
import { pagePath } from '../../../platform/text/index.ts';
import { type FullOrder, readOrder } from '../../selling/orders/index.ts';
import { listDevicesForOrder, listDevicesForStaff } from './devices.store.ts';
import { type TellDeps, tellDevices } from './tell-devices.ts';
import { pushTexts as texts } from './texts.ts';

/** Changes that a buyer is told of: they are there when it is placed. */
const told = [
  'confirmed',
  'items_changed',
  'given',
  'part_shipped',
  'shipped',
  'delivered',
  'cancelled',
  'expired',
] as const satisfies readonly OrderNews[];

const HOUR_MS = 60 * 60 * 1_000;
/** An order that is confirmed as it is placed is confirmed on the page in front of its buyer. */
const AT_ONCE_MS = 10 * 60 * 1_000;
const MOST_DEVICES = 20;
/** Staff who are told: the last used devices of a shop. */
const MOST_STAFF_DEVICES = 50;
const WORK_ON_ORDERS = ['owner', 'manager', 'support', 'fulfilment'];

/** Tells the devices of its buyer of an order's changes, and those of the staff of a new order. */
export function orderPushSubscribers(deps: TellDeps): Subscriber[] {
  const { db, now } = deps;

  const tellBuyer =
    (event: (typeof told)[number]) =>
    async ({ orderId }: { orderId: string }) => {
      const devices = await listDevicesForOrder(db, orderId, MOST_DEVICES);
      if (devices.length === 0) return;
      const order = await readOrder(db, orderId);
      if (!order) return;
      if (event === 'confirmed' && now() - order.created_at.getTime() < AT_ONCE_MS) return;
      const telling = { tag: `order:${orderId}`, urgency: 'normal', validMs: 48 * HOUR_MS } as const;
      await tellDevices(deps, devices, telling, (language, { customer_id: customerId }) => ({
        title: texts.say(language, event),
        body: texts.say(language, 'order', { number: order.number }),
        path: pagePath(language, pathFor(order, customerId)),
      }));
    };

  const tellStaff =
    (event: 'placed' | 'confirmed') =>
    async ({ orderId }: { orderId: string }) => {
      const devices = await listDevicesForStaff(db, WORK_ON_ORDERS, MOST_STAFF_DEVICES);
      if (devices.length === 0) return;
      const order = await readOrder(db, orderId);
      if (!order || !isNew(order, event)) return;
      const telling = { tag: `new-order:${orderId}`, urgency: 'high', validMs: 12 * HOUR_MS } as const;
      await tellDevices(deps, devices, telling, (language) => ({
        title: texts.say(language, 'new_order'),
        body: texts.say(language, 'order', { number: order.number }),
        path: `/admin/orders/${orderId}`,
      }));
    };

  return [
    ...told.map((event) =>
      subscribe(`order.${event}`, tellBuyer(event), { name: `push.order-${event.replace('_', '-')}` }),
    ),
    subscribe('order.placed', tellStaff('placed'), { name: 'push.staff-order-placed' }),
    subscribe('order.confirmed', tellStaff('confirmed'), { name: 'push.staff-order-confirmed' }),
  ];
}

/** A guest's browser keeps the key of the order, by which its page opens. */
const pathFor = (order: FullOrder, deviceOf: string | null): string =>
  deviceOf !== null && deviceOf === order.customer_id
    ? `/account/orders/${order.id}`
    : `/checkout/success?order=${order.id}`;

/**
 * True where staff hear of the order now: one that is paid online or waits for a code, once it is confirmed. A transfer is announced
 * by its buyer, and confirmed by the staff themselves.
 */
function isNew({ status, payment_method: method }: FullOrder, event: 'placed' | 'confirmed'): boolean {
  if (method === 'bank_transfer') return event === 'placed';
  return status === 'confirmed';
}
