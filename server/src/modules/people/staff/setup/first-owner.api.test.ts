import { afterAll, beforeEach, expect, test } from 'vitest';
import { inTransaction, sql, type Tx } from '../../../../platform/database/index.ts';
import { createTestApp, createTestDatabase, type TestDatabase } from '../../../../testing/index.ts';
import { hashSecret } from '../../identity/index.ts';
import { createOwner, fromBase32, issueSetupKey, stepOf, totpCode } from '../index.ts';
import { deleteExpiredSetupKeys } from './setup-keys.store.ts';

const PASSWORD = 'nakhla-wa-bahr-42';
let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;

const close = async () => {
  await shop?.close();
  await database?.close();
};
beforeEach(async () => {
  await close();
  database = await createTestDatabase();
  shop = await createTestApp(database);
});
afterAll(close);

const bodyOf = (key: string, more: object = {}) => ({
  key,
  name: 'سارة القحطاني',
  email: 'owner@shop.test',
  password: PASSWORD,
  password_confirmation: PASSWORD,
  ...more,
});
const make = (key: string, more?: object) =>
  shop.call('POST /admin/setup/owner', { body: bodyOf(key, more), headers: { host: '127.0.0.1:3000' } });
const issue = async () => (await issueSetupKey(database.db, new Date())) ?? '';
const owners = async () => {
  const { rows } = await sql.rows({ email: sql.text })`select email from staff where role = 'owner'`.execute(
    database.db,
  );
  return rows.map(({ email }) => email);
};

test('a key makes the owner once, with a second factor, and then no more keys are issued', async () => {
  const key = await issue();
  const made = await make(key);
  expect([made.status, made.body.data.needs, made.body.data.needs_password]).toEqual([201, 'enrol', false]);
  const code = totpCode(fromBase32(made.body.data.secret), stepOf(new Date()));
  const signedIn = await shop.call('POST /admin/auth/totp', { body: { challenge: made.body.data.challenge, code } });
  expect(signedIn.body.data).toMatchObject({ staff: { role: 'owner', email: 'owner@shop.test' } });
  expect(signedIn.body.data.recovery_codes).toHaveLength(10);
  expect((await make(key, { email: 'second@shop.test' })).body.code).toBe('staff.setup_over');
  expect(await issueSetupKey(database.db, new Date())).toBeUndefined();
  expect(await owners()).toEqual(['owner@shop.test']);
});

test('an address says at once whether it still works, and asking uses nothing up', async () => {
  const key = await issue();
  const isOpen = async (one: string) =>
    (await shop.call('POST /admin/setup/key', { body: { key: one }, headers: { host: '127.0.0.1:3000' } })).body.data
      .is_open;
  expect([await isOpen(key), await isOpen(key), await isOpen('x'.repeat(43))]).toEqual([true, true, false]);
  await make(key);
  expect(await isOpen(key)).toBe(false);
});

test('a setup that stopped before the second factor goes on by signing in', async () => {
  await make(await issue());
  const body = { email: 'owner@shop.test', password: PASSWORD };
  const again = await shop.call('POST /admin/auth/login', { body });
  expect(again.body.data).toMatchObject({ needs: 'enrol', needs_password: false });
});

test('a bad password or name leaves the key good', async () => {
  const key = await issue();
  expect((await make(key, { password: '12345678', password_confirmation: '12345678' })).status).toBe(422);
  expect((await make(key, { name: '' })).status).toBe(422);
  expect((await make(key)).status).toBe(201);
});

test('unknown, expired and empty keys make nobody', async () => {
  const key = await issue();
  await sql`update setup_keys set expires_at = now() - interval '1 second'`.execute(database.db);
  for (const one of [key, 'x'.repeat(43)]) expect((await make(one)).body.code).toBe('staff.setup_over');
  expect(await owners()).toEqual([]);
});

test('of eight at once, with two keys, one becomes the owner', async () => {
  const keys = [await issue(), await issue()];
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) => make(keys[at % 2] ?? '', { email: `owner-${at}@shop.test` })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
  expect(await owners()).toHaveLength(1);
});

test('control: were each key taken by itself, two would become owners', async () => {
  const keys = [await issue(), await issue()].map(hashSecret);
  const takeOwn = (tx: Tx, key: Buffer) =>
    sql.rows({ key_hash: sql.bytea })`delete from setup_keys where key_hash = ${key} returning key_hash`.execute(tx);
  const taken = await Promise.all(keys.map((key) => inTransaction(database.db, (tx) => takeOwn(tx, key))));
  expect(taken.map(({ rows }) => rows.length)).toEqual([1, 1]);
});

test('the command ends the keys, and is refused once the browser was first', async () => {
  const key = await issue();
  const asked = { email: 'console@shop.test', name: 'نورة', another: false };
  expect(await createOwner(database.db, asked, new Date())).toBeDefined();
  expect((await make(key)).body.code).toBe('staff.setup_over');
  expect(await createOwner(database.db, { ...asked, email: 'late@shop.test' }, new Date())).toBeUndefined();
  expect(await owners()).toEqual(['console@shop.test']);
});

test('over plain http from elsewhere it is refused, whatever the key', async () => {
  const key = await issue();
  const elsewhere = await shop.call('POST /admin/setup/owner', { body: bodyOf(key), from: '192.0.2.7' });
  expect([elsewhere.status, elsewhere.body.code]).toEqual([403, 'request.insecure']);
  expect((await make(key)).status).toBe(201);
});

test('expired keys are forgotten, live ones stay', async () => {
  const [old, live] = [await issue(), await issue()];
  await sql`update setup_keys set expires_at = now() - interval '1 second' where key_hash = ${hashSecret(old)}`.execute(
    database.db,
  );
  await deleteExpiredSetupKeys(database.db, new Date());
  const { rows } = await sql.rows({ key_hash: sql.bytea })`select key_hash from setup_keys`.execute(database.db);
  expect(rows.map(({ key_hash: hash }) => hash.equals(hashSecret(live)))).toEqual([true]);
});

test('keys are kept hashed', async () => {
  const key = await issue();
  const { rows } = await sql.rows({ found: sql.bool })`
    select exists (select from setup_keys where encode(key_hash, 'escape') like ${`%${key}%`}) as found
  `.execute(database.db);
  expect(rows[0]?.found).toBe(false);
});
