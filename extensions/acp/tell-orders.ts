import { createHash, createHmac } from 'node:crypto';
import type { EventDelivery, EventHearing, ExtensionContext } from '@waha/extend';
import { adoptOrder } from '../machine-checkouts/adopt-order.ts';
import { findKeptOrder } from '../machine-checkouts/find-kept-order.ts';
import { keepOrders } from '../machine-checkouts/keep-orders.ts';
import { shopOrder } from '../machine-checkouts/shop-order.ts';
import { presentOrder } from './present-order.ts';

/** The name of this extension, under which its handovers are sealed. */
const CHANNEL = 'acp';
const TIMEOUT_MS = 6_000;

type Context = Pick<ExtensionContext<never, 'orders:read'>, 'records' | 'fetch' | 'now' | 'call' | 'shop' | 'log'> & {
  settings: { webhookUrl: string; webhookSecret: string };
};

/**
 * Tells the agent what became of its order: the order as it is now, signed by the secret that both know. An address that does not answer is
 * tried again by the event log; the id of the message stays the same.
 */
export async function tellOrder(
  { orderId, isNew }: { orderId: string; isNew: boolean },
  { eventId }: EventDelivery,
  { records, fetch, now, call, shop, settings, log }: Context,
): Promise<void> {
  const { webhookUrl, webhookSecret } = settings;
  if (webhookUrl === '' || webhookSecret === '') return;
  const found = await findKeptOrder(orderId, keepOrders(records, now));
  if (!found) return;
  const { proof, kept } = found;
  const order = shopOrder.parse(
    await call('GET /admin/orders/{id}', { params: { id: orderId }, language: kept.language }),
  );
  const data = presentOrder(order, { proof, kept, publicUrl: shop.publicUrl });
  const body = JSON.stringify({ type: isNew ? 'order_create' : 'order_update', data });
  const headers = signedHeaders(body, { secret: webhookSecret, atMs: now(), message: `${eventId} ${proof}` });
  const { status } = await fetch(webhookUrl, { method: 'POST', headers, body, timeoutMs: TIMEOUT_MS });
  if (status >= 300) throw new Error(`The agent answered ${status}`);
  log.info({ event: eventId }, 'An agent was told of its order');
}

/** Signs a notification: an HMAC of its second and its bytes. */
export function signedHeaders(
  body: string,
  { secret, atMs, message }: { secret: string; atMs: number; message: string },
): Record<string, string> {
  const seconds = Math.floor(atMs / 1_000);
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return {
    'content-type': 'application/json',
    'merchant-signature': `t=${seconds},v1=${signature}`,
    'request-id': createHash('sha256').update(message).digest('hex').slice(0, 32),
    timestamp: new Date(seconds * 1_000).toISOString(),
  };
}

const EVENTS = ['placed', 'confirmed', 'processing', 'shipped', 'delivered', 'cancelled', 'expired'] as const;
const ENDS = ['delivered', 'cancelled', 'expired'] as const;

/** Subscribers of the events of an order that the agent is told of, and of those at which its address is forgotten. */
export function orderHearings<Own extends Context>(): EventHearing<Own>[] {
  const telling: EventHearing<Own>[] = EVENTS.map((event) => ({
    name: `tell-${event}`,
    event: `order.${event}`,
    limitMs: 15_000,
    async handle(payload: { orderId: string; channel?: string | undefined }, delivery: EventDelivery, context: Own) {
      const { orderId, channel } = payload;
      if (channel === CHANNEL) await adoptOrder(orderId, CHANNEL, context);
      await tellOrder({ orderId, isNew: event === 'placed' }, delivery, context);
    },
  }));
  const forgetting: EventHearing<Own>[] = ENDS.map((event) => ({
    name: `forget-place-of-${event}`,
    event: `order.${event}`,
    limitMs: 15_000,
    handle: ({ orderId }: { orderId: string }, _: EventDelivery, { records, now }: Own) =>
      keepOrders(records, now).forgetPlace(orderId),
  }));
  return [...telling, ...forgetting];
}
