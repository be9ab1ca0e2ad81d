import { afterEach, beforeEach, expect, test } from 'vitest';
import { inSavepoint, inTransaction, sql } from '../../../../platform/database/index.ts';
import { orderBody, productBody, variantBody } from '../../../../testing/index.ts';
import { type ImportShop, openImportShop } from '../import-shop.fixture.ts';
import { deleteMappings } from '../reading/mappings.store.ts';
import { deleteImports } from './imports.store.ts';

let shop: ImportShop;
beforeEach(async () => {
  shop = await openImportShop();
});
afterEach(() => shop.close());

const HEAD = 'product_sku,slug,status,name_ar,name_en,category,price,sku,stock';
const file = (name: string, count: number) =>
  [
    HEAD,
    ...Array.from(
      { length: count },
      (_, at) => `${name}${at},${name.toLowerCase()}-${at},published,اسم,Name,oud,100,${name}${at},5`,
    ),
  ].join('\n');

test('a new product that somebody ordered is archived and told; the others are gone', async () => {
  const checked = await shop.check(file('O', 2));
  await shop.act(checked.id, 'run');
  const [first] = await shop.items(checked.id);
  const order = orderBody([{ product_id: first?.product_id ?? 0, quantity: 1 }], 140);
  expect((await shop.shop.call('POST /orders', { body: order })).status).toBe(201);
  const undone = await shop.act(checked.id, 'undo');
  expect(undone.results).toMatchObject({ undone: 1, archived: 1, done: 0 });
  const [archived] = await shop.items(checked.id, '&result=archived');
  expect([archived?.sku, archived?.faults[0]?.message]).toEqual(['O0', expect.stringContaining('archived instead')]);
  const { data } = (await shop.call(`GET /admin/products/${first?.product_id}`)).body;
  expect([data.status, data.stock_quantity]).toEqual(['archived', 4]);
  const exported = await shop.exported();
  expect([exported.includes('O0'), exported.includes('O1')]).toEqual([true, false]);
});

test('pieces that were sold between the run and the undo stay sold, new variants go', async () => {
  const variants = [variantBody('S', { sku: 'V-S', stock: 5 })];
  const body = productBody({ category_id: shop.category, sku: 'V', price: 100, variants });
  const made = (await shop.call('POST /admin/products', body)).body.data;
  const { status } = await shop.call(`PUT /admin/products/${made.id}/status`, { version: 1, status: 'published' });
  expect(status).toBe(200);
  const csv = `product_sku,sku,size,stock\nV,V-S,S,9\nV,V-M,M,3\n`;
  const checked = await shop.check(csv.replace('product_sku,', 'product_sku,name_ar,').replaceAll('\nV,', '\nV,ثوب,'));
  expect(checked.outcomes).toEqual({ create: 0, update: 1, unchanged: 0, error: 0 });
  await shop.act(checked.id, 'run');
  const variantsNow = async () => {
    const { data } = (await shop.call(`GET /admin/products/${made.id}`)).body;
    return [
      data.name_ar,
      ...data.variants.map((one: { sku: string; stock_quantity: number }) => [one.sku, one.stock_quantity]),
    ];
  };
  expect(await variantsNow()).toEqual(['ثوب', ['V-S', 9], ['V-M', 3]]);
  const line = { product_id: made.id, variant_id: made.variants[0].id, quantity: 1 };
  expect((await shop.shop.call('POST /orders', { body: orderBody([line], 140) })).status).toBe(201);
  expect((await shop.act(checked.id, 'undo')).results.undone).toBe(1);
  expect(await variantsNow()).toEqual([body.name_ar, ['V-S', 4]]);
});

test('a run that is stopped keeps what it wrote and gives it back; then it is forgotten', async () => {
  const before = await shop.exported();
  const checked = await shop.check(file('C', 160));
  const { version } = await shop.show(checked.id);
  expect((await shop.acts(checked.id)('run', version + 1)).body.code).toBe('conflict.changed');
  await shop.acts(checked.id)('run', version);
  expect((await shop.send(file('D', 1))).body.code).toBe('product_imports.busy');
  await shop.piece();
  expect((await shop.acts(checked.id)('cancel')).status).toBe(200);
  expect(await shop.work()).toBe(0);
  const stopped = await shop.show(checked.id);
  expect([stopped.status, stopped.results.done > 0]).toEqual(['cancelled', true]);
  expect((await shop.act(checked.id, 'undo')).results).toMatchObject({ undone: stopped.results.done, done: 0 });
  expect(await shop.exported()).toBe(before);
  const again = await shop.show(checked.id);
  expect((await shop.acts(checked.id)('undo', again.version)).body.code).toBe('product_imports.wrong_time');
  await deleteImports(shop.db, new Date(Date.now() - 60_000));
  expect((await shop.show(checked.id)).id).toBe(checked.id);
  await deleteImports(shop.db, new Date(Date.now() + 60_000));
  await deleteMappings(shop.db, new Date(Date.now() + 60_000));
  expect((await shop.call(`GET /admin/product-imports/${checked.id}`)).status).toBe(404);
});

test('a savepoint in another undoes what is in it, and the outer one all of both', async () => {
  const count = async () => {
    const { rows } = await sql.rows({ count: sql.int4 })`select count(*)::int as count from categories`.execute(
      shop.db,
    );
    return rows[0]?.count ?? 0;
  };
  const before = await count();
  await inTransaction(shop.db, async (tx) => {
    const add = (slug: string) =>
      sql`insert into categories (slug, name_ar, name_en, position) values (${slug}, 'رف', 'Shelf', 0)`.execute(tx);
    const fails = (work: () => Promise<unknown>) => expect(inSavepoint(tx, work)).rejects.toThrow('no');
    await fails(async () => {
      await add('outer');
      await fails(async () => {
        await add('inner');
        throw new Error('no');
      });
      throw new Error('no');
    });
    await inSavepoint(tx, () => add('kept'));
  });
  expect(await count()).toBe(before + 1);
});
