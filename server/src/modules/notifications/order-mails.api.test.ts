import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deliverOutbox, type Subscriber } from '../../platform/jobs/index.ts';
import type { Mail } from '../../platform/mail/index.ts';
import {
  createTestApp,
  createTestDatabase,
  factories,
  type MadeCustomer,
  type MadeStaff,
  makeCustomer,
  makeSellable,
  makeStaff,
  orderBody,
  type TestDatabase,
} from '../../testing/index.ts';
import { expireHolds } from '../orders/index.ts';
import { creditReturn } from '../returns/index.ts';
import { orderMailSubscribers, returnMailSubscribers } from './index.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let subscribers: Subscriber[];
let productId: number;
let owner: MadeStaff;
let buyer: MadeCustomer;
let mails: Mail[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  shop = await createTestApp(database);
  productId = (await factories(database.db).product({ priceHalalas: 10_000, stock: 500 })).id;
  owner = await makeStaff(database.db, 'owner');
  buyer = await makeCustomer(database.db);
  const mailer = { send: async (mail: Mail) => void mails.push(mail), close: () => undefined };
  const deps = { db: database.db, mailer, publicUrl: 'http://shop.test' };
  const credit: Subscriber = {
    name: 'invoices.return',
    event: 'return.refunded',
    handle: ({ returnId }) => creditReturn(database.db, String(returnId), new Date()),
  };
  subscribers = [...orderMailSubscribers(deps), ...returnMailSubscribers(deps), credit];
});
afterAll(async () => {
  await shop.close();
  await database.close();
});
beforeEach(() => {
  mails = [];
});

/** The only mail that came of what was done. */
async function theMail(): Promise<Mail> {
  mails = [];
  await deliverOutbox(database.db, subscribers);
  expect(mails.map((mail) => mail.subject)).toHaveLength(1);
  const [mail] = mails;
  if (!mail) throw new Error('no mail');
  return mail;
}

/** The address a mail's button has, in Arabic and English. */
function linksOf(mail: Mail): URL[] {
  return [...mail.html.matchAll(/href="(http:\/\/shop\.test[^"]*)"/g)].map(
    ([, href = '']) => new URL(href.replaceAll('&amp;', '&')),
  );
}

/** Follows the buttons of a mail about an order: the tracking page asks for the number in them, and the phone. */
async function follow(mail: Mail): Promise<string[]> {
  const links = linksOf(mail).filter((link) => !link.pathname.includes('/account/'));
  expect(links.map((link) => link.pathname)).toEqual(['/track-order', '/en/track-order']);
  return Promise.all(
    links.map(async (link) => {
      const query = new URLSearchParams({ number: link.searchParams.get('number') ?? '', phone: '0512345678' });
      return (await shop.call(`GET /tracking?${query}`)).body.data.status;
    }),
  );
}

async function place(more: Record<string, unknown> = {}, expected = 140) {
  const { body } = await shop.call('POST /orders', {
    body: orderBody([{ product_id: productId, quantity: 1 }], expected, more),
    headers: buyer.headers,
  });
  return body.data as { id: string; number: string; items: { id: number }[] };
}

const advance = (id: string, status: string, more: object = {}) =>
  shop.call(`PATCH /orders/${id}/status`, { headers: owner.headers, body: { status, ...more } });

async function delivered() {
  const order = await place();
  for (const status of ['processing', 'shipped', 'delivered']) await advance(order.id, status);
  await deliverOutbox(database.db, subscribers);
  return order;
}

test('placed, paid, shipped and delivered: each a mail in both languages whose link shows where the order is', async () => {
  const order = await place({ payment_method: 'bank_transfer' }, 125);
  const placed = await theMail();
  expect([placed.to, placed.subject]).toEqual(['noura@example.com', `استلمنا طلبك ${order.number}`]);
  expect(placed.html).toContain('We have your order');
  expect(placed.html).toContain('SA0380000000608010167519');
  expect(await follow(placed)).toEqual(['pending_payment', 'pending_payment']);
  const arrived = { headers: owner.headers, body: { amount: 125, reference: 'TRX-1' } };
  await shop.call(`POST /admin/orders/${order.id}/confirm-payment`, arrived);
  const paid = await theMail();
  expect(paid.subject).toBe(`تم تأكيد طلبك ${order.number}`);
  expect(await follow(paid)).toEqual(['confirmed', 'confirmed']);
  await advance(order.id, 'processing');
  await deliverOutbox(database.db, subscribers);
  const shipped = await advance(order.id, 'shipped', { carrier: 'SMSA', carrier_number: 'SM-778' });
  expect(shipped.body.data).toMatchObject({ carrier: 'SMSA', carrier_number: 'SM-778' });
  const way = await theMail();
  expect(way.html).toContain('SM-778');
  expect(await follow(way)).toEqual(['shipped', 'shipped']);
  await advance(order.id, 'delivered');
  const there = await theMail();
  expect(await follow(there)).toEqual(['delivered', 'delivered']);
  const toReview = linksOf(there).filter((link) => link.pathname.includes('/account/'));
  expect(toReview.map((link) => link.pathname)).toEqual([
    `/account/orders/${order.id}`,
    `/en/account/orders/${order.id}`,
  ]);
});

