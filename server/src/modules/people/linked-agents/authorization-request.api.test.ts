import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import {
  createTestApp,
  createTestDatabase,
  makeCustomer,
  openAgentClient,
  testLinking,
} from '../../../testing/index.ts';
import { isClientAddress, isDeclared, readClientDocument } from './client-document.ts';
import { type LinkingShop, openLinkingShop } from './linking-shop.fixture.ts';

let world: LinkingShop;
let headers: { authorization: string };

beforeAll(async () => {
  world = await openLinkingShop();
  ({ headers } = await world.customer());
});
afterAll(() => world.close());

const ask = (body: object) => world.shop.call('POST /user/agents/request', { headers, body });

test('a decision goes back with who gives it, whichever it is', async () => {
  const allowed = new URL((await world.decide({ headers })).body.data.redirect_to);
  expect(`${allowed.origin}${allowed.pathname}`).toBe(world.agent.redirectUri);
  expect(Object.fromEntries(allowed.searchParams)).toEqual({
    ...{ code: expect.stringMatching(/^waha_ac_/), state: 'xyz', iss: 'http://shop.test' },
  });
  const refused = new URL((await world.decide({ headers }, { allows: false })).body.data.redirect_to);
  expect(Object.fromEntries(refused.searchParams)).toEqual({
    ...{ error: 'access_denied', state: 'xyz', iss: 'http://shop.test' },
  });
});

