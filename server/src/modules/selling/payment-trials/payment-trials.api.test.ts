import {
  type AnyExtension,
  defineExtension,
  type PaymentCapabilities,
  type PaymentProvider,
  setting,
} from '@waha/extend';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import { createTestApp, makeStaff } from '../../../testing/index.ts';
import { refundTrial } from './index.ts';
import { deleteOldTrials } from './payment-trials.store.ts';
import { openTrialShop, type TrialShop } from './trial-shop.fixture.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let it: TrialShop;
beforeEach(async () => {
  it = await openTrialShop();
});
afterEach(() => it.close());

test('a riyal is paid at the provider’s page, told of, and goes back by itself; nothing of it is a sale', async () => {
  const [tried] = await it.read();
  expect(tried).toEqual({ method: 'test-pay', amount: 1, has_webhook: true, is_offered: true, latest: null });
  const opened = await it.open();
  expect(opened.body.data).toMatchObject({ state: 'open', failure: null, paid_at: null, refund_tries: 0 });
  const invoice = it.fake.invoiceAt(opened.body.data.url);
  expect(invoice).toMatchObject({
    ...{ amount: 100, currency: 'SAR' },
    return_url: `${it.shop.config.publicUrl}/admin/settings/payments?trial=${opened.body.data.id}`,
  });
  const payment = it.fake.pay(invoice);
  expect((await it.webhook(invoice.id)).status).toBe(200);
  expect(await it.latest()).toMatchObject({ state: 'paid', paid_amount: 1, paid_currency: 'SAR', refunded_at: null });
  expect((await it.latest()).told_at).not.toBeNull();
  await it.sendRefunds();
  expect(await it.latest()).toMatchObject({ state: 'refunded', refund_tries: 1, problem: null, url: null });
  expect([payment.refunded, it.fake.counts.refunds, await it.sales()]).toEqual([100, 1, 0]);
});

test('an owner who comes back sees it paid and given back, also where the notification never comes', async () => {
  const { id, invoice } = await it.opened();
  expect((await it.refresh(id)).body.data).toMatchObject({ state: 'open', was_refused: false });
  it.fake.pay(invoice, { status: 'failed' });
  expect((await it.refresh(id)).body.data).toMatchObject({ state: 'open', was_refused: true });
  it.fake.pay(invoice);
  expect((await it.refresh(id)).body.data).toMatchObject({ state: 'paid', told_at: null, refund_tries: 0 });
  await it.sendRefunds();
  expect((await it.refresh(id)).body.data).toMatchObject({ state: 'refunded', refund_tries: 1 });
  expect(it.fake.counts.refunds).toBe(1);
  expect((await it.webhook(invoice.id)).status).toBe(200);
  expect((await it.latest()).told_at).not.toBeNull();
});

test('a notification that is forged or of nobody’s payment is refused; a signed one of another payment is taken', async () => {
  const { invoice } = await it.opened();
  it.fake.pay(invoice);
  expect((await it.webhook(invoice.id, 'another-secret')).status).toBe(401);
  expect((await it.latest()).told_at).toBeNull();
  expect((await it.webhook('no-such-invoice')).status).toBe(200);
  expect(await it.latest()).toMatchObject({ state: 'open', told_at: null });
});

test('one that was told of while the provider is away is told again, and then settled', async () => {
  const { invoice } = await it.opened();
  it.fake.pay(invoice);
  it.fake.trouble.push({ kind: 'fails', after: false });
  expect((await it.webhook(invoice.id)).status).toBe(503);
  expect(await it.latest()).toMatchObject({ state: 'open', problem: 'status 500' });
  expect((await it.webhook(invoice.id)).status).toBe(200);
  expect(await it.latest()).toMatchObject({ state: 'paid', problem: null });
});

test('a page that nobody pays is closed by the job, ever less often asked about, and late money still goes back', async () => {
  const { id, invoice } = await it.opened();
  const begun = Date.now();
  await it.look(begun + MINUTE_MS);
  expect((await it.latest()).state).toBe('open');
  await it.look(begun + 4 * MINUTE_MS);
  it.fake.trouble.push({ kind: 'fails', after: false }, { kind: 'fails', after: false });
  await it.look(begun + 31 * MINUTE_MS);
  expect(await it.latest()).toMatchObject({ state: 'failed', failure: 'expired', url: null });
  expect((await it.open()).status).toBe(200);
  // The provider was away, so its page can still be paid.
  const payment = it.fake.pay(invoice);
  await it.look(begun + 3 * HOUR_MS);
  await it.sendRefunds();
  expect((await it.refresh(id)).body.data).toMatchObject({ state: 'refunded', failure: null });
  expect(payment.refunded).toBe(100);
});

