import { expect, test } from 'vitest';
import { ACCOUNT, AGENT, fakeShop, linkedTo } from '../fake-shop.fixture.ts';
import { CART_SCOPE, ORDER_SCOPE } from './scopes.ts';

const agent = { 'ucp-agent': `profile="${AGENT}"` };
const line_items = [{ item: { id: 'p1' }, quantity: 1 }];
const open = () => fakeShop({ UCP_CASH_ORDERS: '1' });

test('a checkout of a linked customer has their name and addresses, and its order is of the account', async () => {
  const { send, calls } = open();
  const created = await send('POST', '/checkout-sessions', { line_items }, agent, linkedTo());
  expect([created.status, created.body.buyer.first_name]).toEqual([201, 'نورة']);
  const [method] = created.body.fulfillment.methods;
  expect(method).toMatchObject({
    selected_destination_id: 'address_7',
    destinations: [{ id: 'address_7', address_locality: 'الرياض', street_address: 'شارع العليا' }],
  });
  const path = `/checkout-sessions/${created.body.id}`;
  const chosen = { ...method, groups: [{ ...method.groups[0], selected_option_id: 'standard' }] };
  const body = { line_items, fulfillment: { methods: [chosen] } };
  expect((await send('PUT', path, body, agent, linkedTo())).body.status).toBe('ready_for_complete');
  const payment = { instruments: [{ handler_id: 'cash_on_delivery' }] };
  const done = await send('POST', `${path}/complete`, { payment }, agent, linkedTo());
  expect(done.body.status).toBe('completed');
  const order = calls.find(({ key }) => key === 'POST /orders');
  expect(order).toMatchObject({ asLinked: true, body: { address_id: 7, address: null } });
  expect(calls.filter(({ key }) => key === 'POST /orders/quote').every(({ asLinked }) => asLinked)).toBe(true);
});

test('a checkout of an account is there for its agents alone', async () => {
  const { send } = open();
  const { body } = await send('POST', '/checkout-sessions', { line_items }, agent, linkedTo());
  const path = `/checkout-sessions/${body.id}`;
  for (const [method, at, sent] of [
    ['GET', path, undefined],
    ['PUT', path, { line_items }],
    ['POST', `${path}/complete`, {}],
    ['POST', `${path}/cancel`, undefined],
  ] as const) {
    const guest = await send(method, at, sent, agent);
    expect([at, guest.status, guest.body.messages[0].code]).toEqual([at, 401, 'identity_required']);
    expect(JSON.stringify(guest.body)).not.toContain('نورة');
    const other = await send(method, at, sent, agent, linkedTo({ account: 'another' }));
    expect([at, other.status]).toEqual([at, 404]);
  }
  expect((await send('GET', path, undefined, agent, linkedTo())).status).toBe(200);
});

test('a checkout of a guest becomes the account’s with the first change of a linked agent', async () => {
  const { send } = open();
  const { body } = await send('POST', '/checkout-sessions', { line_items }, agent);
  const path = `/checkout-sessions/${body.id}`;
  expect(body.fulfillment).toBeUndefined();
  const joined = await send('PUT', path, { line_items }, agent, linkedTo());
  expect(joined.body.fulfillment.methods[0].selected_destination_id).toBe('address_7');
  expect((await send('GET', path, undefined, agent)).status).toBe(401);
});

test('an agent cannot write an address of the account', async () => {
  const { send } = open();
  const forged = { id: 'address_7', street_address: 'elsewhere', address_locality: 'الرياض' };
  const fulfillment = { methods: [{ type: 'shipping', destinations: [forged], selected_destination_id: 'address_7' }] };
  const { body } = await send('POST', '/checkout-sessions', { line_items, fulfillment }, agent, linkedTo());
  expect(body.fulfillment.methods[0].destinations).toMatchObject([{ id: 'address_7', street_address: 'شارع العليا' }]);
  // A guest's address of that name is an address as any other: it is sent in full.
  const guest = await send('POST', '/checkout-sessions', { line_items, fulfillment }, agent);
  expect(guest.body.fulfillment.methods[0].destinations).toMatchObject([{ street_address: 'elsewhere' }]);
});

