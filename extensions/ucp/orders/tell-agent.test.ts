import { generateKeyPairSync } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { deliverEvent, testContext } from '@waha/extend/testing';
import { expect, test } from 'vitest';
import { keepOrders } from '../../machine-checkouts/keep-orders.ts';
import type { Session } from '../../machine-checkouts/session.ts';
import { ucp } from '../extension.ts';
import { readSigningKey } from '../signatures/keys.ts';
import { verifyRequest } from '../signatures/verify-request.ts';
import { tellAgent } from './tell-agent.ts';

const PROFILE = 'https://agent.example/profile.json';
const WEBHOOK = 'https://agent.example/orders?shop=7';
const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const signingKey = JSON.stringify({ ...privateKey.export({ format: 'jwk' }), kid: 'shop-1' });
const order = {
  ...{ id: 'o1', number: 'WH-1', status: 'shipped', status_label: 'Shipped', created_at: '2026-11-01T00:00:00Z' },
  items: [
    {
      ...{ id: 7, product_id: 1, variant_id: null, name: 'عود', variant: null, quantity: 2 },
      ...{ unit_price: 10, discount: 0, total: 20 },
    },
  ],
  ...{ discounts: [], subtotal: 20, shipping_name: 'شحن', shipping_total: 5, payment_fee: 0, total: 25 },
  events: [{ status: 'shipped', label: 'Shipped', at: '2026-11-02T00:00:00Z' }],
  shipments: [{ carrier: null, carrier_number: null }],
};
const session: Session = {
  ...{ kind: 'checkout', id: 'c1', state: 'completing', lines: [], buyer: null, codes: [], shipping: null },
  ...{ profile: PROFILE, language: 'ar', expiresAt: '', order: null, checkoutId: null },
};

interface Sent {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

function open(answer: { status: number; profile?: string; webhook?: string }) {
  const base = testContext(ucp, { replies: { 'GET /admin/orders/{id}': order }, env: {} });
  const sent: Sent[] = [];
  const fetch: typeof base.fetch = async (url, { headers = {}, body = '' } = {}) => {
    if (url === PROFILE) {
      const webhook_url = answer.webhook ?? WEBHOOK;
      const told = { ucp: { capabilities: { 'dev.ucp.shopping.order': [{ config: { webhook_url } }] } } };
      return new Response(answer.profile ?? JSON.stringify(told));
    }
    sent.push({ url, headers, body: String(body) });
    return new Response('', { status: answer.status });
  };
  const kept: { value: unknown; days: number }[] = [];
  const records: typeof base.records = {
    ...base.records,
    async change(key, change, options = {}) {
      const value = await base.records.change(key, change, options);
      kept.push({ value, days: ((options.endsAt?.getTime() ?? Number.POSITIVE_INFINITY) - base.now()) / 86_400_000 });
      return value;
    },
  };
  const context = { ...base, records, fetch, settings: { signingKey } };
  return { sent, kept, context, orders: keepOrders(records, base.now) };
}

const delivery = { eventId: 5, happenedAt: new Date(), signal: new AbortController().signal };
const tell = (context: Parameters<typeof tellAgent>[2], orderId = 'o1') => tellAgent({ orderId }, delivery, context);

test('the agent that placed an order is told of it, signed by the shop, and again under the same id', async () => {
  const { sent, context, orders } = open({ status: 200 });
  const { id } = await orders.keep({ id: 'o1', number: 'WH-1', viewToken: null, checkoutId: 'c1', session });
  await tell(context);
  await tell(context);
  const [first, again] = sent;
  if (!first || !again) throw new Error('nothing was sent');
  expect([first.url, again.headers['webhook-id']]).toEqual([WEBHOOK, first.headers['webhook-id']]);
  const body = new TextEncoder().encode(first.body);
  const target = { method: 'POST', authority: 'agent.example', path: '/orders', query: '?shop=7' };
  const request = { ...target, headers: first.headers, body };
  expect(first.headers['signature-input']).toMatch(/"@query".*"idempotency-key"/);
  const keys = [readSigningKey(signingKey).published];
  verifyRequest(request, keys, Date.now() / 1_000);
  expect(() => verifyRequest({ ...request, query: '?shop=8' }, keys, Date.now() / 1_000)).toThrow();
  const told = JSON.parse(first.body);
  expect(told).toMatchObject({ id, checkout_id: 'c1', line_items: [{ status: 'fulfilled' }] });
  expect(told.fulfillment.events).toMatchObject([{ type: 'shipped' }]);
  expect(first.body).not.toContain('"o1"');
});

test('orders that no agent placed are told to nobody', async () => {
  const { sent, context } = open({ status: 200 });
  await tell(context, 'another');
  expect(sent).toEqual([]);
});

test('an agent that does not answer is told later; one without an address never', async () => {
  const away = open({ status: 503 });
  await away.orders.keep({ id: 'o1', number: 'WH-1', viewToken: null, checkoutId: 'c1', session });
  await expect(tell(away.context)).rejects.toThrow('503');
  const mute = open({ status: 200, profile: '{"ucp":{}}' });
  await mute.orders.keep({ id: 'o1', number: 'WH-1', viewToken: null, checkoutId: 'c1', session });
  await tell(mute.context);
  expect(mute.sent).toEqual([]);
});

test('an order that is heard of before it is kept is waited for while agents place orders', async () => {
  const { sent, context, orders } = open({ status: 200 });
  await orders.begin('c1');
  const told = tell(context);
  await sleep(50);
  await orders.keep({ id: 'o1', number: 'WH-1', viewToken: null, checkoutId: 'c1', session });
  await told;
  expect(sent).toHaveLength(1);
  // Control: once no agent places an order, one that is not known is none of theirs.
  expect(await orders.isPlacing()).toBe(false);
  await tell(context, 'of-a-buyer');
  expect(sent).toHaveLength(1);
});

test('an order that may still be an agent’s is heard again later, and given up with its checkout', async () => {
  const { context, orders } = open({ status: 200 });
  await orders.begin('c1');
  await orders.begin('c2');
  await orders.giveUp('c1');
  await expect(tell(context)).rejects.toThrow('may be one of them');
  await orders.giveUp('c2');
  await tell(context);
});

test('the address of an order is forgotten when it has arrived, and after a month in any case', async () => {
  const { context, orders, kept } = open({ status: 200 });
  const destination = { id: 'home', street_address: 'شارع العليا', first_name: 'نورة' };
  const shipping = {
    id: 's',
    destinations: [destination],
    selectedDestinationId: 'home',
    groupId: 'g',
    selectedOptionId: null,
  };
  const { id } = await orders.keep({
    id: 'o1',
    number: 'WH-1',
    viewToken: null,
    checkoutId: 'c1',
    session: { ...session, shipping },
  });
  expect((await orders.read(id)).destination).toEqual({ id: 'home', street_address: 'شارع العليا' });
  const places = kept.filter(({ value }) => JSON.stringify(value ?? null).includes('العليا'));
  expect(places).toHaveLength(1);
  expect(places[0]?.days).toBeLessThanOrEqual(30);
  for (const orderId of ['o1', 'of-a-buyer'])
    await deliverEvent(ucp, 'forget-place-of-delivered', { orderId }, context);
  expect(await orders.read(id)).toMatchObject({ orderId: 'o1', destination: null });
});
