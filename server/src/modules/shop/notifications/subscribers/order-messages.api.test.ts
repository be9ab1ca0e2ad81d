import type { OrderNews, TextMessageRule } from '@waha/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Sms } from '../../../../platform/sms/index.ts';
import { deliverEvents, orderBody } from '../../../../testing/index.ts';
import { openMailShop } from '../mails/mail-shop.fixture.ts';
import { orderMessageSubscribers } from './order-message-subscribers.ts';

let it: Awaited<ReturnType<typeof openMailShop>>;
let messages: Sms[] = [];
beforeAll(async () => {
  it = await openMailShop();
});
afterAll(() => it.close());

/** The messages of all events since the last call. */
async function sent(): Promise<Sms[]> {
  messages = [];
  const sms = { send: async (one: Sms) => void messages.push(one) };
  await deliverEvents(
    it.database.db,
    orderMessageSubscribers({ db: it.database.db, sms, publicUrl: 'http://shop.test' }),
  );
  return messages;
}

async function setRules(changed: Partial<Record<OrderNews, TextMessageRule>>) {
  const path = '/admin/settings/phone-messages';
  const { body } = await it.shop.call(`GET ${path}`, { headers: it.owner.headers });
  const rows = Object.entries(changed).map(([news, rule]) => [`order_${news}`, { rule, channels: 'whatsapp_sms' }]);
  const table = { ...body.data, routes: { ...body.data.routes, ...Object.fromEntries(rows) } };
  const answer = await it.shop.call(`PUT ${path}`, { headers: it.owner.headers, body: table });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

const placeAsGuest = async (email?: string) => {
  const contact = { first_name: 'نورة', last_name: 'العتيبي', phone: '0512345678', ...(email && { email }) };
  const body = orderBody([{ product_id: it.productId, quantity: 1 }], 140, { contact });
  const answer = await it.shop.call('POST /orders', { body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.data as { id: string; number: string };
};

const advance = async (id: string, ...steps: string[]) => {
  for (const status of steps) expect((await it.advance(id, status)).status, status).toBe(200);
};

beforeEach(sent);

test('a guest without an e-mail address is told by phone, with a link that opens the order', async () => {
  const { id, number } = await placeAsGuest();
  const [message, ...others] = await sent();
  expect(others).toEqual([]);
  expect(message).toMatchObject({ to: '+966512345678', language: 'ar', template: 'order_placed' });
  expect(message?.text).toContain(number);
  const key = /#key=([\w-]{43})/.exec(message?.text ?? '')?.[1] ?? '';
  const opened = await it.shop.call(`GET /orders/${id}?view_token=${key}`);
  expect(opened.body.data).toMatchObject({ number });
});

test('later messages hold no secret and come for what the settings name', async () => {
  const { id, number } = await placeAsGuest();
  await sent();
  await advance(id, 'processing', 'shipped', 'delivered');
  const told = await sent();
  expect(told.map(({ template }) => template)).toEqual(['order_shipped']);
  expect(told[0]?.text).toContain(`http://shop.test/track-order?number=${encodeURIComponent(number)}`);
  expect(told[0]?.text).not.toContain('key=');
});

test('a buyer with an e-mail address hears by phone only where a change is always told', async () => {
  const quiet = await placeAsGuest('noura@example.com');
  await advance(quiet.id, 'cancelled');
  expect(await sent()).toEqual([]);
  await setRules({ cancelled: 'always' });
  const told = await placeAsGuest('noura@example.com');
  await advance(told.id, 'cancelled');
  expect((await sent()).map(({ template }) => template)).toEqual(['order_cancelled']);
  await setRules({ cancelled: 'without_email' });
});

test('nobody is told what the shop tells never', async () => {
  await setRules({ placed: 'never' });
  await placeAsGuest();
  expect(await sent()).toEqual([]);
  await setRules({ placed: 'without_email' });
});