test.each([
  ['no type of response', { response_type: undefined }, 'invalid_request'],
  ['a token as response', { response_type: 'token' }, 'unsupported_response_type'],
  ['no challenge', { code_challenge: undefined }, 'invalid_request'],
  ['a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
  ['a challenge of another form', { code_challenge: 'abc' }, 'invalid_request'],
  ['no scope', { scope: undefined }, 'invalid_scope'],
  ['a scope that nobody knows', { scope: 'test.order:read admin' }, 'invalid_scope'],
  ['another resource', { resource: 'https://elsewhere.example' }, 'invalid_target'],
])('%s cannot be allowed, and goes back as its fault', async (_, more, fault) => {
  expect((await ask(world.agent.asks(more))).body.data).toMatchObject({ fault });
  expect((await world.decide({ headers }, more)).body.code).toBe('agents.request_refused');
  const { body } = await world.decide({ headers }, { ...more, allows: false });
  expect(new URL(body.data.redirect_to).searchParams.get('error')).toBe(fault);
});

test.each([
  'https://agent.example/back/',
  'https://agent.example/back?more=1',
  'https://agent.example.evil.example/back',
  'https://agent.example/back#x',
  'https://user@agent.example/back',
  'http://agent.example/back',
  'http://127.0.0.1:9/back',
  'javascript:alert(1)',
  '//evil.example/back',
  '',
])('an address that was not declared is told nothing: %s', async (redirect_uri) => {
  for (const allows of [true, false]) {
    const { body } = await world.decide({ headers }, { redirect_uri, allows });
    expect([body.code, body.data]).toEqual(['agents.return_refused', undefined]);
  }
});

test.each([
  'https://agent.example',
  'http://agent.example/agent.json',
  'https://agent.example/a/../agent.json',
  'https://agent.example/agent.json#x',
  'https://user:word@agent.example/agent.json',
  'HTTPS://agent.example/agent.json',
  'https://agent.example:443/agent.json',
  'data:application/json,{}',
  'file:///etc/passwd',
  'agent',
  '',
])('no client is known by the address %s', async (client_id) => {
  expect(isClientAddress(client_id, false)).toBe(false);
  expect((await ask({ ...world.agent.asks(), client_id })).body.code).toBe('agents.client_unknown');
});

test('clients at addresses of a machine are for demo shops whose protocol takes them', async () => {
  const database = await createTestDatabase();
  const settings = { DEMO: '0', TEST_LINKING: '1' };
  const shop = await createTestApp(database, { settings, extensions: [testLinking] });
  const customer = await makeCustomer(database.db);
  const { body } = await shop.call('POST /user/agents/request', { ...customer, body: world.agent.asks() });
  expect(body.code).toBe('agents.client_unknown');
  await shop.close();
  const off = await createTestApp(database, { extensions: [testLinking] });
  for (const url of ['/.well-known/oauth-authorization-server', '/.well-known/oauth-protected-resource'])
    expect([url, (await off.app.server.inject(url)).statusCode]).toEqual([url, 404]);
  const answer = await off.call('POST /user/agents/request', { ...customer, body: world.agent.asks() });
  expect(answer.body.code).toBe('agents.not_open');
  expect((await off.app.server.inject({ method: 'POST', url: '/oauth/token' })).statusCode).toBe(404);
  await off.close();
  await database.close();
});

test('a document that is not about its own address, or names nothing to return to, is none', () => {
  const address = 'https://agent.example/agent.json';
  const whole = { client_id: address, redirect_uris: ['https://agent.example/back'] };
  expect(readClientDocument(address, whole)).toMatchObject({ host: 'agent.example', name: null });
  for (const wrong of [
    { ...whole, client_id: 'https://other.example/agent.json' },
    { ...whole, redirect_uris: [] },
    { ...whole, redirect_uris: ['http://agent.example/back', 'myapp:/back', 'javascript:1'] },
    { client_id: address },
    null,
    [],
  ])
    expect(readClientDocument(address, wrong)).toBeUndefined();
});

test.each([
  ['واحة\u202e\u200b ', 'واحة'],
  ['Bank\nof\tTrust', 'Bank of Trust'],
  ['a'.repeat(500), 'a'.repeat(60)],
  ['\u3164\u200b', null],
  ['<b>Shop</b>', '<b>Shop</b>'],
  ['\ud800x', '\ufffdx'],
])('a name is one bounded line of visible signs: %j', (client_name, name) => {
  const address = 'https://agent.example/agent.json';
  const document = { client_id: address, redirect_uris: ['https://agent.example/back'], client_name };
  expect(readClientDocument(address, document)?.name).toBe(name);
});

test('on the customer’s own device the port is any, and all else is the same', () => {
  const address = 'https://agent.example/agent.json';
  const redirect_uris = ['http://127.0.0.1/back', 'https://agent.example/back'];
  const client = readClientDocument(address, { client_id: address, redirect_uris });
  if (!client) throw new Error('it is one');
  const given = {
    'http://127.0.0.1:51004/back': true,
    'http://127.0.0.1/back': true,
    'http://127.0.0.1:51004/other': false,
    'http://[::1]:51004/back': false,
    'http://localhost:51004/back': false,
    'https://127.0.0.1:51004/back': false,
    'https://agent.example:8443/back': false,
  };
  for (const [uri, isTaken] of Object.entries(given)) expect([uri, isDeclared(uri, client)]).toEqual([uri, isTaken]);
});

test('a document is asked for once for many who ask at once, and not again for a while', async () => {
  const agent = await openAgentClient();
  await Promise.all(Array.from({ length: 8 }, () => ask(agent.asks())));
  await ask(agent.asks());
  expect(agent.state.asked).toBe(1);
  const broken = await openAgentClient();
  broken.state.status = 500;
  for (let count = 0; count < 3; count += 1)
    expect((await ask(broken.asks())).body.code).toBe('agents.client_unreadable');
  expect(broken.state.asked).toBe(1);
  const huge = await openAgentClient({ more: 'x'.repeat(100_000) });
  expect((await ask(huge.asks())).body.code).toBe('agents.client_unreadable');
  for (const one of [agent, broken, huge]) await one.close();
});

test('many who only ask leave nothing behind', async () => {
  const kept = async () => {
    const { rows } = await sql.rows({ kept: sql.int4.neverNull })`
      select count(*)::int as kept from agent_codes
    `.execute(world.db);
    return rows[0]?.kept;
  };
  const before = await kept();
  for (let count = 0; count < 300; count += 1)
    expect((await ask(world.agent.asks({ state: String(count) }))).status).toBe(200);
  expect(await kept()).toBe(before);
});
