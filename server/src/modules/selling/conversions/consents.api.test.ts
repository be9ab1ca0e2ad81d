import { conversionEndpoints, isRefusedWhileClosed } from '@waha/contract';
import type { AnyExtension } from '@waha/extend';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import { createTestApp, createTestDatabase, type TestDatabase, testExtensions } from '../../../testing/index.ts';
import { forgetConversions } from './consents.store.ts';

const DAY_MS = 86_400_000;
const teller: AnyExtension = {
  ...{ name: 'teller', api: 1, settings: {}, texts: { ar: { name: 'مخبر' }, en: { name: 'Teller' } } },
  conversion: () => ({ purpose: 'marketing', maxAgeMs: DAY_MS, send: async () => 'taken' }),
};

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let shopWithoutServices: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database, { extensions: [...testExtensions, teller], limits: true });
  shopWithoutServices = await createTestApp(database);
});
afterAll(async () => {
  await shop.close();
  await shopWithoutServices.close();
  await database.close();
});

async function answer(marketing: boolean, { id, of = shop, from = '10.0.0.1' }: AnswerOptions = {}) {
  const body = { ...(id && { id }), analytics: false, marketing, text_version: '1' };
  const { status, body: reply } = await of.call('POST /consents', { body, from });
  return { status, id: reply.data?.id };
}
interface AnswerOptions {
  id?: string;
  of?: typeof shop;
  from?: string;
}

async function kept(id: string): Promise<[consents: number, log: number]> {
  const { rows } = await sql.rows({ consents: sql.int4.neverNull, log: sql.int4.neverNull })`
    select (select count(*) from consents where id = ${id})::int as consents,
      (select count(*) from consent_log where consent_id = ${id})::int as log
  `.execute(database.db);
  return [rows[0]?.consents ?? 0, rows[0]?.log ?? 0];
}
const everything = async () => {
  const { rows } = await sql.rows({ rows: sql.int4.neverNull })`
    select ((select count(*) from consents) + (select count(*) from consent_log))::int as rows
  `.execute(database.db);
  return rows[0]?.rows;
};

test('answers that change nothing leave nothing behind', async () => {
  const before = await everything();
  await answer(false);
  await answer(false, { id: crypto.randomUUID() });
  await answer(true, { of: shopWithoutServices });
  expect(await everything()).toBe(before);
  const { id } = await answer(true);
  await answer(true, { id });
  await answer(true, { id });
  expect(await kept(id)).toEqual([1, 1]);
});

test('an agreement is withdrawn where no service is left, and while the shop is closed', async () => {
  const { id } = await answer(true);
  expect(await answer(false, { id, of: shopWithoutServices })).toEqual({ status: 200, id });
  expect(await kept(id)).toEqual([1, 2]);
  expect(isRefusedWhileClosed(conversionEndpoints['POST /consents'])).toBe(false);
});

test('the same answer renews an agreement of another day', async () => {
  const { id } = await answer(true);
  await sql`update consents set changed_at = changed_at - interval '11 months' where id = ${id}`.execute(database.db);
  await answer(true, { id });
  expect(await kept(id)).toEqual([1, 2]);
  await forgetConversions(database.db, new Date(Date.now() + 29 * DAY_MS));
  expect(await kept(id)).toEqual([1, 2]);
});

test('agreements of one network are so many a day, withdrawals are not counted', async () => {
  const from = '10.0.0.2';
  const { id } = await answer(true, { from });
  await sql`update rate_limits set requests = 300 where bucket like 'agreements %'`.execute(database.db);
  expect((await answer(true, { from })).status).toBe(429);
  expect((await answer(false, { id, from })).status).toBe(200);
  expect(await kept(id)).toEqual([1, 2]);
  expect((await answer(true, { from: '10.0.0.3' })).status).toBe(200);
});

test('an agreement that told nothing ends after 30 days with its log, one that told something after a year', async () => {
  const from = '10.0.0.4';
  const [idle, told] = [await answer(true, { from }), await answer(true, { from })];
  const body = { consent_id: told.id, kind: 'checkout', path: '/checkout' };
  await shop.call('POST /conversions', { body });
  await forgetConversions(database.db, new Date(Date.now() + 31 * DAY_MS));
  expect([await kept(idle.id), await kept(told.id)]).toEqual([
    [0, 0],
    [1, 1],
  ]);
  await forgetConversions(database.db, new Date(Date.now() + 367 * DAY_MS));
  expect(await kept(told.id)).toEqual([0, 1]);
});

test('carts of one network are told so often a day, and another network is not counted with it', async () => {
  const tell = async (from: string) => {
    const body = { consent_id: crypto.randomUUID(), kind: 'checkout', path: '/checkout' };
    return (await shop.call('POST /conversions', { body, from })).status;
  };
  expect(await tell('10.0.0.5')).toBe(200);
  await sql`update rate_limits set requests = 500 where bucket like 'conversions %'`.execute(database.db);
  expect([await tell('10.0.0.5'), await tell('10.0.0.6')]).toEqual([429, 200]);
});
