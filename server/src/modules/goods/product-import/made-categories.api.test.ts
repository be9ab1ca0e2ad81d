import { expect, test } from 'vitest';
import { foreignTools } from './foreign-files.fixture.ts';
import { openImportShop } from './import-shop.fixture.ts';

test('categories are made by one tick, told before, found again, and removed by the undo where they are empty', async () => {
  const shop = await openImportShop();
  const tools = foreignTools(shop);
  const csv =
    'Handle,Title,Type,Variant Price,Variant Inventory Qty,Status\nt-1,One,Home > Candles,5,1,active\nt-2,Two,home > candles,5,1,active\nt-3,Three,,5,1,active\nt-4,Four,Home,5,1,active\n';
  const first = await shop.check(csv);
  expect(first).toMatchObject({ outcomes: { create: 0, error: 4 }, new_categories: 3, makes_categories: false });
  const names = async () =>
    (await shop.call('GET /admin/categories')).body.data.map(({ name_en: name, depth }: never) => [name, depth]);
  const before = await names();
  const ticked = await tools.tick(first.id);
  expect(ticked).toMatchObject({ outcomes: { create: 4, error: 0 }, makes_categories: true });
  expect((await tools.categories(first.id)).map(({ path, products_count: count }) => [path, count])).toEqual([
    [['Home', 'Candles'], 2],
    [[], 1],
    [['Home'], 1],
  ]);
  expect(await names()).toEqual(before);
  const done = await shop.act(first.id, 'run');
  expect(done.results).toMatchObject({ done: 4, refused: 0 });
  const made = [
    ['Other products', 0],
    ['Home', 0],
    ['Candles', 1],
  ];
  expect(await names()).toEqual(expect.arrayContaining([...before, ...made]));
  expect((await shop.check(csv)).outcomes).toMatchObject({ unchanged: 4 });
  const edited = (await shop.call('GET /admin/categories')).body.data.find((one: never) => one['name_en'] === 'Home');
  const whole = (await shop.call(`GET /admin/categories/${edited.id}`)).body.data;
  const { id, depth: _, products_count: __, ...draft } = whole;
  expect((await shop.call(`PUT /admin/categories/${id}`, { ...draft, name_ar: 'المنزل' })).status).toBe(200);
  const undone = await shop.act(first.id, 'undo');
  expect(undone.results.undone).toBe(4);
  // One that somebody edited since stays.
  expect((await names()).toSorted()).toEqual([...before, ['Home', 0]].toSorted());
  await shop.close();
});
