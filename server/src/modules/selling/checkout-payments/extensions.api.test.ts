import { type AnyExtension, defineExtension, type PaymentProvider, type PaymentState } from '@waha/extend';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createTestApp,
  createTestDatabase,
  factories,
  makeSellable,
  orderBody,
  type TestDatabase,
} from '../../../testing/index.ts';

let database: TestDatabase;
let lines: { product_id: number; quantity: number }[];
beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  const { id } = await factories(database.db).product({ priceHalalas: 10_000, stock: 500 });
  lines = [{ product_id: id, quantity: 1 }];
});
afterAll(() => database.close());

const texts = { ar: { name: 'أكمي', description: 'دفع' }, en: { name: 'Acme', description: 'Pays' } };
const capabilities = { flow: 'redirect', capture: 'at-once', refunds: 'parts', minimum: 100, maximum: null } as const;

/** A payment method whose provider is this object: what it does is up to a test. */
function acme(own: Partial<PaymentProvider> = {}): AnyExtension {
  const provider: PaymentProvider = {
    capabilities,
    start: async ({ id }) => ({ reference: id, url: 'https://acme.example/pay' }),
    read: async () => ({ status: 'open', wasRefused: false }),
    refund: async () => undefined,
    cancel: async () => undefined,
    webhook: () => 'ignored',
    ...own,
  };
  return defineExtension({ ...{ name: 'acme', api: 1, settings: {}, texts }, payment: () => provider });
}

async function inShopOf(
  extensions: readonly AnyExtension[],
  use: (shop: Awaited<ReturnType<typeof createTestApp>>) => Promise<void>,
): Promise<void> {
  const shop = await createTestApp(database, { extensions });
  await use(shop).finally(() => shop.close());
}
type Shop = Awaited<ReturnType<typeof createTestApp>>;

const optionsOf = async ({ call }: Shop) =>
  (await call('POST /orders/quote', { language: 'en', body: { lines, city_id: 1, shipping_method: 'standard' } })).body
    .data.payment_options;
const placeAt = ({ call }: Shop) => call('POST /orders', { body: orderBody(lines, 125, { payment_method: 'acme' }) });

async function startAt(shop: Shop) {
  const { id, view_token } = (await placeAt(shop)).body.data;
  const path = `POST /orders/${id}/payment`;
  const started = await shop.call(`${path}?view_token=${view_token}`);
  return { started, refresh: () => shop.call(`${path}/refresh?view_token=${view_token}`), id };
}

test('without any extension the shop sells, by cash on delivery', async () => {
  await inShopOf([], async (shop) => {
    expect((await optionsOf(shop)).map(({ code }: { code: string }) => code)).toEqual([
      'cash_on_delivery',
      'bank_transfer',
    ]);
    const cash = orderBody(lines, 140, { payment_method: 'cash_on_delivery' });
    const placed = await shop.call('POST /orders', { body: cash });
    expect([placed.status, placed.body.data.status]).toEqual([201, 'confirmed']);
    expect((await placeAt(shop)).body.code).toBe('payments.method_not_available');
    expect((await shop.call('POST /payments/acme/webhook', { body: {} })).status).toBe(404);
  });
});

test('a method is described by its extension and compared by what it can do', async () => {
  const small = acme({ capabilities: { ...capabilities, maximum: 10_000 } });
  await inShopOf([small], async (shop) => {
    const [option] = await optionsOf(shop);
    expect(option).toMatchObject({
      ...{ code: 'acme', kind: 'online', flow: 'redirect', name: 'Acme', description: 'Pays' },
      ...{ available: false, reason: 'For amounts up to 100 SAR' },
    });
    expect((await placeAt(shop)).body.code).toBe('payments.method_not_available');
  });
});

test('a method has its logo at the checkout: a picture in which no script runs', async () => {
  const logo = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  await inShopOf([{ ...acme(), logo }], async (shop) => {
    expect((await optionsOf(shop)).map((option: { logo: unknown }) => option.logo)).toEqual([
      '/api/store/payments/acme/logo',
      null,
      null,
    ]);
    const { statusCode, body, headers } = await shop.app.server.inject('/api/store/payments/acme/logo');
    expect([statusCode, body, headers['content-type']]).toEqual([200, logo, 'image/svg+xml']);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect((await shop.app.server.inject('/api/store/payments/other/logo')).statusCode).toBe(404);
  });
});

test('an order tells the name of its method when the extension is gone', async () => {
  let path = '';
  await inShopOf([acme()], async (shop) => {
    const { id, view_token, payment_name } = (await placeAt(shop)).body.data;
    path = `/orders/${id}?view_token=${view_token}`;
    expect(payment_name).toBe('أكمي');
  });
  await inShopOf([], async ({ call }) => {
    const { data } = (await call(`GET ${path}`, { language: 'en' })).body;
    expect(data).toMatchObject({ payment_method: 'acme', payment_kind: 'online', payment_name: 'Acme' });
    const start = await call(`POST ${path.replace('?', '/payment?')}`);
    expect(start.body.code).toBe('payments.method_not_available');
  });
});