test('a token that is none is challenged, and so is one that was given to another agent', async () => {
  const { send, calls } = open();
  for (const linked of ['invalid', linkedTo({ clientId: 'https://other.example/agent.json' })] as const) {
    const { status, headers, body } = await send('POST', '/catalog/search', { query: 'عود' }, agent, linked);
    expect([status, body.messages[0].code]).toEqual([401, 'identity_required']);
    expect(headers['www-authenticate']).toMatch(/^Bearer realm="http:\/\/shop\.test", error="invalid_token", /);
    expect(headers['www-authenticate']).toContain('resource_metadata="http://shop.test/.well-known/oauth-protected-');
  }
  expect((await send('POST', '/carts', { line_items }, {}, linkedTo())).status).toBe(401);
  expect(calls).toEqual([]);
});

test('an operation needs its scope of a token, and none of a guest', async () => {
  const { send } = open();
  const narrow = linkedTo({ scopes: [ORDER_SCOPE] });
  const { status, headers, body } = await send('POST', '/carts', { line_items }, agent, narrow);
  expect([status, body.messages[0].code]).toEqual([403, 'insufficient_scope']);
  expect(headers['www-authenticate']).toContain(`error="insufficient_scope", scope="${CART_SCOPE}"`);
  expect((await send('POST', '/carts', { line_items }, agent, linkedTo({ scopes: [CART_SCOPE] }))).status).toBe(201);
  expect((await send('POST', '/carts', { line_items }, agent)).status).toBe(201);
});

test('orders of the account are read by id or number, and by no guest', async () => {
  const { send } = open();
  const { id, number } = ACCOUNT.order;
  for (const name of [id, number]) {
    const { status, body } = await send('GET', `/orders/${name}`, undefined, agent, linkedTo());
    expect([name, status, body.id, body.label]).toEqual([name, 200, name, number]);
  }
  expect((await send('GET', '/orders/WH-1', undefined, agent, linkedTo())).status).toBe(404);
  const guest = await send('GET', `/orders/${id}`, undefined, agent);
  expect([guest.status, guest.body.messages[0].code]).toEqual([401, 'identity_required']);
  expect(guest.headers['www-authenticate']).not.toContain('error=');
  expect((await send('GET', `/orders/${number}`, undefined, agent)).status).toBe(404);
});

test('an answer that was kept under a key is repeated to its own account alone', async () => {
  const { send } = open();
  const keyed = { ...agent, 'idempotency-key': 'the-same-key-1' };
  const mine = await send('POST', '/checkout-sessions', { line_items }, keyed, linkedTo());
  const again = await send('POST', '/checkout-sessions', { line_items }, keyed, linkedTo());
  expect(again.body.id).toBe(mine.body.id);
  const guest = await send('POST', '/checkout-sessions', { line_items }, keyed);
  expect(guest.body.id).not.toBe(mine.body.id);
  expect(guest.body.buyer).toBeUndefined();
});

test('tools of MCP are challenged by the status, as routes are', async () => {
  const { send } = open();
  const params = { name: 'get_order', arguments: { meta: { 'ucp-agent': { profile: AGENT } }, id: ACCOUNT.order.id } };
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params };
  const guest = await send('POST', '/mcp', call);
  expect([guest.status, guest.headers['www-authenticate']]).toEqual([401, expect.stringContaining('Bearer realm=')]);
  expect(guest.body.error.data.code).toBe('identity_required');
  const mine = await send('POST', '/mcp', call, {}, linkedTo());
  expect(mine.body.result.structuredContent.label).toBe('WH-77');
});

test('the profile says which scopes gate, and that linking is there', async () => {
  const { send } = open();
  const { body } = await send('GET', '/.well-known/ucp');
  const [linking] = body.ucp.capabilities['dev.ucp.common.identity_linking'];
  expect(Object.keys(linking.config.scopes)).toEqual([ORDER_SCOPE]);
});