test('a trial that has ended is asked about for a day, and no longer', async () => {
  const { id } = await it.opened();
  // Neither cancelled nor read: the provider is away.
  it.fake.trouble.push({ kind: 'fails', after: false }, { kind: 'fails', after: false });
  await it.cancel(id);
  const lookedAt = async () =>
    (
      await sql.rows({ at: sql.timestamptz.orNull })`select next_look_at as at from payment_trials`.execute(
        it.database.db,
      )
    ).rows[0]?.at;
  expect(await lookedAt()).not.toBeNull();
  it.fake.trouble.push({ kind: 'fails', after: false });
  await it.look(Date.now() + 2 * HOUR_MS);
  expect(await lookedAt()).not.toBeNull();
  await it.look(Date.now() + 26 * HOUR_MS);
  expect(await lookedAt()).toBeNull();
});

test('an owner ends a trial; one that was paid meanwhile, or after it, is seen', async () => {
  const first = await it.opened();
  expect((await it.cancel(first.id)).body.data).toMatchObject({ state: 'failed', failure: 'cancelled' });
  expect(first.invoice.status).toBe('cancelled');
  const second = await it.opened();
  it.fake.pay(second.invoice);
  expect((await it.cancel(second.id)).body.data).toMatchObject({ state: 'paid', failure: null });
  expect((await it.open()).body.code).toBe('trials.money_out');
  await it.sendRefunds();
  const third = await it.opened();
  it.fake.trouble.push({ kind: 'fails', after: false }, { kind: 'fails', after: false });
  expect((await it.cancel(third.id)).body.data, 'the provider is away').toMatchObject({ failure: 'cancelled' });
  it.fake.pay(third.invoice);
  await it.webhook(third.invoice.id);
  await it.sendRefunds();
  expect((await it.refresh(third.id)).body.data.state).toBe('refunded');
  expect((await it.cancel('11111111-1111-4111-8111-111111111111')).body.code).toBe('trials.not_found');
});

test('a provider that gives no page is told of in its own words, and blocks nothing', async () => {
  it.fake.trouble.push({ kind: 'fails', after: false });
  const { status, body } = await it.open();
  expect([status, body.data.state, body.data.failure, body.data.problem]).toEqual([
    ...[200, 'failed', 'unopened', 'status 500'],
  ]);
  expect((await it.open()).body.data.state).toBe('open');
});

test('a trial whose process died before it had a page is ended by the job', async () => {
  await sql`insert into payment_trials (id, method, opened_by, opened_at, expires_at, next_look_at)
    values (gen_random_uuid(), 'test-pay', ${it.ownerId}, now(), now() + interval '30 minutes', now() + interval '1 minute')
  `.execute(it.database.db);
  expect((await it.open()).body.code).toBe('trials.under_way');
  await it.look(Date.now() + 2 * MINUTE_MS);
  expect(await it.latest()).toMatchObject({ state: 'failed', failure: 'unopened' });
  expect((await it.open()).status).toBe(200);
});

test('a refund that fails twice is tried again by the queue; the provider’s words are shown until it works', async () => {
  const { invoice, id } = await it.opened();
  const payment = it.fake.pay(invoice);
  await it.webhook(invoice.id);
  const refund = () => refundTrial(it.depsAt(Date.now()), id);
  for (const tries of [1, 2]) {
    it.fake.trouble.push({ kind: 'fails', after: false, method: 'POST' });
    await expect(refund()).rejects.toThrow('status 500');
    expect(await it.latest()).toMatchObject({ state: 'paid', refund_tries: tries, problem: 'status 500' });
  }
  expect(await refund()).toBe(true);
  expect(await it.latest()).toMatchObject({ state: 'refunded', refund_tries: 3, problem: null });
  expect(payment.refunded).toBe(100);
  expect(await refund(), 'nothing is left to do').toBe(true);
});

test('a refund whose answer was lost is not sent twice', async () => {
  const { invoice, id } = await it.opened();
  const payment = it.fake.pay(invoice);
  it.fake.trouble.push({ kind: 'fails', after: true, method: 'POST' });
  await it.refresh(id);
  await expect(it.sendRefunds()).rejects.toThrow('status 500');
  expect(await it.latest()).toMatchObject({ state: 'paid', problem: 'status 500' });
  expect((await it.refresh(id)).body.data, 'a press repeats it').toMatchObject({ state: 'refunded', refund_tries: 2 });
  expect([payment.refunded, it.fake.counts.refunds]).toEqual([100, 1]);
});

test('another amount than the riyal goes back as it came', async () => {
  const { invoice, id } = await it.opened();
  const payment = it.fake.pay(invoice, { amount: 375, currency: 'USD' });
  await it.refresh(id);
  await it.sendRefunds();
  expect(await it.latest()).toMatchObject({ state: 'refunded', paid_amount: 3.75, paid_currency: 'USD' });
  expect(payment.refunded).toBe(375);
});

test('ten trials a day are enough', async () => {
  for (let turn = 0; turn < 10; turn += 1) await it.cancel((await it.opened()).id);
  expect((await it.open()).body.code).toBe('trials.too_many');
});

