import { afterAll, beforeAll, expect, test } from 'vitest';
import { workbookOf } from '../../../platform/xlsx/workbook.fixture.ts';
import { type ForeignTools, foreignTools } from './foreign-files.fixture.ts';
import { type ImportShop, openImportShop } from './import-shop.fixture.ts';

let shop: ImportShop;
let tools: ForeignTools;
beforeAll(async () => {
  shop = await openImportShop();
  tools = foreignTools(shop);
});
afterAll(() => shop.close());

test('the first line names the columns, though a product says a word that is a column elsewhere', async () => {
  const { products, told } = await tools.imported(
    'Product Id;Product Handle;Product Title;Product Description;Product Status;Product Weight;Variant SKU;Variant Inventory Quantity;Price EUR;Option 1 Name;Option 1 Value\n' +
      ';coffee-mug;Coffee Mug;A mug.;published;400;MUG-1;100;10.00;Size;One Size\n' +
      ';hoodie;Hoodie;A hoodie.;published;400;HOOD-M;5;30.00;Size;M\n',
  );
  expect(products.map(({ slug, name_en: name, price }) => [slug, name, price])).toEqual([
    ['coffee-mug', 'Coffee Mug', 10],
    ['hoodie', 'Hoodie', 30],
  ]);
  expect(told).toEqual(
    [2, 3].map((row) => expect.stringMatching(`^${row} Price EUR: .* EUR, and the number is taken as riyals`)),
  );
});

/** Arabic in the code page of Windows. */
function windows1256(text: string): Buffer {
  const decoder = new TextDecoder('windows-1256');
  const bytes = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte] as const));
  return Buffer.from([...text].map((letter) => bytes.get(letter) ?? 63));
}

test.each([
  ['the code page of an Arabic Windows', windows1256],
  ['UTF-16 with its bytes the other way', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
])('%s is read', async (_, write) => {
  const { products } = await tools.imported(write('الاسم,رمز المنتج,السعر,الكمية,القسم\nعود هندي،,W-1,150,10,بخور\n'));
  expect(products[0]).toMatchObject({ name_ar: 'عود هندي،', sku: 'W-1', price: 150, stock_quantity: 10 });
});

test('an Arabic sheet of one’s own is read by its words, with addresses as far as they can be kept', async () => {
  const { products } = await tools.imported(
    'اسم المنتج,Slug,الوصف,السعر,القسم\nمشترك رباعي,مشترك-رباعي-2c2a,"الخامة: PC\n\nالسلك: 2 متر",388.00,قسم المشترك\nمشترك ثلاثي,مشترك-ثلاثي\\ة,الخامة,194.00,قسم المشترك\n',
  );
  expect(products.map(({ slug, price }) => [slug, price])).toEqual([
    ['مشترك-رباعي-2c2a', 388],
    ['مشترك-ثلاثي-ة', 194],
  ]);
});

test.each(['الكلمات المفتاحية', 'Keywords', 'كلمات البحث'])(
  '%s are search words, and leave tags as they are',
  async (header) => {
    const file = `اسم المنتج,كود المنتج,السعر,الكمية,القسم,${header}\nعود,KW-${header.length},150,10,بخور,"بخور, طيب"\n`;
    const { products } = await tools.imported(file);
    expect(products[0]).toMatchObject({ keywords_ar: 'بخور، طيب', tags: [] });
  },
);

test('tags of a file replace those of a product, and not its search words', async () => {
  const sheet = (...cells: string[]) =>
    `اسم المنتج,كود المنتج,السعر,الكمية,القسم,الوسوم\nعود,TAG-1,150,10,بخور,${cells.join()}\n`;
  const { products } = await tools.imported(sheet('"بخور، طيب"'));
  expect(products[0]).toMatchObject({ keywords_ar: 'بخور، طيب', tags: ['بخور', 'طيب'] });
  const again = await tools.imported(sheet('هدايا'));
  expect(again.products[0]).toMatchObject({ keywords_ar: 'بخور، طيب', tags: ['هدايا'] });
});

test('a workbook of Excel is read as it is', async () => {
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  const head = ['اسم المنتج', 'كود المنتج', 'السعر', 'الكمية', 'القسم'].map(cell).join('');
  const row = `${cell('دهن عود')}${cell('DH-1')}<c><v>149.5</v></c><c><v>12</v></c>${cell('بخور')}`;
  const { products } = await tools.imported(workbookOf(`<row>${head}</row><row>${row}</row>`));
  expect(products[0]).toMatchObject({ name_ar: 'دهن عود', sku: 'DH-1', price: 149.5, stock_quantity: 12 });
});
