import type { AdminProductDraft } from '@waha/contract';
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
let categoryId: number;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database);
  owner = await makeStaff(database.db, 'owner');
  categoryId = await factories(database.db).category();
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const call = (key: string, body?: unknown) =>
  shop.call(key, { headers: owner.headers, language: 'en', ...(body === undefined ? {} : { body }) });

async function create(spec: Partial<AdminProductDraft> = {}) {
  const draft = productBody({ category_id: categoryId, ...spec });
  return (await call('POST /admin/products', { ...draft, status: 'published' })).body.data;
}

const relatedTo = async (id: number): Promise<number[]> =>
  (await shop.call(`GET /products/${id}`)).body.data.related.map((one: { id: number }) => one.id);

test('chosen products stand first in their order, once each, before those that the shop finds', async () => {
  const elsewhere = await factories(database.db).category();
  const [near, other, far, hidden] = [
    await create(),
    await create(),
    await create({ category_id: elsewhere }),
    await create({ category_id: elsewhere }),
  ];
  const made = await create({ related_ids: [far.id, hidden.id, near.id] });
  expect(made.related.map(({ id }: { id: number }) => id)).toEqual([far.id, hidden.id, near.id]);
  expect(await relatedTo(made.id)).toEqual([far.id, hidden.id, near.id, other.id]);
  await call(`PUT /admin/products/${hidden.id}/status`, { version: hidden.version, status: 'archived' });
  expect(await relatedTo(made.id)).toEqual([far.id, near.id, other.id]);
  // A writer that does not know of them leaves them; an empty list takes them away.
  const form = productBody({ category_id: categoryId, sku: made.sku, slug: made.slug });
  const kept = (await call(`PUT /admin/products/${made.id}`, { ...form, version: made.version })).body.data;
  expect(kept.related).toHaveLength(3);
  await call(`PUT /admin/products/${made.id}`, { ...form, version: kept.version, related_ids: [] });
  expect((await relatedTo(made.id)).toSorted()).toEqual([near.id, other.id].toSorted());
});

test('itself and what is unknown are refused at their place', async () => {
  const made = await create();
  const form = productBody({ category_id: categoryId, sku: made.sku, slug: made.slug });
  const { status, body } = await call(`PUT /admin/products/${made.id}`, {
    ...form,
    version: made.version,
    related_ids: [999_999, made.id],
  });
  expect([status, Object.keys(body.errors)]).toEqual([422, ['related_ids.0', 'related_ids.1']]);
});
