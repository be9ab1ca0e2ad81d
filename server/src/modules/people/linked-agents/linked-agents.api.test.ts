import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction, sql } from '../../../platform/database/index.ts';
import { makeMachineToken, makeStaff, PASSWORD } from '../../../testing/index.ts';
import { forgetLinks } from './forget-links.ts';
import { type LinkingShop, openLinkingShop } from './linking-shop.fixture.ts';

let world: LinkingShop;

beforeAll(async () => {
  world = await openLinkingShop();
});
beforeEach(() => {
  world.clock.ms = Date.now();
});
afterAll(() => world.close());

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

test('an agent is told apart by its host; its name is what it says', async () => {
  const { headers } = await world.customer();
  const { body } = await world.shop.call('POST /user/agents/request', { headers, body: world.agent.asks() });
  expect(body.data).toEqual({
    host: new URL(world.agent.clientId).host,
    ...{ name: 'مساعد التسوق', returns_to: 'agent.example' },
    ...{ rights: ['prices', 'contact', 'buy', 'orders'], fault: null },
  });
});

test('a linked agent acts for its customer, within the rights that were granted', async () => {
  const customer = await world.customer();
  const { access } = await world.link(customer);
  const told = await world.callAs(access, 'GET /user/profile');
  expect(told.answer.body.profile.id).toBe(customer.id);
  expect(told.linked).toMatchObject({ clientId: world.agent.clientId, scopes: expect.any(Array) });
  expect(JSON.stringify(told.linked)).not.toContain(customer.id);
  const { access: narrow } = await world.link(customer, { scope: 'test.order:read' });
  expect((await world.callAs(narrow, 'GET /orders')).answer.status).toBe(200);
  for (const key of ['GET /user/profile', 'POST /orders', 'GET /user/addresses'])
    expect([key, (await world.callAs(narrow, key)).answer.status]).toEqual([key, 403]);
});

test('no right opens what is not of it: sessions, passwords, deletion, links', async () => {
  const { access } = await world.link(await world.customer());
  for (const key of [
    'GET /user/sessions',
    'POST /auth/logout',
    'POST /auth/refresh',
    'DELETE /user/profile',
    'POST /user/change-password',
    'GET /user/agents',
    'POST /user/agents/decision',
  ])
    expect([key, (await world.callAs(access, key, { body: {} })).answer.status]).toEqual([key, 403]);
  for (const key of ['GET /admin/orders', 'GET /user/export'])
    expect([key, (await world.callAs(access, key)).answer.status]).toEqual([key, 404]);
});

test('a token opens no call of the contract by itself, and other tokens link nothing', async () => {
  const { access, refresh } = await world.link(await world.customer());
  for (const token of [access, refresh]) {
    const { status } = await world.shop.call('GET /user/profile', { headers: { authorization: `Bearer ${token}` } });
    expect(status).toBe(401);
  }
  const customer = await world.customer();
  const staff = await makeStaff(world.db, 'owner');
  const machine = await makeMachineToken(world.db, ['orders:read']);
  for (const { headers } of [customer, staff, machine]) {
    const token = (headers.authorization ?? '').replace('Bearer ', '');
    expect(await world.callAs(token, 'GET /orders')).toMatchObject({ linked: 'invalid', answer: { status: 401 } });
  }
  for (const { headers } of [staff, machine])
    expect((await world.decide({ headers })).status).toBeGreaterThanOrEqual(401);
  expect(await world.callAs(null, 'GET /orders')).toMatchObject({ linked: null, answer: { status: 401 } });
});

test('a code works once; its second use ends the link that was made of it', async () => {
  const code = await world.codeOf(await world.customer());
  const first = await world.exchange(code);
  expect(first.json()).toMatchObject({
    token_type: 'Bearer',
    expires_in: 900,
    scope: expect.stringContaining('order'),
  });
  expect(first.headers['cache-control']).toBe('no-store');
  const { access_token: access, refresh_token: refreshed } = first.json();
  expect((await world.callAs(access)).linked).not.toBe('invalid');
  const again = await world.exchange(code);
  expect([again.statusCode, again.json().error]).toEqual([400, 'invalid_grant']);
  expect((await world.callAs(access)).linked).toBe('invalid');
  expect((await world.refresh(refreshed)).statusCode).toBe(400);
});

