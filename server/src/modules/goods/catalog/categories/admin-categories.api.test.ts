import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createTestApp,
  createTestDatabase,
  factories,
  type MadeStaff,
  makeStaff,
  productBody,
  type TestDatabase,
} from '../../../../testing/index.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let owner: MadeStaff;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database);
  owner = await makeStaff(database.db, 'owner');
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const call = (key: string, body?: unknown, language: 'ar' | 'en' = 'en') =>
  shop.call(key, { headers: owner.headers, language, ...(body === undefined ? {} : { body }) });

let serial = 0;
function bodyOf(spec: object = {}) {
  serial += 1;
  const words = { name_ar: `قسم ${serial}`, name_en: `Aisle ${serial}`, description_ar: '', description_en: '' };
  const shown = { image: null, backdrop: 'sage', is_featured: false, is_active: true };
  return { parent_id: null, slug: `aisle-${serial}`, ...words, ...shown, ...spec };
}

async function create(spec: object = {}) {
  const { status, body } = await call('POST /admin/categories', bodyOf(spec));
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data;
}

const formOf = (category: Record<string, unknown>) =>
  Object.fromEntries([...Object.keys(bodyOf()), 'version'].map((name) => [name, category[name]]));
const childrenOf = async (id: number): Promise<number[]> =>
  (await shop.call(`GET /categories/${id}/children`)).body.data.map((child: { id: number }) => child.id);

test('a category is shown at once, and the address it gives up leads on', async () => {
  const made = await create({ slug: 'incense-old' });
  expect((await shop.call('GET /categories/incense-old')).body.data.id).toBe(made.id);
  const { body } = await call(`PUT /admin/categories/${made.id}`, { ...formOf(made), slug: 'incense-new' });
  expect(body.data).toMatchObject({ slug: 'incense-new', version: 2 });
  expect((await shop.call('GET /categories/incense-old')).body.data.slug).toBe('incense-new');
});

test('a category of an Arabic name alone is shown under it in both languages', async () => {
  const made = await create({
    name_ar: 'تمور المدينة',
    name_en: '',
    description_ar: 'من مزارعها',
    slug: 'تمور-المدينة',
  });
  const named = async (language: 'ar' | 'en') =>
    (await shop.call(`GET /categories/${made.id}`, { language })).body.data.name;
  expect([await named('ar'), await named('en')]).toEqual(['تمور المدينة', 'تمور المدينة']);
  const form = { ...formOf(made), name_ar: 'تمور العجوة', name_en: '', description_en: '' };
  const { body } = await call(`PUT /admin/categories/${made.id}`, form);
  expect(body.data).toMatchObject({ name_en: 'تمور العجوة', description_en: 'من مزارعها' });
});

test('a slug that is taken is told at its field in the reader’s language', async () => {
  const [one, two] = [await create(), await create()];
  const answer = await call(`PUT /admin/categories/${two.id}`, { ...formOf(two), slug: one.slug }, 'ar');
  expect([answer.status, answer.body.errors]).toEqual([422, { slug: ['هذا العنوان مستخدم، اختر عنوانًا آخر'] }]);
  const picture = { key: 'a'.repeat(32), alt_ar: '', alt_en: '' };
  const wrong = await call('POST /admin/categories', bodyOf({ parent_id: 999_999, image: picture }));
  expect(Object.keys(wrong.body.errors).toSorted()).toEqual(['image.key', 'parent_id']);
});

test('a category is moved before another or to the end, and never under itself or too deep', async () => {
  const root = await create();
  const [one, two, three] = [
    await create({ parent_id: root.id }),
    await create({ parent_id: root.id }),
    await create({ parent_id: root.id }),
  ];
  const place = async (id: number, parent_id: number | null, before_id: number | null) => {
    const { version } = (await call(`GET /admin/categories/${id}`)).body.data;
    return call(`PUT /admin/categories/${id}/place`, { version, parent_id, before_id });
  };
  await place(three.id, root.id, one.id);
  expect(await childrenOf(root.id)).toEqual([three.id, one.id, two.id]);
  await place(three.id, root.id, null);
  expect(await childrenOf(root.id)).toEqual([one.id, two.id, three.id]);
  await place(three.id, one.id, null);
  expect([await childrenOf(root.id), await childrenOf(one.id)]).toEqual([[one.id, two.id], [three.id]]);
  expect((await place(root.id, three.id, null)).body.code).toBe('catalog.category_in_itself');
  let parent = three.id;
  for (let level = 0; level < 2; level += 1) parent = (await create({ parent_id: parent })).id;
  expect((await call('POST /admin/categories', bodyOf({ parent_id: parent }))).body.code).toBe(
    'catalog.category_too_deep',
  );
  expect((await place(one.id, two.id, null)).body.code).toBe('catalog.category_too_deep');
  expect(await childrenOf(root.id)).toEqual([one.id, two.id]);
});

