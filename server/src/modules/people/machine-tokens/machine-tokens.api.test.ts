import { tokenScopes } from '@waha/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import { createLog } from '../../../platform/log/index.ts';
import {
  createTestApp,
  createTestDatabase,
  factories,
  makeMachineToken,
  makeSellable,
  makeStaff,
  orderBody,
  PASSWORD,
  type TestDatabase,
} from '../../../testing/index.ts';
import { MOST_TOKENS } from './create-token.ts';
import { newMachineToken } from './token-format.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
const clock = { ms: Date.now() };
const lines: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  const log = createLog({ level: 'trace', destination: { write: (line) => lines.push(line) } });
  shop = await createTestApp(database, { now: () => clock.ms, log });
});
beforeEach(() => {
  clock.ms = Date.now();
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const draft = (more: object = {}) => ({
  body: { name: 'ERP', scopes: ['orders:read'], expires_in_days: 30, current_password: PASSWORD, ...more },
});
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const readOrders = (token: string, more: object = {}) => shop.call('GET /admin/orders', { ...bearer(token), ...more });

async function listed(headers: Record<string, string>, id: string) {
  const { body } = await shop.call('GET /admin/machine-tokens', { headers });
  return body.data.find((one: { id: string }) => one.id === id);
}

test('an owner makes a key: it is shown once, works until it is revoked, and both are in the audit', async () => {
  const { headers } = await makeStaff(database.db, 'owner');
  const made = await shop.call('POST /admin/machine-tokens', { ...draft(), headers });
  expect(made.status).toBe(201);
  const { token, machine_token: shown } = made.body.data;
  expect(shown).toMatchObject({ name: 'ERP', hint: token.slice(0, 12), scopes: ['orders:read'], state: 'active' });
  expect((await readOrders(token)).status).toBe(200);
  const { rows } = await sql.rows({ row: sql.text })`
    select row_to_json(m)::text as row from machine_tokens m where id = ${shown.id}
  `.execute(database.db);
  for (const text of [rows[0]?.row, JSON.stringify(await listed(headers, shown.id)), lines.join('')]) {
    expect(text).not.toContain(token.slice(12));
  }
  const revoke = () => shop.call(`POST /admin/machine-tokens/${shown.id}/revoke`, { headers });
  expect((await revoke()).body.data).toMatchObject({ state: 'revoked' });
  expect(await revoke()).toMatchObject({ status: 409, body: { code: 'machine_tokens.revoked_before' } });
  expect(await readOrders(token)).toMatchObject({ status: 401, body: { code: 'auth.key_revoked' } });
  const entries = (await shop.call(`GET /admin/audit?subject_id=${shown.id}`, { headers })).body.data.data;
  expect(entries).toMatchObject([
    { action: 'tokens.revoked', after: { name: 'ERP', hint: shown.hint } },
    { action: 'tokens.created', after: { scopes: ['orders:read'], revoked_at: null } },
  ]);
  expect(JSON.stringify(entries)).not.toContain(token.slice(12));
});

test('making a key asks for the password of its owner, and for at least one scope, each once', async () => {
  const { headers } = await makeStaff(database.db, 'owner');
  const make = async (more: object) => {
    const { status, body } = await shop.call('POST /admin/machine-tokens', { ...draft(more), headers });
    return [status, body.code, Object.keys(body.errors ?? {})];
  };
  expect(await make({ current_password: 'not the one' })).toEqual([422, 'auth.password_wrong', expect.anything()]);
  expect(await make({ scopes: [] })).toEqual([422, 'request.invalid', ['scopes']]);
  expect(await make({ scopes: ['orders:read', 'orders:read'] })).toEqual([422, 'request.invalid', ['scopes']]);
  expect(await make({ scopes: ['staff:write'] })).toEqual([422, 'request.invalid', ['scopes.0']]);
  expect(await make({ expires_in_days: 0 })).toEqual([422, 'request.invalid', ['expires_in_days']]);
  expect(await make({ expires_in_days: 731 })).toEqual([422, 'request.invalid', ['expires_in_days']]);
});

test('a key ends by the clock, and without an end it goes on; whoever made it may be gone', async () => {
  const owner = await makeStaff(database.db, 'owner');
  await makeStaff(database.db, 'owner');
  const make = async (days: number | null) => {
    const made = await shop.call('POST /admin/machine-tokens', { ...draft({ expires_in_days: days }), ...owner });
    return made.body.data.token;
  };
  const [monthly, endless] = [await make(30), await make(null)];
  await sql`update staff set suspended_at = now() where id = ${owner.id}`.execute(database.db);
  clock.ms += 30 * DAY_MS - 1;
  expect((await readOrders(monthly)).status).toBe(200);
  clock.ms += 1;
  const refused = await readOrders(monthly, { language: 'en' });
  expect(refused).toMatchObject({ status: 401, body: { code: 'auth.key_expired' } });
  expect(refused.body.message).toContain('expired');
  expect((await readOrders(endless)).status).toBe(200);
});

test('the last use is stored to the minute, with the network and not the address', async () => {
  const { headers } = await makeStaff(database.db, 'owner');
  const { id, token } = await makeMachineToken(database.db, ['orders:read']);
  const firstAt = new Date(clock.ms).toISOString();
  await readOrders(token, { from: '203.0.113.77' });
  expect(await listed(headers, id)).toMatchObject({ last_used_at: firstAt, last_network: '203.0.113.0/24' });
  clock.ms += 59_000;
  await readOrders(token, { from: '2001:db8:1:2:3:4:5:6' });
  expect(await listed(headers, id)).toMatchObject({ last_used_at: firstAt, last_network: '203.0.113.0/24' });
  clock.ms += 2_000;
  await readOrders(token, { from: '2001:db8:1:2:3:4:5:6' });
  const later = { last_used_at: new Date(clock.ms).toISOString(), last_network: '2001:db8:1:2::/64' };
  expect(await listed(headers, id)).toMatchObject(later);
});

test('a key counts in the header alone, in its own case and whole', async () => {
  const { token } = await makeMachineToken(database.db, tokenScopes);
  for (const url of [`GET /admin/orders?token=${token}`, `GET /admin/orders?access_token=${token}`]) {
    expect(await shop.call(url), url).toMatchObject({ status: 401, body: { code: 'auth.required' } });
  }
  const codeOf = async (sent: string) => {
    const { status, body } = await shop.call('GET /admin/orders', { headers: { authorization: sent } });
    return [status, body.code];
  };
  expect(await codeOf(`bearer ${token}`), 'schemes have no case').toEqual([200, undefined]);
  const last = token.endsWith('0') ? '1' : '0';
  for (const wrong of [token.slice(0, -1), token.slice(0, -1) + last, `${token}0`, newMachineToken()]) {
    expect(await codeOf(`Bearer ${wrong}`), wrong).toEqual([401, 'auth.key_invalid']);
  }
  const swapped = token.replaceAll(/[a-z]/gi, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );
  for (const wrong of [`Bearer ${swapped}`, `Bearer  ${token}`, `Basic ${token}`, token, `Bearer ${token}, ${token}`]) {
    expect(await codeOf(wrong), wrong).toEqual([401, 'auth.token_invalid']);
  }
});

test('a key does not open uploads beside the contract, nor sign anything in', async () => {
  const { headers } = await makeMachineToken(database.db, tokenScopes);
  const upload = await shop.app.server.inject({
    method: 'POST',
    url: '/api/store/uploads/resumable',
    headers: { ...headers, 'x-api-key': 'waha-test-key', 'tus-resumable': '1.0.0', 'upload-length': '10' },
  });
  expect(upload.json()).toMatchObject({ success: false, code: 'auth.forbidden' });
});

test('an order that a program packs and sends names the key in its history, and money stays with staff', async () => {
  const { id: product } = await factories(database.db).product({ stock: 5 });
  const placed = await shop.call('POST /orders', { body: orderBody([{ product_id: product, quantity: 1 }], 140) });
  const { id } = placed.body.data ?? {};
  expect(placed.status, JSON.stringify(placed.body)).toBe(201);
  const { headers } = await makeMachineToken(database.db, ['orders:read', 'orders:write', 'shipments:write']);
  const packed = await shop.call('POST /admin/orders/pack', { headers, body: { ids: [id] } });
  expect(packed.body.data.results).toMatchObject([{ done: true }]);
  const sent = await shop.call(`POST /admin/orders/${id}/shipments`, { headers, body: { carrier: 'SMSA' } });
  expect(sent.body.data.timeline.filter(({ by }: { by: string }) => by === 'نظام المستودع')).toHaveLength(3);
  expect(sent.body.data.may).toMatchObject({
    pack: false,
    send: false,
    readdress: false,
    cancel: { allowed: false },
    refund: { allowed: false, most_at_once: 0 },
  });
  const audit = await shop.call(`GET /admin/audit?subject_id=${id}`, await makeStaff(database.db, 'owner'));
  expect(audit.body.data.data[0]).toMatchObject({ actor: { kind: 'machine', name: 'نظام المستودع' } });
});

test('an idempotency key belongs to the token: the same text from another one is another request', async () => {
  const product = await factories(database.db).product({ stock: 5 });
  const [one, other] = [
    await makeMachineToken(database.db, ['stock:write']),
    await makeMachineToken(database.db, ['stock:write']),
  ];
  const body = { variant_id: product.variantIds[0], delta: 2, cause: 'received' };
  const raise = async ({ headers }: typeof one) => {
    const sent = { body, headers: { ...headers, 'idempotency-key': 'delivery-17' } };
    const { body: answered } = await shop.call(`POST /admin/products/${product.id}/stock`, sent);
    return answered.data?.stock_quantity ?? answered;
  };
  expect([await raise(one), await raise(one), await raise(other)]).toEqual([7, 7, 9]);
});

test('a shop has so many keys that work and no more; revoked and expired ones do not count', async () => {
  const { headers, id } = await makeStaff(database.db, 'owner');
  await sql`
    insert into machine_tokens (id, name, scopes, token_hash, hint, created_by, created_at)
    select gen_random_uuid(), 'filler', '{orders:read}', sha256(n::text::bytea), 'waha_sk_fill', ${id}, now()
    from generate_series(1, ${MOST_TOKENS}) n
  `.execute(database.db);
  const make = async () => (await shop.call('POST /admin/machine-tokens', { ...draft(), headers })).body;
  expect(await make()).toMatchObject({ code: 'machine_tokens.too_many', message: expect.stringContaining('100') });
  await sql`update machine_tokens set revoked_at = now(), revoked_by = ${id} where name = 'filler'`.execute(
    database.db,
  );
  expect(await make()).toMatchObject({ success: true });
  const states = (await shop.call('GET /admin/machine-tokens', { headers })).body.data.map(
    ({ state }: { state: string }) => state === 'active',
  );
  expect(states, 'those that work come first').toEqual(states.toSorted((a: boolean, b: boolean) => +b - +a));
});
