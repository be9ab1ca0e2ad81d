import type { ListedCategory } from '@waha/contract';
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
  const tree = async (): Promise<ListedCategory[]> => (await shop.call('GET /admin/categories')).body.data;
  const names = async () => (await tree()).map(({ name_en: name, depth }) => [name, depth]);
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
  const edited = (await tree()).find(({ name_en: name }) => name === 'Home');
  const whole = (await shop.call(`GET /admin/categories/${edited?.id}`)).body.data;
  const { id, depth: _, products_count: __, ...draft } = whole;
  expect((await shop.call(`PUT /admin/categories/${id}`, { ...draft, name_ar: 'المنزل' })).status).toBe(200);
  const undone = await shop.act(first.id, 'undo');
  expect(undone.results.undone).toBe(4);
  // One that somebody edited since stays.
  expect((await names()).toSorted()).toEqual([...before, ['Home', 0]].toSorted());
  await shop.close();
});

test('where the tree has no room, products go as near as there is room, or are refused and told so', async () => {
  const shop = await openImportShop();
  const tools = foreignTools(shop);
  const many = Array.from({ length: 101 }, (_, at) => `m-${at},Name ${at},Kind ${at},5,1,active`);
  const deep = 'm-deep,Deep,Kind 1 > Sub,5,1,active';
  const checked = await tools.checked(
    ['Handle,Title,Type,Variant Price,Variant Inventory Qty,Status', ...many, deep].join('\n'),
  );
  const done = await shop.act(checked.id, 'run');
  const refused = (await tools.categories(checked.id)).filter(({ is_refused: isRefused }) => isRefused);
  expect(refused.length).toBeGreaterThan(0);
  expect(done.results).toMatchObject({ done: 102 - refused.length, refused: refused.length });
  const [item] = await shop.items(checked.id, '&result=refused');
  expect(item?.faults).not.toEqual([]);
  await shop.close();
});