test('what products are sold in is not archived; emptied it is, and nothing new is put there', async () => {
  const made = await create();
  const below = await create({ parent_id: made.id });
  const product = productBody({ category_id: below.id });
  const sold = (await call('POST /admin/products', { ...product, status: 'published' })).body.data;
  const archived = { ...formOf(made), is_active: false };
  const used = await call(`PUT /admin/categories/${made.id}`, archived);
  expect([used.status, used.body.code]).toEqual([409, 'catalog.category_in_use']);
  expect(used.body.message).toContain('1');
  await call(`PUT /admin/products/${sold.id}/status`, { version: 1, status: 'archived' });
  expect((await call(`PUT /admin/categories/${made.id}`, archived)).body.data.is_active).toBe(false);
  expect((await shop.call(`GET /categories/${made.id}`)).status).toBe(404);
  const late = await call('POST /admin/products', productBody({ category_id: made.id }));
  expect(late.body.errors).toEqual({ category_id: ['This category does not exist or is archived'] });
});

test('the tree is read in its order with what is archived, and counts what is sold below', async () => {
  const root = await create();
  const child = await create({ parent_id: root.id });
  await create({ parent_id: root.id, is_active: false });
  await factories(database.db).product({ categoryId: child.id });
  const rows = (await call('GET /admin/categories')).body.data;
  const at = rows.findIndex(({ id }: { id: number }) => id === root.id);
  expect(rows.slice(at, at + 3)).toMatchObject([
    { depth: 0, products_count: 1, is_active: true },
    { depth: 1, products_count: 1, is_active: true },
    { depth: 1, products_count: 0, is_active: false },
  ]);
});

test('the second of two who edit one category is shown what it is now', async () => {
  const made = await create();
  await call(`PUT /admin/categories/${made.id}`, { ...formOf(made), name_en: 'Mine' });
  const late = await call(`PUT /admin/categories/${made.id}`, { ...formOf(made), name_en: 'Theirs' });
  expect([late.status, late.body.code, late.body.details.name_en]).toEqual([409, 'conflict.changed', 'Mine']);
  const place = { version: 1, parent_id: null, before_id: null };
  expect((await call(`PUT /admin/categories/${made.id}/place`, place)).body.code).toBe('conflict.changed');
});

test('a bundle is made of what is sold, below what its parts cost, and shown at once', async () => {
  const { product } = factories(database.db);
  const [one, two] = [await product({ priceHalalas: 10_000 }), await product({ priceHalalas: 5_000, stock: 4 })];
  const words = { name_ar: 'باقة العيد', name_en: 'Eid set', description_ar: '', description_en: '' };
  const items = [one, two].map(({ variantIds }) => ({ variant_id: variantIds[0], quantity: 2 }));
  const body = { slug: 'eid-set', ...words, price: 250, images: [], is_active: true, items };
  const made = (await call('POST /admin/bundles', body)).body.data;
  expect(made).toMatchObject({ price: 250, parts_price: 300, is_whole: true, version: 1 });
  const shown = (await shop.call(`GET /bundles/${made.id}`)).body.data;
  expect(shown).toMatchObject({ bundle_price: 250, savings: 50, stock_quantity: 2 });
  const unknown = { variant_id: 999_999, quantity: 1 };
  const wrong = await call('POST /admin/bundles', { ...body, items: [...items, unknown, items[0]] });
  expect(wrong.body.errors).toEqual({
    slug: ['This address is taken; choose another'],
    'items.2.variant_id': ['This is not sold'],
    'items.3.variant_id': ['This is there twice; raise its quantity instead'],
  });
  const dear = await call('POST /admin/bundles', { ...body, slug: 'dear', price: 300 });
  expect(dear.body.errors).toEqual({ price: ['A bundle costs less than its parts one by one'] });
  const fewer = { ...body, version: 1, price: 180, items: items.slice(0, 1) };
  expect((await call(`PUT /admin/bundles/${made.id}`, fewer)).body.data.items).toHaveLength(1);
  expect((await shop.call(`GET /bundles/${made.id}`)).body.data).toMatchObject({ bundle_price: 180, savings: 20 });
  const late = await call(`PUT /admin/bundles/${made.id}`, fewer);
  expect([late.body.code, late.body.details.version]).toEqual(['conflict.changed', 2]);
  await call(`PUT /admin/bundles/${made.id}`, { ...fewer, version: 2, is_active: false });
  expect((await shop.call(`GET /bundles/${made.id}`)).status).toBe(404);
});
