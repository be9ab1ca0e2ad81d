import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction, sql } from '../../../platform/database/index.ts';
import { createTestApp, makeCustomer } from '../../../testing/index.ts';
import { postTransfer, readBalance } from '../ledger/index.ts';
import { expireReservations } from '../orders/index.ts';
import { DUE, openPaymentShop } from './payment-shop.fixture.ts';

let it: Awaited<ReturnType<typeof openPaymentShop>>;
beforeAll(async () => {
  it = await openPaymentShop();
});
afterAll(() => it.close());
type Placed = Awaited<ReturnType<typeof it.place>>;

async function expire({ id }: Placed): Promise<void> {
  await sql`update orders set hold_expires_at = now() - interval '1 minute' where id = ${id}`.execute(it.database.db);
  await expireReservations(it.database.db, new Date());
}

test('cards are offered where they are set up, and nowhere else', async () => {
  const lines = it.body().lines;
  const codes = async (call: typeof it.shop.call) =>
    (await call('POST /orders/quote', { body: { lines, city_id: 1 } })).body.data.payment_options.map(
      (option: { code: string }) => option.code,
    );
  expect(await codes(it.shop.call)).toEqual(['test-pay', 'test-sandbox', 'cash_on_delivery', 'bank_transfer']);
  const plain = await createTestApp(it.database);
  expect(await codes(plain.call)).toEqual(['cash_on_delivery', 'bank_transfer']);
  const refused = await plain.call('POST /orders', { body: it.body() });
  expect([refused.status, refused.body.code]).toEqual([422, 'payments.method_not_available']);
  expect((await plain.call('POST /payments/test-pay/webhook', { body: {} })).status).toBe(404);
  await plain.close();
});

test('an order by card waits half an hour, and gives the address it is paid at, always the same', async () => {
  const placed = await it.place();
  expect(placed.order).toMatchObject({ status: 'pending_payment', payment_fee: 0, amount_due: 125 });
  const heldFor = Date.parse(placed.order.hold_expires_at) - Date.parse(placed.order.created_at);
  expect(heldFor).toBe(30 * 60_000);
  const before = it.fake.counts.created;
  const first = await it.start(placed);
  expect(first.body.data).toMatchObject({ status: 'open', order_status: 'pending_payment' });
  expect((await it.start(placed)).body.data.url).toBe(first.body.data.url);
  expect(it.fake.counts.created).toBe(before + 1);
  expect(it.fake.invoiceAt(first.body.data.url)).toMatchObject({ amount: DUE, currency: 'SAR' });
});

test('what is paid confirms its order, by webhook or by coming back, once', async () => {
  const { placed, invoice } = await it.opened();
  it.fake.pay(invoice);
  expect(await it.orderStatus(placed)).toBe('pending_payment');
  for (const answer of [await it.webhook(invoice.id), await it.refresh(placed), await it.webhook(invoice.id)]) {
    expect(answer.status).toBe(200);
  }
  const refreshed = await it.refresh(placed);
  expect(refreshed.body.data).toMatchObject({ status: 'paid', url: null, order_status: 'confirmed' });
  const { rows } = await sql.rows({ status: sql.text, actor: sql.text })`
    select status, actor from order_events where order_id = ${placed.id} order by id`.execute(it.database.db);
  expect(rows).toEqual([
    { status: 'pending_payment', actor: 'customer' },
    { status: 'confirmed', actor: 'system' },
  ]);
  expect((await it.start(placed)).body.code).toBe('payments.nothing_to_pay');
});

test('coming back proves nothing: without the money the order waits', async () => {
  const { placed, invoice } = await it.opened();
  expect((await it.webhook(invoice.id)).status).toBe(200);
  expect((await it.refresh(placed)).body.data).toMatchObject({ status: 'open', was_refused: false });
  expect(await it.orderStatus(placed)).toBe('pending_payment');
});

test('a refused card may be followed by another at the same address', async () => {
  const { placed, invoice } = await it.opened();
  it.fake.pay(invoice, { status: 'failed' });
  expect((await it.webhook(invoice.id)).status).toBe(200);
  expect((await it.refresh(placed)).body.data).toMatchObject({ status: 'open', was_refused: true, url: invoice.url });
  it.fake.pay(invoice);
  await it.webhook(invoice.id);
  expect(await it.orderStatus(placed)).toBe('confirmed');
});

test('after an invoice that came to nothing a new one can be paid', async () => {
  const { placed, invoice } = await it.opened();
  invoice.status = 'expired';
  expect((await it.refresh(placed)).body.data).toMatchObject({ status: 'expired', url: null });
  const next = it.fake.invoiceAt((await it.start(placed)).body.data.url);
  it.fake.pay(next);
  await it.webhook(next.id);
  expect(await it.orderStatus(placed)).toBe('confirmed');
  expect(await it.paymentStatuses(placed)).toEqual(['expired', 'paid']);
});

