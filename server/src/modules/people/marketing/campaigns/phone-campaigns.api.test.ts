import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../../platform/database/index.ts';
import { makePurchase } from '../../../../testing/index.ts';
import { takeReport } from '../../../shop/sms/index.ts';
import { chatMessage, HOUR_MS, MORNING, openPhoneShop, smsMessage } from './phone-shop.fixture.ts';

let shop: Awaited<ReturnType<typeof openPhoneShop>>;
beforeAll(async () => {
  shop = await openPhoneShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.clear();
  await shop.setLimits();
  await shop.deliver();
});

const report = (state: 'delivered' | 'failed', at = 0) =>
  takeReport(
    shop.db,
    {
      ...{ extension: 'test-whatsapp', channel: 'whatsapp', inbound: [] },
      receipts: [{ reference: `whatsapp-${shop.state.taken[at]?.key}`, state }],
    },
    new Date(shop.state.now),
  );
const consentsOf = async (id: string) => {
  const { rows } = await sql.rows({ sms: sql.bool, whatsapp: sql.bool })`
    select consent_sms_at is not null as sms, consent_whatsapp_at is not null as whatsapp from customers where id = ${id}
  `.execute(shop.db);
  return rows[0];
};
const spent = async () => (await shop.staff('GET /admin/marketing/phone')).body.data.spent;

test('a text message goes once to proved numbers that agreed, names the shop, and has a short link that ends it', async () => {
  const noura = await shop.reader();
  await shop.reader({ isProved: false });
  const id = await shop.write(smsMessage);
  await shop.deliver();
  const draft = await shop.read(id);
  expect(draft).toMatchObject({ channel: 'sms', reachable: 1, phone: { parts: { ar: 2, en: 1 }, price: 0.2 } });
  expect((await shop.start(id)).status).toBe(200);
  await shop.carry(id);
  expect(shop.state.taken).toMatchObject([{ by: 'sms', to: noura.phone, language: 'ar' }]);
  const text = shop.state.taken[0]?.text ?? '';
  expect(text).toMatch(/^.+: أهلًا نورة، خصم اليوم\nإيقاف: http:\/\/shop\.test\/o\/[\w-]{16}$/);
  expect(await shop.read(id)).toMatchObject({ status: 'sent', sent: 1, left_out: 0, phone: { spent: 0.2 } });
  expect(await spent()).toBe(0.2);
  const [link = ''] = /\/o\/[\w-]{16}/.exec(text) ?? [];
  const opened = await shop.shop.app.server.inject({ url: link });
  expect([opened.statusCode, opened.headers.location]).toEqual([
    302,
    expect.stringMatching(/\/newsletter\/unsubscribe\?token=/),
  ]);
  expect(await consentsOf(noura.id), 'opened, and not pressed').toEqual({ sms: true, whatsapp: true });
  await shop.shop.call('POST /newsletter/unsubscribe', { body: { token: link.slice(3) } });
  expect(await consentsOf(noura.id)).toEqual({ sms: false, whatsapp: false });
  const log = await shop.shop.call('GET /user/consents', { headers: noura.headers });
  expect(log.body.data.map((one: { subject: string; way: string }) => `${one.subject} ${one.way}`).toSorted()).toEqual([
    'sms message_link',
    'whatsapp message_link',
  ]);
});

test('WhatsApp gets the approved words alone; what arrived and what did not is counted by receipts', async () => {
  const readers = [await shop.reader(), await shop.reader()];
  const id = await shop.write({ ...chatMessage, coupon: { percent: 10, days: 7 } });
  shop.state.approval = 'missing';
  expect((await shop.start(id)).body.code).toBe('marketing.not_approved');
  const submitted = await shop.staff('POST /admin/marketing/approvals', { campaign_id: id });
  expect([submitted.status, shop.state.submitted]).toEqual([200, ['ar', 'en']]);
  shop.state.approval = 'approved';
  expect((await shop.staff(`GET /admin/marketing/approvals?campaign_id=${id}`)).body.data).toEqual([
    { language: 'ar', state: 'approved' },
    { language: 'en', state: 'approved' },
  ]);
  await shop.start(id);
  await shop.carry(id);
  const [message] = shop.state.taken;
  expect(message).toMatchObject({ by: 'whatsapp', approved: { category: 'marketing', button: null } });
  expect(message?.template).toMatch(/^offer_[0-9a-f]{16}$/);
  expect(message?.approved?.body).toMatch(/^[^{].*\{name\}.*\{code\}.*«إيقاف»\.$/s);
  expect(message?.values.code).toMatch(/^HI-[A-Z0-9]{12}$/);
  await report('delivered', 0);
  await report('failed', 1);
  expect(await shop.read(id)).toMatchObject({ sent: 2, phone: { received: 1, unreached: 1, spent: 0.3 } });
  shop.state.now += HOUR_MS;
  const [first] = readers;
  if (!first) throw new Error('there is a reader');
  await makePurchase({ db: shop.db, shop: shop.shop }, first, { isDelivered: false });
  await shop.deliver();
  expect((await shop.read(id)).outcome.orders).toBe(1);
});

test('nothing goes without a price, without a ceiling, or by a channel that may not advertise', async () => {
  const id = await shop.write(chatMessage);
  await shop.setLimits({ whatsapp_price: 0 });
  expect((await shop.start(id)).body.code).toBe('marketing.no_price');
  await shop.setLimits({ ceiling: 0 });
  expect((await shop.start(id)).body.code).toBe('marketing.no_price');
  const long = { ...smsMessage, body: { ar: 'ا'.repeat(401), en: 'Hello' } };
  const segment = await shop.staff('POST /admin/segments', { name: 'x', filter: { match: 'all', conditions: [] } });
  expect(segment.status).toBe(422);
  const refused = await shop.staff('POST /admin/marketing/campaigns', { segment_id: 1, message: long });
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['message.body.ar']]);
});

