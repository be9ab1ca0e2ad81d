import { expect, test } from 'vitest';
import { ASKING } from '../../machine-checkouts/fake-shop.fixture.ts';
import { fakeShop } from '../fake-shop.fixture.ts';

const line_items = [{ item: { id: 'p1' }, quantity: 2 }];
const buyer = { first_name: 'سعد', last_name: 'الحربي', phone_number: '+966512345678' };
const home = { id: 'home', street_address: 'العليا', address_locality: 'الرياض', address_country: 'SA' };
const fulfillment = {
  methods: [{ type: 'shipping', destinations: [home], groups: [{ selected_option_id: 'standard' }] }],
};
const payment = { instruments: [{ handler_id: 'cash_on_delivery' }] };
const whole = { line_items, buyer, fulfillment };
const cash = () => fakeShop({ UCP_CASH_ORDERS: '1' });

interface Total {
  type: string;
  amount: number;
}
const totalOf = (totals: Total[]) => totals.find(({ type }) => type === 'total')?.amount;
const sumOf = (totals: Total[]) => totals.reduce((sum, { type, amount }) => (type === 'total' ? sum : sum + amount), 0);
const codesOf = ({ messages = [] }: { messages?: { code: string }[] }) => messages.map(({ code }) => code);

test('a cart is priced at each answer, and holds nothing', async () => {
  const { send, fake } = fakeShop();
  const made = await send('POST', '/carts', { line_items, discounts: { codes: ['ten', 'TEN', 'TWO'] } });
  expect([made.status, totalOf(made.body.totals), fake.stock]).toEqual([201, 1_800, 5]);
  fake.price = 12;
  const read = await send('GET', `/carts/${made.body.id}`);
  expect(totalOf(read.body.totals)).toBe(2_160);
  expect(codesOf(read.body)).toEqual(['discount_code_combination_disallowed']);
});

test('parts always sum to the total, with codes and delivery', async () => {
  const { send } = fakeShop();
  const { body } = await send('POST', '/checkout-sessions', { ...whole, discounts: { codes: ['TEN'] } });
  expect(body.totals.map(({ type, amount }: Total) => [type, amount])).toEqual([
    ['subtotal', 2_000],
    ['discount', -200],
    ['fulfillment', 500],
    ['total', 2_300],
  ]);
  expect(sumOf(body.totals)).toBe(totalOf(body.totals));
  expect(body.discounts).toMatchObject({ codes: ['TEN'], applied: [{ code: 'TEN', amount: 200, automatic: false }] });
});

test('what cannot be sold makes no session; a part of it is left out with a warning, and later says so in its place', async () => {
  const { send, fake } = fakeShop();
  const unknown = await send('POST', '/checkout-sessions', { line_items: [{ item: { id: 'pink' }, quantity: 1 }] });
  expect([unknown.status, unknown.body.ucp.status, codesOf(unknown.body)]).toEqual([200, 'error', ['not_found']]);
  const some = await send('POST', '/checkout-sessions', {
    line_items: [...line_items, { item: { id: 'p2' }, quantity: 1 }],
  });
  expect([some.status, some.body.status]).toEqual([201, 'requires_escalation']);
  expect(some.body.line_items).toMatchObject([{ item: { id: 'p1' } }]);
  expect(some.body.messages).toContainEqual(expect.objectContaining({ type: 'warning', code: 'not_found' }));
  const changed = await send('PUT', `/checkout-sessions/${some.body.id}`, {
    line_items: [...line_items, { item: { id: 'p2' }, quantity: 1 }],
  });
  expect(changed.body.status).toBe('incomplete');
  expect(changed.body.messages).toMatchObject([{ code: 'not_found', path: '$.line_items[1]' }]);
  fake.stock = 0;
  const gone = await send('POST', '/checkout-sessions', { line_items });
  expect(codesOf(gone.body)).toEqual(['out_of_stock']);
});

test('a product whose buyer has to fill a field is not sold by an agent', async () => {
  const { send } = fakeShop();
  const asked = await send('POST', '/checkout-sessions', {
    line_items: [{ item: { id: `p${ASKING}` }, quantity: 1 }],
  });
  expect([asked.body.status, codesOf(asked.body)]).toEqual(['incomplete', ['item_unavailable']]);
});

