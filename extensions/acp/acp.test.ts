import { runProtocolContract, testContext } from '@waha/extend/testing';
import { expect, test } from 'vitest';
import { expectOfficial, readStandard, standard } from './check-answers.fixture.ts';
import { acp } from './extension.ts';
import { fakeAgent, KEY } from './fake-agent.fixture.ts';

runProtocolContract('acp', { routes: fakeAgent().routes.filter(({ method }) => method === 'POST') });

const address = {
  ...{ name: 'سعد الحربي', line_one: 'العليا', city: 'الرياض', state: 'الرياض', country: 'SA', postal_code: '12211' },
};
const details = { name: 'سعد الحربي', phone_number: '+966512345678', email: 'saad@mail.example', address };
const items = { currency: 'sar', capabilities: {}, line_items: [{ id: 'p1', quantity: 2 }] };
const option = { selected_fulfillment_options: [{ type: 'shipping', option_id: 'standard', item_ids: ['p1'] }] };
const whole = { ...items, fulfillment_details: details, ...option };
const credential = { type: 'none', token: '-' };
const payment = { payment_data: { handler_id: 'cash_on_delivery', instrument: { type: 'cash', credential } } };
const sumOf = (totals: { type: string; amount: number }[]) => totals.map(({ type, amount }) => [type, amount]);

test('it is off until an owner turns it on and gives a key', () => {
  const off = { takesCash: false, webhookUrl: '', webhookSecret: '' };
  for (const own of [
    { isOn: false, apiKey: KEY },
    { isOn: true, apiKey: '' },
  ])
    expect(acp.protocol?.({ ...testContext(acp), settings: { ...off, ...own } }) ?? null).toBeNull();
});

test('a session is priced at each answer by the shop, and holds nothing', async () => {
  const { send, fake } = fakeAgent();
  const made = await send('POST', '/checkout_sessions', { ...whole, discounts: { codes: ['TEN', 'TWO'] } });
  expect([made.status, made.body.currency, fake.stock]).toEqual([201, 'sar', 5]);
  expect(sumOf(made.body.totals)).toEqual([
    ['items_base_amount', 2_000],
    ['subtotal', 2_000],
    ['discount', 200],
    ['fulfillment', 500],
    ['total', 2_300],
  ]);
  expect(made.body.discounts).toMatchObject({
    applied: [{ code: 'TEN', amount: 200 }],
    rejected: [{ code: 'TWO', reason: 'discount_code_combination_disallowed' }],
  });
  fake.price = 12;
  const read = await send('GET', `/checkout_sessions/${made.body.id}`);
  expect(sumOf(read.body.totals).at(-1)).toEqual(['total', 2_660]);
});

test('as a rule a person pays: the session says so, and completing it places nothing', async () => {
  const { send, orders } = fakeAgent();
  const { body } = await send('POST', '/checkout_sessions', whole);
  expect(body).toMatchObject({ status: 'requires_escalation', capabilities: { payment: { handlers: [] } } });
  expect(body.continue_url).toMatch(/\/checkout\/continue\?items=1%3A2&handover=/);
  const done = await send('POST', `/checkout_sessions/${body.id}/complete`, payment);
  expect([done.status, done.body.code, orders.size]).toEqual([400, 'intervention_required', 0]);
});

test('in cash a session says what it lacks, is completed once, and is over then', async () => {
  const { send, orders } = fakeAgent({ takesCash: true });
  const { body } = await send('POST', '/checkout_sessions', items);
  const path = `/checkout_sessions/${body.id}`;
  expect(body.status).toBe('not_ready_for_payment');
  expect(body.messages.every(({ code }: { code: string }) => code === 'missing')).toBe(true);
  expect((await send('POST', `${path}/complete`, payment)).body.code).toBe('missing');
  expect((await send('POST', path, { fulfillment_details: details })).body.fulfillment_options).toHaveLength(2);
  expect((await send('POST', path, option)).body.status).toBe('ready_for_payment');
  const other = { payment_data: { handler_id: 'card_tokenized', instrument: { type: 'card', credential } } };
  expect((await send('POST', `${path}/complete`, other)).body.code).toBe('unsupported');
  const done = await send('POST', `${path}/complete`, payment);
  expect(done.body).toMatchObject({
    status: 'completed',
    order: { order_number: 'WH-1', checkout_session_id: body.id },
  });
  expect(JSON.stringify(done.body)).not.toContain('order-1');
  for (const at of [path, `${path}/cancel`, `${path}/complete`])
    expect((await send('POST', at, { ...payment, ...option })).status, at).toBe(405);
  expect(orders.size).toBe(1);
});

test('an order whose answer was lost is found again, and one that is refused leaves the session open', async () => {
  const { send, orders, fake } = fakeAgent({ takesCash: true });
  const { body } = await send('POST', '/checkout_sessions', whole);
  const path = `/checkout_sessions/${body.id}`;
  fake.orderAnswers.push('lost', 'refused');
  expect((await send('POST', `${path}/complete`, payment)).status).toBe(503);
  expect((await send('GET', path)).body.status).toBe('complete_in_progress');
  expect((await send('POST', path, option)).status).toBe(409);
  expect((await send('POST', `${path}/complete`, payment)).body.status).toBe('completed');
  expect(orders.size).toBe(1);
  const again = await send('POST', '/checkout_sessions', whole);
  const refused = await send('POST', `/checkout_sessions/${again.body.id}/complete`, payment);
  expect([refused.status, refused.body.code]).toEqual([409, 'orders_total_changed']);
  expect((await send('GET', `/checkout_sessions/${again.body.id}`)).body.status).toBe('ready_for_payment');
});