test('one whose function fails, hangs or answers rubbish when asked for an offer is not offered', async () => {
  const offers: PaymentProvider['offer'][] = [
    async () => false,
    () => Promise.reject(new Error('down')),
    () => new Promise(() => undefined),
    // Extensions in JavaScript may answer anything.
    async () => JSON.parse('"yes"'),
  ];
  for (const offer of offers) {
    await inShopOf([acme({ ...(offer && { offer }) })], async (shop) => {
      const codes = (await optionsOf(shop)).map(({ code }: { code: string }) => code);
      expect(codes).toEqual(['cash_on_delivery', 'bank_transfer']);
    });
  }
  await inShopOf([acme({ offer: async ({ amount }) => amount === 12_500 })], async (shop) =>
    expect((await optionsOf(shop))[0].code).toBe('acme'),
  );
});

test.each([
  ['an address of no web', async () => ({ reference: 'r', url: 'javascript:alert(1)' })],
  ['no reference', async () => ({ reference: '', url: 'https://acme.example' })],
  ['nothing', async () => JSON.parse('null')],
  ['an error', () => Promise.reject(new Error('boom'))],
])('a start that gives %s is a provider that cannot be reached', async (_, start) => {
  await inShopOf([acme({ start })], async (shop) => {
    const { started } = await startAt(shop);
    expect([started.status, started.body.code]).toEqual([503, 'payments.unreachable']);
  });
});

test('a state that is none settles nothing', async () => {
  const states = ['null', '{"status":"paid"}', '{"status":"captured","amount":12500}', '{"status":"captured"}'];
  for (const state of states) {
    await inShopOf([acme({ read: async () => JSON.parse(state) })], async (shop) => {
      const { refresh } = await startAt(shop);
      expect((await refresh()).body.code, state).toBe('payments.unreachable');
    });
  }
});

test('a webhook that throws has proved nothing', async () => {
  const webhook = () => {
    throw new Error('no JSON');
  };
  await inShopOf([acme({ webhook })], async ({ call }) => {
    const answer = await call('POST /payments/acme/webhook', { body: {}, headers: { 'x-api-key': '' } });
    expect([answer.status, answer.body.code]).toEqual([401, 'payments.webhook_refused']);
  });
});

test('a webhook gets the bytes as they came, whatever their type', async () => {
  const seen: string[] = [];
  const webhook: PaymentProvider['webhook'] = ({ body, headers }) => {
    seen.push(`${headers['content-type']} ${new TextDecoder().decode(body)}`);
    return 'ignored';
  };
  await inShopOf([acme({ webhook })], async ({ app }) => {
    for (const [type, payload] of [
      ['application/json', '{ "a": 1 }'],
      ['application/x-www-form-urlencoded', 'a=1'],
      ['text/plain', 'x'],
    ] as const) {
      const headers = { 'content-type': type };
      const url = '/api/store/payments/acme/webhook';
      expect((await app.server.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(200);
    }
  });
  expect(seen).toEqual(['application/json { "a": 1 }', 'application/x-www-form-urlencoded a=1', 'text/plain x']);
});

/** A provider that authorises first: its payments, and what was done with them. */
function lender(amount = 12_500) {
  let state: PaymentState = { status: 'open', wasRefused: false };
  const done: string[] = [];
  const provider: Partial<PaymentProvider> = {
    capabilities: { ...capabilities, capture: 'later' },
    read: async () => state,
    async capture(_, taken) {
      done.push(`capture ${taken}`);
      state = { status: 'captured', captureReference: 'c', amount: taken, currency: 'SAR' };
    },
    async cancel() {
      done.push('cancel');
      state = { status: 'failed' };
    },
  };
  const authorise = () => {
    state = { status: 'authorised', amount, currency: 'SAR' };
  };
  return { extension: acme(provider), authorise, done };
}

test('authorised money is captured when it pays a waiting order exactly', async () => {
  const { extension, authorise, done } = lender();
  await inShopOf([extension], async (shop) => {
    const { refresh } = await startAt(shop);
    authorise();
    expect((await refresh()).body.data).toMatchObject({ status: 'paid', order_status: 'confirmed' });
    await refresh();
  });
  expect(done).toEqual(['capture 12500']);
});

test('authorised money of another amount is released, and pays nothing', async () => {
  const { extension, authorise, done } = lender(100);
  await inShopOf([extension], async (shop) => {
    const { refresh } = await startAt(shop);
    authorise();
    expect((await refresh()).body.data).toMatchObject({ status: 'failed', order_status: 'pending_payment' });
  });
  expect(done).toEqual(['cancel']);
});

test.each([
  [{ flow: 'embedded' }, 'pays on the shop’s own page'],
  [{ refunds: 'none' }, 'cannot refund, which'],
  [{ capture: 'later' }, 'has no capture function'],
  [{ minimum: 0 }, 'no amounts'],
])('a method that needs what the shop cannot do is refused at the start: %j', async (other, sentence) => {
  // The list crosses capabilities that a type would refuse.
  const wrong = acme({ capabilities: { ...capabilities, ...(other as object) } });
  await expect(createTestApp(database, { extensions: [wrong] })).rejects.toThrow(sentence);
});
