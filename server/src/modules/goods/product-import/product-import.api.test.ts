import { afterEach, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import { factories, productBody, variantBody } from '../../../testing/index.ts';
import { type ImportShop, openImportShop } from './import-shop.fixture.ts';
import { readCategories, readOnce } from './planning/find-category.ts';
import { runImport, runPiece } from './running/run-import.ts';

let shop: ImportShop;
beforeEach(async () => {
  shop = await openImportShop();
});
afterEach(() => shop.close());

const colour = { color_ar: 'أزرق', color_en: 'Blue', color_hex: '#0000ff' };
const HEAD = 'product_sku,slug,status,name_ar,name_en,category,price,sku,stock';

/** Fills the shop with one case of each kind of exported value. */
async function fill(): Promise<void> {
  const category_id = shop.category;
  const words = { name_ar: "'=1+1", name_en: '=cmd|x', description_ar: 'سطر\n\n- "اقتباس", وفاصلة', brand_en: 'Oasis' };
  const tagged = { ...productBody({ category_id, ...words, barcode: '62811111' }), tags: ['هدايا', 'عود هندي'] };
  expect((await shop.call('POST /admin/products', { ...tagged, stock: 7 })).status).toBe(201);
  const variants = [
    variantBody('S', { price: 120, sale_price: 99.5, cost_price: 41.5, barcode: '62822222' }),
    variantBody('M', { ...colour, stock: 0 }),
  ];
  const made = await shop.call(
    'POST /admin/products',
    productBody({ category_id, variants, sale_price: 80, cost_price: 40 }),
  );
  expect(made.status).toBe(201);
  await factories(shop.db).product({ categoryId: category_id, stock: 3 });
}

test('our own export comes back as it is: nothing is to be written', async () => {
  await fill();
  const checked = await shop.check(await shop.exported());
  expect([checked.format, checked.status, checked.rows_count]).toEqual(['waha', 'checked', 4]);
  expect(await shop.items(checked.id, '&outcome=error')).toEqual([]);
  expect((await shop.items(checked.id, '&outcome=update')).map(({ changes }) => changes)).toEqual([]);
  expect(checked.outcomes).toEqual({ create: 0, update: 0, unchanged: 3, error: 0 });
  const fewer = await shop.check((await shop.exported()).replace('عود هندي، هدايا', 'عود هندي'));
  expect((await shop.items(fewer.id, '&outcome=update')).map(({ changes }) => changes)).toEqual([['tags']]);
});

test('a dry run writes nothing; the run does what it said; the undo brings back every byte', async () => {
  await fill();
  const before = await shop.exported();
  const changed = before.replace('99.5', '89.25').replace(',7\r\n', ',12\r\n').replaceAll('Oasis', 'واحة');
  const csv = `${changed}NEW-1,,published,جديد,New,oud,15.5,NEW-1,4\r\n`.replace(/^(.*)$/m, '$1');
  const rows = csv.split('\r\n');
  const head = (rows[0] ?? '').split(',');
  const added = head.map((name) => NEW[name.replace('\ufeff', '')] ?? '').join(',');
  const checked = await shop.check([...rows.slice(0, -2), added, ''].join('\r\n'));
  expect(checked.outcomes).toEqual({ create: 1, update: 2, unchanged: 1, error: 0 });
  expect(await shop.exported()).toBe(before);

  const done = await shop.act(checked.id, 'run');
  expect([done.status, done.results.done, done.progress, done.progress_of]).toEqual(['done', 3, 3, 3]);
  const after = await shop.exported();
  expect(after).toContain('89.25');
  expect(after).toContain('NEW-1');
  expect((await shop.check(after)).outcomes).toMatchObject({ create: 0, update: 0, unchanged: 4 });

  const undone = await shop.act(checked.id, 'undo');
  expect([undone.status, undone.results.undone, undone.results.done]).toEqual(['undone', 3, 0]);
  expect(await shop.exported()).toBe(before);
});

const NEW: Record<string, string> = {
  product_sku: 'NEW-1',
  slug: 'new-1',
  status: 'published',
  name_ar: 'جديد',
  name_en: 'New',
  category: 'oud',
  price: '15.5',
  sku: 'NEW-1',
  stock: '4',
};

test('every fault is told at its row and column, in the language of the reader', async () => {
  await shop.call('POST /admin/products', productBody({ category_id: shop.category, sku: 'OWN', slug: 'taken' }));
  const checked = await shop.check(
    [
      HEAD,
      'A,a,draft,أ,A,oud,abc,A,1',
      'B,b,draft,ب,B,oud,"١٬٢٩٩٫٥٠ ر.س",B,1',
      'C,c,draft,ج,C,oud,"1,299.50",C,1',
      'D,d,draft,د,D,oud,12,SAME,1',
      'E,e,draft,ه,E,oud,12,SAME,1',
      'F,taken,draft,و,F,oud,12,F,1',
      'G,g,draft,,,nowhere,-3,G,1.5',
      'H,h,someday,ح,H,oud,12.345,OWN,1',
    ].join('\n'),
  );
  expect(checked.outcomes).toEqual({ create: 2, update: 0, unchanged: 0, error: 6 });
  const faults = (await shop.items(checked.id, '&outcome=error')).flatMap((item) =>
    item.faults.map(({ row, column, message }) => `${row} ${column}: ${message}`),
  );
  expect(faults).toEqual([
    '2 price: “abc” is no number we can read. Write it like 1299.50',
    '5 sku: Rows 5 and 6 have the same SKU',
    '6 sku: Rows 5 and 6 have the same SKU',
    '7 slug: This address is taken; choose another',
    '8 stock: “1.5” is no quantity. It is a whole number from 0 to a million',
    '8 category: There is no category “nowhere”. Make it, or choose one for what is not known',
    '8 name_ar: This field is required',
    expect.stringMatching(/^8 price: /),
    '9 status: The status “someday” is not known. Use published, draft or archived',
    '9 price: Enter an amount with at most two decimals',
    '9 sku: Another product has this SKU',
  ]);
  const { body } = await shop.call(`GET /admin/product-imports/${checked.id}/items?outcome=error&q=a`, undefined, 'ar');
  expect(body.data.data[0].faults[0].message).toContain('ليس رقمًا');
  const bad = await shop.badRows(checked.id);
  expect(bad).toContain('A,a,draft,أ,A,oud,abc,A,1,2,');
  expect(bad).not.toContain('B,b,draft');
  // Valid rows are written, invalid ones are not.
  await shop.act(checked.id, 'run');
  expect(await shop.exported()).toContain('1299.5');
});

test('what was edited after the dry run is told and not overwritten; after the run it is left alone by the undo', async () => {
  const bodies = ['ONE', 'TWO'].map((sku) => productBody({ category_id: shop.category, sku, name_en: `${sku} name` }));
  const ids: number[] = [];
  for (const body of bodies) ids.push((await shop.call('POST /admin/products', body)).body.data.id);
  const edit = async (at: number, price: number) => {
    const { version } = (await shop.call(`GET /admin/products/${ids[at]}`)).body.data;
    const answer = await shop.call(`PUT /admin/products/${ids[at]}`, { ...bodies[at], version, price });
    expect(answer.status).toBe(200);
  };
  const csv = (await shop.exported()).replaceAll(' name', ' thing');
  const checked = await shop.check(csv);
  await edit(0, 55);
  const done = await shop.act(checked.id, 'run');
  expect([done.results.done, done.results.refused]).toEqual([1, 1]);
  const [refused] = await shop.items(checked.id, '&result=refused');
  expect([refused?.sku, refused?.faults[0]?.message]).toEqual([
    'ONE',
    expect.stringContaining('changed after the dry run'),
  ]);
  await edit(1, 66);
  const undone = await shop.act(checked.id, 'undo');
  expect([undone.results.kept, undone.results.undone]).toEqual([1, 0]);
  expect((await shop.items(checked.id, '&result=kept'))[0]?.faults[0]?.message).toContain('left as it is');
  expect(await shop.exported()).toContain('66');
});

/** A file with a number of new products in one category. */
const manyOf = (count: number) =>
  [HEAD, ...Array.from({ length: count }, (_, n) => `P-${n},,published,جديد,New,oud,15.5,P-${n},4`), ''].join('\r\n');

test('an import in many pieces reads the categories of the shop once, not with each', async () => {
  let reads = 0;
  const categories: typeof readCategories = (tx, isOurs) => {
    reads += 1;
    return readCategories(tx, isOurs);
  };
  // On a slow machine it would hand over half-way, and the next job reads them again.
  const deps = { ...shop.deps, readCategories: categories, atMostMs: Number.POSITIVE_INFINITY };
  const { body } = await shop.send(manyOf(130));
  await runImport(deps);
  expect((await shop.show(body.data.id)).outcomes).toMatchObject({ create: 130, error: 0 });
  expect(reads, 'of a hundred products each').toBe(1);
  const { version } = await shop.show(body.data.id);
  expect((await shop.acts(body.data.id)('run', version)).status).toBe(200);
  await runImport(deps);
  expect((await shop.show(body.data.id)).results.done).toBe(130);
  expect(reads, 'of a hundred products each, again').toBe(2);
});

test('a category that goes while they are kept has its products refused, and the others are written', async () => {
  const { id } = await shop.check(`${manyOf(130)}LAST,,published,جديد,New,rose,15.5,LAST,4\r\n`);
  await factories(shop.db).category({ slug: 'rose' });
  const checked = await shop.check(`${manyOf(130)}LAST,,published,جديد,New,rose,15.5,LAST,4\r\n`);
  expect(checked.outcomes).toMatchObject({ create: 131, error: 0 });
  expect(id).not.toBe(checked.id);
  expect((await shop.acts(checked.id)('run', checked.version)).status).toBe(200);
  const kept = { ...shop.deps, readCategories: readOnce() };
  await runPiece(kept);
  await sql`update categories set is_active = false where slug = 'rose'`.execute(shop.db);
  while (await runPiece(kept));
  const done = await shop.show(checked.id);
  expect([done.status, done.results.done, done.results.refused]).toEqual(['done', 130, 1]);
});

const told = async (id: number) =>
  (await shop.items(id, '&outcome=error')).flatMap((item) =>
    item.faults.map(({ row, column, message }) => `${row} ${column}: ${message}`),
  );

test('one SKU in two rows is numbered in a sheet of nobody’s, and names both rows in our own', async () => {
  const checked = await shop.check(
    'sku,status,name_ar,name_en,category,price,stock\nTWICE-1,draft,واحد,One,oud,10,1\nTWICE-1,draft,اثنان,Two,oud,12,1\n',
  );
  expect(await told(checked.id)).toEqual([]);
  expect((await shop.items(checked.id)).map(({ sku, faults }) => [sku, faults[0]?.message])).toEqual([
    ['TWICE-1', undefined],
    ['TWICE-1-2', 'Its SKU is in the file twice, so here it is “TWICE-1-2”'],
  ]);
  const products = await shop.check(
    'product_sku,status,name_ar,name_en,category,price,stock\nTWICE-1,draft,واحد,One,oud,10,1\nTWICE-1,draft,اثنان,Two,oud,12,1\n',
  );
  expect(await told(products.id)).toEqual([
    '2 product_sku: Rows 2 and 3 have the same SKU',
    '3 product_sku: Rows 2 and 3 have the same SKU',
  ]);
});

test('a SKU that a spreadsheet shortened is told, and one that is written so in the shop is not', async () => {
  const row = (sku: string) => `${sku},,draft,اسم,Name,oud,10,${sku},1`;
  const checked = await shop.check(
    [HEAD, row('1.23E+12'), row('6,2E+9'), row('1E5'), row('E+12'), ''].join('\n').replace('6,2E+9', '62E+9'),
  );
  expect((await told(checked.id)).filter((line) => line.includes('spreadsheet'))).toEqual([
    expect.stringMatching(/^2 product_sku: “1\.23E\+12” is a number/),
    expect.stringMatching(/^2 sku: “1\.23E\+12” is a number/),
  ]);
  const { category } = shop;
  await shop.call('POST /admin/products', productBody({ category_id: category, sku: '4.5E+10' }));
  const again = await shop.check(await shop.exported());
  expect(await told(again.id)).toEqual([]);
});
