import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { subscribersOf } from '../../../../background.ts';
import { inTransaction, sql } from '../../../../platform/database/index.ts';
import type { Mail } from '../../../../platform/mail/index.ts';
import type { Sms } from '../../../../platform/sms/index.ts';
import {
  backgroundDeps,
  createTestApp,
  createTestDatabase,
  deliverEvents,
  factories,
  makeCustomer,
  makeSellable,
  makeStaff,
  orderBody,
  type TestAnswer,
  type TestDatabase,
} from '../../../../testing/index.ts';
import { postTransfer, readBalance } from '../../ledger/index.ts';
import { changeStatus } from '../status/change-status.ts';
import { expireReservations } from './expire-reservations.ts';
import { deleteOldPhoneCodes, reserveUntilCode } from './phone-codes.store.ts';
import { readReservationLimits } from './reservation-limits.store.ts';

/** A shop with default limits, without any in its settings. */
let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
/** The same shop with limits of calls and messages. */
let limited: typeof shop;
let a: ReturnType<typeof factories>;
const clock = { now: Date.now() };
const now = () => clock.now;
const mails: Mail[] = [];
const messages: Sms[] = [];
let serial = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  await sql`delete from store_settings where topic = 'holds'`.execute(database.db);
  a = factories(database.db);
  shop = await createTestApp(database, { now, cacheBytes: 0 });
  limited = await createTestApp(database, { now, limits: true, cacheBytes: 0 });
});
afterAll(async () => {
  await shop.close();
  await limited.close();
  await database.close();
});
/** Earlier reservations are released. */
beforeEach(async () => {
  clock.now = Date.now();
  await sql`update orders set visitor = null`.execute(database.db);
});

const deliver = () => deliverEvents(database.db, subscribersOf(backgroundDeps(database.db, { mails, messages, now })));

interface Wish {
  productId: number;
  quantity?: number;
  from?: string;
  phone?: string;
  street?: string;
  method?: string;
  headers?: Record<string, string>;
  more?: object;
}

/** Orders, by default with a new phone and a new door. */
async function order({ productId, quantity = 1, from = '203.0.113.7', method = 'cash_on_delivery', ...wish }: Wish) {
  serial += 1;
  const total = quantity * 10 + (quantity * 10 >= 200 ? 0 : 25) + (method === 'cash_on_delivery' ? 15 : 0);
  const body = orderBody([{ product_id: productId, quantity }], total, {
    payment_method: method,
    contact: { first_name: 'س', last_name: 'ص', phone: wish.phone ?? `05${String(50_000_000 + serial)}` },
    address: { city_id: 1, district: 'الملقا', street: wish.street ?? `شارع النخيل ${serial}` },
    ...wish.more,
  });
  return shop.call('POST /orders', { body, from, ...(wish.headers && { headers: wish.headers }) });
}

const product = (stock: number) => a.product({ priceHalalas: 1_000, stock });
const told = (answer: TestAnswer) => answer.body.code ?? answer.body.data.status;

async function heldPieces(): Promise<number> {
  const { rows } = await sql.rows({ pieces: sql.int4 })`
    select coalesce(sum(i.quantity), 0)::int as pieces from order_items i join orders o on o.id = i.order_id
    where o.visitor is not null and o.status in ('pending_payment', 'confirmed')
  `.execute(database.db);
  return rows[0]?.pieces ?? -1;
}

const confirmed = 'confirmed';
const waits = 'pending_payment';