test('a session takes room of its own alone: however many an agent makes, each is served', async () => {
  const rooms = new Map<string, number>();
  const { send } = fakeAgent({
    watch: (owner) => {
      const taken = (rooms.get(owner) ?? 0) + 1;
      rooms.set(owner, taken);
      // As the shop refuses an owner; its bound is 5,000.
      if (taken > 20) throw new Error(`${owner} has no room`);
    },
  });
  for (let count = 0; count < 30; count += 1) {
    const made = await send('POST', '/checkout_sessions', items);
    expect(made.status).toBe(201);
    for (const quantity of [1, 2])
      expect(
        (await send('POST', `/checkout_sessions/${made.body.id}`, { line_items: [{ id: 'p1', quantity }] })).status,
      ).toBe(200);
  }
  expect(rooms.size).toBe(60);
});

test('what cannot be sold makes no session; a part of it is left out, and later says so', async () => {
  const { send, fake } = fakeAgent();
  const none = await send('POST', '/checkout_sessions', { ...items, line_items: [{ id: 'item_123' }] });
  expect([none.status, none.body.code]).toEqual([400, 'not_found']);
  const some = await send('POST', '/checkout_sessions', { ...items, line_items: [{ id: 'p1' }, { id: 'p2' }] });
  expect(some.body.line_items).toMatchObject([{ item: { id: 'p1' }, quantity: 1 }]);
  expect(some.body.messages).toContainEqual(expect.objectContaining({ type: 'warning', code: 'limited_availability' }));
  fake.stock = 0;
  const read = await send('GET', `/checkout_sessions/${some.body.id}`);
  expect(read.body).toMatchObject({ status: 'not_ready_for_payment', messages: [{ code: 'out_of_stock' }] });
});

test('a session that was given up is over', async () => {
  const { send } = fakeAgent();
  const { body } = await send('POST', '/checkout_sessions', items);
  const path = `/checkout_sessions/${body.id}/cancel`;
  expect((await send('POST', path)).body.status).toBe('canceled');
  expect((await send('POST', path, { intent_trace: { reason_code: 'shipping_cost' } })).status).toBe(405);
});

test.each([
  ['no key', { authorization: '' }, 401, 'unauthorized'],
  ['another key', { authorization: `Bearer ${KEY}x` }, 401, 'unauthorized'],
  ['another version', { 'api-version': '2025-09-29' }, 400, 'unsupported_api_version'],
  ['no idempotency key', { 'idempotency-key': '' }, 400, 'idempotency_key_required'],
])('a request with %s is refused, and makes nothing', async (_, headers, status, code) => {
  const { send } = fakeAgent();
  const answer = await send('POST', '/checkout_sessions', items, headers);
  expect([answer.status, answer.body.code]).toEqual([status, code]);
  if (code === 'unsupported_api_version') expect(answer.body.supported_versions).toEqual(['2026-04-17']);
});

test('a key is one request: the same is replayed, another is a conflict, and both keys come back', async () => {
  const { send } = fakeAgent();
  const headers = { 'idempotency-key': 'k'.repeat(255), 'request-id': 'r-1' };
  const [first, again] = [
    await send('POST', '/checkout_sessions', items, headers),
    await send('POST', '/checkout_sessions', items, headers),
  ];
  expect(again.body).toEqual(first.body);
  expect([first.headers['idempotent-replayed'], again.headers['idempotent-replayed']]).toEqual([undefined, 'true']);
  expect(again.headers).toMatchObject(headers);
  const other = await send('POST', '/checkout_sessions', whole, headers);
  expect([other.status, other.body.code]).toEqual([422, 'idempotency_conflict']);
});

test('another currency than the shop’s is refused', async () => {
  const { send } = fakeAgent();
  const { body } = await send('POST', '/checkout_sessions', { ...items, currency: 'usd' });
  expect(body).toMatchObject({ code: 'unsupported_currency', param: '$.currency' });
});

test('it says where it is', async () => {
  const { send } = fakeAgent();
  const { body } = await send('GET', '/.well-known/acp.json');
  expect(body).toMatchObject({ api_base_url: 'http://shop.test/api/acp', protocol: { name: 'acp' } });
});

test.skipIf(!standard)('an answer that is none fails', () => {
  expect(() => expectOfficial('agentic_checkout#/$defs/CheckoutSession', { id: 'x' })).toThrow();
  expect(() => expectOfficial('feed#/$defs/Product', { id: 'x', variants: [{ id: 'y' }] })).toThrow();
});

test.skipIf(!standard)('requests of the standard’s own examples are understood', async () => {
  const examples = Object(readStandard('examples/2026-04-17/examples.agentic_checkout.json'));
  const { send, fake } = fakeAgent({ takesCash: true });
  fake.city = 'San Francisco';
  const own = (name: string) =>
    JSON.parse(JSON.stringify(examples[name]).replaceAll('"usd"', '"sar"').replaceAll('item_123', 'p1'));
  for (const name of [
    'create_checkout_session_request',
    'create_checkout_session_request_with_first_touch_attribution',
  ]) {
    const made = await send('POST', '/checkout_sessions', own(name));
    expect(made.status, name).toBe(201);
    const path = `/checkout_sessions/${made.body.id}`;
    expect((await send('POST', path, own('update_checkout_session_request'))).status).toBe(200);
    expect((await send('POST', `${path}/complete`, own('complete_checkout_session_request'))).body.code).toBe(
      'unsupported',
    );
    expect((await send('POST', `${path}/cancel`, own('cancel_checkout_session_request'))).body.status).toBe('canceled');
  }
});
