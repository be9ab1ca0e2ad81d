import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { fakeShop } from '../fake-shop.fixture.ts';
import { suiteDiscounts } from './flower-codes.ts';
import { PAIR, places } from './flower-data.ts';
import { keptPath } from './kept-flower-shop.ts';
import { requireLoopback } from './loopback.ts';

test.each([
  ['https://shop.example', true],
  ['http://10.0.0.1', true],
  ['http://localhost.evil.example', true],
  ['http://localhost:3000', false],
])('hooks of tests refuse %s (demo: %s)', (publicUrl, isDemo) => {
  expect(() => requireLoopback({ publicUrl, isDemo })).toThrow('UCP_TEST_HOOKS');
});

test('a demo shop on this machine may have them; the shop of other tests has another name, and opens without protocol', () => {
  expect(() => requireLoopback({ publicUrl: 'http://127.0.0.1:3000', isDemo: true })).not.toThrow();
  expect(() => fakeShop({ UCP_TEST_HOOKS: '1' })).toThrow('UCP_TEST_HOOKS');
});

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

const SECRET = 'secret-of-the-simulation';

async function flowerShop() {
  const dataDir = await mkdtemp(join(tmpdir(), 'waha-flowers-'));
  folders.push(dataDir);
  await writeFile(keptPath(dataDir), JSON.stringify({ items: { roses: 'p1' }, secret: SECRET, token: 'none' }));
  const shop = fakeShop({ UCP_TEST_HOOKS: '1' }, dataDir);
  shop.fake.city = places.us.city;
  return shop;
}

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

test('no hook is there outside that mode, and all are below the path of the protocol', async () => {
  const usual = fakeShop().routes.map(nameOf);
  const { routes } = await flowerShop();
  const hooks = [
    ...['GET /.well-known/ucp', 'PUT /orders/{id}', 'POST /testing/simulate-shipping/{id}'],
    ...['POST /testing/idempotency/age', 'POST /testing/idempotency/outage'],
  ];
  const more = routes.filter(({ atRoot }) => !atRoot).map(nameOf);
  expect(more.filter((one) => hooks.includes(one)).toSorted()).toEqual(hooks.toSorted());
  expect(usual.filter((one) => hooks.slice(1).includes(one))).toEqual([]);
  expect(routes.filter(({ atRoot }) => atRoot).map(nameOf)).toEqual(
    fakeShop()
      .routes.filter(({ atRoot }) => atRoot)
      .map(nameOf),
  );
});

const abroad = {
  ...{ id: 'home', street_address: '123 Main St', address_locality: 'Springfield' },
  ...{ postal_code: '62704', address_country: 'US' },
};
const whole = {
  line_items: [{ item: { id: 'roses' }, quantity: 1 }],
  fulfillment: {
    methods: [{ type: 'shipping', destinations: [abroad], groups: [{ selected_option_id: 'std-ship' }] }],
  },
};
const payment = { instruments: [{ handler_id: 'mock_payment_handler', credential: { token: 'success_token' } }] };

test('the suite orders by its own names, and prices are the shop’s', async () => {
  const { send, orders } = await flowerShop();
  const { status, body } = await send('POST', '/checkout-sessions', whole);
  expect([status, body.status, body.currency]).toEqual([201, 'ready_for_complete', 'USD']);
  expect(body.line_items[0].item).toMatchObject({ id: 'roses', price: 1_000 });
  const [method] = body.fulfillment.methods;
  expect(method.destinations).toEqual([abroad]);
  expect(method.groups[0].options.map(({ id }: { id: string }) => id)).toEqual(['std-ship', 'exp-ship-us']);
  const done = await send('POST', `/checkout-sessions/${body.id}/complete`, { payment });
  expect([done.status, done.body.status, orders.size]).toEqual([200, 'completed', 1]);
});

test('its card that is declined is declined', async () => {
  const { send, orders } = await flowerShop();
  const { body } = await send('POST', '/checkout-sessions', whole);
  const declined = { instruments: [{ handler_id: 'mock_payment_handler', credential: { token: 'fail_token' } }] };
  const answer = await send('POST', `/checkout-sessions/${body.id}/complete`, { payment: declined });
  expect([answer.status, orders.size]).toEqual([402, 0]);
});

test('a card that asks for its holder hands the checkout to a person', async () => {
  const { send, orders } = await flowerShop();
  const { body } = await send('POST', '/checkout-sessions', whole);
  const asking = { instruments: [{ handler_id: 'mock_payment_handler', credential: { token: 'challenge_token' } }] };
  const answer = await send('POST', `/checkout-sessions/${body.id}/complete`, { payment: asking });
  expect([answer.status, answer.body.status, orders.size]).toEqual([200, 'requires_escalation', 0]);
  expect(answer.body.continue_url).toMatch(/^http:/);
});

test('an answer that is kept for 23 hours is told again, one of 26 is not, and without their store nothing is done', async () => {
  const { send } = await flowerShop();
  const keyed = { 'idempotency-key': 'one-key-of-the-suite' };
  const make = async () => (await send('POST', '/carts', { line_items: whole.line_items }, keyed)).body.id;
  const first = await make();
  await send('POST', '/testing/idempotency/age', { hours: 23 });
  expect(await make()).toBe(first);
  await send('POST', '/testing/idempotency/age', { hours: 3 });
  expect(await make()).not.toBe(first);
  await send('POST', '/testing/idempotency/outage', { enabled: true });
  expect(await send('POST', '/carts', { line_items: whole.line_items }, keyed)).toMatchObject({
    ...{ status: 503, body: { code: 'unavailable', content: expect.any(String) } },
  });
  await send('POST', '/testing/idempotency/outage', { enabled: false });
  expect(typeof (await make())).toBe('string');
});

test('who does not know the secret sends no order', async () => {
  const { send } = await flowerShop();
  const path = '/testing/simulate-shipping/anything';
  expect((await send('POST', path)).status).toBe(403);
  expect((await send('POST', path, undefined, { 'simulation-secret': 'another' })).status).toBe(403);
  await expect(send('POST', path, undefined, { 'simulation-secret': SECRET })).rejects.toThrow('no such order');
});

test('two codes of the suite are one of the shop, told as its two', () => {
  const applied = [{ code: PAIR, title: PAIR, amount: 980, automatic: false }];
  const told = suiteDiscounts({ codes: [PAIR], applied }, 3_500);
  expect(told).toMatchObject({
    codes: ['10OFF', 'WELCOME20'],
    applied: [
      { code: '10OFF', amount: 350 },
      { code: 'WELCOME20', amount: 630 },
    ],
  });
});
