import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ImportShop, openImportShop } from './import-shop.fixture.ts';

let shop: ImportShop;
beforeAll(async () => {
  shop = await openImportShop();
});
afterAll(() => shop.close());

/** A product in Shopify's format with three options. */
const FLASK = [
  'Handle,Title,Type,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant SKU,Variant Inventory Qty,Variant Price',
  'flask,ترمس,oud,TRUE,Color,Black,السعة,50 مل,Engraving,None,FL-1,3,90.00',
  'flask,,,,,Navy,,1 L,,Name,FL-2,4,95.00',
].join('\r\n');

async function imported(csv: string) {
  const checked = await shop.check(csv);
  expect(await shop.items(checked.id, '&outcome=error')).toEqual([]);
  await shop.act(checked.id, 'run');
  return checked;
}

async function flask() {
  const { data } = (await shop.call('GET /admin/products?q=FL-1')).body.data;
  return (await shop.call(`GET /admin/products/${data[0].id}`)).body.data;
}

const valuesOf = (product: { variants: { choices: { value_ar: string; value_en: string }[] }[] }) =>
  product.variants.map(({ choices }) => choices.map(({ value_ar, value_en }) => `${value_ar}|${value_en}`));

test('options of any name are imported under their names, known ones in both languages', async () => {
  await imported(FLASK);
  const made = await flask();
  expect(made.options).toEqual([
    { kind: 'color', name_ar: 'اللون', name_en: 'Colour' },
    { kind: 'size', name_ar: 'السعة', name_en: 'Capacity' },
    { kind: 'other', name_ar: 'Engraving', name_en: 'Engraving' },
  ]);
  expect(valuesOf(made)).toEqual([
    ['أسود|Black', '50 مل|50 ml', 'None|None'],
    ['كحلي|Navy', '1 لتر|1 L', 'Name|Name'],
  ]);
  expect(made.variants[0]).toMatchObject({ size: '50 ml', color_hex: '#000000' });
  expect((await shop.check(FLASK)).outcomes).toMatchObject({ unchanged: 1, update: 0, error: 0 });
});

test('our own export of them comes back as it is, a changed value is written, and the undo brings it back', async () => {
  const before = await shop.exported();
  expect((await shop.check(before)).outcomes).toMatchObject({ unchanged: 1, update: 0, error: 0 });
  const checked = await imported(before.replace(',None,', ',بدون,'));
  expect(checked.outcomes).toMatchObject({ update: 1 });
  expect(valuesOf(await flask())[0]).toEqual(['أسود|Black', '50 مل|50 ml', 'بدون|بدون']);
  await shop.act(checked.id, 'undo');
  expect(await shop.exported()).toBe(before);
});

test('a changed size in its own column is written as well', async () => {
  const sheet = ['product_sku,name_ar,category,price,sku,size,stock', 'TEE,قميص,oud,40,TEE-S,S,1', 'TEE,,,,TEE-M,M,1'];
  await imported(sheet.join('\r\n'));
  const { data } = (await shop.call('GET /admin/products?q=TEE-S')).body.data;
  const read = async () => (await shop.call(`GET /admin/products/${data[0].id}`)).body.data;
  expect((await read()).options).toMatchObject([{ kind: 'size', name_ar: 'المقاس' }]);
  await imported(sheet.join('\r\n').replace(',M,', ',L,'));
  expect(valuesOf(await read())).toEqual([['S|S'], ['L|L']]);
});
