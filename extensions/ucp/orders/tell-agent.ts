import { createHash } from 'node:crypto';
import type { EventDelivery, EventHearing, ExtensionContext } from '@waha/extend';
import { adoptOrder } from '../../machine-checkouts/adopt-order.ts';
import { Fault } from '../../machine-checkouts/faults.ts';
import { findKeptOrder } from '../../machine-checkouts/find-kept-order.ts';
import { keepOrders } from '../../machine-checkouts/keep-orders.ts';
import { shopOrder } from '../../machine-checkouts/shop-order.ts';
import { createProfiles, isPublicAddress } from '../agents/profiles.ts';
import { flowerTelling } from '../flower-shop/flower-telling.ts';
import { readSigningKey } from '../signatures/keys.ts';
import { signRequest } from '../signatures/signed-message.ts';
import { activeCapabilities, ORDER, VERSION } from '../versions.ts';
import { presentOrder } from './read-order.ts';
import type { Telling } from './telling.ts';

const TIMEOUT_MS = 6_000;

type Context = Pick<ExtensionContext<never, 'orders:read'>, 'records' | 'fetch' | 'now' | 'call' | 'shop' | 'log'> & {
  settings: { signingKey: string };
};

const usual = ({ fetch }: Context): Telling => ({
  ...{ fetch, isAddress: isPublicAddress, headers: {} },
  dress: async (order) => order,
});

/**
 * Tells the agent that placed an order what became of it: the order as it is now, signed, at the address of its profile. An address
 * that does not answer is tried again by the event log; the id of the message stays the same.
 */
export async function tellAgent(
  { orderId }: { orderId: string },
  { eventId }: EventDelivery,
  context: Context,
  { fetch, isAddress, headers: more, dress }: Telling = usual(context),
) {
  const { records, now, call, shop, settings, log } = context;
  if (settings.signingKey === '') return;
  const found = await findKeptOrder(orderId, keepOrders(records, now));
  if (!found?.kept.profile) return;
  const { proof, kept } = found;
  const webhookUrl = await webhookOf(found.kept.profile, createProfiles(fetch, now, isAddress));
  if (webhookUrl === undefined) return;
  const { language } = kept;
  const order = shopOrder.parse(await call('GET /admin/orders/{id}', { params: { id: orderId }, language }));
  const told = await dress(presentOrder(order, { id: proof, kept, publicUrl: shop.publicUrl }));
  const capabilities = activeCapabilities(ORDER);
  const body = JSON.stringify({ ...told, ucp: { version: VERSION, status: 'success', capabilities } });
  const headers = { ...more, ...signedHeaders({ url: webhookUrl, body, eventId, proof }, context) };
  const { status } = await fetch(webhookUrl, { method: 'POST', headers, body, timeoutMs: TIMEOUT_MS });
  if (status >= 300) throw new Error(`The agent answered ${status}`);
  log.info({ event: eventId }, 'An agent was told of its order');
}

/** The address of an agent's webhook; undefined where its profile names none. One that cannot be read is tried again. */
async function webhookOf(profile: string, read: ReturnType<typeof createProfiles>): Promise<string | undefined> {
  try {
    const { webhookUrl } = await read(profile, 'shop');
    return webhookUrl && URL.canParse(webhookUrl) ? webhookUrl : undefined;
  } catch (error) {
    // An address that is none, or a document that is none, stays so.
    if (error instanceof Fault && (error.status === 400 || error.status === 422)) return undefined;
    throw error;
  }
}

function signedHeaders(
  { url, body, eventId, proof }: { url: string; body: string; eventId: number; proof: string },
  { settings, now, shop }: Context,
) {
  const { host, pathname, search } = new URL(url);
  const seconds = Math.floor(now() / 1_000);
  const id = createHash('sha256').update(`${eventId} ${proof}`).digest('hex').slice(0, 32);
  return signRequest(
    {
      ...{ method: 'POST', authority: host, path: pathname, query: search, body: new TextEncoder().encode(body) },
      headers: {
        'content-type': 'application/json',
        'ucp-agent': `profile="${shop.publicUrl}/.well-known/ucp"`,
        'idempotency-key': `msg_${id}`,
        'webhook-id': `msg_${id}`,
        'webhook-timestamp': String(seconds),
      },
    },
    readSigningKey(settings.signingKey),
    seconds,
  );
}

/** The name of this extension, under which its handovers are sealed. */
const CHANNEL = 'ucp';

const EVENTS = ['placed', 'confirmed', 'processing', 'shipped', 'delivered', 'cancelled', 'expired'] as const;

const ENDS = ['delivered', 'cancelled', 'expired'] as const;

/** Subscribers of the events of an order that agents are told of, and of those at which its address is forgotten. */
export function orderHearings<Own extends Context & { settings: { playsFlowerShop: boolean } }>(): EventHearing<Own>[] {
  const telling: EventHearing<Own>[] = EVENTS.map((event) => ({
    name: `tell-${event}`,
    event: `order.${event}`,
    limitMs: 15_000,
    async handle(payload: { orderId: string; channel?: string | undefined }, delivery: EventDelivery, context: Own) {
      if (payload.channel === CHANNEL) await adoptOrder(payload.orderId, CHANNEL, context);
      const way = context.settings.playsFlowerShop ? flowerTelling(context, event) : usual(context);
      if (way) await tellAgent(payload, delivery, context, way);
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
