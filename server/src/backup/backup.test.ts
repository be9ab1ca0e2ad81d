import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLedger } from '../checks/index.ts';
import { sql } from '../platform/database/index.ts';
import { keepMonthPartitions } from '../platform/partitions/index.ts';
import { orderBody } from '../testing/index.ts';
import {
  backUp,
  type EmptyShop,
  hashesOf,
  openEmpty,
  openRestored,
  openSmallShop,
  restoreInto,
  type SmallShop,
} from './backup.fixture.ts';

let shop: SmallShop;
let target: EmptyShop;

beforeAll(async () => {
  shop = await openSmallShop();
  target = await openEmpty(shop);
});
afterAll(async () => {
  await target.close();
  await shop.close();
});

/** Entries of the audit in months with partitions of their own, which an empty shop does not have. */
async function fillMonths(): Promise<void> {
  const { db } = shop.database;
  const audit = { name: 'audit_log', column: 'at', refusesTruncate: 'staff_audit_is_final', keepMonths: undefined };
  await keepMonthPartitions(db, audit, new Date());
  await sql`
    insert into audit_log (at, action, subject_kind, subject_id)
    select now() + months * interval '1 month', 'orders.shipped', 'order', months::text from generate_series(0, 3) as months
  `.execute(db);
}

test('a restored shop has every row, file and key, goes on where it was, and answers the same', async () => {
  await fillMonths();
  const before = await hashesOf(shop.database.url);
  const { record } = await backUp(shop);
  expect(record).toMatchObject({ proved: true, problem: null, files: 3, encrypted: true });
  expect((await stat(record.place)).mode & 0o777).toBe(0o600);
  const restored = await restoreInto(target, record.place);
  expect(restored).toMatchObject({ violations: [], former: undefined });
  expect(await hashesOf(target.url)).toEqual(before);
  for (const key of ['media/shown-240.webp', 'uploads/own-240.webp', 'videos/film.mp4'])
    expect(await target.storage.head(key), key).toMatchObject({ etag: (await shop.storage.head(key))?.etag });
  expect(await readFile(join(target.config.dataDir, 'settings.key'), 'utf8')).toBe('the key of the shop');

  const again = await openRestored(target);
  const list = (one: { call: SmallShop['shop']['call'] }) => one.call('GET /products').then(({ body }) => body);
  expect(await list(again)).toEqual(await list(shop.shop));
  // Sequences, identities and triggers work as they did.
  const { rows } = await sql.rows({ last: sql.text })`select max(number) as last from orders`.execute(shop.database.db);
  const { rows: products } = await sql.rows({ id: sql.int4 })`select max(id) as id from products`.execute(again.db);
  const placed = await again.call('POST /orders', {
    body: orderBody([{ product_id: products[0]?.id, quantity: 1 }], 140),
  });
  expect(placed.status).toBe(201);
  expect(placed.body.data.number > String(rows[0]?.last)).toBe(true);
  expect(await checkLedger(again.db)).toEqual([]);
  await again.close();
});
