import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AdminProduct } from '@waha/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { factories } from '../../../../testing/index.ts';
import { type ImportShop, openImportShop } from '../import-shop.fixture.ts';

let shop: ImportShop;
const category: Record<string, number> = {};
beforeAll(async () => {
  shop = await openImportShop();
  const { category: make } = factories(shop.db);
  category.thobes = await make({ nameEn: 'Thobes', nameAr: 'ثياب' });
  category.dates = await make({ nameEn: 'Dates', nameAr: 'تمور' });
  const clothes = await make({ nameEn: 'Clothes', nameAr: 'الملابس' });
  category.abayas = await make({ nameEn: 'Abayas', nameAr: 'العبايات', parentId: clothes });
  category.incense = await make({ nameEn: 'Incense', nameAr: 'البخور' });
  category.kitchen = await make({ nameEn: 'Kitchen', nameAr: 'المطبخ' });
  category.coffee = await make({ nameEn: 'Coffee', nameAr: 'القهوة', parentId: category.kitchen });
});
afterAll(() => shop.close());

const sample = (name: string) => readFile(join(import.meta.dirname, 'samples', `${name}.csv`));

/** Imports a sample, and gives its products by their SKUs. */
async function importSample(name: string): Promise<Map<string, AdminProduct>> {
  const checked = await shop.check(await sample(name));
  expect(await shop.items(checked.id, '&outcome=error')).toEqual([]);
  expect(checked.format).toBe(name);
  await shop.act(checked.id, 'run');
  const made = new Map<string, AdminProduct>();
  for (const { product_id: id } of await shop.items(checked.id, '&result=done')) {
    const { data } = (await shop.call(`GET /admin/products/${id}`)).body;
    made.set(data.sku, data);
  }
  // The same file again: it contains no change.
  expect((await shop.check(await sample(name))).outcomes).toEqual({
    create: 0,
    update: 0,
    unchanged: made.size,
    error: 0,
  });
  return made;
}

const choices = ({ variants }: AdminProduct) =>
  variants.map((one) => [one.sku, one.size, one.color_en, one.price, one.sale_price, one.stock_quantity]);

test('a product of Shopify’s is all rows of its handle', async () => {
  const made = await importSample('shopify');
  const thobe = made.get('linen-thobe');
  expect(thobe).toMatchObject({
    slug: 'linen-thobe',
    status: 'published',
    name_en: 'Linen thobe',
    name_ar: 'Linen thobe',
    brand_en: 'Dar',
    category_id: category.thobes,
    price: 220,
    sale_price: 180,
    weight_grams: 420,
  });
  expect(thobe && choices(thobe)).toEqual([
    ['THB-M-W', 'M', 'White', null, null, 8],
    ['THB-L-W', 'L', 'White', null, null, 5],
    ['THB-L-N', 'L', 'Navy', 190, null, 0],
  ]);
  expect(made.get('DATE-1')).toMatchObject({
    slug: 'date-box',
    status: 'draft',
    name_ar: 'علبة تمر سكري',
    category_id: category.dates,
    price: 65,
    stock_quantity: 40,
    variants: [],
  });
});

test('a product of Salla’s is its row with the options below it, in Arabic', async () => {
  const made = await importSample('salla');
  const abaya = made.get('ABY');
  expect(abaya).toMatchObject({
    name_ar: 'عباية سوداء مطرزة',
    short_description_ar: 'أناقة يومية',
    brand_ar: 'دار',
    category_id: category.abayas,
    price: 350,
    sale_price: 299,
    weight_grams: 800,
    status: 'draft',
  });
  expect(abaya && choices(abaya)).toEqual([
    ['ABY-54', '54', null, null, null, 0],
    ['ABY-56', '56', null, 360.5, null, 0],
  ]);
  expect(made.get('BKH-1')).toMatchObject({ price: 1250, weight_grams: 250, barcode: '628200002' });
});