test('as a rule a person pays: the link has ids alone, and completing it leads there, too', async () => {
  const { send, orders } = fakeShop();
  const { body } = await send('POST', '/checkout-sessions', whole);
  expect(body.status).toBe('requires_escalation');
  const link = new URL(body.continue_url);
  expect([link.pathname, link.searchParams.get('items')]).toEqual(['/checkout/continue', '1:2']);
  const handover = JSON.parse(Buffer.from(link.searchParams.get('handover') ?? '', 'base64url').toString());
  expect(handover).toMatchObject({ agent: '', reference: expect.stringMatching(/^[\w-]{22}$/) });
  expect(link.href).not.toContain(body.id);
  const done = await send('POST', `/checkout-sessions/${body.id}/complete`, { payment });
  expect([done.status, done.body.status, orders.size]).toEqual([200, 'requires_escalation', 0]);
});

test('in cash a checkout says what it lacks, is completed once, and is over then', async () => {
  const { send, orders } = cash();
  const { body } = await send('POST', '/checkout-sessions', { line_items });
  expect([body.status, codesOf(body)]).toEqual(['incomplete', ['missing', 'missing', 'missing']]);
  const path = `/checkout-sessions/${body.id}`;
  const early = await send('POST', `${path}/complete`, { payment });
  expect([early.status, JSON.stringify(early.body)]).toEqual([
    400,
    expect.stringContaining('Fulfillment address and option must be selected'),
  ]);
  expect((await send('PUT', path, whole)).body.status).toBe('ready_for_complete');
  const done = await send('POST', `${path}/complete`, { payment });
  expect(done.body).toMatchObject({ status: 'completed', order: { label: 'WH-1' } });
  for (const [method, at] of [
    ['POST', `${path}/complete`],
    ['POST', `${path}/cancel`],
    ['PUT', path],
  ] as const)
    expect((await send(method, at, { ...whole, payment })).status).toBe(409);
  expect(orders.size).toBe(1);
});

test('a claim that the shop does not know is warned of, and blocks nothing', async () => {
  const { send } = cash();
  const { body } = await send('POST', '/checkout-sessions', { ...whole, context: { eligibility: ['com.a.gold'] } });
  expect([body.status, codesOf(body)]).toEqual(['ready_for_complete', ['eligibility_not_accepted']]);
  const done = await send('POST', `/checkout-sessions/${body.id}/complete`, { payment });
  expect(done.body.status).toBe('completed');
});

test('an order whose answer was lost is found again, and not placed twice', async () => {
  const { send, fake, orders } = cash();
  fake.orderAnswers = ['lost'];
  const { body } = await send('POST', '/checkout-sessions', whole);
  const path = `/checkout-sessions/${body.id}`;
  const lost = await send('POST', `${path}/complete`, { payment });
  expect([lost.status, lost.body.code]).toEqual([503, 'complete_in_progress']);
  expect((await send('GET', path)).body.status).toBe('complete_in_progress');
  // The price is another since, and what was ordered may be sold out: the order that was sent is asked for as it was.
  fake.price = 11;
  expect((await send('PUT', path, whole)).status).toBe(409);
  const again = await send('POST', `${path}/complete`, { payment });
  expect([again.body.status, orders.size, fake.stock]).toEqual(['completed', 1, 3]);
});

test('an order that is refused leaves the checkout open', async () => {
  const { send, fake } = cash();
  fake.orderAnswers = ['refused'];
  const { body } = await send('POST', '/checkout-sessions', whole);
  const refused = await send('POST', `/checkout-sessions/${body.id}/complete`, { payment });
  expect([refused.body.status, codesOf(refused.body)]).toEqual(['ready_for_complete', ['orders_total_changed']]);
  expect((await send('POST', `/checkout-sessions/${body.id}/complete`, { payment })).body.status).toBe('completed');
});

test('above the limits of unpaid orders a person goes on', async () => {
  const { send, fake } = cash();
  fake.orderAnswers = ['limited'];
  const { body } = await send('POST', '/checkout-sessions', whole);
  const limited = await send('POST', `/checkout-sessions/${body.id}/complete`, { payment });
  expect([limited.body.status, codesOf(limited.body)]).toEqual(['requires_escalation', ['orders_unpaid_orders']]);
});

