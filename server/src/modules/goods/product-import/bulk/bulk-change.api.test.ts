import type { ProductImport } from '@waha/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { orderBody, productBody, variantBody } from '../../../../testing/index.ts';
import { type ImportShop, openImportShop } from '../import-shop.fixture.ts';

let shop: ImportShop;
beforeEach(async () => {
  shop = await openImportShop();
});
afterEach(() => shop.close());

async function make(more: object): Promise<{ id: number; version: number }> {
  const body = productBody({ category_id: shop.category, ...more });
  const made = await shop.call('POST /admin/products', body);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body.data;
}
const product = async (id: number) => (await shop.call(`GET /admin/products/${id}`)).body.data;
const ask = (more: object) =>
  shop.call('POST /admin/product-imports/bulk-change', {
    ...{ field: 'price', way: 'percent', amount: 10, rounding: 'none', product_ids: null, filters: {} },
    ...more,
  });
async function check(more: object): Promise<ProductImport> {
  const asked = await ask(more);
  expect(asked.status, JSON.stringify(asked.body)).toBe(201);
  await shop.work();
  return shop.show(asked.body.data.id);
}

test('prices of a filter are raised after a preview that wrote nothing, and brought back by the undo', async () => {
  const simple = await make({ sku: 'A', price: 149, stock: 4 });
  const many = await make({
    ...{ sku: 'B', price: 100, sale_price: 80 },
    variants: [variantBody('S', { sku: 'B-S' }), variantBody('M', { sku: 'B-M', price: 120 })],
  });
  const before = await shop.exported();
  const checked = await check({ rounding: 'ends_95', filters: { category_id: shop.category, status: 'draft' } });
  expect(checked).toMatchObject({
    status: 'checked',
    bulk_change: { field: 'price', way: 'percent', amount: 10, rounding: 'ends_95' },
    outcomes: { create: 0, update: 2, unchanged: 0, error: 0 },
  });
  const differences = (await shop.items(checked.id)).flatMap((item) => item.differences);
  expect(differences).toEqual([
    { sku: 'A', field: 'price', from: 149, to: 163.95 },
    { sku: 'B', field: 'price', from: 100, to: 109.95 },
    { sku: 'B-M', field: 'price', from: 120, to: 131.95 },
  ]);
  expect(await shop.exported()).toBe(before);

  expect((await shop.act(checked.id, 'run')).results.done).toBe(2);
  expect(await product(simple.id)).toMatchObject({ price: 163.95, stock_quantity: 4 });
  const { price, sale_price: sale, variants } = await product(many.id);
  expect([price, sale, variants.map((one: { price: number | null }) => one.price)]).toEqual([
    109.95,
    80,
    [null, 131.95],
  ]);
  expect((await shop.act(checked.id, 'undo')).results).toMatchObject({ done: 0, undone: 2 });
  expect(await shop.exported()).toBe(before);
});

test('only chosen products change; a sale price is a share of each price', async () => {
  const [one, other] = [await make({ sku: 'C', price: 200 }), await make({ sku: 'D', price: 200 })];
  const checked = await check({ field: 'sale_price', way: 'off', amount: 25, product_ids: [one.id] });
  await shop.act(checked.id, 'run');
  expect([(await product(one.id)).sale_price, (await product(other.id)).sale_price]).toEqual([150, null]);
  const cleared = await check({ field: 'sale_price', way: 'clear', amount: null, product_ids: [one.id, other.id] });
  expect(cleared.outcomes).toMatchObject({ update: 1, unchanged: 1 });
});

test('a price below the sale price, or below zero, is told at its product; the others are written', async () => {
  const low = await make({ sku: 'E', price: 100, sale_price: 95 });
  await make({ sku: 'F', price: 5 });
  const fine = await make({ sku: 'G', price: 300 });
  const checked = await check({ way: 'add', amount: -20 });
  expect(checked.outcomes).toMatchObject({ update: 1, error: 2 });
  await shop.act(checked.id, 'run');
  expect([(await product(low.id)).price, (await product(fine.id)).price]).toEqual([100, 280]);
});

test('a product that was edited after the preview is left alone', async () => {
  const made = await make({ sku: 'H', price: 100 });
  const checked = await check({ product_ids: [made.id] });
  const row = { id: made.id, version: made.version, price: 70 };
  expect((await shop.call('POST /admin/products/bulk', { rows: [row] })).body.data?.done ?? 0).toBe(1);
  const done = await shop.act(checked.id, 'run');
  expect(done.results).toMatchObject({ done: 0, refused: 1 });
  expect((await product(made.id)).price).toBe(70);
});

test('a level is set as counted at the preview: what was ordered since stays sold', async () => {
  const made = await make({ sku: 'K', price: 100, stock: 5, status: 'published' });
  const checked = await check({ field: 'stock', way: 'set', amount: 20, product_ids: [made.id] });
  expect((await shop.items(checked.id))[0]?.differences).toEqual([{ sku: 'K', field: 'stock', from: 5, to: 20 }]);
  const order = orderBody([{ product_id: made.id, quantity: 1 }], 140);
  expect((await shop.shop.call('POST /orders', { body: order })).status).toBe(201);
  await shop.act(checked.id, 'run');
  expect((await product(made.id)).stock_quantity).toBe(19);
});

test('refuses what no rule says, an empty choice, and a second one while the first is at work', async () => {
  await make({ sku: 'L', price: 100 });
  const faults = async (more: object) => {
    const { status, body } = await ask(more);
    return [status, Object.keys(body.errors ?? {})];
  };
  expect(await faults({ way: 'off' })).toEqual([422, ['way']]);
  expect(await faults({ amount: null })).toEqual([422, ['amount']]);
  expect(await faults({ amount: 0 })).toEqual([422, ['amount']]);
  expect(await faults({ amount: -100 })).toEqual([422, ['amount']]);
  expect(await faults({ field: 'stock', way: 'set', amount: 1.5 })).toEqual([422, ['amount']]);
  expect((await ask({ filters: { q: 'nothing-like-it' } })).body.code).toBe('product_imports.none_chosen');
  expect((await ask({})).status).toBe(201);
  expect((await ask({})).body.code).toBe('product_imports.busy');
});
