import { afterEach, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import { factories } from '../../../testing/index.ts';
import { openRecordShop } from './import-shop.fixture.ts';

let shop: Awaited<ReturnType<typeof openRecordShop>>;
beforeEach(async () => {
  shop = await openRecordShop();
});
afterEach(() => shop.close());

const coupons = async () => (await shop.call('GET /admin/coupons?sort=code')).body.data.data;
const told = async (id: number) =>
  (await shop.items(id)).map(({ label, outcome, faults }) => [label, outcome, ...faults.map(({ kind }) => kind)]);

test('coupons of WooCommerce give what they gave there, and none gives more', async () => {
  const category = await factories(shop.db).category({ nameAr: 'عطور', nameEn: 'Perfumes' });
  const head =
    'code,discount_type,coupon_amount,free_shipping,date_expires,usage_limit,usage_count,usage_limit_per_user,minimum_amount,maximum_amount,product_categories,exclude_product_ids,customer_email';
  const rows = [
    'welcome10,percent,10,no,2099-01-31,100,40,1,150,0,,,',
    'fifty,fixed_cart,50.00,yes,,0,0,0,,,,,',
    'ship,fixed_cart,0,yes,,,,,,,,,',
    'perfume,percent,20,no,,,,,,,Perfumes,,',
    'each,fixed_product,5,no,,,,,,,,,',
    'half,percent,12.5,no,,,,,,,,,',
    'gone,percent,10,no,2020-01-01,,,,,,,,',
    'spent,percent,10,no,,5,5,,,,,,',
    'friends,percent,10,no,,,,,,,,,a@example.com',
    'but,percent,10,no,,,,,,,,12,',
    'upto,percent,10,no,,,,,,500,,,',
    'where,percent,10,no,,,,,,,Nowhere,,',
    'رمضان,percent,10,no,,,,,,,,,',
    'WELCOME10,percent,90,no,,,,,,,,,',
  ];
  const done = await shop.imported('coupons', `${head}\n${rows.join('\n')}\n`);
  expect(await told(done.id)).toEqual([
    ['', 'create', 'uses_taken'],
    ['', 'create', 'shipping_left'],
    ['', 'create'],
    ['', 'create'],
    ['', 'error', 'by_piece'],
    ['', 'error', 'percent_whole'],
    ['', 'error', 'ended'],
    ['', 'error', 'used_up'],
    ['', 'error', 'for_people'],
    ['', 'error', 'not_for'],
    ['', 'error', 'most_spent'],
    ['', 'error', 'category_unknown'],
    ['', 'error', 'code_unreadable'],
    ['', 'known', 'repeated'],
  ]);
  expect(await coupons()).toMatchObject([
    { code: 'FIFTY', type: 'fixed', amount: 50, total_limit: null, per_customer_limit: null, is_public: false },
    { code: 'PERFUME', type: 'percentage', percent: 20, category_ids: [category] },
    { code: 'SHIP', type: 'free_shipping' },
    {
      ...{ code: 'WELCOME10', type: 'percentage', percent: 10, minimum_order: 150, total_limit: 60 },
      ...{ per_customer_limit: 1, ends_at: '2099-01-31T20:59:59.999Z' },
    },
  ]);
});

test('Arabic sheets are read, and the undo leaves coupons that were changed', async () => {
  const csv =
    'كود الخصم,نوع الخصم,قيمة الخصم,الحد الأدنى,تاريخ الانتهاء\nEID,نسبة,١٥٪,١٠٠ ر.س,31/12/2099\nADHA,مبلغ ثابت,٢٥,,\nMAYBE,,30,,\n';
  const done = await shop.imported('coupons', csv);
  expect(done.results).toMatchObject({ done: 2 });
  expect(await coupons()).toMatchObject([
    { code: 'ADHA', type: 'fixed', amount: 25 },
    { code: 'EID', type: 'percentage', percent: 15, minimum_order: 100 },
  ]);
  expect((await shop.imported('coupons', csv)).outcomes).toEqual({ create: 0, known: 2, error: 1 });
  await sql`update coupons set version = 2 where code = 'EID'`.execute(shop.db);
  expect((await shop.act(done.id, 'undo')).results).toEqual({ done: 0, undone: 1, kept: 1 });
  expect(await coupons()).toMatchObject([{ code: 'EID' }]);
});

test('conditions that a coupon here cannot keep are no smaller for standing in several columns', async () => {
  const head =
    'code,discount_type,coupon_amount,exclude_product_ids,exclude_sale_items,exclude_categories,first_order_only,limit_usage_to_x_items,currency';
  const rows = ['plain,percent,10,,no,,no,0,SAR', 'sale,percent,10,,yes,,,,', 'cats,percent,10,,no,Oud,,,'];
  const more = ['first,percent,10,,no,,yes,,', 'items,percent,10,,no,,,2,', 'usd,fixed_cart,10,,no,,,,USD'];
  const done = await shop.imported('coupons', `${head}\n${[...rows, ...more].join('\n')}\n`);
  expect((await told(done.id)).map(([, ...rest]) => rest)).toEqual([
    ['create'],
    ['error', 'not_for'],
    ['error', 'not_for'],
    ['create'],
    ['error', 'by_pieces'],
    ['error', 'other_currency'],
  ]);
  expect(await coupons()).toMatchObject([
    { code: 'FIRST', first_order_only: true },
    { code: 'PLAIN', first_order_only: false },
  ]);
});

test('a code that was taken after the check is left as it is', async () => {
  const { body } = await shop.send('coupons', 'code,type,value\nEID,percent,15\n');
  await shop.call('POST /admin/coupons', {
    ...{ code: 'EID', type: 'percentage', percent: 5, first_order_only: false, is_public: false },
    ...{ description_ar: '', description_en: '', product_ids: [], category_ids: [] },
  });
  expect((await shop.act(body.data.id, 'run')).results).toEqual({ done: 0, undone: 0, kept: 1 });
  expect(await coupons()).toMatchObject([{ code: 'EID', percent: 5 }]);
});