describe('hoarding in cash', () => {
  test('of one network with invented phones and doors holds a tenth of the shelves, and half of that for minutes', async () => {
    const shelves = await Promise.all(Array.from({ length: 25 }, () => product(44)));
    const answers: string[] = [];
    for (let turn = 0; turn < 60; turn += 1) {
      const shelf = shelves[turn % shelves.length];
      if (shelf) answers.push(told(await order({ productId: shelf.id, quantity: 21 })));
    }
    const limits = await readReservationLimits(database.db);
    expect(await heldPieces()).toBeLessThanOrEqual(limits.visitorPieces + limits.buyerPieces);
    expect(answers.filter((one) => one === confirmed)).toHaveLength(4);
    expect(answers.filter((one) => one === waits)).toHaveLength(2);
    clock.now += 31 * 60_000;
    await expireReservations(database.db, new Date(now()));
    expect(await heldPieces()).toBeLessThanOrEqual(limits.visitorPieces);
  });

  test('small orders meet the number of them', async () => {
    const { id } = await product(1_000);
    const answers: string[] = [];
    for (let turn = 0; turn < 18; turn += 1) answers.push(told(await order({ productId: id })));
    const count = (what: string) => answers.filter((one) => one === what).length;
    expect([count(confirmed), count(waits), count('orders.unpaid_orders')]).toEqual([10, 5, 3]);
  });

  test('a /64 of IPv6 is one network', async () => {
    const { id } = await product(1_000);
    const answers: string[] = [];
    for (let turn = 0; turn < 11; turn += 1)
      answers.push(told(await order({ productId: id, from: `2001:db8:1:2::${turn + 1}` })));
    expect(answers.at(9)).toBe(confirmed);
    expect(answers.at(10)).toBe(waits);
  });

  test('of one door over many networks, however it is written', async () => {
    const { id } = await product(1_000);
    const answers: string[] = [];
    for (const street of [
      'King Fahd Road 12',
      '12 King Fahd Rd',
      'king fahd 12',
      'Fahd King no. ١٢',
      'King Fahd st 12',
      'King Fahd Road, 12',
    ])
      answers.push(told(await order({ productId: id, street, from: `198.51.100.${serial}` })));
    expect(answers).toEqual([confirmed, confirmed, confirmed, confirmed, confirmed, waits]);
  });

  test('of one phone over many networks and doors', async () => {
    const { id } = await product(1_000);
    const answers: string[] = [];
    for (let turn = 0; turn < 4; turn += 1)
      answers.push(told(await order({ productId: id, phone: '0512300000', from: `198.51.100.${turn}` })));
    expect(answers).toEqual([confirmed, confirmed, confirmed, waits]);
  });

  test('of a share of one thing', async () => {
    const { id } = await product(20);
    expect(told(await order({ productId: id, quantity: 8 }))).toBe(confirmed);
    expect(told(await order({ productId: id, quantity: 4 }))).toBe(waits);
    expect(told(await order({ productId: id, quantity: 4, from: '198.51.100.77' }))).toBe(confirmed);
  });

  test('what a carrier has, what is paid and what staff sold is not counted', async () => {
    const { id } = await product(1_000);
    const phone = '0512311111';
    const placed = [];
    for (let turn = 0; turn < 3; turn += 1) placed.push((await order({ productId: id, phone })).body.data.id);
    for (const orderId of placed)
      for (const [from, to] of [
        ['confirmed', 'processing'],
        ['processing', 'shipped'],
      ] as const)
        await inTransaction(database.db, (tx) => changeStatus(tx, { orderId, from, to, actor: 'staff' }, 'ar'));
    const staff = await makeStaff(database.db, 'support');
    for (let turn = 0; turn < 5; turn += 1) {
      const body = orderBody([{ product_id: id, quantity: 1 }], 50, {
        contact: { first_name: 'س', last_name: 'ص', phone },
      });
      const sold = await shop.call('POST /admin/orders', { body, headers: staff.headers });
      expect(sold.body, JSON.stringify(sold.body)).toMatchObject({ data: { status: confirmed } });
    }
    expect(told(await order({ productId: id, phone }))).toBe(confirmed);
  });

  test('a transfer that waits and an order in cash are counted together', async () => {
    const { id } = await product(1_000);
    const phone = '0512322222';
    for (let turn = 0; turn < 3; turn += 1) await order({ productId: id, phone, method: 'bank_transfer' });
    expect(told(await order({ productId: id, phone, method: 'bank_transfer' }))).toBe('orders.unpaid_orders');
    expect(told(await order({ productId: id, phone }))).toBe(waits);
  });
});

describe('a proved phone', () => {
  test('of an account is not counted with its neighbours, and still has its own limits', async () => {
    const { id } = await product(10_000);
    for (let turn = 0; turn < 15; turn += 1) await order({ productId: id });
    const { headers } = await makeCustomer(database.db, { isPhoneVerified: true });
    const answers: string[] = [];
    for (let turn = 0; turn < 10; turn += 1) answers.push(told(await order({ productId: id, headers })));
    expect(answers.slice(0, 9)).toEqual(Array(9).fill(confirmed));
    expect(answers.at(9)).toBe('orders.unpaid_orders');
  });

  test('nobody is shut out by what others typed with their phone', async () => {
    const { id } = await product(1_000);
    const buyer = await makeCustomer(database.db);
    for (let turn = 0; turn < 4; turn += 1)
      await order({ productId: id, phone: buyer.phone, from: `198.51.100.${turn}` });
    const answer = await order({ productId: id, phone: buyer.phone, from: '198.51.100.9', headers: buyer.headers });
    expect(told(answer)).toBe(confirmed);
  });
});