test.each([
  ['a wrong amount', { amount: DUE - 100 }],
  ['a wrong currency', { currency: 'USD' }],
])('%s pays nothing and goes back', async (_, what) => {
  const { placed, invoice } = await it.opened();
  const payment = it.fake.pay(invoice, what);
  await it.webhook(invoice.id);
  expect([await it.orderStatus(placed), await it.paymentStatuses(placed)]).toEqual(['pending_payment', ['mismatched']]);
  expect((await it.refresh(placed)).body.data.status).toBe('returned');
  await it.sendRefunds();
  expect(payment.refunded).toBe(payment.amount);
});

test('what comes after the hold goes back, and sells nothing', async () => {
  const { placed, invoice } = await it.opened();
  await expire(placed);
  const payment = it.fake.pay(invoice);
  await it.webhook(invoice.id);
  await it.webhook(invoice.id);
  expect([await it.orderStatus(placed), await it.paymentStatuses(placed)]).toEqual(['expired', ['unwanted']]);
  await it.sendRefunds();
  expect(payment.refunded).toBe(DUE);
});

test('two invoices paid for one order: one counts, the other goes back', async () => {
  const { placed, invoice } = await it.opened();
  invoice.status = 'expired';
  await it.refresh(placed);
  const next = it.fake.invoiceAt((await it.start(placed)).body.data.url);
  it.fake.pay(next);
  await it.webhook(next.id);
  const late = it.fake.pay(invoice);
  await it.webhook(invoice.id);
  await it.sendRefunds();
  expect(await it.paymentStatuses(placed)).toEqual(['unwanted', 'paid']);
  expect(late.refunded).toBe(DUE);
});

test('cancelling a paid order gives the card its part back, once', async () => {
  const { placed, invoice } = await it.opened();
  const payment = it.fake.pay(invoice);
  await it.webhook(invoice.id);
  expect((await it.cancel(placed)).status).toBe(200);
  expect((await it.cancel(placed)).status).toBe(409);
  const before = it.fake.counts.refunds;
  await it.sendRefunds();
  await it.reconcile();
  expect([payment.refunded, it.fake.counts.refunds - before]).toEqual([DUE, 1]);
});

test('a refund that broke off is done again, and done once', async () => {
  const { placed, invoice } = await it.opened();
  const payment = it.fake.pay(invoice);
  await it.webhook(invoice.id);
  await it.cancel(placed);
  it.fake.trouble.push({ kind: 'fails', after: false, method: 'POST' }, { kind: 'fails', after: true, method: 'POST' });
  await expect(it.sendRefunds()).rejects.toThrow('test-pay');
  expect(payment.refunded).toBe(0);
  await expect(it.reconcile()).rejects.toThrow();
  expect(payment.refunded, 'it went through, though nobody was told').toBe(DUE);
  const before = it.fake.counts.refunds;
  await it.reconcile();
  expect(it.fake.counts.refunds).toBe(before);
  const { rows } = await sql`select from payment_refunds where status = 'due'`.execute(it.database.db);
  expect(rows).toEqual([]);
});

test('nobody is told of a payment: reconciliation finds it', async () => {
  const { placed, invoice } = await it.opened();
  it.fake.pay(invoice);
  await it.reconcile();
  expect(await it.orderStatus(placed)).toBe('confirmed');
});

test('an abandoned invoice is cancelled once its order is over', async () => {
  const { placed, invoice } = await it.opened();
  await it.reconcile();
  expect([invoice.status, await it.paymentStatuses(placed)]).toEqual(['open', ['open']]);
  await expire(placed);
  await it.reconcile();
  expect([invoice.status, await it.paymentStatuses(placed)]).toEqual(['cancelled', ['failed']]);
});

test('forged, unknown and senseless calls change nothing', async () => {
  const { placed, invoice } = await it.opened();
  it.fake.pay(invoice);
  for (const secret of ['', 'wrong', `${'x'.repeat(500)}`]) {
    const forged = await it.webhook(invoice.id, 'payment', secret);
    expect([forged.status, forged.body.code]).toEqual([401, 'payments.webhook_refused']);
  }
  expect((await it.shop.call('POST /payments/test-pay/webhook', { body: [1] })).status).toBe(401);
  expect((await it.webhook('11111111-1111-4111-8111-111111111111')).status).toBe(200);
  expect((await it.webhook(invoice.id, 'something_new')).status).toBe(200);
  expect(await it.orderStatus(placed)).toBe('pending_payment');
});