test.each([
  ['another verifier', { code_verifier: 'a'.repeat(43) }],
  ['no verifier', { code_verifier: '' }],
  ['another address', { redirect_uri: 'https://agent.example/back2' }],
  ['another client', { client_id: 'https://other.example/agent.json' }],
])('a code is refused with %s, and is used up by it', async (_, more) => {
  const code = await world.codeOf(await world.customer());
  expect((await world.exchange(code, more)).json().error).toBe('invalid_grant');
  expect((await world.exchange(code)).json().error).toBe('invalid_grant');
});

test('a code is over after a minute, an access token after fifteen', async () => {
  const customer = await world.customer();
  const code = await world.codeOf(customer);
  world.clock.ms += MINUTE_MS + 1;
  expect((await world.exchange(code)).json().error).toBe('invalid_grant');
  const { access, refresh } = await world.link(customer);
  world.clock.ms += 15 * MINUTE_MS + 1;
  expect((await world.callAs(access)).linked).toBe('invalid');
  const next = await world.refresh(refresh);
  expect((await world.callAs(next.json().access_token)).linked).not.toBe('invalid');
});

test('a link ends after thirty days without a refresh, and after half a year in any case', async () => {
  const idle = await world.link(await world.customer());
  let { refresh } = await world.link(await world.customer());
  for (let month = 0; month < 7; month += 1) {
    world.clock.ms += 29 * DAY_MS;
    const answer = await world.refresh(refresh);
    expect([month, answer.statusCode]).toEqual([month, month < 6 ? 200 : 400]);
    if (month === 1) expect((await world.refresh(idle.refresh)).statusCode).toBe(400);
    if (month < 6) refresh = answer.json().refresh_token;
  }
});

test('a refresh token that was exchanged before ends its link', async () => {
  const { refresh } = await world.link(await world.customer());
  const next = (await world.refresh(refresh)).json();
  expect((await world.refresh(refresh)).json().error).toBe('invalid_grant');
  expect((await world.callAs(next.access_token)).linked).toBe('invalid');
  expect((await world.refresh(next.refresh_token)).statusCode).toBe(400);
});

test('another client refreshes and revokes nothing', async () => {
  const { access, refresh } = await world.link(await world.customer());
  const other = { client_id: 'https://other.example/agent.json' };
  expect((await world.refresh(refresh, other)).statusCode).toBe(400);
  for (const token of [access, refresh])
    expect((await world.post('/oauth/revoke', { token, ...other })).statusCode).toBe(200);
  expect((await world.callAs(access)).linked).not.toBe('invalid');
});

test.each(['access', 'refresh'] as const)('revoking the %s token ends the link', async (which) => {
  const tokens = await world.link(await world.customer());
  const answer = await world.post('/oauth/revoke', { token: tokens[which], client_id: world.agent.clientId });
  expect([answer.statusCode, answer.body]).toEqual([200, '']);
  expect((await world.callAs(tokens.access)).linked).toBe('invalid');
  expect((await world.refresh(tokens.refresh)).statusCode).toBe(400);
  const unknown = { token: 'nobody knows it', client_id: world.agent.clientId };
  expect((await world.post('/oauth/revoke', unknown)).statusCode).toBe(200);
});

test('customers see their agents and nobody else’s, and unlink one at once', async () => {
  const [customer, other] = [await world.customer(), await world.customer()];
  const { access, refresh } = await world.link(customer);
  const list = async ({ headers }: { headers: Record<string, string> }) =>
    (await world.shop.call('GET /user/agents', { headers })).body.data;
  const [agent] = await list(customer);
  expect(agent).toMatchObject({ host: new URL(world.agent.clientId).host, name: 'مساعد التسوق', last_used_at: null });
  expect(await list(other)).toEqual([]);
  const end = `DELETE /user/agents/${agent.id}`;
  expect((await world.shop.call(end, other)).body.code).toBe('agents.not_found');
  expect((await world.callAs(access)).linked).not.toBe('invalid');
  expect((await world.shop.call(end, customer)).status).toBe(200);
  expect((await world.callAs(access)).linked).toBe('invalid');
  expect((await world.refresh(refresh)).statusCode).toBe(400);
});