describe('an order that waits for a code', () => {
  /** The fourth order of a phone, which waits for a code. */
  async function waitingOrder(phone: string, stock = 100) {
    const { id } = await product(stock);
    for (let turn = 0; turn < 3; turn += 1) await order({ productId: id, phone, from: `198.51.100.${turn}` });
    const { data } = (await order({ productId: id, phone, from: '198.51.100.5' })).body;
    return { productId: id, ...data };
  }
  const askFor = ({ id, view_token }: { id: string; view_token: string }, from = '198.51.100.5') =>
    shop.call(`POST /orders/${id}/phone-code?view_token=${view_token}`, { from });
  const prove = ({ id, view_token }: { id: string; view_token: string }, code: string) =>
    shop.call(`POST /orders/${id}/verify-phone?view_token=${view_token}`, { body: { code }, from: '198.51.100.5' });

  async function codeTo(phone: string): Promise<string> {
    await deliver();
    return /(\d{6})/.exec(messages.filter((one) => one.to === phone).at(-1)?.text ?? '')?.[1] ?? '';
  }

  test('says so, is confirmed by the code sent to its phone, and counts as proved from then on', async () => {
    const waiting = await waitingOrder('0512333331');
    expect(waiting).toMatchObject({
      awaits_phone_code: true,
      status: waits,
      status_label: 'بانتظار تأكيد الجوال',
      payment_method: 'cash_on_delivery',
      hold_expires_at: new Date(now() + 30 * 60_000).toISOString(),
    });
    expect((await askFor(waiting)).status).toBe(200);
    const code = await codeTo('+966512333331');
    const wrong = code === '000000' ? '000001' : '000000';
    expect(await prove(waiting, wrong)).toMatchObject({ status: 422, body: { code: 'auth.code_wrong' } });
    const answer = await prove(waiting, code);
    expect(answer.body.data).toMatchObject({ status: confirmed, awaits_phone_code: false, hold_expires_at: null });
    expect(await prove(waiting, code)).toMatchObject({ status: 409, body: { code: 'orders.code_not_needed' } });
    expect(await askFor(waiting)).toMatchObject({ status: 409 });
    const { rows } = await sql.rows({ phone_proved: sql.bool })`
      select phone_proved from orders where id = ${waiting.id}`.execute(database.db);
    expect(rows).toEqual([{ phone_proved: true }]);
  });

  test('expires, gives everything back and can be confirmed no more', async () => {
    const waiting = await waitingOrder('0512333332', 10);
    const level = async () => {
      const { rows } = await sql.rows({ quantity: sql.int4 })`
        select s.quantity from stock_levels s join product_variants v on v.id = s.variant_id
        where v.product_id = ${waiting.productId}`.execute(database.db);
      return rows[0]?.quantity;
    };
    await askFor(waiting);
    const code = await codeTo('+966512333332');
    expect(await level()).toBe(6);
    clock.now += 31 * 60_000;
    await expireReservations(database.db, new Date(now()));
    expect(await level()).toBe(7);
    expect(await prove(waiting, code)).toMatchObject({ status: 409 });
    const shown = await shop.call(`GET /orders/${waiting.id}?view_token=${waiting.view_token}`);
    expect(shown.body.data).toMatchObject({ status: 'expired', status_label: 'انتهت مهلة تأكيد الجوال' });
  });

  test('forgets a code that nobody can use any more', async () => {
    const waiting = await waitingOrder('0512333336');
    await askFor(waiting);
    await codeTo('+966512333336');
    const codes = async () => {
      const { rows } = await sql.rows({ count: sql.int4 })`
        select count(*)::int as count from order_phone_codes where order_id = ${waiting.id}
      `.execute(database.db);
      return rows[0]?.count;
    };
    await deleteOldPhoneCodes(database.db, new Date(now()));
    expect(await codes()).toBe(1);
    await deleteOldPhoneCodes(database.db, new Date(now() + 11 * 60_000));
    expect(await codes()).toBe(0);
  });

  test('takes five tries a code, and the code of no other order', async () => {
    const [one, other] = [await waitingOrder('0512333333'), await waitingOrder('0512333334')];
    await askFor(one);
    await askFor(other);
    const code = await codeTo('+966512333333');
    expect((await prove(other, code)).status).toBe(422);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let turn = 0; turn < 5; turn += 1) await prove(one, wrong);
    expect(await prove(one, code)).toMatchObject({ status: 422, body: { code: 'auth.code_wrong' } });
  });

  test('asks for few messages: of one phone, and of one network over orders', async () => {
    const waiting = await waitingOrder('0512333335');
    const ask = async ({ id, view_token }: typeof waiting, from: string) =>
      (await limited.call(`POST /orders/${id}/phone-code?view_token=${view_token}`, { from })).body.code ?? 'sent';
    const ofOnePhone = [];
    for (let turn = 0; turn < 6; turn += 1) ofOnePhone.push(await ask(waiting, `198.51.100.${100 + turn}`));
    expect(ofOnePhone).toEqual([...Array(5).fill('sent'), 'auth.too_many_attempts']);
    const ofOneNetwork = [];
    for (let turn = 0; turn < 21; turn += 1) {
      const placed = await order({ productId: waiting.productId, from: `192.0.2.${turn}` });
      const { data } = placed.body;
      const until = new Date(now() + 3_600_000);
      await inTransaction(database.db, (tx) => reserveUntilCode(tx, [{ id: data.id, hold_expires_at: until }]));
      // Resets the limit of calls per minute, which is not tested here.
      await sql`delete from rate_limits where ends_at - minute <= interval '1 minute'`.execute(database.db);
      ofOneNetwork.push(await ask(data, '203.0.113.99'));
    }
    expect(ofOneNetwork).toEqual([...Array(20).fill('sent'), 'sms.too_many']);
  });

  test('is confirmed by staff who called its phone, once, with their name in the audit', async () => {
    const waiting = await waitingOrder('0512333337');
    const [support, packer] = [await makeStaff(database.db, 'support'), await makeStaff(database.db, 'fulfilment')];
    const key = `POST /admin/orders/${waiting.id}/confirm-phone`;
    const call = ({ headers }: typeof support) => shop.call(key, { headers });
    expect((await call(packer)).status).toBe(403);
    const seen = (headers: Record<string, string>) => shop.call(`GET /admin/orders/${waiting.id}`, { headers });
    expect((await seen(packer.headers)).body.data.may).toMatchObject({ confirm_phone: false });
    expect((await seen(support.headers)).body.data.may).toMatchObject({ confirm_phone: true });
    await askFor(waiting);
    const code = await codeTo('+966512333337');
    const answers = await Promise.all([call(support), call(support), prove(waiting, code)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await call(support)).body.code).toBe('orders.code_not_needed');
    const shown = (await seen(support.headers)).body.data;
    expect(shown).toMatchObject({ status: confirmed, may: { confirm_phone: false } });
    const { rows } = await sql.rows({ phone_proved: sql.bool, events: sql.int4, codes: sql.int4 })`
      select o.phone_proved,
        (select count(*)::int from order_events e where e.order_id = o.id and e.status = 'confirmed') as events,
        (select count(*)::int from order_phone_codes c where c.order_id = o.id) as codes
      from orders o where o.id = ${waiting.id}`.execute(database.db);
    expect(rows).toEqual([{ phone_proved: true, events: 1, codes: 0 }]);
  });

  test('is not confirmed by a call once it has expired, and the audit keeps a call that was made', async () => {
    const [called, late] = [await waitingOrder('0512333338'), await waitingOrder('0512333339')];
    const { headers } = await makeStaff(database.db, 'manager');
    const call = ({ id }: { id: string }) => shop.call(`POST /admin/orders/${id}/confirm-phone`, { headers });
    const answer = await call(called);
    expect(answer.body.data).toMatchObject({ status: confirmed });
    expect(answer.body.data.timeline.map(({ label }: { label: string }) => label)).toContain(
      'أكد المشتري الطلب في مكالمة',
    );
    // Expires the order at a later time without moving the clock: an idle staff session would end before 31 minutes.
    await expireReservations(database.db, new Date(now() + 31 * 60_000));
    expect(await call(late)).toMatchObject({ status: 409, body: { code: 'orders.code_not_needed' } });
  });

  test('is nobody else’s to confirm', async () => {
    const { id } = await waitingOrder('0512333336');
    const stranger = { id, view_token: 'x'.repeat(43) };
    expect((await askFor(stranger)).status).toBe(404);
    expect((await prove(stranger, '123456')).status).toBe(404);
  });

  test('with store credit holds the credit, spends it when it is confirmed and gives it back when it expires', async () => {
    const { id } = await product(1_000);
    const buyer = await makeCustomer(database.db);
    await inTransaction(database.db, (tx) =>
      postTransfer(tx, {
        unit: 'store_credit',
        from: { house: 'issued' },
        to: { customerId: buyer.id },
        amount: 3_000,
        cause: { kind: 'gift', id: '1' },
        key: `credit ${buyer.id}`,
      }),
    );
    for (let turn = 0; turn < 3; turn += 1) await order({ productId: id, headers: buyer.headers });
    const paying = { use_store_credit: true, expected_due: 20 };
    const placed = await order({ productId: id, headers: buyer.headers, more: paying });
    expect(placed.body.data).toMatchObject({ status: waits, store_credit: 30, events: [{ status: waits }] });
    expect(await readBalance(database.db, buyer.id, 'store_credit')).toMatchObject({ balance: 3_000, held: 3_000 });
    await inTransaction(database.db, (tx) =>
      changeStatus(tx, { orderId: placed.body.data.id, from: waits, to: 'expired', actor: 'system' }, 'ar'),
    );
    expect(await readBalance(database.db, buyer.id, 'store_credit')).toMatchObject({ balance: 3_000, held: 0 });
  });
});
