import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ForeignTools, foreignTools } from './foreign-files.fixture.ts';
import { type ImportShop, openImportShop } from './import-shop.fixture.ts';

let shop: ImportShop;
let tools: ForeignTools;
beforeAll(async () => {
  shop = await openImportShop();
  tools = foreignTools(shop);
});
afterAll(() => shop.close());

const HEAD =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Barcode,SEO Title,SEO Description,Status';
const file = (...rows: string[]) => `${[HEAD, ...rows].join('\r\n')}\r\n`;

test('HTML of a theme is measured by its letters, and kept without attributes', async () => {
  const styled = `<p><span style=""${'margin: 0px; '.repeat(900)}"" data-x=""1"">Silk scarf</span></p>`;
  const { products } = await tools.imported(
    file(`scarf,Scarf,"${styled}",Nasj,Scarves,,TRUE,Title,Default Title,SC-1,shopify,5,deny,50,,,,,active`),
  );
  expect(products[0]).toMatchObject({ description_en: '<p>Silk scarf</p>', status: 'published', stock_quantity: 5 });
});

test('indented HTML, an Arabic handle, uncounted stock and texts for search engines are kept', async () => {
  const body = '<div dir=""rtl"">\n\n    <div style=""a"">\n        <strong>هيبة</strong>\n    </div>\n\n</div>';
  const { products, told } = await tools.imported(
    file(
      `بخور-أول,بخور أول,"${body}",دار,,"بخور, هدايا",true,Title,Default Title,,,0,deny,365,437.78,,بخور فاخر,وصف البخور,active`,
    ),
  );
  expect(products[0]).toMatchObject({
    ...{ slug: 'بخور-أول', sku: 'بخور-أول', price: 437.78, sale_price: 365, stock_quantity: 1_000 },
    ...{ description_ar: '<p><strong>هيبة</strong></p>', keywords_ar: 'بخور، هدايا', tags: ['بخور', 'هدايا'] },
    ...{ seo_title_ar: 'بخور فاخر', seo_description_ar: 'وصف البخور', status: 'published' },
  });
  expect(told).toEqual([expect.stringMatching(/Variant Inventory Qty: .*always sells it: it begins here with 1000/)]);
});

test('tags are read to the last, however long the cell is', async () => {
  const tags = Array.from({ length: 20 }, (_, at) => `${'Long '.repeat(8)}${String(at).padStart(2, '0')}`);
  const { products } = await tools.imported(
    file(`tagged,Tagged,,Nasj,Things,"${tags.join(', ')}",true,Title,Default Title,,,5,deny,100,,,,,active`),
  );
  expect(products[0]?.tags).toEqual(tags);
});

test('a quantity below zero is none, and a shop that sold beyond stock is told how to go on', async () => {
  const { products, told } = await tools.imported(
    file('over,Oversold,,Nasj,Things,,true,Title,Default Title,,shopify,-4,continue,100,,,,,active'),
  );
  expect(products[0]).toMatchObject({ stock_quantity: 0, status: 'published' });
  expect(told).toEqual([
    expect.stringContaining('“-4” becomes 0'),
    expect.stringContaining('Variant Inventory Policy: It was sold beyond its stock'),
  ]);
});

test('a SKU given twice is numbered, a long one is shortened, and a price of 0 makes a draft', async () => {
  const csv = file(
    'clips,Clips,,Nasj,Hair,,true,Length,10 inch,CLIP,shopify,5,deny,55,,,,,active',
    'clips,,,,,,,,12 inch,CLIP,shopify,3,deny,60,,,,,',
    `long,Long,,Nasj,Hair,,true,Title,Default Title,${'L'.repeat(80)},shopify,5,deny,10,,,,,active`,
    'gift,Sample,,Nasj,Hair,,true,Title,Default Title,FREE-1,shopify,5,deny,0.00,,,,,active',
  );
  const { products, told } = await tools.imported(csv);
  const [clips, long, gift] = products;
  expect(clips?.variants.map(({ sku, price }) => [sku, price])).toEqual([
    ['CLIP', null],
    ['CLIP-2', 60],
  ]);
  expect(long?.sku).toMatch(/^L{55}-[0-9a-f]{8}$/);
  expect(gift).toMatchObject({ sku: 'FREE-1', status: 'draft', price: 1_000_000 });
  expect(told).toEqual([
    expect.stringMatching(/^3 Variant SKU: .*“CLIP-2”/),
    expect.stringMatching(/^4 Variant SKU: .*64 letters/),
    expect.stringMatching(/^5 Variant Price: .* 0: it stays a draft/),
  ]);
  expect((await shop.check(csv)).outcomes).toEqual({ create: 0, update: 0, unchanged: 3, error: 0 });
});

test('one wrong cell or row never refuses a good product', async () => {
  const { products, told } = await tools.imported(
    file(
      'bad-cells,Cells,,Nasj,Odd,,true,Title,Default Title,BC-1,shopify,3,deny,20,x,1,,,strange',
      'bad-row,Row,,Nasj,Odd,,true,Size,S,BR-1,shopify,3,deny,20,,,,,active',
      'bad-row,,,,,,,,S,BR-2,shopify,3,deny,20,,,,,',
    ),
  );
  expect(products[0]).toMatchObject({ price: 20, barcode: null, status: 'draft' });
  expect(products[1]?.variants.map(({ sku }) => sku)).toEqual(['BR-1']);
  expect(told.map((line) => line.split(':')[0])).toEqual([
    '2 Variant Compare At Price',
    '2 Status',
    '2 Variant Barcode',
    '4 Option1 Value',
  ]);
});