test('a provider in trouble is said in words, told to call again, and tried anew', async () => {
  const placed = await it.place();
  it.fake.trouble.push({ kind: 'fails', after: false, method: 'POST' });
  const refused = await it.start(placed);
  expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([
    503,
    'payments.unreachable',
    '5',
  ]);
  const invoice = it.fake.invoiceAt((await it.start(placed)).body.data.url);
  it.fake.pay(invoice);
  it.fake.trouble.push({ kind: 'fails', after: false, method: 'GET' });
  expect((await it.webhook(invoice.id)).status).toBe(503);
  it.fake.trouble.push({ kind: 'fails', after: false, method: 'GET' });
  expect((await it.refresh(placed)).body.code).toBe('payments.unreachable');
  expect((await it.webhook(invoice.id)).status).toBe(200);
  expect(await it.orderStatus(placed)).toBe('confirmed');
});

test('a maker who died is replaced', async () => {
  const placed = await it.place();
  await sql`
    insert into payments (id, order_id, provider, status, amount_halalas, expires_at, claimed_at)
    values (gen_random_uuid(), ${placed.id}, 'test-pay', 'creating', ${DUE}, now(), now() - interval '1 hour')
  `.execute(it.database.db);
  expect((await it.start(placed)).body.data.status).toBe('open');
  expect(await it.paymentStatuses(placed)).toEqual(['open']);
});

test('store credit pays a part, the card what is left; a card takes no less than a riyal', async () => {
  const { db } = it.database;
  const customerWith = async (amount: number) => {
    const customer = await makeCustomer(db);
    await inTransaction(db, (tx) =>
      postTransfer(tx, {
        unit: 'store_credit',
        from: { house: 'issued' },
        to: { customerId: customer.id },
        amount,
        cause: { kind: 'gift', id: customer.id },
        key: customer.id,
      }),
    );
    return customer;
  };
  const rich = await customerWith(5_000);
  const { id } = await it.place({ use_store_credit: true, expected_due: 75 }, rich.headers);
  const started = await it.shop.call(`POST /orders/${id}/payment`, { headers: rich.headers });
  const invoice = it.fake.invoiceAt(started.body.data.url);
  expect(invoice.amount).toBe(7_500);
  const payment = it.fake.pay(invoice);
  await it.webhook(invoice.id);
  const cancelled = await it.shop.call(`PATCH /orders/${id}/status`, {
    headers: rich.headers,
    body: { status: 'cancelled' },
  });
  expect(cancelled.body.data.status).toBe('cancelled');
  await it.sendRefunds();
  expect(payment.refunded).toBe(7_500);
  expect((await readBalance(db, rich.id, 'store_credit')).balance).toBe(5_000);

  const almost = await customerWith(DUE - 50);
  const refused = await it.shop.call('POST /orders', {
    headers: almost.headers,
    body: it.body({ use_store_credit: true }),
  });
  expect(refused.body.code).toBe('payments.method_not_available');
});

test('cancelled and paid at one moment: either it was refunded or it never was confirmed', async () => {
  for (let time = 0; time < 8; time += 1) {
    const { placed, invoice } = await it.opened();
    const payment = it.fake.pay(invoice);
    await Promise.all([it.webhook(invoice.id), it.cancel(placed), it.refresh(placed)]);
    await it.sendRefunds();
    expect([await it.orderStatus(placed), payment.refunded]).toEqual(
      (await it.orderStatus(placed)) === 'confirmed' ? ['confirmed', 0] : ['cancelled', DUE],
    );
  }
});

test('a demo shop plays paid and failed, and gives back what it took', async () => {
  const placed = await it.place({ payment_method: 'test-sandbox' });
  const url = new URL((await it.start(placed)).body.data.url);
  expect(url.pathname).toMatch(/^\/pay\/demo\//);
  const id = url.pathname.split('/').at(-1);
  const play = (outcome: string, of = id) => it.shop.call(`POST /payments/demo/${of}`, { body: { outcome } });
  expect((await it.shop.call(`GET /payments/demo/${id}`)).body.data).toMatchObject({ amount: 125, status: 'open' });
  expect((await play('failed')).body.data.status).toBe('failed');
  expect((await play('paid')).body.data.status, 'over is over').toBe('failed');
  const again = new URL((await it.start(placed)).body.data.url).pathname.split('/').at(-1);
  expect((await play('paid', again)).body.data.status).toBe('paid');
  expect(await it.orderStatus(placed)).toBe('confirmed');
  await it.cancel(placed);
  await it.sendRefunds();
  const { rows } = await sql.rows({ refunded: sql.text })`
    select value ->> 'refunded' as refunded from extension_records where key = ${again}`.execute(it.database.db);
  expect(rows).toEqual([{ refunded: String(DUE) }]);
});
