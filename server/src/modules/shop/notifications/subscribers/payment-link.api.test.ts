import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Mail } from '../../../../platform/mail/index.ts';
import type { Sms } from '../../../../platform/sms/index.ts';
import { deliverEvents, orderBody } from '../../../../testing/index.ts';
import { openMailShop } from '../mails/mail-shop.fixture.ts';
import { paymentLinkSubscribers } from './payment-link-subscribers.ts';

let it: Awaited<ReturnType<typeof openMailShop>>;
const [mails, messages]: [Mail[], Sms[]] = [[], []];
beforeAll(async () => {
  it = await openMailShop();
});
afterAll(() => it.close());

async function sent() {
  const mailer = { send: async (mail: Mail) => void mails.push(mail), close: () => undefined };
  const sms = { send: async (one: Sms) => void messages.push(one) };
  mails.length = 0;
  messages.length = 0;
  const { db } = it.database;
  await deliverEvents(db, paymentLinkSubscribers({ db, mailer, sms, publicUrl: 'http://shop.test' }));
  return { mails, messages };
}

const place = async (more: object) => {
  const body = {
    ...orderBody([{ product_id: it.productId, quantity: 1 }], 125, { payment_method: 'bank_transfer' }),
    send_link: true,
    ...more,
  };
  const answer = await it.shop.call('POST /admin/orders', { headers: it.owner.headers, body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.data;
};

test('who ordered by phone is sent a link that opens the order, as SMS and mail', async () => {
  const { id, number } = await place({});
  await sent();
  expect(messages).toMatchObject([{ to: '+966512345678', text: expect.stringContaining(number) }]);
  const key = /#key=([\w-]{43})/.exec(messages[0]?.text ?? '')?.[1] ?? '';
  expect(mails.map(({ subject }) => subject)).toEqual([`ادفع طلبك ${number}`]);
  expect(mails[0]?.html).toContain(key);
  const opened = await it.shop.call(`GET /orders/${id}?view_token=${key}`);
  expect(opened.body.data).toMatchObject({ number, status: 'pending_payment', amount_due: 125 });
});

test('the mail with the link of an addition names the order that it goes with', async () => {
  const { headers } = it.owner;
  const { id, number } = await place({});
  const paid = { amount: 125, reference: `IN ${number}` };
  await it.shop.call(`POST /admin/orders/${id}/confirm-payment`, { headers, body: paid });
  await sent();
  const { version, total } = (await it.shop.call(`GET /admin/orders/${id}`, { headers })).body.data;
  const add = [{ product_id: it.productId, quantity: 1 }];
  const seen = await it.shop.call(`POST /admin/orders/${id}/items/preview`, { headers, body: { add } });
  const body = { add, version, expected_total: total, expected_supplement: seen.body.data.supplement.total };
  expect((await it.shop.call(`POST /admin/orders/${id}/items`, { headers, body })).status).toBe(200);
  await sent();
  expect(mails).toMatchObject([{ text: expect.stringContaining(`هذه إضافة إلى طلبك ${number}`) }]);
});

test('nobody is sent a link for an order that waits for nothing', async () => {
  await place({ payment_method: 'cash_on_delivery', expected_total: 140 });
  const { id } = await place({});
  await it.shop.call(`PATCH /orders/${id}/status`, { headers: it.owner.headers, body: { status: 'cancelled' } });
  await sent();
  expect([mails.length, messages.length]).toEqual([0, 0]);
});

test('a part that leaves is a mail of its own, with what is in it', async () => {
  await it.newMails();
  const placed = await it.shop.call('POST /orders', {
    body: orderBody([{ product_id: it.productId, quantity: 2 }], 215),
    headers: it.buyer.headers,
  });
  const { id, number, items } = placed.body.data;
  await it.advance(id, 'processing');
  await it.newMails();
  const body = { lines: [{ id: items[0].id, quantity: 1 }], carrier: 'SMSA', carrier_number: 'SM-1' };
  await it.shop.call(`POST /admin/orders/${id}/shipments`, { headers: it.owner.headers, body });
  const mail = await it.theMail();
  expect(mail.subject).toBe(`جزء من طلبك ${number} في الطريق إليك`);
  expect(mail.text).toContain('× 1');
  expect(mail.html).toContain('SM-1');
});