test('a changed password, signing out everywhere, a suspension and erasure end all links, and codes that wait', async () => {
  const ends: Record<string, (id: string, headers: Record<string, string>) => Promise<unknown>> = {
    password: (_, headers) =>
      world.shop.call('POST /user/change-password', {
        ...{ headers },
        body: { current_password: PASSWORD, password: `${PASSWORD}!`, password_confirmation: `${PASSWORD}!` },
      }),
    sessions: (_, headers) => world.shop.call('DELETE /user/sessions', { headers }),
    suspension: (id) => sql`update customers set suspended_at = now() where id = ${id}`.execute(world.db),
    erasure: (_, headers) => world.shop.call('DELETE /user/profile', { headers, body: { password: PASSWORD } }),
  };
  for (const [name, end] of Object.entries(ends)) {
    const customer = await world.customer();
    const { access, refresh } = await world.link(customer);
    const code = await world.codeOf(customer);
    await end(customer.id, customer.headers);
    expect([name, (await world.callAs(access)).linked]).toEqual([name, 'invalid']);
    expect([name, (await world.refresh(refresh)).statusCode]).toEqual([name, 400]);
    expect([name, (await world.exchange(code)).statusCode]).toEqual([name, 400]);
  }
});

test('an account has a bounded number of agents, links of one agent, and codes', async () => {
  const customer = await world.customer();
  const first = await world.link(customer);
  for (let count = 0; count < 3; count += 1) {
    world.clock.ms += 1;
    await world.link(customer);
  }
  expect((await world.callAs(first.access)).linked).toBe('invalid');
  await sql`update agent_links set client_id = 'https://x.example/' || id where customer_id = ${customer.id}`.execute(
    world.db,
  );
  for (let count = 0; count < 12; count += 1) {
    await world.link(customer);
    await sql`update agent_links set client_id = 'https://x.example/' || id where customer_id = ${customer.id}`.execute(
      world.db,
    );
  }
  expect((await world.decide(customer)).body.code).toBe('agents.too_many');
  const eager = await world.customer();
  for (let count = 0; count < 30; count += 1) await world.codeOf(eager);
  const { rows } = await sql.rows({ kept: sql.int4.neverNull })`
    select count(*)::int as kept from agent_codes where customer_id = ${eager.id}
  `.execute(world.db);
  expect(rows[0]?.kept).toBe(5);
});

test('what nobody can use any more is forgotten', async () => {
  const customer = await world.customer();
  await world.link(customer);
  await world.codeOf(customer);
  world.clock.ms += 31 * DAY_MS;
  await forgetLinks(world.db, new Date(world.clock.ms));
  const { rows } = await sql.rows({ left: sql.int4.neverNull })`
    select (select count(*) from agent_links where customer_id = ${customer.id})::int
      + (select count(*) from agent_codes)::int as left
  `.execute(world.db);
  expect(rows[0]?.left).toBe(0);
});

test('tokens are stored as hashes alone', async () => {
  const { access, refresh } = await world.link(await world.customer());
  const { rows } = await sql.rows({ text: sql.text.neverNull })`select l::text as text from agent_links l`.execute(
    world.db,
  );
  const all = rows.map(({ text }) => text).join();
  for (const token of [access, refresh]) {
    expect(all).not.toContain(token.slice(8));
    expect(all).not.toContain(Buffer.from(token).toString('hex'));
  }
});

test('metadata say the issuer as it is', async () => {
  const found = await world.shop.app.server.inject('/.well-known/oauth-authorization-server');
  expect(found.json()).toMatchObject({
    ...{ issuer: 'http://shop.test', authorization_response_iss_parameter_supported: true },
    ...{ code_challenge_methods_supported: ['S256'], token_endpoint_auth_methods_supported: ['none'] },
    scopes_supported: ['test.cart:manage', 'test.checkout:manage', 'test.order:read'],
  });
  const resource = await world.shop.app.server.inject('/.well-known/oauth-protected-resource');
  expect(resource.json()).toMatchObject({ resource: 'http://shop.test', authorization_servers: ['http://shop.test'] });
});

test('a password that changes while a code is exchanged leaves no link', async () => {
  const customer = await world.customer();
  const code = await world.codeOf(customer);
  let answer: ReturnType<typeof world.exchange> | undefined;
  await inTransaction(world.db, async (tx) => {
    await sql`update customers set password_hash = 'another' where id = ${customer.id}`.execute(tx);
    answer = world.exchange(code);
    // The exchange waits for the customer; an answer before the commit would be one that did not.
    await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, 200))]);
  });
  expect((await answer)?.statusCode).toBe(400);
});