test('many who complete one checkout place one order, and the last piece is sold once', async () => {
  const { send, orders, fake } = cash();
  fake.stock = 2;
  const open = await Promise.all(Array.from({ length: 10 }, () => send('POST', '/checkout-sessions', whole)));
  const twice = [...open, ...open];
  await Promise.all(twice.map(({ body }) => send('POST', `/checkout-sessions/${body.id}/complete`, { payment })));
  expect([orders.size, fake.stock]).toEqual([1, 0]);
});

test('an idempotency key repeats its answer, and no other request', async () => {
  const { send } = fakeShop();
  const key = { 'idempotency-key': 'key-of-the-agent' };
  const first = await send('POST', '/carts', { line_items }, key);
  expect(await send('POST', '/carts', { line_items }, key)).toEqual(first);
  const other = await send('POST', '/carts', { line_items: [{ item: { id: 'p1' }, quantity: 1 }] }, key);
  expect([other.status, codesOf(other.body)]).toEqual([409, ['idempotency_conflict']]);
  const both = { 'idempotency-key': 'key-of-two-at-once' };
  const race = await Promise.all([1, 2, 3].map(() => send('POST', '/carts', { line_items }, both)));
  const made = new Set(race.flatMap(({ status, body }) => (status === 201 ? [body.id] : [])));
  expect(made.size).toBe(1);
});

test('a failure may be tried again under its key', async () => {
  const { send } = cash();
  const { body } = await send('POST', '/checkout-sessions', { line_items });
  const path = `/checkout-sessions/${body.id}`;
  const key = { 'idempotency-key': 'key-that-failed' };
  expect((await send('POST', `${path}/complete`, { payment }, key)).status).toBe(400);
  await send('PUT', path, whole);
  expect((await send('POST', `${path}/complete`, { payment }, key)).status).toBe(200);
});

test('ids that nobody was given find nothing, and a cancelled session stays so', async () => {
  const { send } = fakeShop();
  for (const path of ['/carts/x', `/carts/${'a'.repeat(22)}`, '/orders/order-1', '/checkout-sessions/__proto__'])
    expect([path, (await send('GET', path)).status]).toEqual([path, 404]);
  const { body } = await send('POST', '/carts', { line_items });
  expect((await send('POST', `/carts/${body.id}/cancel`)).status).toBe(200);
  expect((await send('PUT', `/carts/${body.id}`, { line_items })).status).toBe(409);
});

test('an agent whose host was refused does not come in, nor one below it', async () => {
  const { send } = fakeShop({ REFUSED: 'bad.example' });
  const as = async (host: string) =>
    (await send('POST', '/carts', { line_items }, { 'ucp-agent': `profile="https://${host}/p"` })).status;
  expect([await as('bad.example'), await as('a.bad.example'), await as('good.example')]).toEqual([403, 403, 201]);
});

test('another version of the protocol is refused', async () => {
  const { send } = fakeShop();
  const headers = { 'ucp-agent': 'profile="https://a.example/p"; version="2099-01-01"' };
  expect((await send('POST', '/carts', { line_items }, headers)).status).toBe(422);
});

test('a cart that is made into a checkout twice has one, and another once that is over', async () => {
  const { send } = fakeShop();
  const { body: cart } = await send('POST', '/carts', { line_items });
  const make = () => send('POST', '/checkout-sessions', { cart_id: cart.id, line_items: [] });
  const first = await make();
  const again = await make();
  expect([first.status, again.status, again.body.id]).toEqual([201, 200, first.body.id]);
  await send('POST', `/checkout-sessions/${first.body.id}/cancel`);
  const next = await make();
  expect([next.status, next.body.id === first.body.id]).toEqual([201, false]);
});

test('a search names what it looks for', async () => {
  const { send } = fakeShop();
  expect((await send('POST', '/catalog/search', { query: ' ' })).status).toBe(400);
});

test('a cart that many make into a checkout at once has one', async () => {
  const { send } = fakeShop();
  const { body: cart } = await send('POST', '/carts', { line_items });
  const make = () => send('POST', '/checkout-sessions', { cart_id: cart.id, line_items: [] });
  const made = await Promise.all(Array.from({ length: 12 }, make));
  expect(new Set(made.map(({ body }) => body.id)).size).toBe(1);
  expect(made.filter(({ status }) => status === 201)).toHaveLength(1);
});
