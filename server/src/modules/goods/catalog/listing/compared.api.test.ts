import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../../platform/database/index.ts';
import {
  createTestApp,
  createTestDatabase,
  factories,
  makeStaff,
  type TestDatabase,
} from '../../../../testing/index.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database);
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const compared = (ids: string) => shop.call(`GET /products/compared?ids=${ids}`, { language: 'en' });
const idsOf = ({ body }: Awaited<ReturnType<typeof compared>>) => body.data.map(({ id }: { id: number }) => id);

test('products are side by side with their specifications, each once, and without those that are not sold', async () => {
  const a = factories(database.db);
  const [one, other, gone] = [await a.product(), await a.product(), await a.product()];
  await sql`
    update products set specifications = '[{"label_ar":"الوزن","label_en":"Weight","value_ar":"1 كغ","value_en":"1 kg"}]'
    where id = ${one.id}
  `.execute(database.db);
  const owner = await makeStaff(database.db, 'owner');
  const { version } = (await shop.call(`GET /admin/products/${gone.id}`, { headers: owner.headers })).body.data;
  const setStatus = (status: string, seen: number) =>
    shop.call(`PUT /admin/products/${gone.id}/status`, { headers: owner.headers, body: { version: seen, status } });
  const archived = await setStatus('archived', version);
  expect(archived.status, JSON.stringify(archived.body)).toBe(200);
  const wish = `${other.id},${one.id},${gone.id},${other.id}`;
  const found = await compared(wish);
  expect(idsOf(found)).toEqual([one.id, other.id]);
  expect(found.body.data[0].specifications).toEqual([{ label: 'Weight', value: '1 kg' }]);
  await setStatus('published', archived.body.data.version);
  expect(idsOf(await compared(wish)), 'the kept answer follows').toEqual([one.id, other.id, gone.id]);
});

test.each(['', '1,2,3,4,5', '0', '-1', 'x', '1,', '1;2', '99999999999'])('refuses %j', async (ids) => {
  expect((await compared(ids)).status).toBe(422);
});
