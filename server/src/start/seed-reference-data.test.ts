import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/database/index.ts';
import { createTestApp, createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { seedOnce } from './seed-reference-data.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('a shop that was just made knows the places of the Kingdom and the ways of delivery', async () => {
  expect(await seedOnce(database.db)).toBe(true);
  const shop = await createTestApp(database);
  const structure = await shop.call('GET /locations/cities?per_page=1');
  expect(structure.body.data.total).toBeGreaterThan(100);
  await shop.close();
  const { rows } = await sql.rows({ code: sql.text })`select code from shipping_methods order by position`.execute(
    database.db,
  );
  expect(rows.map(({ code }) => code)).toEqual(['standard', 'express', 'pickup', 'point']);
});

test('what staff called them since stays', async () => {
  await sql`update shipping_methods set name_ar = 'مندوبنا' where code = 'standard'`.execute(database.db);
  await sql`update cities set name_ar = 'الرياض الحبيبة' where id = 1`.execute(database.db);
  expect(await seedOnce(database.db)).toBe(false);
  const { rows } = await sql.rows({ method: sql.text, city: sql.text })`
    select m.name_ar as method, c.name_ar as city from shipping_methods m, cities c where m.code = 'standard' and c.id = 1
  `.execute(database.db);
  expect(rows).toEqual([{ method: 'مندوبنا', city: 'الرياض الحبيبة' }]);
});