test('a trial whose provider is taken off the list is looked at without it', async () => {
  const { id } = await it.opened();
  const none = await createTestApp(it.database, { extensions: [] });
  const { headers } = await makeStaff(it.database.db, 'owner');
  expect((await none.call(`POST /admin/payment-trials/${id}/refresh`, { headers })).body.data.state).toBe('open');
  const { body } = await none.call(`POST /admin/payment-trials/${id}/cancel`, { headers });
  expect(body.data.failure).toBe('cancelled');
  await none.close();
});

const texts = { ar: { name: 'أكمي', description: 'دفع' }, en: { name: 'Acme', description: 'Pays' } };
const capabilities = { flow: 'redirect', capture: 'at-once', refunds: 'parts', minimum: 100, maximum: null } as const;

function acme(own: Partial<PaymentProvider>): AnyExtension {
  const provider: PaymentProvider = {
    capabilities,
    start: async () => ({ isDeclined: true }),
    read: async () => ({ status: 'failed' }),
    refund: async () => undefined,
    capture: async () => undefined,
    cancel: async () => undefined,
    ...own,
  };
  return defineExtension({ ...{ name: 'acme', api: 1, settings: {}, texts }, payment: () => provider });
}

const can = (more: Partial<PaymentCapabilities>) => ({ capabilities: { ...capabilities, ...more } });
const played = { read: async () => null, play: async () => undefined };

test.each<[string, boolean, Partial<PaymentProvider>]>([
  ['one that takes a riyal at once', true, {}],
  ['a lender', false, can({ instalments: { count: 4 } })],
  ['one that captures later', false, can({ capture: 'later' })],
  ['one whose least is more', false, can({ minimum: 101 })],
  ['one whose most is less', false, can({ minimum: 1, maximum: 99 })],
  ['one that is played in a demo shop', false, { sandbox: played }],
])('%s is offered: %s', async (_, isOffered, own) => {
  const other = await createTestApp(it.database, { extensions: [acme(own)] });
  const { headers } = await makeStaff(it.database.db, 'owner');
  const { data } = (await other.call('GET /admin/payment-trials', { headers })).body.data;
  expect(data.length).toBe(isOffered ? 1 : 0);
  const { body } = await other.call('POST /admin/payment-trials', { headers, body: { method: 'acme' } });
  // This provider declines whatever is opened.
  expect(isOffered ? body.data.failure : body.code).toBe(isOffered ? 'unopened' : 'trials.not_offered');
  await other.close();
});

test.each([
  ['failed', 'refused'],
  ['expired', 'expired'],
] as const)('a payment that the provider says is %s is over at once', async (status, failure) => {
  const start = async () => ({ reference: 'r', url: 'https://acme.example/pay' });
  const other = await createTestApp(it.database, { extensions: [acme({ start, read: async () => ({ status }) })] });
  const { headers } = await makeStaff(it.database.db, 'owner');
  const opened = await other.call('POST /admin/payment-trials', { headers, body: { method: 'acme' } });
  const { body } = await other.call(`POST /admin/payment-trials/${opened.body.data.id}/refresh`, { headers });
  expect(body.data).toMatchObject({ state: 'failed', failure });
  await other.close();
});

test('an unsigned notification by an unguessable reference is asked about, and proves no webhook', async () => {
  const start = async () => ({ reference: 'unguessable', url: 'https://acme.example/pay' });
  const webhook: PaymentProvider['webhook'] = ({ body: bytes }) => ({
    reference: new TextDecoder().decode(bytes),
    isSigned: false,
  });
  const other = await createTestApp(it.database, { extensions: [acme({ start, webhook })] });
  const { headers } = await makeStaff(it.database.db, 'owner');
  await other.call('POST /admin/payment-trials', { headers, body: { method: 'acme' } });
  const tell = (payload: string) =>
    other.app.server.inject({ method: 'POST', url: '/api/store/payments/acme/webhook', payload });
  expect((await tell('guessed')).statusCode).toBe(401);
  expect((await tell('unguessable')).statusCode).toBe(200);
  const { data } = (await other.call('GET /admin/payment-trials', { headers })).body.data;
  expect(data[0].latest).toMatchObject({ state: 'failed', failure: 'refused', told_at: null });
  await other.close();
});

test('secrets in the words of a provider are neither shown nor stored', async () => {
  const key = 'key-that-nobody-may-read';
  const start = () => Promise.reject(new Error(`refused ${key}`));
  const extension = { ...acme({ start }), settings: { key: setting.secret('ACME_KEY') } };
  const other = await createTestApp(it.database, { extensions: [extension], settings: { ACME_KEY: key } });
  const { headers } = await makeStaff(it.database.db, 'owner');
  const { body } = await other.call('POST /admin/payment-trials', { headers, body: { method: 'acme' } });
  expect(body.data).toMatchObject({ failure: 'unopened', problem: 'refused …' });
  await other.close();
});

test('an old trial is forgotten', async () => {
  await it.opened();
  await deleteOldTrials(it.database.db, new Date(Date.now() - HOUR_MS));
  expect(await it.latest()).not.toBeNull();
  await deleteOldTrials(it.database.db, new Date(Date.now() + HOUR_MS));
  expect(await it.latest()).toBeNull();
});