test('cancelled and expired: a mail each', async () => {
  const cancelled = await place();
  await deliverOutbox(database.db, subscribers);
  await advance(cancelled.id, 'cancelled', { note: 'نفدت القطعة' });
  expect(await follow(await theMail())).toEqual(['cancelled', 'cancelled']);
  await place({ payment_method: 'bank_transfer' }, 125);
  await deliverOutbox(database.db, subscribers);
  await expireHolds(database.db, new Date(Date.now() + 49 * 3_600_000), async () => undefined);
  expect(await follow(await theMail())).toEqual(['expired', 'expired']);
});

test('only staff name a carrier, and only of what they ship', async () => {
  const order = await place();
  const early = await advance(order.id, 'processing', { carrier: 'SMSA' });
  expect(early).toMatchObject({ status: 422, body: { errors: { carrier: [expect.any(String)] } } });
  const body = { status: 'cancelled', carrier_number: 'X' };
  const byBuyer = await shop.call(`PATCH /orders/${order.id}/status`, { headers: buyer.headers, body });
  expect(byBuyer.status).toBe(422);
  await deliverOutbox(database.db, subscribers);
});

test('every step of a return is mailed, with a link to its page that its buyer may open', async () => {
  const order = await delivered();
  const wish = {
    order_id: order.id,
    lines: [{ id: order.items[0]?.id, quantity: 1, reason: 'damaged' }],
    refund_to: 'original',
    iban: 'SA0380000000608010167519',
  };
  const { id } = (await shop.call('POST /returns', { headers: buyer.headers, body: wish })).body.data;
  const open = async (mail: Mail) => {
    const links = linksOf(mail);
    expect(links.map((link) => link.pathname)).toEqual([`/account/returns/${id}`, `/en/account/returns/${id}`]);
    const path = links[0]?.pathname.replace('/account', '') ?? '';
    return (await shop.call(`GET ${path}`, { headers: buyer.headers })).body.data.status;
  };
  expect(await open(await theMail())).toBe('requested');
  const step = (name: string, body: object) =>
    shop.call(`POST /admin/returns/${id}/${name}`, { headers: owner.headers, body });
  await step('approve', { note: 'سلّمها للمندوب مساء الأحد' });
  const approved = await theMail();
  expect(approved.html).toContain('سلّمها للمندوب مساء الأحد');
  expect(await open(approved)).toBe('approved');
  await step('messages', { message: 'هل الأحد مناسب؟' });
  expect(await open(await theMail())).toBe('approved');
  await step('receive', { lines: [] });
  expect(await open(await theMail())).toBe('received');
  await step('refund', { bank_reference: 'TRX-99' });
  const refunded = await theMail();
  expect(refunded.html).toContain('TRX-99');
  expect(refunded.html).toContain('100.00');
  expect(await open(refunded)).toBe('refunded');
});

test('a declined return is mailed with its reason; a withdrawn one is not', async () => {
  const order = await delivered();
  const lines = [{ id: order.items[0]?.id, quantity: 1, reason: 'other' }];
  const wish = { order_id: order.id, lines, refund_to: 'store_credit' };
  const ask = async () => (await shop.call('POST /returns', { headers: buyer.headers, body: wish })).body.data.id;
  const first = await ask();
  await deliverOutbox(database.db, subscribers);
  await shop.call(`POST /returns/${first}/withdraw`, { headers: buyer.headers, body: {} });
  mails = [];
  await deliverOutbox(database.db, subscribers);
  expect(mails).toEqual([]);
  const second = await ask();
  await deliverOutbox(database.db, subscribers);
  const body = { note: 'القطعة مستعملة' };
  await shop.call(`POST /admin/returns/${second}/reject`, { headers: owner.headers, body });
  expect((await theMail()).html).toContain('القطعة مستعملة');
});

test('a guest’s mail leads to tracking: the secret of their order is kept nowhere', async () => {
  const body = orderBody([{ product_id: productId, quantity: 1 }], 140);
  const placed = (await shop.call('POST /orders', { body })).body.data;
  for (const status of ['processing', 'shipped', 'delivered']) await advance(placed.id, status);
  await deliverOutbox(database.db, subscribers);
  const lines = [{ id: placed.items[0].id, quantity: 1, reason: 'other' }];
  const wish = { order_id: placed.id, lines, refund_to: 'original', iban: 'SA0380000000608010167519' };
  await shop.call(`POST /returns?view_token=${placed.view_token}`, { body: wish });
  expect(await follow(await theMail())).toEqual(['return_requested', 'return_requested']);
});
