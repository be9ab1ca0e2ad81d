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

test('products are side by side with their specifications, and without those that are not sold', async () => {
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
  const wish = `${one.id},${other.id},${gone.id}`;
  const found = await compared(wish);
  expect(idsOf(found)).toEqual([one.id, other.id]);
  expect(found.body.data[0].specifications).toEqual([{ label: 'Weight', value: '1 kg' }]);
  await setStatus('published', archived.body.data.version);
  expect(idsOf(await compared(wish)), 'the kept answer follows').toEqual([one.id, other.id, gone.id]);
});

test('the kept answer follows a category that is named anew', async () => {
  const { headers } = await makeStaff(database.db, 'owner');
  const words = { name_ar: 'بخور', name_en: 'Incense', description_ar: '', description_en: '' };
  const form = { parent_id: null, slug: 'incense', image: null, backdrop: 'sage', is_featured: false, is_active: true };
  const made = await shop.call('POST /admin/categories', { headers, body: { ...form, ...words } });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const { id: categoryId, version } = made.body.data;
  const { id } = await factories(database.db).product({ categoryId });
  expect((await compared(`${id}`)).body.data[0].category.name).toBe('Incense');
  const body = { ...form, ...words, name_en: 'Bakhoor', version };
  expect((await shop.call(`PUT /admin/categories/${categoryId}`, { headers, body })).status).toBe(200);
  expect((await compared(`${id}`)).body.data[0].category.name).toBe('Bakhoor');
});

test.each(['', '1,2,3,4,5', '2,1', '1,1', '0', '-1', 'x', '1,', '1;2', '99999999999'])('refuses %j', async (ids) => {
  expect((await compared(ids)).status).toBe(422);
});