test('a campaign at night waits for the morning, also in the middle of a batch', async () => {
  for (let at = 0; at < 4; at += 1) await shop.reader();
  const id = await shop.write(smsMessage);
  shop.state.now = MORNING + 13 * HOUR_MS;
  await shop.start(id);
  await shop.deliver();
  expect(shop.state.taken).toEqual([]);
  shop.state.now = MORNING + 34 * HOUR_MS;
  await shop.resume();
  shop.state.fault = () => {
    // Nine in the evening comes with the second message.
    if (shop.state.taken.length === 1) shop.state.now = MORNING + 36 * HOUR_MS;
    return null;
  };
  await shop.deliver();
  expect(shop.state.taken).toHaveLength(2);
  expect(await shop.read(id)).toMatchObject({ status: 'sending', sent: 2 });
  shop.state.fault = () => null;
  shop.state.now = MORNING + 48 * HOUR_MS;
  await shop.resume();
  await shop.carry(id);
  expect(new Set(shop.state.taken.map(({ to }) => to)).size).toBe(4);
  expect(shop.state.taken).toHaveLength(4);
});

test('one who took the consent back between plan and sending gets nothing', async () => {
  const [one, two] = [await shop.reader(), await shop.reader()];
  const id = await shop.write(smsMessage);
  await shop.start(id);
  shop.state.fault = () => null;
  await sql`update customers set consent_sms_at = null where id = ${two.id}`.execute(shop.db);
  await shop.carry(id);
  expect(shop.state.taken.map(({ to }) => to)).toEqual([one.phone]);
});

test('the ceiling of the month stops a campaign and is told; it goes on when it is raised, once to each', async () => {
  for (let at = 0; at < 4; at += 1) await shop.reader();
  await shop.setLimits({ ceiling: 0.5 });
  const id = await shop.write(smsMessage);
  await shop.start(id);
  await shop.carry(id);
  expect(shop.state.taken).toHaveLength(2);
  expect(await shop.read(id)).toMatchObject({ status: 'stopped', sent: 2, phone: { is_over_ceiling: true } });
  const told = (await shop.staff('GET /admin/marketing/phone')).body.data;
  expect(told).toMatchObject({
    channels: ['whatsapp', 'sms'],
    ceiling: 0.5,
    spent: 0.4,
    is_reached: true,
    sms_price: 0.1,
  });
  await shop.setLimits({ ceiling: 5 });
  expect((await shop.staff('GET /admin/marketing/phone')).body.data.is_reached).toBe(false);
  const { version } = await shop.read(id);
  await shop.start(id, version);
  await shop.carry(id);
  expect(new Set(shop.state.taken.map(({ to }) => to)).size).toBe(4);
  expect(await shop.read(id)).toMatchObject({ status: 'sent', sent: 4, phone: { is_over_ceiling: false } });
});

test('a reply that asks for it ends advertising to its number, is confirmed once, and reaches staff too', async () => {
  const [noura, other] = [await shop.reader(), await shop.reader()];
  const write = async (text: string, from: string) => {
    const inbound = [{ id: crypto.randomUUID(), from, name: 'نورة', text }];
    await takeReport(
      shop.db,
      { extension: 'test-whatsapp', channel: 'whatsapp', receipts: [], inbound },
      new Date(shop.state.now),
    );
    // The confirmation is an event of what the first one made.
    await shop.deliver();
    await shop.deliver();
  };
  await write('«إيقاف»', noura.phone);
  expect(await consentsOf(noura.id)).toEqual({ sms: false, whatsapp: false });
  expect(await consentsOf(other.id)).toEqual({ sms: true, whatsapp: true });
  expect(shop.state.replies).toMatchObject([{ to: noura.phone, text: expect.stringContaining('لن تصلك عروض') }]);
  const listed = async () =>
    (await shop.staff(`GET /admin/messages?q=${encodeURIComponent(noura.phone)}`)).body.data.data;
  expect(await listed(), 'it may be said of an order').toMatchObject([{ status: 'new' }]);
  await write('STOP', noura.phone);
  expect(shop.state.replies, 'nothing to end: no second answer').toHaveLength(1);
  const [conversation] = await listed();
  const { entries } = (await shop.staff(`GET /admin/messages/${conversation.id}`)).body.data;
  expect(entries).toMatchObject([{ kind: 'reply', text: 'STOP' }]);
  const id = await shop.write(chatMessage);
  await shop.start(id);
  await shop.carry(id);
  expect(shop.state.taken.map(({ to }) => to)).toEqual([other.phone]);
});

test('whoever writes a message to phones is shown it by mail, as a phone shows it', async () => {
  const id = await shop.write({ ...smsMessage, coupon: { percent: 10, days: 7 } });
  shop.state.mails.length = 0;
  await shop.staff(`POST /admin/marketing/campaigns/${id}/test`, { language: 'en' });
  await shop.deliver();
  expect(shop.state.mails[0]?.text).toMatch(/: Hello .+, a discount\s+Code HI-EXAMPLE until/);
});