test('a product of WooCommerce’s is the parent with its variations, by SKU or number', async () => {
  const made = await importSample('woocommerce');
  expect(made.get('DAL-1')).toMatchObject({
    status: 'published',
    is_featured: true,
    description_en: '<p>Brass.</p>\n<p>One litre.</p>',
    category_id: category.coffee,
    price: 199,
    sale_price: 149.5,
    weight_grams: 1200,
    stock_quantity: 12,
  });
  const mug = made.get('MUG');
  expect(mug).toMatchObject({ status: 'draft', category_id: category.coffee, price: 35 });
  expect(mug && choices(mug)).toEqual([
    ['MUG-R', '250 ml', 'Red', null, null, 4],
    ['MUG-B', '400 ml', 'Blue', 45, 40, 0],
  ]);
  expect([...made.values()].find(({ name_en: name }) => name === 'Plate')?.variants).toMatchObject([
    { sku: 'PLT-S', size: 'S', stock_quantity: 7 },
  ]);
});

test('a sheet whose columns nobody knows is read by what staff say they are', async () => {
  const csv = 'a;b;c;d\n1;١٢٫٥;٣;MSK-1\n';
  const sent = await shop.send(`\ufeff${csv}`);
  expect(sent.body.data).toMatchObject({ format: 'other', status: 'mapping', missing: [] });
  const { id, version } = sent.body.data;
  const columns = ['title', 'price', 'stock', 'sku'];
  const choice = { columns, category_id: category.incense };
  const wrong = await shop.call(`PUT /admin/product-imports/${id}`, {
    ...choice,
    version,
    columns: [null, 'price', null, null],
  });
  expect(wrong.status).toBe(422);
  expect((await shop.call(`PUT /admin/product-imports/${id}`, { ...choice, version })).status).toBe(200);
  await shop.work();
  expect((await shop.show(id)).outcomes.create).toBe(1);
  await shop.act(id, 'run');
  const [item] = await shop.items(id);
  const { data } = (await shop.call(`GET /admin/products/${item?.product_id}`)).body;
  expect(data).toMatchObject({
    sku: 'MSK-1',
    name_ar: '1',
    price: 12.5,
    stock_quantity: 3,
    category_id: category.incense,
  });
  // The next sheet with these headers is read so at once; one with others is not.
  const next = await shop.check(csv.replace('MSK-1', 'MSK-2'));
  expect([next.status, next.columns.map(({ field }) => field)]).toEqual(['checked', columns]);
  const other = await shop.send(csv.replace('a;', 'e;'));
  expect(other.body.data).toMatchObject({ status: 'mapping', columns: [{ header: 'e', examples: ['1'] }, {}, {}, {}] });
});

test.each([
  ['a spreadsheet as it is saved', Buffer.from('PK\u0003\u0004\0\0,,'), 'not_csv'],
  ['one word', 'hello', 'not_csv'],
  ['nothing', '', 'file_missing|not_csv'],
  ['letters of another encoding', Buffer.from('sku,name\nA,\xe9\xe8\n', 'latin1'), 'not_utf8'],
  ['a quote that nobody closed', 'sku,name\nA,"b\nC,d\n', 'bad_quotes'],
  ['no line of columns', ',\n1,\n,2\n', 'no_columns'],
  ['columns alone', 'sku,name\n\n,\n', 'empty'],
  ['too many rows', `sku,price\n${'A,1\n'.repeat(50_001)}`, 'too_many_rows'],
  ['too many columns', `${'sku,'.repeat(201)}x\n`, 'too_many_columns'],
])('%s is refused in words', async (_, file, code) => {
  const { status, body } = await shop.send(file);
  expect([status, body.code]).toEqual([422, expect.stringMatching(code)]);
});

test.each([
  [
    'UTF-16, as Excel writes Unicode text',
    (csv: string) => Buffer.from(`\ufeff${csv.replaceAll(',', '\t')}`, 'utf16le'),
  ],
  ['ends of lines of old', (csv: string) => csv.replaceAll('\n', '\r')],
  [
    'ends of lines of Windows, semicolons and quotes',
    (csv: string) => csv.replaceAll(',', '";"').replace(/^|$/gm, '"').replaceAll('\n', '\r\n'),
  ],
])('%s is read', async (_, write) => {
  const checked = await shop.check(write('sku,name,price\nX-1,مسك,5\nX-2,عنبر,6'));
  expect([checked.status, checked.rows_count]).toEqual(['checked', 2]);
  expect((await shop.items(checked.id)).map(({ name }) => name)).toEqual(['مسك', 'عنبر']);
});
