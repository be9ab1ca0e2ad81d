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
  'ID,Type,SKU,Name,Published,Visibility in catalog,Short description,Description,In stock?,Stock,Weight (lbs),Sale price,Regular price,Categories,Parent,External URL,Attribute 1 name,Attribute 1 value(s)';
const file = (...rows: string[]) => `${[HEAD, ...rows].join('\n')}\n`;

test('variations without a SKU get one from their product, which has its number', async () => {
  const { products } = await tools.imported(
    file(
      '20,variable,,Recovery pack,1,visible,,,1,,,,,Uncategorized,,,Tier,"Small, Large"',
      '21,variation,,Recovery pack - Small,1,,,,1,,,,6.99,,id:20,,Tier,Small',
      '22,variation,,Recovery pack - Large,1,,,,1,7,,,13.99,,id:20,,Tier,Large',
    ),
  );
  expect(products[0]).toMatchObject({ sku: 'WC-20', price: 6.99, status: 'published' });
  expect(products[0]?.variants.map(({ sku, price, stock_quantity: stock }) => [sku, price, stock])).toEqual([
    ['WC-20-1', null, 1_000],
    ['WC-20-2', 13.99, 7],
  ]);
});

test('a short description is its words, and begins the description where it is too long', async () => {
  const points = Array.from({ length: 40 }, (_, at) => `<li data-start=""${at}""><b>Point ${at}</b> of it</li>`);
  const { products, told } = await tools.imported(
    file(
      `30,simple,SD-1,Long,1,visible,"<ul>${points.join('')}</ul>",,1,4,,,20,Clothing > Shirts,,,,`,
      '31,simple,SD-2,Short,1,visible,<b>Small</b> &amp; neat,Body,1,4,,,20,Clothing > Shirts,,,,',
    ),
  );
  const [long, short] = products;
  expect(long?.short_description_en).toMatch(/^Point 0 of it\nPoint 1 of it[^<]*…$/);
  expect(long?.description_en).toContain('<li><strong>Point 39</strong> of it</li>');
  expect(short).toMatchObject({ short_description_en: 'Small & neat', description_en: 'Body' });
  expect(told).toEqual([expect.stringContaining('longer than 500 letters')]);
});

test('a file without a column of SKUs is read, each SKU made of the name', async () => {
  const csv =
    'Type,Name,Published,Description,In stock?,Stock,Regular price,Categories\nsimple,Herbal oil,1,<p>Oil</p>,1,100,499,Wellness\nsimple,Herbal oil,1,,1,5,99,Wellness\n';
  const { format, products } = await tools.imported(csv);
  expect(format).toBe('woocommerce');
  expect(products.map(({ sku, price }) => [sku, price])).toEqual([
    ['herbal-oil', 499],
    ['herbal-oil-2', 99],
  ]);
  expect((await shop.check(csv)).outcomes).toMatchObject({ unchanged: 2 });
});

test('hidden, not sent, sold elsewhere and grouped products stay drafts, each told why; pounds are grams', async () => {
  const { products, told } = await tools.imported(
    file(
      '64,simple,W-HID,Hidden,1,hidden,,,1,,3,,45,Decor,,,,',
      '73,"simple, downloadable, virtual",W-ALB,Album,1,visible,,,1,,,,15,Decor,,,,',
      '99,external,W-EXT,Elsewhere,1,visible,,,1,,,,11.05,Decor,,https://example.com/buy,,',
      '98,grouped,W-GRP,A group,1,visible,,,1,,,,,Decor,,,,',
    ),
  );
  expect(products.map(({ status, weight_grams: grams }) => [status, grams])).toEqual([
    ['draft', 1361],
    ['draft', 0],
    ['draft', 0],
    ['draft', 0],
  ]);
  const reasons = told.filter((line) => line.includes('draft')).map((line) => line.split(': ')[0]);
  expect(reasons).toEqual(['2 Visibility in catalog', '3 Type', '4 Type', '5 Type', '5 Regular price']);
});

test('a dump of its API is read: publish, the price of now and the one before, several pictures', async () => {
  const { format, products, told } = await tools.imported(
    'id,name,sku,type,status,price,regular_price,sale_price,stock_quantity,all_images,categories,permalink\n' +
      '994,Baby set,C9991,variable,publish,28.90,35,28.90,3,https://example.com/a.webp; https://example.com/b.webp,Boys; New; Sets,https://example.com/p/baby-set\n' +
      '995,Hat,C9992,simple,future,9,,,3,,Boys,\n',
  );
  expect(format).toBe('woocommerce');
  expect(products[0]).toMatchObject({ price: 35, sale_price: 28.9, status: 'published', stock_quantity: 3 });
  expect(products[1]).toMatchObject({ price: 9, status: 'draft' });
  expect(told.filter((line) => line.includes('all_images')).map((line) => /“(.*)”/.exec(line)?.[1])).toEqual([
    'https://example.com/a.webp',
    'https://example.com/b.webp',
  ]);
});

test.each([
  [
    'Arabic',
    'المعرف,النوع,رمز المنتج (SKU),الاسم,منشور,الظهور في الكتالوج,الوصف,متوفر؟,المخزون,السعر الافتراضي,التصنيفات,الصور',
    '40,simple,AR-1,فستان دانتيل,1,visible,فستان,1,5,240,ملابس نسائية,',
    'AR-1',
  ],
  [
    'Russian',
    'ID,Тип,Артикул,Имя,Опубликован,"Видимость в каталоге",Описание,"В наличии?",Запасы,"Базовая цена",Категории,Изображения',
    '41,simple,,Комбинезон,1,visible,Описание,1,5,240,"Женская одежда",',
    'WC-41',
  ],
])('headers of its export in %s are known', async (_, head, row, sku) => {
  const { format, products } = await tools.imported(`${head}\n${row}\n`);
  expect(format).toBe('woocommerce');
  expect(products[0]).toMatchObject({ sku, price: 240, stock_quantity: 5, status: 'published' });
});
